import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageOf, pageQuery, ref, text, uuid } from '../fields.ts';

const score = z.number().nullable();

/** One response of a card: what a formula made of one data point for one subtrait. */
const cardResponse = z.object({
  play_id: z.string(),
  task_index: z.number().int(),
  task: z.string(),
  data_point: z.string(),
  subtrait_id: z.string(),
  subtrait: z.string(),
  formula: z.string(),
  formula_version: z.number().int(),
  value: score,
  total_score: score,
  /** Why there is no value; null where there is one. */
  reason: z.string().nullable(),
  /** What stood there before a correction in force; null where none is. */
  corrected_from: z.object({ correction_id: z.string(), value: score, total_score: score }).nullable(),
  /** The correction that waits for a second person; null where none does. */
  waiting_correction_id: z.string().nullable(),
});

/**
 * The responses of an application's current card, opened for a repair. Logged with the reason: it is somebody's
 * result, although no name is told.
 */
export const openResponses = defineRoute({
  method: 'POST',
  path: '/admin/open/responses/:application_id',
  feature: 'corrections',
  summary: 'Opens the responses of a score card for a repair; logged with the reason.',
  access: 'response.correct',
  params: z.strictObject({ application_id: ref('application') }),
  body: z.strictObject({ reason: line(300, 10) }),
  response: z.object({
    application_id: z.string(),
    organization_name: z.string(),
    position_title: z.string(),
    score_card_id: z.string(),
    version: z.number().int(),
    job_fit_score: score,
    responses: z.array(cardResponse),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

const place = z.strictObject({
  application_id: ref('application'),
  /** `<task>.<data point>`, as on the card. */
  data_point_id: line(160, 3),
  subtrait_id: uuid,
});

const corrected = {
  /** From 0 to `total_score`. */
  value: z.number({ message: 'must be a number' }).min(0, 'must be 0 or more').max(1_000_000),
  total_score: z.number({ message: 'must be a number' }).gt(0, 'must be more than 0').max(1_000_000),
  /** Needed only where the same task was played more than once. */
  play_id: ref('play').optional(),
  task_index: z.number().int().min(0).max(100).optional(),
};

/** What a correction does to the card; scores 0 to 100. */
const effect = z.object({
  job_fit_before: score,
  job_fit_after: score,
  changes: z.array(
    z.object({
      kind: z.enum(['category', 'trait', 'subtrait']),
      id: z.string(),
      name: z.string(),
      before: score,
      after: score,
    }),
  ),
});

/** A correction with its two people. */
export const correctionRow = z.object({
  id: z.string(),
  application_id: z.string(),
  organization_name: z.string(),
  position_title: z.string(),
  data_point: z.string(),
  subtrait: z.string(),
  before_value: score,
  before_total_score: score,
  value: z.number(),
  total_score: z.number(),
  reason: z.string(),
  status: z.enum(['new', 'approved', 'rejected', 'closed']),
  requested_by: z.string(),
  requested_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  decision_note: z.string(),
  /** Whether the caller may decide: never for one's own. */
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
});

/** Shows what a correction would do; nothing is stored. */
export const previewCorrection = defineRoute({
  method: 'POST',
  path: '/admin/preview/response/:application_id/:data_point_id/:subtrait_id',
  feature: 'corrections',
  summary: 'Tells what a corrected response would do to the score card; nothing is stored.',
  access: 'response.correct',
  params: place,
  body: z.strictObject(corrected),
  response: effect,
  errors: ['not_found', 'refused_by_rule'],
});

/**
 * Asks for a correction. An own one that still waits is taken back for it where it says something else, so that nobody
 * confirms another value than they saw. A second person has to confirm it.
 */
export const upsertResponse = defineRoute({
  method: 'POST',
  path: '/admin/upsert/response/:application_id/:data_point_id/:subtrait_id',
  feature: 'corrections',
  summary: 'Asks for one response to be corrected; it counts once a second person has confirmed it.',
  access: 'response.correct',
  params: place,
  body: z.strictObject({ ...corrected, reason: text(1000, 10) }),
  response: z.object({ correction: correctionRow, effect }),
  errors: ['not_found', 'refused_by_rule', 'conflict'],
});

/** Corrections, newest first: of the whole platform, or of the caller's organizations. */
export const listCorrections = defineRoute({
  method: 'GET',
  path: '/corrections',
  feature: 'corrections',
  summary: 'Corrections of responses with who asked and who decided.',
  access: 'response.confirm',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(['new', 'approved', 'rejected', 'closed']).optional(),
  }),
  response: pageOf(correctionRow),
});

/** One correction, and what it does or did to the card. */
export const readCorrection = defineRoute({
  method: 'GET',
  path: '/correction/:correction_id',
  feature: 'corrections',
  summary: 'A correction with what it does to the score card.',
  access: 'response.confirm',
  params: z.strictObject({ correction_id: ref('correction') }),
  response: z.object({ correction: correctionRow, effect: effect.nullable() }),
  errors: ['not_found'],
});

/** Confirms, refuses or takes back a correction. */
export const moveCorrection = defineRoute({
  method: 'POST',
  path: '/correction/:correction_id/transitions',
  feature: 'corrections',
  summary: 'Confirms or refuses a correction as the second person, or takes the own one back.',
  access: 'response.confirm',
  params: z.strictObject({ correction_id: ref('correction') }),
  body: z.strictObject({
    from: z.enum(['new', 'approved', 'rejected', 'closed']),
    to: z.enum(['approved', 'rejected', 'closed']),
    note: text(1000).default(''),
  }),
  response: z.object({ correction: correctionRow, score_card_id: z.string().nullable() }),
  errors: ['not_found', 'stale_status', 'refused_by_rule', 'conflict'],
});

/** The routes of this feature. */
export const correctionsRoutes = [
  openResponses,
  previewCorrection,
  upsertResponse,
  listCorrections,
  readCorrection,
  moveCorrection,
];
