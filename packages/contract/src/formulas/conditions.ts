import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';
import {
  activationBlocker,
  author,
  sourceProblem,
  sourceText,
  versionStatus,
  versionSummary,
} from './formula-fields.ts';

/**
 * A version of a named condition. Formulas name it in their text (`@"Careful"`); its name therefore belongs to all of
 * its versions and stays once one of them was published.
 */
export const conditionRecord = z.object({
  id: z.string(),
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  status: versionStatus,
  source: z.string(),
  /** The tree, conditions that it names put in once published; null for a text that does not parse. */
  definition: z.unknown(),
  edit: z.number().int(),
  /** Formula versions (drafts and those in force) and conditions that name it. */
  used_by: z.number().int(),
  parent_id: z.string().nullable(),
  created_at: instant,
  created_by: author,
  updated_at: instant,
  updated_by: author,
  published_at: instant.nullable(),
  closed_at: instant.nullable(),
});

/** What a list of conditions can be sorted by. */
export const CONDITION_SORTS = ['name', '-name', 'updated_at', '-updated_at'] as const;

/** Condition versions. */
export const listConditions = defineRoute({
  method: 'GET',
  path: '/admin/conditions',
  feature: 'formulas',
  summary: 'Named conditions that formulas share.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    /** Left out: drafts, those in force, and the newest archived version of a condition that has neither. */
    status: z.enum(['draft', 'published', 'closed', 'all']).optional(),
    q: line(100).optional(),
    sort: z.enum(CONDITION_SORTS).default('name'),
  }),
  response: pageOf(conditionRecord),
});

const conditionId = z.strictObject({ condition_id: ref('condition') });

/** One condition with all that surrounds it. */
export const readCondition = defineRoute({
  method: 'GET',
  path: '/admin/conditions/:condition_id',
  feature: 'formulas',
  summary: 'A condition version with its siblings, what it names, and what names it.',
  access: 'platform.read',
  params: conditionId,
  response: z.object({
    condition: conditionRecord,
    versions: z.array(versionSummary),
    base: conditionRecord.nullable(),
    /** Conditions that it names. */
    names: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        version: z.number().int(),
        status: versionStatus,
      }),
    ),
    /** Formula versions whose text names this condition, drafts and those in force, with the version put in. */
    formulas: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        version: z.number().int(),
        status: versionStatus,
        /** Version of this condition that is put in; null for a draft, which takes the one in force. */
        condition_version: z.number().int().nullable(),
      }),
    ),
    /** Conditions that name this one. */
    conditions: z.array(
      z.object({ id: z.string(), name: z.string(), version: z.number().int(), status: versionStatus }),
    ),
    /** What stands in the way of putting it in force; empty when nothing does. */
    blockers: z.array(activationBlocker),
    allowed: z.array(versionStatus),
  }),
  errors: ['not_found'],
});

const written = { name: line(80, 1), description: text(2000).default(''), source: sourceText };
const saved = z.object({ condition: conditionRecord, problems: z.array(sourceProblem) });

/** A first draft. Refused when another condition has this name. */
export const createCondition = defineRoute({
  method: 'POST',
  path: '/admin/conditions',
  feature: 'formulas',
  summary: 'Creates a named condition as a draft.',
  access: 'platform.manage',
  body: z.strictObject(written),
  response: saved,
  errors: ['conflict'],
  idempotent: true,
});

/** A copy as another condition, named by the version rule. */
export const duplicateCondition = defineRoute({
  method: 'POST',
  path: '/admin/conditions/:condition_id/duplicate',
  feature: 'formulas',
  summary: 'Copies a condition as a draft of another one, named by the version rule.',
  access: 'platform.manage',
  params: conditionId,
  response: saved,
  errors: ['not_found', 'conflict'],
  idempotent: true,
});

/** The next version as a draft. */
export const createConditionVersion = defineRoute({
  method: 'POST',
  path: '/admin/conditions/:condition_id/versions',
  feature: 'formulas',
  summary: 'Makes the next version of a condition as a draft; it has one draft at a time.',
  access: 'platform.manage',
  params: conditionId,
  response: saved,
  errors: ['not_found', 'refused_by_rule'],
  idempotent: true,
});

/** Saves a draft; a stale `edit` answers 409 `conflict` with their record (a `ConditionRecord`) under `current.theirs`. */
export const saveCondition = defineRoute({
  method: 'PUT',
  path: '/admin/conditions/:condition_id',
  feature: 'formulas',
  summary: 'Saves a draft of a condition; what somebody else saved meanwhile is told instead of overwritten.',
  access: 'platform.manage',
  params: conditionId,
  body: z.strictObject({ ...written, edit: z.number().int().min(1) }),
  response: saved,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Deletes a draft that nothing names. */
export const deleteCondition = defineRoute({
  method: 'DELETE',
  path: '/admin/conditions/:condition_id',
  feature: 'formulas',
  summary: 'Deletes a draft that nothing names; what was ever in force is archived instead.',
  access: 'platform.manage',
  params: conditionId,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** Reads a text without saving it. Data points are not checked: a condition serves formulas of any task. */
export const checkCondition = defineRoute({
  method: 'POST',
  path: '/admin/conditions/check',
  feature: 'formulas',
  summary: 'Parses and checks the text of a condition; nothing is saved.',
  access: 'platform.read',
  body: z.strictObject({
    source: sourceText,
    /** The condition whose text it is to be, so that it is told when it would name itself in a circle. */
    condition_id: ref('condition').optional(),
  }),
  response: z.object({
    problems: z.array(sourceProblem),
    definition: z.unknown(),
    compiled: z.unknown(),
    used_data_points: z.array(z.string()),
  }),
  errors: ['not_found'],
});

/**
 * Puts a version in force (`published`; the one before it is closed), or archives it (`closed`): formulas keep what
 * was put into them, new ones can no longer name it. Refusals as in `moveFormula`.
 */
export const moveCondition = defineRoute({
  method: 'POST',
  path: '/admin/conditions/:condition_id/transitions',
  feature: 'formulas',
  summary: 'Puts a condition version in force, or archives it; formulas in force keep what they hold.',
  access: 'platform.manage',
  params: conditionId,
  body: z.strictObject({
    from: versionStatus,
    to: z.enum(['published', 'closed']),
    edit: z.number().int().min(1),
  }),
  response: z.object({ condition: conditionRecord, closed_id: z.string().nullable() }),
  errors: ['not_found', 'stale_status', 'conflict', 'refused_by_rule'],
});

/** The routes of conditions. */
export const conditionsRoutes = [
  listConditions,
  readCondition,
  createCondition,
  duplicateCondition,
  createConditionVersion,
  saveCondition,
  deleteCondition,
  checkCondition,
  moveCondition,
];
