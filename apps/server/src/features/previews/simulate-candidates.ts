import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { previewCandidates, previewTaskCandidates } from '@tryout/contract/previews/previews';
import { personaOf } from '@tryout/domain/plays/persona';
import { sha256 } from '../../platform/sha256.ts';
import { playByPersona } from '../plays/public.ts';
import type { PlayRun } from '../replays/public.ts';
import type { ComputedCard } from '../score-cards/public.ts';
import { measuredValues } from './measured-values.ts';
import { type PreviewedSimulation, previewCard, tasksOfPreview } from './preview-card.ts';

const MS_PER_MINUTE = 60_000;

/** A series of simulated candidates. */
type AskedCandidates = RouteBody<typeof previewCandidates>;

async function* played(simulation: PreviewedSimulation, asked: AskedCandidates) {
  for (let n = asked.from; n < asked.from + asked.count; n += 1) {
    await nextTurn();
    const seed = sha256(`${asked.seed}:${n}`).slice(0, 32);
    const persona = personaOf(asked.group, asked.seed, n);
    const tasks = tasksOfPreview(simulation, seed);
    const { run } = playByPersona({ id: 'preview', tasks, seed, persona });
    yield { n, run, tasks };
  }
}

/** The cards that simulated candidates come to. */
export async function simulatedCards(
  simulation: PreviewedSimulation,
  asked: AskedCandidates,
): Promise<ComputedCard[]> {
  const cards: ComputedCard[] = [];
  for await (const { tasks, run } of played(simulation, asked)) {
    cards.push(previewCard(simulation, tasks, run));
  }
  return cards;
}

const minutesOf = ({ last_t_ms }: PlayRun) => Math.round((last_t_ms / MS_PER_MINUTE) * 10) / 10;

/** What a task measures of simulated candidates, the same ones for the same seed and numbers. */
export async function simulateTask(
  task: PreviewedSimulation,
  asked: AskedCandidates,
): Promise<RouteData<typeof previewTaskCandidates>> {
  const candidates = [];
  for await (const { n, run, tasks } of played(task, asked)) {
    const [measured] = measuredValues(tasks, run);
    if (measured) candidates.push({ n, minutes: minutesOf(run), ...measured });
  }
  return { candidates };
}

/**
 * Lets simulated candidates play, one after the other; between two of them the server answers others. The same seed
 * and number give the same candidate with the same result.
 */
export async function simulateCandidates(
  simulation: PreviewedSimulation,
  asked: AskedCandidates,
): Promise<RouteData<typeof previewCandidates>> {
  const candidates = [];
  for await (const { n, run, tasks } of played(simulation, asked)) {
    const { result, scales: meant } = previewCard(simulation, tasks, run);
    const scores = (result?.categories ?? []).flatMap((category) =>
      category.traits.flatMap((trait) =>
        trait.subtraits.map((each) => [each.subtrait_id, each.score] as const),
      ),
    );
    candidates.push({
      n,
      minutes: minutesOf(run),
      job_fit_score: result?.job_fit_score ?? null,
      scale: meant?.job_fit ?? null,
      scores: Object.fromEntries(scores),
    });
  }
  const subtraits = simulation.template.definition.categories.flatMap((category) =>
    category.traits.flatMap((trait) =>
      trait.subtraits.map(({ subtrait_id, subtrait }) => ({
        subtrait_id,
        subtrait: subtrait ?? subtrait_id,
      })),
    ),
  );
  return { subtraits, candidates };
}
