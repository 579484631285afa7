import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text, uuid } from '../fields.ts';
import {
  activationBlocker,
  author,
  availableDataPoint,
  dataPointValue,
  formulaOutcome,
  formulaTest,
  scoredSimulation,
  sourceProblem,
  sourceText,
  TESTS_MAX,
  versionStatus,
  versionSummary,
} from './formula-fields.ts';

/** A formula version in a list. */
export const formulaRow = z.object({
  id: z.string(),
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  status: versionStatus,
  subtrait_id: z.string(),
  subtrait: z.string(),
  task_key: z.string(),
  /** Name of the task; its key where the task is gone. */
  task: z.string(),
  /** The data point its responses are listed under; empty for a draft that does not parse. */
  data_point: z.string(),
  /** Whether its text could be read when it was saved. */
  parses: z.boolean(),
  tests: z.number().int(),
  /** Data points that it names and its task does not declare (any more). */
  missing_data_points: z.array(z.string()),
  /** Published simulations that it scores in, or would score in. */
  used_by: z.number().int(),
  edit: z.number().int(),
  updated_at: instant,
  updated_by: author,
  published_at: instant.nullable(),
});

/** What a list of formulas can be sorted by. */
export const FORMULA_SORTS = ['name', '-name', 'updated_at', '-updated_at'] as const;

/** Formula versions. */
export const listFormulas = defineRoute({
  method: 'GET',
  path: '/admin/formulas',
  feature: 'formulas',
  summary: 'Formula versions, with what is wrong with them and how many simulations they score in.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    /** Left out: drafts, those in force, and the newest closed version of a formula that has neither. */
    status: z.enum(['draft', 'published', 'closed', 'all']).optional(),
    subtrait_id: uuid.optional(),
    task_key: line(120, 1).optional(),
    /** Only those that name data points their task does not declare. */
    problem: z.enum(['missing_data_points']).optional(),
    /** Part of the name, the subtrait's name or the task's. */
    q: line(100).optional(),
    sort: z.enum(FORMULA_SORTS).default('-updated_at'),
  }),
  response: pageOf(formulaRow),
});

/** What formulas are written with. */
export const readFormulaVocabulary = defineRoute({
  method: 'GET',
  path: '/admin/formulas/vocabulary',
  feature: 'formulas',
  summary: 'Subtraits, tasks with data points, conditions in force, and operators under their names of now.',
  access: 'platform.read',
  response: z.object({
    subtraits: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        name: z.string(),
        definition: z.string(),
        trait: z.string(),
        category: z.string(),
      }),
    ),
    tasks: z.array(
      z.object({
        /** The version that the data points are of: the newest published one. */
        id: z.string(),
        key: z.string(),
        name: z.string(),
        data_points: z.array(availableDataPoint),
      }),
    ),
    /** Those in force; `definition` is the condition tree with everything it names put in. */
    conditions: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        name: z.string(),
        version: z.number().int(),
        description: z.string(),
        source: z.string(),
        definition: z.unknown(),
      }),
    ),
    operators: z.array(
      z.object({
        key: z.string(),
        symbol: z.string(),
        label: z.string(),
        words: z.record(z.string(), z.object({ label: z.string() })),
        kind: z.string(),
        is_active: z.boolean(),
      }),
    ),
  }),
});

/** One version of a formula, whole. */
export const formulaRecord = z.object({
  id: z.string(),
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  status: versionStatus,
  subtrait_id: z.string(),
  subtrait: z.string(),
  trait: z.string(),
  task_key: z.string(),
  task: z.string(),
  data_point: z.string(),
  source: z.string(),
  /** The tree the text stands for, named conditions put in once published; null for a text that does not parse. */
  definition: z.unknown(),
  tests: z.array(z.object({ inputs: z.record(z.string(), dataPointValue), expect: formulaOutcome })),
  /** How far its data point agrees with itself; null: unknown. */
  reliability: z.unknown(),
  edit: z.number().int(),
  /** The version it was made from; null for the first. */
  parent_id: z.string().nullable(),
  created_at: instant,
  created_by: author,
  updated_at: instant,
  updated_by: author,
  published_at: instant.nullable(),
  closed_at: instant.nullable(),
});
/** One version of a formula, whole. */
export type FormulaRecord = z.output<typeof formulaRecord>;

const formulaId = z.strictObject({ formula_id: ref('formula') });

/** One formula with all that surrounds it. */
export const readFormula = defineRoute({
  method: 'GET',
  path: '/admin/formulas/:formula_id',
  feature: 'formulas',
  summary:
    'A formula version with its siblings, what it was made from, what is in force, and where it is used.',
  access: 'platform.read',
  params: formulaId,
  response: z.object({
    formula: formulaRecord,
    /** All versions of this formula, newest first. */
    versions: z.array(versionSummary),
    /** The version it was made from, to compare with; null for the first. */
    base: formulaRecord.nullable(),
    /** What is in force for this subtrait and task now (perhaps itself, perhaps another formula); null when nothing is. */
    active: formulaRecord.nullable(),
    data_points: z.array(availableDataPoint),
    missing_data_points: z.array(z.string()),
    /** Named conditions in its text, by the version that is put in (or was, once published). */
    conditions: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        name: z.string(),
        version: z.number().int(),
        status: versionStatus,
        /** Number of the version in force, if it is another one by now; else null. */
        newer_version: z.number().int().nullable(),
      }),
    ),
    /** Draft and published simulations that it scores in, or would score in; at most 100, published first. */
    simulations: z.array(scoredSimulation),
    simulations_total: z.number().int(),
    /** Where it may go, by the state table alone; `readFormulaReadiness` tells what stands in the way. */
    allowed: z.array(versionStatus),
  }),
  errors: ['not_found'],
});

/** What stands between a formula and its activation, or its closing. */
export const readFormulaReadiness = defineRoute({
  method: 'GET',
  path: '/admin/formulas/:formula_id/readiness',
  feature: 'formulas',
  summary: 'What stands in the way of putting a formula in force or closing it, and what that would change.',
  access: 'platform.read',
  params: formulaId,
  response: z.object({
    /** Empty when it may be put in force as it is stored. */
    activate: z.array(activationBlocker),
    /** What would be closed with its activation; null when nothing is in force. */
    replaces: z
      .object({ id: z.string(), key: z.string(), name: z.string(), version: z.number().int() })
      .nullable(),
    /** Published simulations that would lose this subtrait's only score if it were closed; not empty: refused. */
    unscored: z.array(scoredSimulation),
    /** Published simulations that it scores in. */
    published_simulations: z.number().int(),
  }),
  errors: ['not_found'],
});

const written = {
  name: line(120, 1),
  description: text(2000).default(''),
  /** Subtrait that it scores. */
  subtrait_id: uuid,
  /** Task (or built-in game) whose data points it counts. */
  task_key: line(120, 1),
  source: sourceText,
  tests: z.array(formulaTest).max(TESTS_MAX, `must be at most ${TESTS_MAX}`).default([]),
};

const saved = z.object({ formula: formulaRecord, problems: z.array(sourceProblem) });

/** A first draft. Its text may be unfinished. */
export const createFormula = defineRoute({
  method: 'POST',
  path: '/admin/formulas',
  feature: 'formulas',
  summary: 'Creates a formula as a draft; the text may be unfinished.',
  access: 'platform.manage',
  body: z.strictObject(written),
  response: saved,
  idempotent: true,
});

/** A copy as another formula, named by the version rule ('Speed' → 'Speed 1.0'). */
export const duplicateFormula = defineRoute({
  method: 'POST',
  path: '/admin/formulas/:formula_id/duplicate',
  feature: 'formulas',
  summary: 'Copies a formula as a draft of another formula, named by the version rule.',
  access: 'platform.manage',
  params: formulaId,
  response: saved,
  errors: ['not_found'],
  idempotent: true,
});

/** The next version of a published or closed formula, as a draft. */
export const createFormulaVersion = defineRoute({
  method: 'POST',
  path: '/admin/formulas/:formula_id/versions',
  feature: 'formulas',
  summary: 'Makes the next version of a formula as a draft; a formula has one draft at a time.',
  access: 'platform.manage',
  params: formulaId,
  response: saved,
  errors: ['not_found', 'refused_by_rule'],
  idempotent: true,
});

/**
 * Saves a draft. `edit` is the number it was read with; when somebody has saved since, 409 `conflict` with their
 * record (a `FormulaRecord`) under `current.theirs`, and nothing is written.
 */
export const saveFormula = defineRoute({
  method: 'PUT',
  path: '/admin/formulas/:formula_id',
  feature: 'formulas',
  summary: 'Saves a draft; what somebody else saved meanwhile is told instead of overwritten.',
  access: 'platform.manage',
  params: formulaId,
  body: z.strictObject({ ...written, edit: z.number().int().min(1) }),
  response: saved,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Deletes a draft for good. */
export const deleteFormula = defineRoute({
  method: 'DELETE',
  path: '/admin/formulas/:formula_id',
  feature: 'formulas',
  summary: 'Deletes a draft; versions that were ever in force stay.',
  access: 'platform.manage',
  params: formulaId,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/**
 * Puts a draft or a closed version in force (`published`), which closes what was in force for the same subtrait and
 * task; or takes one out of force (`closed`). Refusals name each reason under `fields` (`field` is the code of an
 * `ActivationBlocker`); `readFormulaReadiness` tells them beforehand.
 */
export const moveFormula = defineRoute({
  method: 'POST',
  path: '/admin/formulas/:formula_id/transitions',
  feature: 'formulas',
  summary: 'Puts a formula version in force, or closes it; cards already given stay as they are.',
  access: 'platform.manage',
  params: formulaId,
  body: z.strictObject({
    from: versionStatus,
    to: z.enum(['published', 'closed']),
    /** The `edit` that was looked at: what is put in force is what was seen. */
    edit: z.number().int().min(1),
    /**
     * What was in force for the subtrait and task when it was looked at (`replaces` of `readFormulaReadiness`, or the
     * formula itself when it is closed); null: nothing was. Another one by now: 409 `conflict` with that
     * `FormulaRecord` (or null) under `current.theirs`, and nothing is written.
     */
    replaces: uuid.nullable(),
  }),
  response: z.object({
    formula: formulaRecord,
    /** The version that this one replaced; null when there was none. */
    closed_id: z.string().nullable(),
    /** Published simulations it scores in (or no longer does). */
    published_simulations: z.number().int(),
  }),
  errors: ['not_found', 'stale_status', 'conflict', 'refused_by_rule'],
});

/** The routes of formulas; those of trying a text, of conditions and of operators stand in files of their own. */
export const formulasRoutes = [
  listFormulas,
  readFormulaVocabulary,
  readFormula,
  readFormulaReadiness,
  createFormula,
  duplicateFormula,
  createFormulaVersion,
  saveFormula,
  deleteFormula,
  moveFormula,
];
