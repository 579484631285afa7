import { BOOST, COVERAGE_PERCENT } from '@tryout/domain/score-templates/score-template';
import { z } from 'zod';
import { instant, line, uuid } from '../fields.ts';

/** Most entries on one level of a template. */
export const TEMPLATE_LEVEL_MAX = 100;

const weight = z
  .number({ message: 'must be a number' })
  .min(0, 'must be 0 or more')
  .max(100, 'must be 100 or less');

const onScale = z
  .number({ message: 'must be a number' })
  .min(0, 'must be 0 or more')
  .max(100, 'must be 100 or less');

const level = <T extends z.ZodType>(item: T, what: string) =>
  z
    .array(item, { message: `must be a list of ${what}` })
    .max(TEMPLATE_LEVEL_MAX, `must have at most ${TEMPLATE_LEVEL_MAX} ${what}`);

const target = z
  .strictObject({ min: onScale, max: onScale })
  .refine(({ min, max }) => min <= max, { message: 'must not end before it starts', path: ['max'] });

const named = line(200).optional();
const reason = line(500).optional();

const templateSubtrait = z.strictObject({
  subtrait_id: uuid,
  subtrait: named,
  weightage: weight,
  rank: z.int('must be a whole number').min(1, 'must be 1 or more').max(1000, 'must be 1000 or less'),
  target: target.nullish(),
});

const templateTrait = z.strictObject({
  trait_id: uuid,
  trait: named,
  trait_weightage: weight,
  reason,
  subtraits: level(templateSubtrait, 'subtraits'),
});

const templateCategory = z.strictObject({
  category_id: uuid,
  category: named,
  category_weightage: weight,
  boost: z
    .number({ message: 'must be a number' })
    .min(BOOST.min, `must be ${BOOST.min} or more`)
    .max(BOOST.max, `must be ${BOOST.max} or less`)
    .optional(),
  reason,
  traits: level(templateTrait, 'traits'),
});

/**
 * What a template weighs, as it is sent: sums need not be 100 yet, but every number must be one that can be. Names are
 * those of the trait library, whatever is sent.
 */
export const templateInput = z.strictObject({
  /**
   * Share of the weight that must have data for a score. Left out: of a new template the platform's setting, of one that
   * is saved what is stored, otherwise 60.
   */
  min_coverage_percent: z
    .int('must be a whole number')
    .min(COVERAGE_PERCENT.min, `must be ${COVERAGE_PERCENT.min} or more`)
    .max(COVERAGE_PERCENT.max, `must be ${COVERAGE_PERCENT.max} or less`)
    .optional(),
  categories: level(templateCategory, 'categories'),
});

/** A template as it is stored. */
export const templateDefinition = z.object({
  /** Left out: 60. */
  min_coverage_percent: z.number().optional(),
  categories: z.array(
    z.object({
      category_id: z.string(),
      category: z.string().optional(),
      category_weightage: z.number(),
      boost: z.number().optional(),
      reason: z.string().optional(),
      traits: z.array(
        z.object({
          trait_id: z.string(),
          trait: z.string().optional(),
          trait_weightage: z.number(),
          reason: z.string().optional(),
          subtraits: z.array(
            z.object({
              subtrait_id: z.string(),
              subtrait: z.string().optional(),
              weightage: z.number(),
              rank: z.number(),
              target: z.object({ min: z.number(), max: z.number() }).nullish(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** States of a template version. */
export const templateStatus = z.enum(['draft', 'published', 'closed']);

/** What stands against publishing, with the path of the place: `categories.0.traits.1`. */
export const templateProblem = z.object({
  code: z.enum([
    'empty',
    'coverage_out_of_range',
    'weight_out_of_range',
    'weights_not_100',
    'boost_out_of_range',
    'rank_invalid',
    'target_invalid',
    'duplicate',
    'unknown',
    'archived',
  ]),
  path: z.string(),
  /** The sum found, for `weights_not_100`; otherwise null. */
  sum: z.number().nullable(),
});

const author = z.string().nullable();

/** A version beside the others of its template. */
const templateVersion = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  status: templateStatus,
  edit: z.number().int(),
  /** Share of the weight, per cent, from which it has scores calculated. */
  min_coverage_percent: z.number().int(),
  updated_at: instant,
  published_at: instant.nullable(),
});

/** A template in a list: the newest of its versions that match. */
export const templateRow = z.object({
  id: z.string(),
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  status: templateStatus,
  source: z.string(),
  is_platform: z.boolean(),
  /** Whether the caller may change it. */
  may_manage: z.boolean(),
  categories: z.array(z.string()),
  subtraits: z.number().int(),
  versions: z.number().int(),
  /** Simulations and positions that the caller may see and that weigh with any of its versions. */
  used_in: z.number().int(),
  updated_at: instant,
  updated_by: author,
});

/** One version of a template, whole. */
export const templateRecord = z.object({
  id: z.string(),
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  status: templateStatus,
  source: z.string(),
  is_platform: z.boolean(),
  may_manage: z.boolean(),
  edit: z.number().int(),
  definition: templateDefinition,
  problems: z.array(templateProblem),
  /** All versions, newest first. */
  versions: z.array(templateVersion),
  /** What weighs with this version. */
  used_in: z.object({
    simulations: z.array(
      z.object({ id: z.string(), name: z.string(), version: z.number().int(), status: z.string() }),
    ),
    positions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string(),
        revision: z.number().int(),
        /** Whether new applicants are weighed with it. */
        is_current: z.boolean(),
      }),
    ),
    /** All positions, also those that are not listed. */
    positions_total: z.number().int(),
  }),
  created_at: instant,
  updated_at: instant,
  updated_by: author,
  published_at: instant.nullable(),
});

/** One version of a template, whole. */
export type TemplateRecord = z.output<typeof templateRecord>;
