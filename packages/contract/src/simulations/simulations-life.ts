import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, listTotal, ref } from '../fields.ts';
import { playState } from '../plays/play-state.ts';
import { uncertainty } from '../score-cards/score-fields.ts';
import { basedOnEdit, onBuilt, simulationRecord, simulationStatus } from './simulations-record.ts';

const onAny = z.strictObject({ simulation_id: ref('simulation') });

/**
 * Lets simulated candidates of every kind play the draft as it stands and keeps what they came to for this edit. A
 * run that does not come to scores is an answer, not an error: `last_dry_run.ok` is false and says why.
 */
export const dryRunSimulation = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/dry-run',
  feature: 'simulations',
  summary:
    'Lets simulated candidates play it and keeps the result for this edit; publishing needs one that is ok.',
  access: 'simulation.manage',
  limit: 'play',
  params: onBuilt,
  body: z.strictObject({ edit: basedOnEdit }),
  response: simulationRecord,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/**
 * Changes the status: draft → published → closed → published; draft or closed → archived; archived → draft where it
 * was never published, otherwise → closed. A refusal to publish names every problem in `fields`.
 */
export const changeSimulationStatus = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/status',
  feature: 'simulations',
  summary: 'Publishes, closes, archives or restores a simulation; answers what it became.',
  access: 'simulation.manage',
  params: onBuilt,
  body: z.strictObject({
    from: simulationStatus,
    to: simulationStatus,
    /** The edit that was looked at; refused when it is another one by now. */
    edit: basedOnEdit,
  }),
  response: simulationRecord,
  errors: ['not_found', 'stale_status', 'conflict', 'refused_by_rule'],
});

/** All versions, newest first, each with what it changed. */
export const listSimulationVersions = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/versions',
  feature: 'simulations',
  summary: 'The versions of a simulation, newest first, with what each changed.',
  access: 'simulation.read',
  params: onAny,
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        version: z.number().int(),
        name: z.string(),
        status: simulationStatus,
        created_at: instant,
        published_at: instant.nullable(),
        /** Who began it; null: comes with the product. */
        created_by: z.string().nullable(),
        /** Against the version before, as `differencesOf` of the domain; empty for the first. */
        differences: z.array(
          z.object({ path: z.array(z.string()), before: z.unknown(), after: z.unknown() }),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Positions of the caller's organizations that use a version of it, newest first; at most 200. */
export const listSimulationPositions = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/positions',
  feature: 'simulations',
  summary: 'Where a simulation is used: positions of one’s own organizations with the version each has.',
  access: 'simulation.read',
  params: onAny,
  response: z.object({
    items: z.array(
      z.object({
        position_id: z.string(),
        title: z.string(),
        status: z.string(),
        /** Version of the simulation that new applicants play there. */
        version: z.number().int(),
        /** Plays of any version of it there. */
        plays: z.number().int(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Who played it, newest first, through positions whose applicants the caller may see. Keyset paging. */
export const listSimulationCandidates = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/candidates',
  feature: 'simulations',
  summary:
    'Who played a simulation, with state and job fit, for positions whose applicants the caller may see.',
  access: 'simulation.read',
  params: onAny,
  query: z.strictObject({
    /** From `next_cursor` or `previous_cursor`. */
    cursor: line(400).optional(),
    recordsPerPage: z.coerce
      .number()
      .int()
      .refine((n) => [10, 20, 25, 50, 100].includes(n), 'must be 10, 20, 25, 50 or 100')
      .default(20),
    state: playState.optional(),
    position_id: ref('position').optional(),
  }),
  response: z.object({
    items: z.array(
      z.object({
        play_id: z.string(),
        application_id: z.string(),
        position_id: z.string(),
        position_title: z.string(),
        applicant: z.string(),
        /** Version of the simulation that was played. */
        version: z.number().int(),
        state: playState,
        attempt: z.number().int(),
        started_at: instant.nullable(),
        ended_at: instant.nullable(),
        /** Minutes of playing, one decimal. */
        minutes: z.number(),
        /** Of the application's card in force; null: not calculated. */
        job_fit_score: z.number().nullable(),
        application_status: z.string(),
      }),
    ),
    ...listTotal,
    next_cursor: z.string().nullable(),
    previous_cursor: z.string().nullable(),
  }),
  errors: ['not_found'],
});

/** How far the job fits of those who played lie apart, for positions whose applicants the caller may see. */
export const readSimulationSpread = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/spread',
  feature: 'simulations',
  summary: 'The job fits of those who played it, counted in steps of ten.',
  access: 'simulation.read',
  params: onAny,
  response: z.object({
    n: z.number().int(),
    mean: z.number().nullable(),
    /** Ten counts: 0 to under 10, …, 90 to 100. */
    counts: z.array(z.number().int()),
  }),
  errors: ['not_found'],
});

/** What the weights of a simulation come to, and how far its job fit can be relied on. */
export const readSimulationWeights = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/weights',
  feature: 'simulations',
  summary:
    'Effective weights (weight times spread) beside the set ones, and the reliability of the job fit, from own plays or simulated candidates.',
  access: 'simulation.read',
  params: onAny,
  response: z.object({
    /** `plays`: of own applicants; `bots`: of simulated candidates, because too few have played. */
    source: z.enum(['plays', 'bots']),
    n: z.number().int(),
    /** How many own plays it takes. */
    minimum: z.number().int(),
    parts: z.array(
      z.object({
        /** Ids of category, trait and subtrait, with blanks between. */
        place: z.string(),
        level: z.enum(['category', 'trait', 'subtrait']),
        /** In percent of the siblings. */
        set: z.number(),
        /** Points; null where it is unknown. */
        sd: z.number().nullable(),
        effective: z.number().nullable(),
        /** Weight under which the part would work as it is set. */
        as_set: z.number(),
      }),
    ),
    /** The middle one of simulated candidates; null where none came to a job fit. */
    job_fit: uncertainty.nullable(),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The technical manual of one version, written from what is stored. */
export const readSimulationManual = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/manual',
  feature: 'simulations',
  summary:
    'The technical manual of a simulation version under the headings of the EFPA review model: a page to read or print, or a PDF file.',
  access: 'simulation.read',
  params: onAny,
  query: z.strictObject({
    format: z.enum(['html', 'pdf']).default('html'),
    language: z.enum(['en', 'ar']).default('en'),
  }),
  response: z.unknown(),
  errors: ['not_found', 'refused_by_rule'],
  answers: 'file',
});

/** One simulation with its score template, as JSON that names tasks, traits and subtraits by their keys. */
export const exportSimulation = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/export',
  feature: 'simulations',
  summary: 'A simulation with its score template as JSON; tasks, traits and subtraits by their keys.',
  access: 'simulation.read',
  params: onAny,
  response: z.object({
    format: z.literal('tryout-simulation'),
    format_version: z.literal(1),
    simulation: z.record(z.string(), z.unknown()),
    score_template: z.record(z.string(), z.unknown()),
  }),
  errors: ['not_found'],
});

/** The routes for what becomes of a simulation. */
export const simulationsLifeRoutes = [
  dryRunSimulation,
  changeSimulationStatus,
  listSimulationVersions,
  listSimulationPositions,
  listSimulationCandidates,
  readSimulationSpread,
  readSimulationWeights,
  readSimulationManual,
  exportSimulation,
];
