import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, uuid } from '../fields.ts';
import {
  availableDataPoint,
  dataPointValue,
  formulaInputs,
  formulaOutcome,
  formulaTest,
  PAST_PLAYS_MAX,
  sourceProblem,
  sourceText,
  TESTS_MAX,
} from './formula-fields.ts';

const draftText = { task_key: line(120, 1), source: sourceText };

/** Reads a text without saving it. */
export const checkFormula = defineRoute({
  method: 'POST',
  path: '/admin/formulas/check',
  feature: 'formulas',
  summary: 'Parses and checks a text on the data points of a task; nothing is saved.',
  access: 'platform.read',
  body: z.strictObject({ ...draftText, subtrait_id: uuid.optional() }),
  response: z.object({
    problems: z.array(sourceProblem),
    /** The tree, named conditions as names: what the plain sentence is made from. Null when it does not parse. */
    definition: z.unknown(),
    /** The tree as it would be published, named conditions put in; null while there are problems. */
    compiled: z.unknown(),
    data_points: z.array(availableDataPoint),
    /** Data points it names, in order of appearance. */
    used_data_points: z.array(z.string()),
    /** Operators it names, by key. */
    used_operators: z.array(z.string()),
    conditions: z.array(z.object({ id: z.string(), name: z.string(), version: z.number().int() })),
  }),
  errors: ['not_found'],
});

/** What one test case came to. */
export const testResult = z.object({
  index: z.number().int(),
  passes: z.boolean(),
  expected: formulaOutcome,
  given: formulaOutcome,
  /** Why nothing came out, e.g. `condition_unknown`, `value_missing`; null when something did. */
  reason: z.string().nullable(),
});

/** Runs test cases on a text. */
export const testFormula = defineRoute({
  method: 'POST',
  path: '/admin/formulas/test',
  feature: 'formulas',
  summary: 'Runs test cases on a text that need not be saved.',
  access: 'platform.read',
  body: z.strictObject({ ...draftText, tests: z.array(formulaTest).max(TESTS_MAX) }),
  response: z.object({
    problems: z.array(sourceProblem),
    /** Null while the text has problems. */
    results: z.array(testResult).nullable(),
  }),
  errors: ['not_found'],
});

const outcomeOfInputs = z.object({
  outcome: formulaOutcome,
  /** Percent, 0 to 100 (`value / total_score × 100`); null = Not Calculated. */
  score: z.number().nullable(),
  /** Index of the case that counted; null for `otherwise`. */
  case_index: z.number().int().nullable(),
  reason: z.string().nullable(),
  /** Each step in the order in which it was finished. */
  trace: z.array(
    z.object({
      path: z.string(),
      kind: z.string(),
      key: z.string().nullable(),
      inputs: z.array(z.union([z.number(), z.boolean(), z.string(), z.null()])),
      result: z.union([z.number(), z.boolean(), z.string(), z.null()]),
      missing: z.string().nullable(),
      /** The piece of the text that this step is, as offsets; null where it is none (a named condition put in). */
      from: z.number().int().nullable(),
      to: z.number().int().nullable(),
    }),
  ),
});

/** What a text gives on some values, step by step. */
export const previewFormula = defineRoute({
  method: 'POST',
  path: '/admin/formulas/preview',
  feature: 'formulas',
  summary: 'What a text gives on given values, with the trace of every step.',
  access: 'platform.read',
  body: z.strictObject({ ...draftText, inputs: formulaInputs }),
  response: z.object({
    problems: z.array(sourceProblem),
    /** Null while the text has problems. */
    result: outcomeOfInputs.nullable(),
  }),
  errors: ['not_found'],
});

/** How many plays fall where. `bands` are keyed by band (`poor` to `outstanding`). */
const spread = z.object({
  bands: z.record(z.string(), z.number().int()),
  not_calculated: z.number().int(),
  /** Mean score of those calculated, one decimal; null without any. */
  mean: z.number().nullable(),
});

/** What past plays would score, told as numbers of people only. */
export const previewFormulaOnPlays = defineRoute({
  method: 'POST',
  path: '/admin/formulas/preview/plays',
  feature: 'formulas',
  summary: 'What past first plays would score by a text, beside what is in force; numbers of people only.',
  access: 'platform.read',
  body: z.strictObject({
    ...draftText,
    /** Subtrait whose formula in force is compared with. */
    subtrait_id: uuid,
    /** Newest first plays to look at. */
    limit: z.number().int().min(1).max(PAST_PLAYS_MAX).default(500),
  }),
  response: z.object({
    problems: z.array(sourceProblem),
    /** Null while the text has problems. */
    result: z
      .object({
        /** Plays looked at: each person's first completed play with this task; test applications are not counted. */
        plays: z.number().int(),
        /** How many of them belong to demo organizations. */
        demo_plays: z.number().int(),
        after: spread,
        /** By the formula in force; null when there is none. */
        before: spread.nullable(),
        /** Plays in another band than before, better or worse, or calculated only before or only after. */
        moved: z
          .object({
            up: z.number().int(),
            down: z.number().int(),
            lost: z.number().int(),
            gained: z.number().int(),
            same: z.number().int(),
          })
          .nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

/** Tries a text on random values. */
export const probeFormulaText = defineRoute({
  method: 'POST',
  path: '/admin/formulas/probe',
  feature: 'formulas',
  summary: 'Tries a text on 1,000 random values within the ranges of the data points.',
  access: 'platform.read',
  body: z.strictObject(draftText),
  response: z.object({
    problems: z.array(sourceProblem),
    /** Null while the text has problems. */
    result: z
      .object({
        runs: z.number().int(),
        /** The first values on which it leaves `0 ≤ value ≤ total_score`; null when none does. */
        breach: z
          .object({ inputs: z.record(z.string(), dataPointValue), reason: z.string().nullable() })
          .nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

/** The routes with which a formula's text is tried before it is in force. */
export const formulaTrialsRoutes = [
  checkFormula,
  testFormula,
  previewFormula,
  previewFormulaOnPlays,
  probeFormulaText,
];
