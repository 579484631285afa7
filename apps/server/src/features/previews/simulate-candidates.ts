import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { previewCandidates } from '@tryout/contract/previews/previews';
import { personaOf } from '@tryout/domain/plays/persona';
import { sha256 } from '../../platform/sha256.ts';
import { playByPersona } from '../plays/public.ts';
import { type PreviewedSimulation, previewCard, tasksOfPreview } from './preview-card.ts';

const MS_PER_MINUTE = 60_000;

/**
 * Lets simulated candidates play, one after the other; between two of them the server answers others. The same seed
 * and number give the same candidate with the same result.
 */
export async function simulateCandidates(
  simulation: PreviewedSimulation,
  asked: RouteBody<typeof previewCandidates>,
): Promise<RouteData<typeof previewCandidates>> {
  const candidates = [];
  for (let n = asked.from; n < asked.from + asked.count; n += 1) {
    await nextTurn();
    const seed = sha256(`${asked.seed}:${n}`).slice(0, 32);
    const persona = personaOf(asked.group, asked.seed, n);
    const tasks = tasksOfPreview(simulation, seed);
    const { run } = playByPersona({ id: 'preview', tasks, seed, persona });
    const { result, scales: meant } = previewCard(simulation, tasks, run);
    const scores = (result?.categories ?? []).flatMap((category) =>
      category.traits.flatMap((trait) =>
        trait.subtraits.map((each) => [each.subtrait_id, each.score] as const),
      ),
    );
    candidates.push({
      n,
      minutes: Math.round((run.last_t_ms / MS_PER_MINUTE) * 10) / 10,
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
