import { VISIT_KEYS } from '@tryout/domain/visit-counts/visits';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { nothing } from '../fields.ts';

/** Days that may be looked back on. */
export const VISIT_PERIODS = ['7', '30', '90', '365'] as const;

const period = {
  /** Days up to today (UTC). */
  days: z.enum(VISIT_PERIODS).default('30'),
};

/** How often pages were looked at and steps taken. */
export const readVisitCounts = defineRoute({
  method: 'GET',
  path: '/admin/visits',
  feature: 'visit-counts',
  summary:
    'How often public pages were looked at and steps taken, by day, beside the same number of days before.',
  access: 'platform.read',
  query: z.strictObject(period),
  response: z.object({
    /** Whether visits are counted now. */
    is_on: z.boolean(),
    /** First and last day (UTC). */
    from: z.string(),
    to: z.string(),
    /** Each page and step, also those that were never counted. */
    counts: z.array(
      z.object({
        key: z.enum(VISIT_KEYS),
        total: z.number().int(),
        /** In as many days before. */
        before: z.number().int(),
        /** A number for each day from the first on. */
        days: z.array(z.number().int()),
      }),
    ),
  }),
});

/** The same as a file. */
export const exportVisitCounts = defineRoute({
  method: 'GET',
  path: '/admin/visits/export',
  feature: 'visit-counts',
  summary: 'Counts by day as a CSV file: day, key, count.',
  access: 'platform.read',
  query: z.strictObject(period),
  response: nothing,
  answers: 'file',
});

/** All routes of the feature. */
export const visitCountsRoutes = [readVisitCounts, exportVisitCounts] as const;
