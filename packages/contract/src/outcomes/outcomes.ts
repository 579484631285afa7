import { OUTCOME_KEYS, OUTCOME_PROBLEMS } from '@tryout/domain/outcomes/read-outcome';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, ref } from '../fields.ts';

/** Most rows of one file. */
export const MOST_OUTCOMES = 5000;
/** Largest file of outcomes, in bytes. */
export const OUTCOMES_FILE_BYTES = 1024 * 1024;
/** Most problems that a report lists. */
export const MOST_OUTCOME_PROBLEMS = 500;

const whose = { organization_id: ref('organization').optional() };
const csv = z.string().max(OUTCOMES_FILE_BYTES);

/** What an import would do with each row of a file, or did. */
const report = z.object({
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** `line`: number of the row, from 1 below the headings. */
  problems: z.array(
    z.object({ line: z.number().int(), field: z.enum(OUTCOME_KEYS), code: z.enum(OUTCOME_PROBLEMS) }),
  ),
  problem_count: z.number().int(),
});

/** Says what an import of outcomes would do; nothing is stored. */
export const checkOutcomes = defineRoute({
  method: 'POST',
  path: '/company/outcomes/check',
  feature: 'outcomes',
  summary:
    'Dry run: a CSV file with the headings email, outcome, value and measured_on; each row is what a hired person came to.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, csv }),
  response: report,
  errors: ['not_found'],
});

/** Stores what hired people came to. */
export const importOutcomes = defineRoute({
  method: 'POST',
  path: '/company/outcomes',
  feature: 'outcomes',
  summary:
    'Stores outcomes of hired people from a CSV file; the same file twice changes nothing the second time.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, csv }),
  response: report,
  errors: ['not_found'],
});

/** Removes all values of one outcome. */
export const removeOutcome = defineRoute({
  method: 'POST',
  path: '/company/outcomes/remove',
  feature: 'outcomes',
  summary: 'Removes all values that are stored for one outcome.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, outcome: line(60, 1) }),
  response: z.object({ removed: z.number().int() }),
  errors: ['not_found'],
});

const correlation = {
  n: z.number().int(),
  r: z.number(),
  /** Ends of the 95 % interval. */
  low: z.number(),
  high: z.number(),
};

/** How far the scores of a simulation tell what hired people came to. */
export const readValidity = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/validity',
  feature: 'outcomes',
  summary:
    'Correlations of a simulation’s scores with the outcomes of hired people, corrected for range restriction where the data allow, and an expectancy table.',
  access: 'organization.update',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  query: z.strictObject(whose),
  response: z.object({
    minimum: z.object({ correlation: z.number().int(), expectancy: z.number().int() }),
    /** Applicants of the organization with a card of this version, hired or not. */
    applicants: z.number().int(),
    outcomes: z.array(
      z.object({
        outcome: z.string(),
        /** Hired people with a job fit of this version and this outcome. */
        people: z.number().int(),
        /** Empty below the minimum. */
        predictors: z.array(
          z.object({
            /** Null: the job fit. */
            trait: z.string().nullable(),
            observed: z.object(correlation),
            /** As it would be among all applicants; null where their scores spread no more than those of the hired. */
            corrected: z.object({ ...correlation, restricted_to: z.number() }).nullable(),
          }),
        ),
        /** Reached: the middle value of all, or more. Null below the minimum. */
        expectancy: z
          .object({
            goal: z.number(),
            rows: z.array(
              z.object({
                from: z.number(),
                to: z.number(),
                n: z.number().int(),
                reached: z.number().int(),
              }),
            ),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const outcomesRoutes = [checkOutcomes, importOutcomes, removeOutcome, readValidity];
