import { z } from 'zod';
import { applicationStatus } from '../applications/application-view.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref } from '../fields.ts';
import { moveFields, SKIP_REASONS } from './applicant-decisions.ts';
import { applicantFilters, TAG_LENGTH } from './applicants.ts';

/** Most applicants that one action on a whole search takes in. */
export const BULK_LIMIT = 10_000;

/** Why an applicant of a bulk action stayed as it was. */
export const bulkSkipReason = z.enum([...SKIP_REASONS, 'too_many_tags', 'unchanged', 'moved_on']);
/** Why an applicant of a bulk action stayed as it was. */
export type BulkSkipReason = z.output<typeof bulkSkipReason>;

/** Something done to all applicants that a search found. */
export const bulkAction = z.object({
  bulk_action_id: z.string(),
  kind: z.enum(['move', 'tag']),
  /** Where they move; null for tags. */
  to: applicationStatus.nullable(),
  add: z.array(z.string()),
  remove: z.array(z.string()),
  /**
   * `running` and `undoing` go on by themselves; `stopped` was ended half-way by a person, `failed` because the right
   * to it was lost; what was done by then stays.
   */
  status: z.enum(['running', 'done', 'stopped', 'failed', 'undoing', 'undone']),
  /** How many the search found when it began. */
  total: z.number().int(),
  done: z.number().int(),
  skipped: z.number().int(),
  /** How many were put back by the undo. */
  undone: z.number().int(),
  /** Why applicants were left out, and of how many. */
  skips: z.array(z.object({ reason: bulkSkipReason, count: z.number().int() })),
  /** The first 50 of those left out, in list order. */
  skipped_people: z.array(
    z.object({
      application_id: z.string(),
      name: z.string().nullable(),
      code: z.string(),
      status: applicationStatus,
      reason: bulkSkipReason,
    }),
  ),
  /** When the candidates are told; null: not at all. */
  told_at: instant.nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
  may_undo: z.boolean(),
});
/** Something done to all applicants that a search found. */
export type BulkAction = z.output<typeof bulkAction>;

const search = {
  position_id: ref('position'),
  filters: z.strictObject({
    ...applicantFilters,
    has_suggestion: z.boolean().optional(),
    needs_look: z.boolean().optional(),
  }),
  /** How many the person saw and confirmed; when it is not that many any more, nothing happens. */
  expected_count: z
    .number()
    .int()
    .min(1, 'must be at least 1')
    .max(BULK_LIMIT, `must be at most ${BULK_LIMIT}`),
};

/** Moves every applicant that a search finds. */
export const moveMatching = defineRoute({
  method: 'POST',
  path: '/applicants/bulk/status',
  feature: 'applicants',
  summary: 'Moves every applicant that a search finds, in chunks, each that cannot go with its reason.',
  access: 'applicant.move',
  idempotent: true,
  body: z.strictObject({ ...search, ...moveFields }),
  response: bulkAction,
  errors: ['not_found', 'conflict'],
});

/** Tags every applicant that a search finds. */
export const tagMatching = defineRoute({
  method: 'POST',
  path: '/applicants/bulk/tags',
  feature: 'applicants',
  summary: 'Puts tags on every applicant that a search finds, and takes tags off.',
  access: 'applicant.comment',
  idempotent: true,
  body: z.strictObject({
    ...search,
    add: z.array(line(TAG_LENGTH, 1)).max(10, 'must be at most 10').default([]),
    remove: z.array(line(TAG_LENGTH, 1)).max(10, 'must be at most 10').default([]),
  }),
  response: bulkAction,
  errors: ['not_found', 'conflict'],
});

/** What the caller did to whole searches of late. */
export const listBulkActions = defineRoute({
  method: 'GET',
  path: '/applicants/bulk',
  feature: 'applicants',
  summary:
    'The caller’s latest actions on whole searches of a position: those running, and those of the last hour.',
  access: 'applicant.comment',
  query: z.strictObject({ position_id: ref('position') }),
  response: z.object({ items: z.array(bulkAction) }),
  errors: ['not_found'],
});

const named = z.strictObject({ bulk_action_id: ref('bulk_action') });

/** Stops an action half-way. */
export const stopBulkAction = defineRoute({
  method: 'POST',
  path: '/applicants/bulk/:bulk_action_id/stop',
  feature: 'applicants',
  summary: 'Stops an action on a whole search; what was done by then stays and can be undone.',
  access: 'applicant.comment',
  params: named,
  response: bulkAction,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes an action back. */
export const undoBulkAction = defineRoute({
  method: 'POST',
  path: '/applicants/bulk/:bulk_action_id/undo',
  feature: 'applicants',
  summary: 'Takes an action on a whole search back; applicants who moved on meanwhile stay where they are.',
  access: 'applicant.comment',
  params: named,
  response: bulkAction,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of actions on whole searches. */
export const bulkActionsRoutes = [moveMatching, tagMatching, listBulkActions, stopBulkAction, undoBulkAction];
