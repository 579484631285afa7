import { PERSONA_GROUPS } from '@tryout/domain/plays/persona';
import { z } from 'zod';
import { buildManifest, openedBuild } from '../builds/build-fields.ts';
import { defineRoute } from '../define-route.ts';
import { line, ref } from '../fields.ts';
import { accommodations, playEvent, playView } from '../plays/plays.ts';
import { shownScale, uncertainty as told } from '../score-cards/score-fields.ts';

/** 32 hex digits; left out for a new play. */
const seed = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits')
  .optional();
const score = z.number().nullable();
const reason = z.string().nullable();
const uncertainty = told.nullable();
const scale = shownScale.nullable();

/** One station instead of the whole simulation. */
const onlyTask = z.strictObject({
  /** Key of a built-in game; any of them, for a station can be tried before it is put into a simulation. */
  key: line(60, 1),
  /** Its settings; left out: those it has in the simulation, or its defaults where it has none there. */
  parameters: z.record(line(60, 1), z.union([z.number(), z.boolean(), line(60, 1)])).optional(),
});

/** What one task of a play measured, whatever formulas make of it. */
const playedTask = z.object({
  key: z.string(),
  name: z.string(),
  /** Every data point in the order in which its game declares them. */
  values: z.array(z.object({ key: z.string(), value: z.number().nullable(), missing_reason: reason })),
  /** The series over its trials; null where a trial has none. */
  series: z.array(
    z.object({ key: z.string(), values: z.array(z.union([z.number(), z.boolean(), z.null()])) }),
  ),
});

/** What a played preview came to; the same computation as for a candidate. */
const previewResult = z.object({
  /** Null for one station on its own: it is not weighed against others. */
  job_fit_score: score,
  /** What the job fit means; null without one. */
  scale,
  /** Why there is no job fit, as on a score card; null where there is one, and for one station on its own. */
  reason,
  uncertainty,
  minutes: z.number(),
  /** What was measured, task by task in the order of play. */
  tasks: z.array(playedTask),
  traits: z.array(
    z.object({
      trait_id: z.string(),
      trait: z.string(),
      score,
      scale,
      reason,
      uncertainty,
      subtraits: z.array(
        z.object({
          subtrait_id: z.string(),
          subtrait: z.string(),
          low_label: z.string(),
          high_label: z.string(),
          score,
          /** Before a target range: where the person is between the two ends. */
          mean: score,
          target: z.object({ min: z.number(), max: z.number() }).nullable(),
          scale,
          reason,
          uncertainty,
        }),
      ),
    }),
  ),
});

/** All that a browser holds of a preview. */
const previewEvents = {
  seed,
  accommodations,
  /** How many of the events were answered before; outcomes are told for the later ones. */
  answered: z.number().int().min(0).default(0),
  events: z.array(playEvent).max(6000),
};

const judgedPreview = z.object({
  seed: z.string(),
  view: playView,
  outcomes: z.array(z.object({ seq: z.number().int(), outcome: z.unknown() })),
  /** Where the open task is loaded from; null for a built-in game. `ready_ms`: how long it may take until it is ready. */
  build: openedBuild.extend({ manifest: buildManifest, ready_ms: z.number().int() }).nullable(),
  /** Null until every task is done. */
  result: previewResult.nullable(),
});

/**
 * A play of one's own that is kept nowhere: the browser holds its events and sends all of them each time. Judged by
 * the same code as a candidate's.
 */
export const previewPlay = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/preview/play',
  feature: 'previews',
  summary: 'Judges a preview play from its events; nothing is stored.',
  access: 'simulation.read',
  limit: 'play',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  body: z.strictObject({ ...previewEvents, task: onlyTask.optional() }),
  response: judgedPreview,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** A task on its own, with its settings and its time, played by oneself. */
export const previewTask = defineRoute({
  method: 'POST',
  path: '/admin/tasks/:task_id/preview/play',
  feature: 'previews',
  summary: 'Judges a preview play of one task from its events; nothing is stored.',
  access: 'simulation.read',
  limit: 'play',
  params: z.strictObject({ task_id: ref('task') }),
  body: z.strictObject(previewEvents),
  response: judgedPreview,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Which simulated candidates are to play. */
const seriesOfCandidates = z.strictObject({
  group: z.enum(PERSONA_GROUPS),
  seed: line(64, 1),
  from: z.number().int().min(0).max(10_000),
  count: z.number().int().min(1).max(20),
});

/** Simulated candidates play a simulation; called again and again with the next `from`. */
export const previewCandidates = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/preview/candidates',
  feature: 'previews',
  summary: 'Lets simulated candidates play a simulation and tells what each came to; nothing is stored.',
  access: 'simulation.read',
  limit: 'play',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  body: seriesOfCandidates,
  response: z.object({
    subtraits: z.array(z.object({ subtrait_id: z.string(), subtrait: z.string() })),
    candidates: z.array(
      z.object({
        n: z.number().int(),
        minutes: z.number(),
        job_fit_score: score,
        scale,
        /** Scores by subtrait id. */
        scores: z.record(z.string(), score),
      }),
    ),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Simulated candidates play one task; called again and again with the next `from`. */
export const previewTaskCandidates = defineRoute({
  method: 'POST',
  path: '/admin/tasks/:task_id/preview/candidates',
  feature: 'previews',
  summary: 'Lets simulated candidates play one task and tells what it measured of each; nothing is stored.',
  access: 'simulation.read',
  limit: 'play',
  params: z.strictObject({ task_id: ref('task') }),
  body: seriesOfCandidates,
  response: z.object({
    candidates: z.array(playedTask.extend({ n: z.number().int(), minutes: z.number() })),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of this feature. */
export const previewsRoutes = [previewPlay, previewTask, previewCandidates, previewTaskCandidates];
