import { RETENTION_MONTHS, RETENTION_OUTCOMES } from '@tryout/domain/personal-data/retention';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, ref } from '../fields.ts';

const months = z.number().int().min(RETENTION_MONTHS.least).max(RETENTION_MONTHS.most);

const retention = z.object({
  rules: z.array(
    z.object({
      outcome: z.enum(RETENTION_OUTCOMES),
      /** Null: kept for good. */
      months: months.nullable(),
      /** First day on which anything may go by it; null: kept for good. */
      effective_from: day.nullable(),
    }),
  ),
  /** What a public text of the organization's country says; null: none is known. */
  suggestion: z
    .object({
      country: z.string(),
      months: z.number().int(),
      kind: z.enum(['at_least', 'at_most']),
      source: z.string(),
    })
    .nullable(),
  /** What would go by the rules as they are. */
  preview: z.array(
    z.object({
      outcome: z.enum(RETENTION_OUTCOMES),
      now: z.number().int(),
      in_30_days: z.number().int(),
      in_90_days: z.number().int(),
      /** Of all of these, those that a legal hold keeps. */
      held: z.number().int(),
    }),
  ),
  /** Nights that did something, newest first. */
  runs: z.array(
    z.object({
      began_at: instant,
      ended_at: instant.nullable(),
      erased: z.number().int(),
      people: z.number().int(),
      held: z.number().int(),
      told: z.number().int(),
    }),
  ),
  /** Applications that were ever erased here; their counts stay in reports. */
  erased_in_all: z.number().int(),
});
/** See `readRetention`. */
export type Retention = z.output<typeof retention>;

/** How long the organization keeps applications, what would go when, and what went. */
export const readRetention = defineRoute({
  method: 'GET',
  path: '/organization/retention',
  feature: 'personal-data',
  summary: 'How long the organization keeps applications, what would go when, and what each night did.',
  access: 'organization.update',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: retention,
  errors: ['not_found'],
});

/** What would go by other rules, before they are saved. */
export const previewRetention = defineRoute({
  method: 'POST',
  path: '/organization/retention/preview',
  feature: 'personal-data',
  summary: 'What would go when by other rules; nothing is saved.',
  access: 'organization.update',
  body: z.strictObject({
    organization_id: ref('organization').optional(),
    rules: z.array(z.strictObject({ outcome: z.enum(RETENTION_OUTCOMES), months: months.nullable() })).max(6),
  }),
  response: z.object({ preview: retention.shape.preview }),
  errors: ['not_found'],
});

/** Sets how long applications are kept. */
export const setRetention = defineRoute({
  method: 'PUT',
  path: '/organization/retention',
  feature: 'personal-data',
  summary: 'Sets how long applications are kept after their last activity, by outcome.',
  access: 'organization.update',
  body: z.strictObject({
    organization_id: ref('organization').optional(),
    rules: z.array(z.strictObject({ outcome: z.enum(RETENTION_OUTCOMES), months: months.nullable() })).max(6),
  }),
  response: retention,
  errors: ['not_found'],
});

/** The routes of retention. */
export const retentionRoutes = [readRetention, previewRetention, setRetention];
