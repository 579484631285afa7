import { z } from 'zod';
import { line } from '../fields.ts';

/** State of a version: being written, in force, or out of force. */
export const versionStatus = z.enum(['draft', 'published', 'closed']);
/** State of a version. */
export type VersionStatus = z.output<typeof versionStatus>;

/** Longest text of a formula or a condition, in characters. */
export const SOURCE_LENGTH = 20_000;
/** Most test cases of one formula. */
export const TESTS_MAX = 200;
/** Most first plays that a preview looks at, newest first. */
export const PAST_PLAYS_MAX = 2_000;
/** Most values of one series. */
const SERIES_MAX = 1_000;

/** The text of a formula or a condition: sent as it was typed, only NUL is refused. */
export const sourceText = z
  .string({ message: 'must be text' })
  .max(SOURCE_LENGTH, `must be at most ${SOURCE_LENGTH} characters`)
  .refine((value) => !value.includes('\u0000'), 'must not contain control characters');

const scalar = z.union([z.number(), z.boolean(), line(200)]);
/** Value of one data point: a scalar, a series over trials (null = that trial has none), or null = missing. */
export const dataPointValue = z.union([
  scalar,
  z
    .array(z.union([z.number(), z.boolean(), z.null()]))
    .max(SERIES_MAX, `must be at most ${SERIES_MAX}`)
    .readonly(),
  z.null(),
]);

/** Values by data point key; a key that is not there is missing. */
export const formulaInputs = z
  .record(line(120, 1), dataPointValue)
  .refine((inputs) => Object.keys(inputs).length <= 300, 'must be at most 300 data points');

/** What a formula gives: `value` out of `total_score`; null = Not Calculated. */
export const formulaOutcome = z.object({ value: z.number(), total_score: z.number() }).nullable();

/** One test case: given these values, this must come out, to 6 places; null = Not Calculated. */
export const formulaTest = z.strictObject({
  inputs: formulaInputs,
  expect: z.strictObject({ value: z.number(), total_score: z.number() }).nullable(),
});

/**
 * Something wrong with a text, as the domain's `SourceProblem` says it: pages have words for `code` and put `data` into
 * them. `from` and `to` are offsets into the text in UTF-16 units (`to` exclusive); both are null for what has no place
 * in it. Beside the codes of the domain: `condition_cycle` (`data.cycle`: names joined by ' → ')
 * and `condition_not_published` (`data.found`).
 */
export const sourceProblem = z.object({
  code: z.string(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
/** Something wrong with a text. */
export type SourceProblem = z.output<typeof sourceProblem>;

/** A data point that formulas of a task may name. */
export const availableDataPoint = z.object({
  key: z.string(),
  /** `number`, `integer`, `boolean`, `enum`, `duration_ms`, `ratio` or `series` (one value for each trial). */
  type: z.string(),
  unit: z.string(),
  /** Range of the value, or of each value of a series; null where it has none. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Values of an `enum`; otherwise empty. */
  options: z.array(z.string()),
  required: z.boolean(),
  direction: z.string(),
  description: z.string(),
  /** Mean and spread of people, in the value's own unit, by the norm in force; null where there is none. */
  norm: z.object({ mean: z.number(), sd: z.number() }).nullable(),
});

/** Somebody who wrote something; null for what the product brought along. */
export const author = z.object({ id: z.string(), name: z.string() }).nullable();

/** One version beside its siblings. */
export const versionSummary = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  status: versionStatus,
  source: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by: author,
  published_at: z.string().nullable(),
  closed_at: z.string().nullable(),
});

/** A simulation that a formula scores in: it contains the formula's task and its score template weighs its subtrait. */
export const scoredSimulation = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().int(),
  status: z.string(),
  /** Null for one of the platform. */
  organization: z.string().nullable(),
});

/**
 * Why a version may not be put in force, or taken out of it. Pages have words for `code`; `message` says it in the
 * reader's language, `name` is what it is about (a data point, an operator, a condition, a simulation; else empty).
 */
export const activationBlocker = z.object({
  /**
   * For formulas: `does_not_parse`, `invalid`, `unknown_data_point`, `unpublished_condition`, `inactive_operator`,
   * `no_tests`, `tests_fail`, `probe_fails`, `unscored`. For conditions: `does_not_parse`, `invalid`, `cycle`,
   * `unpublished_condition`, `inactive_operator`.
   */
  code: z.string(),
  message: z.string(),
  name: z.string(),
});
/** Why a version may not be put in force, or taken out of it. */
export type ActivationBlocker = z.output<typeof activationBlocker>;
