import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line } from '../fields.ts';
import { author } from './formula-fields.ts';

/** An operator: its meaning is fixed, its names and whether it may be used are the administrator's. */
export const operatorRecord = z.object({
  key: z.string(),
  kind: z.enum(['compare', 'logic', 'arith', 'aggregate', 'shape']),
  /** Sign shown; `default_symbol` is the product's own. */
  symbol: z.string(),
  default_symbol: z.string(),
  /** English name shown; `default_label` is the product's own. */
  label: z.string(),
  default_label: z.string(),
  /** Names in other languages by locale; a language that is not there shows the product's own words. */
  words: z.record(z.string(), z.object({ label: z.string() })),
  /** Fewest and most operands; null = any number. */
  arity: z.object({ least: z.number().int(), most: z.number().int().nullable() }),
  /** What it takes: `number`, `scalar`, `series`, `any` or `condition`. */
  accepts: z.array(z.string()),
  returns: z.enum(['number', 'boolean']),
  /** How it is written in the text of a formula, e.g. `accuracy >= 0.8`. */
  example: z.string(),
  is_active: z.boolean(),
  /** Formula versions in force that use it. */
  used_by: z.number().int(),
  /** 0 as long as nobody changed it. */
  edit: z.number().int(),
  updated_at: instant.nullable(),
  updated_by: author,
});
/** An operator. */
export type OperatorRecord = z.output<typeof operatorRecord>;

/** All operators, by family. */
export const listOperators = defineRoute({
  method: 'GET',
  path: '/admin/operators',
  feature: 'formulas',
  summary:
    'The operators of formulas: what they take, what they give, what they are called, whether they are on.',
  access: 'platform.read',
  response: z.object({ items: z.array(operatorRecord) }),
});

/**
 * Renames an operator or switches it off or on. One that is off cannot be newly used: formulas in force go on, and a
 * new version may keep it where the version before had it. A stale `edit` answers 409 `conflict` with their record
 * (an `OperatorRecord`) under `current.theirs`.
 */
export const saveOperator = defineRoute({
  method: 'PUT',
  path: '/admin/operators/:operator_key',
  feature: 'formulas',
  summary: 'Renames an operator, or switches it off or on; it never gets another meaning.',
  access: 'platform.manage',
  params: z.strictObject({ operator_key: line(40, 1) }),
  body: z.strictObject({
    edit: z.number().int().min(0),
    /** Null: the product's own. */
    symbol: line(12, 1).nullable(),
    label: line(60, 1).nullable(),
    words: z
      .record(line(12, 2), z.strictObject({ label: line(60, 1) }))
      .refine((words) => Object.keys(words).length <= 20, 'must be at most 20 languages')
      .default({}),
    is_active: z.boolean(),
  }),
  response: z.object({ operator: operatorRecord }),
  errors: ['not_found', 'conflict'],
});

/** The routes of operators. */
export const operatorsRoutes = [listOperators, saveOperator];
