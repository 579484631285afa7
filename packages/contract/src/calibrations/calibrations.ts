import { SET_NAMES } from '@tryout/domain/self-identification/questions';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line } from '../fields.ts';

/** A game with the settings that it was played with. */
const form = z.object({
  task_key: z.string(),
  task_name: z.string(),
  task_version: z.string(),
  /** Names the settings; the same settings have the same id. */
  form_id: z.string(),
  settings: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
});

const number = z.number().nullable();
const minimum = z.object({
  /** People who played twice. */
  retest: z.number().int(),
  consistency: z.number().int(),
  /** Answers to one item. */
  item: z.number().int(),
  rasch: z.number().int(),
  two_parameters: z.number().int(),
  /** People in each of two groups. */
  group: z.number().int(),
  /** People in a quarter of a year. */
  drift: z.number().int(),
});

/** The games and settings that own candidates have played. */
export const listCalibrations = defineRoute({
  method: 'GET',
  path: '/admin/calibrations',
  feature: 'calibrations',
  summary:
    'The games and settings that own candidates have played, with how many people; to calibrate them by.',
  access: 'platform.read',
  response: z.object({
    minimum,
    items: z.array(
      form.extend({
        /** People with a completed play at the usual pace. */
        people: z.number().int(),
        /** People who played this form twice. */
        twice: z.number().int(),
        last_at: instant,
      }),
    ),
  }),
});

const fitted = z
  .object({
    n: z.number().int(),
    a: z.number(),
    b: z.number(),
    se: number,
    infit: z.number(),
    outfit: z.number(),
  })
  .nullable();
const model = z
  .object({
    log_likelihood: z.number(),
    parameters: z.number().int(),
    bic: z.number(),
    reliability: z.number(),
    /** False where the estimation did not settle. */
    settled: z.boolean(),
  })
  .nullable();

/** Everything that own plays say of one form. Figures below their minimum are null. */
export const readCalibration = defineRoute({
  method: 'GET',
  path: '/admin/calibrations/form',
  feature: 'calibrations',
  summary:
    'What own first plays say of a game with its settings: reliability, items, item models, groups and drift; null below the stated minimum.',
  access: 'platform.read',
  query: z.strictObject({
    task_key: line(60, 1),
    form_id: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits'),
  }),
  response: z.object({
    minimum,
    form,
    people: z.number().int(),
    /** Of how many people, the newest, the single trials were looked at. */
    examined: z.number().int(),
    measures: z.array(
      z.object({
        data_point: z.string(),
        n: z.number().int(),
        mean: number,
        sd: number,
        pairs: z.number().int(),
        retest: z
          .object({
            n: z.number().int(),
            k: z.number().int(),
            single: z.number(),
            average: z.number(),
            low: z.number(),
            high: z.number(),
          })
          .nullable(),
        gain: number,
        /** From odd and even trials; null where the game has no halves, or below the minimum. */
        halves: z.object({ n: z.number().int(), reliability: number }).nullable(),
        drift: z.array(z.object({ from: z.string(), n: z.number().int(), mean: number, sd: number })),
      }),
    ),
    scales: z.array(
      z.object({
        scale: z.string(),
        people: z.number().int(),
        met: z.number().int(),
        binary: z.boolean(),
        alpha: number,
        omega: number,
        odd_even: number,
        models: z.object({
          rasch: model,
          two_parameters: model,
          comparison: z.object({ chi_square: z.number(), df: z.number().int(), p: z.number() }).nullable(),
        }),
        /** By how people answered: with a key or mouse, and by touch. */
        groups: z.object({ reference: z.number().int(), focal: z.number().int() }),
        items: z.array(
          z.object({
            item: z.string(),
            n: z.number().int(),
            mean: number,
            rest: number,
            rasch: fitted,
            two_parameters: fitted,
            difference: z
              .object({
                odds_ratio: z.number(),
                delta: z.number(),
                chi_square: z.number(),
                p: z.number(),
                size: z.enum(['A', 'B', 'C']),
              })
              .nullable(),
          }),
        ),
      }),
    ),
    /** Groups by what people said about themselves, counted after each quarter; null: nothing was counted yet. */
    compared: z
      .object({
        /** Last day of the quarter up to which plays count. */
        period_end: z.string(),
        comparisons: z.array(
          z.object({
            about: z.enum(['sex', 'ethnicity']),
            question_set: z.enum(SET_NAMES).nullable(),
            reference: z.string(),
            focal: z.string(),
            /** Rounded down to tens. */
            reference_people: z.number().int(),
            focal_people: z.number().int(),
            scales: z.array(
              z.object({
                scale: z.string(),
                items: z.array(
                  z.object({ item: z.string(), delta: z.number(), size: z.enum(['A', 'B', 'C']) }),
                ),
              }),
            ),
          }),
        ),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const calibrationsRoutes = [listCalibrations, readCalibration];
