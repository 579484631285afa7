import { REASON_KINDS } from '@tryout/domain/organizations/reasons';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref } from '../fields.ts';

/** Who decided against whom. */
export const reasonKind = z.enum(REASON_KINDS);

/** Longest reason, in characters. */
export const REASON_LENGTH = 120;

/** Most reasons of its own that an organization keeps, archived ones included. */
export const REASONS_PER_ORGANIZATION = 100;

/** A reason that a decision can have. */
export const reasonRow = z.object({
  reason_id: z.string(),
  kind: reasonKind,
  /** Names one of the platform's, so that a client can say it in its language; empty for an organization's own. */
  key: z.string(),
  label: z.string(),
  /** False for the platform's, which stay as they are. */
  is_own: z.boolean(),
  archived_at: instant.nullable(),
});
/** A reason that a decision can have. */
export type ReasonRow = z.output<typeof reasonRow>;

const whose = { organization_id: ref('organization').optional() };
const named = z.strictObject({ reason_id: ref('reason') });
const label = line(REASON_LENGTH, 1);

/** The organization's reasons: the platform's first, then its own in its order. */
export const listOrganizationReasons = defineRoute({
  method: 'GET',
  path: '/organization/reasons',
  feature: 'organizations',
  summary: 'The reasons that decisions about applicants can have: the platform’s and the organization’s own.',
  access: 'organization.read',
  query: z.strictObject({ ...whose, archived: z.enum(['no', 'yes', 'all']).default('no') }),
  response: z.object({ items: z.array(reasonRow) }),
});

/** Adds a reason at the end of the organization's own. */
export const addReason = defineRoute({
  method: 'POST',
  path: '/organization/reasons',
  feature: 'organizations',
  summary: 'Adds a reason of the organization’s own.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, kind: reasonKind, label }),
  response: z.object({ reason_id: z.string() }),
  idempotent: true,
  errors: ['conflict', 'refused_by_rule'],
});

/** Gives a reason other words; decisions that name it show the new ones. */
export const updateReason = defineRoute({
  method: 'PUT',
  path: '/organization/reasons/:reason_id',
  feature: 'organizations',
  summary: 'Gives one of the organization’s own reasons other words; earlier decisions show them too.',
  access: 'organization.update',
  params: named,
  body: z.strictObject({ label }),
  response: z.object({ reason_id: z.string() }),
  errors: ['conflict', 'not_found'],
});

/** Archives a reason or takes it back. */
export const archiveReason = defineRoute({
  method: 'PUT',
  path: '/organization/reasons/:reason_id/archived',
  feature: 'organizations',
  summary: 'Archives one of the organization’s own reasons, or takes it back; earlier decisions keep it.',
  access: 'organization.update',
  params: named,
  body: z.strictObject({ archived: z.boolean() }),
  response: nothing,
  errors: ['not_found'],
});

/** Puts the organization's own reasons in order. */
export const orderReasons = defineRoute({
  method: 'PUT',
  path: '/organization/reasons/order',
  feature: 'organizations',
  summary: 'Puts the organization’s own reasons in order; those not named come after them.',
  access: 'organization.update',
  body: z.strictObject({
    ...whose,
    reason_ids: z
      .array(ref('reason'))
      .min(1, 'must name at least one')
      .max(REASONS_PER_ORGANIZATION, `must be at most ${REASONS_PER_ORGANIZATION}`),
  }),
  response: nothing,
  errors: ['not_found'],
});

/** Why applications of a position ended. */
export const countEndReasons = defineRoute({
  method: 'GET',
  path: '/applicants/reasons',
  feature: 'applicants',
  summary: 'Why applications of a position ended, with how many for each reason.',
  access: 'applicant.read',
  query: z.strictObject({ position_id: ref('position') }),
  response: z.object({
    /** Reasons in use on this position, archived ones too, most used first. */
    items: z.array(reasonRow.extend({ count: z.number().int() })),
    /** Rejected without a reason from the list: with a note only, withdrawn, not completed, or a duplicate. */
    without: z.object({
      employer: z.number().int(),
      candidate: z.number().int(),
      system: z.number().int(),
      duplicate: z.number().int(),
    }),
  }),
  errors: ['not_found', 'forbidden'],
});

/** The routes of reasons. */
export const reasonsRoutes = [
  listOrganizationReasons,
  addReason,
  updateReason,
  archiveReason,
  orderReasons,
  countEndReasons,
];
