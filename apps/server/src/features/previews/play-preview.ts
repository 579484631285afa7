import { randomBytes } from 'node:crypto';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { previewPlay, previewTask } from '@tryout/contract/previews/previews';
import { toldUncertainty } from '@tryout/domain/score-cards/first-engine';
import { titlesIn } from '@tryout/games/game-titles';
import { saidInLanguage } from '@tryout/games/simulations/said';
import { InputRefused } from '@tryout/games/task-core';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { verbatim } from '../../platform/language/say.ts';
import { openPinnedBuild } from '../builds/public.ts';
import { viewOfRun } from '../plays/public.ts';
import {
  beginPlay,
  EventOutOfOrder,
  foldEvent,
  isPlayDone,
  type PlayRun,
  type PinnedTask as PreviewTask,
} from '../replays/public.ts';
import { vocabulariesOf } from '../score-cards/public.ts';
import { measuredValues } from './measured-values.ts';
import { openStation } from './open-station.ts';
import { openTask } from './open-task.ts';
import { openPreview, type PreviewedSimulation, previewCard, tasksOfPreview } from './preview-card.ts';
import { previewsSay } from './previews.messages.ts';

const PLAY = 'preview';
const MS_PER_MINUTE = 60_000;

function folded(run: PlayRun, event: RouteBody<typeof previewPlay>['events'][number]): PlayRun {
  try {
    return foldEvent(PLAY, run, { ...event, payload: event.payload ?? null, received_at: '' });
  } catch (error) {
    if (error instanceof EventOutOfOrder)
      throw new Refusal('conflict', previewsSay('previews.events_do_not_fit', { reason: error.said }));
    if (error instanceof InputRefused) {
      throw new Refusal('invalid_input', previewsSay('previews.input_refused', { problem: error.message }), {
        fields: [{ field: `events.${event.seq}.payload`, message: verbatim(error.code) }],
      });
    }
    throw error;
  }
}

/** Where the game of the task that is played next is loaded from; null for a game of the product's own. */
async function buildOf(act: Act, task: PreviewTask | null) {
  return task?.build ? openPinnedBuild(act, { ...task.build, version: task.version }) : null;
}

/** Plays a preview of a simulation, or of one of its stations alone, as far as its events go. */
export async function playSimulation(
  act: Act,
  simulationId: string,
  sent: RouteBody<typeof previewPlay>,
  language: Language,
): Promise<RouteData<typeof previewPlay>> {
  const simulation = sent.task
    ? await openStation(act, simulationId, sent.task)
    : await openPreview(act, simulationId);
  const { data, open_task } = await judgePreview(act, simulation, sent, sent.task !== undefined, language);
  return { ...data, build: await buildOf(act, open_task) };
}

/** Plays a preview of one task as far as its events go. */
export async function playTask(
  act: Act,
  taskId: string,
  sent: RouteBody<typeof previewTask>,
  language: Language,
): Promise<RouteData<typeof previewTask>> {
  const { data, open_task } = await judgePreview(act, await openTask(act, taskId), sent, true, language);
  return { ...data, build: await buildOf(act, open_task) };
}

/** What a preview came to, and the task that is played next. */
interface JudgedPreview {
  readonly data: Omit<RouteData<typeof previewPlay>, 'build'>;
  readonly open_task: PreviewTask | null;
}

/** Judges a preview from all its events. */
async function judgePreview(
  act: Act,
  simulation: PreviewedSimulation,
  sent: RouteBody<typeof previewTask>,
  /** One task on its own is not weighed against others. */
  alone: boolean,
  language: Language,
): Promise<JudgedPreview> {
  const seed = sent.seed ?? randomBytes(16).toString('hex');
  const { accommodations } = sent;
  const tasks = tasksOfPreview(simulation, seed);
  const outcomes: { seq: number; outcome: unknown }[] = [];
  let run = beginPlay({ id: PLAY, seed, tasks, accommodations });
  for (const event of sent.events) {
    run = folded(run, event);
    const counted = !run.timed_out.includes(event.task_index);
    if (event.type === 'input' && counted && event.seq > sent.answered) {
      outcomes.push({ seq: event.seq, outcome: run.last_outcome });
    }
  }
  const done = isPlayDone(run);
  const view = viewOfRun(
    {
      id: PLAY,
      application_id: PLAY,
      state: done ? 'completed' : 'active',
      // A task that is played alone gives its own name.
      simulation_name: titlesIn(language)[simulation.name] ?? saidInLanguage(simulation.name, language),
      tasks,
      accommodations,
      active_ms: Math.round(run.last_t_ms),
      deadline_at: '9999-12-31T00:00:00.000Z',
    },
    run,
    // Nobody asks for adjustments of a preview between its tasks.
    [],
  );
  const result = done ? await resultOf(act, { simulation, tasks, run, alone, language }) : null;
  return {
    data: { seed, view, outcomes, result },
    open_task: done ? null : (tasks[run.task_index] ?? null),
  };
}

interface Judged {
  readonly simulation: PreviewedSimulation;
  readonly tasks: PreviewTask[];
  readonly run: PlayRun;
  readonly alone: boolean;
  readonly language: Language;
}

async function resultOf({ db, services }: Act, { simulation, tasks, run, alone, language }: Judged) {
  const { result, uncertainty, scales } = previewCard(simulation, tasks, run);
  const template = simulation.template.definition;
  const day = { created_at: services.now().toISOString(), named: template };
  const [vocabulary = new Map()] = await vocabulariesOf(db, [day], language);
  return {
    job_fit_score: alone ? null : (result?.job_fit_score ?? null),
    reason: alone ? null : result ? result.reason : 'insufficient_data',
    scale: alone ? null : (scales?.job_fit ?? null),
    uncertainty: alone ? null : toldUncertainty(uncertainty?.job_fit),
    minutes: Math.round((run.last_t_ms / MS_PER_MINUTE) * 10) / 10,
    tasks: measuredValues(tasks, run),
    traits: (result?.categories ?? []).flatMap((category, c) =>
      category.traits.map((trait, t) => {
        const named = template.categories[c]?.traits[t];
        return {
          trait_id: trait.trait_id,
          trait: vocabulary.get(trait.trait_id)?.name ?? named?.trait ?? trait.trait_id,
          score: trait.score,
          reason: trait.reason,
          scale: scales?.traits[trait.trait_id] ?? null,
          uncertainty: toldUncertainty(uncertainty?.traits[trait.trait_id]),
          subtraits: trait.subtraits.map((subtrait, s) => ({
            subtrait_id: subtrait.subtrait_id,
            subtrait:
              vocabulary.get(subtrait.subtrait_id)?.name ??
              named?.subtraits[s]?.subtrait ??
              subtrait.subtrait_id,
            low_label: vocabulary.get(subtrait.subtrait_id)?.low_label ?? '',
            high_label: vocabulary.get(subtrait.subtrait_id)?.high_label ?? '',
            score: subtrait.score,
            mean: subtrait.mean,
            target: named?.subtraits[s]?.target ?? null,
            reason: subtrait.reason,
            scale: scales?.subtraits[subtrait.subtrait_id] ?? null,
            uncertainty: toldUncertainty(uncertainty?.subtraits[subtrait.subtrait_id]),
          })),
        };
      }),
    ),
  };
}
