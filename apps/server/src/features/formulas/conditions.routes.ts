import {
  checkCondition,
  createCondition,
  createConditionVersion,
  deleteCondition,
  duplicateCondition as duplicateRoute,
  listConditions,
  moveCondition as moveRoute,
  readCondition,
  saveCondition,
} from '@tryout/contract/formulas/conditions';
import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';
import { CONDITION_STATUSES } from '@tryout/domain/formulas/formula-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { Db } from '../../platform/database/kysely.ts';
import { type Handled, handle, handleWithoutTransaction, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import type { Language } from '../../platform/language/language.ts';
import { toldBlockers } from './activation-words.ts';
import {
  type ConditionRow,
  conditionsById,
  partsOfCondition,
  usesOfCondition,
  versionsOfCondition,
} from './condition-rows.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { pageOfConditions } from './list-conditions.queries.ts';
import { moveCondition, weighCondition } from './move-condition.ts';
import { readConditionSource } from './read-condition-source.ts';
import { versionSummaryOf } from './read-formula.ts';
import {
  createConditionDraft,
  deleteUnusedDraft,
  duplicateCondition,
  nextConditionVersion,
  saveConditionDraft,
} from './save-condition.ts';

/** What a condition names: by its text while it is a draft, afterwards what was put into it. */
async function namesOf(db: Db, condition: ConditionRow) {
  if (condition.status !== 'draft') return partsOfCondition(db, condition.id);
  const { parts } = await readConditionSource(db, condition.source, condition);
  return parts.map(({ id, name, version }) => ({ id, name, version, status: 'published' as const }));
}

async function wholeCondition(db: Db, condition: ConditionRow, language: Language) {
  const [base] = condition.parent_id ? await conditionsById(db, [condition.parent_id]) : [];
  const isActive = condition.status === 'published';
  return {
    condition,
    versions: (await versionsOfCondition(db, condition.key)).map(versionSummaryOf),
    base: base ?? null,
    names: await namesOf(db, condition),
    ...(await usesOfCondition(db, condition.id)),
    blockers: isActive ? [] : toldBlockers((await weighCondition(db, condition)).blockers, language),
    allowed: allowedTargets(CONDITION_STATUSES, condition.status),
  };
}

/** Named conditions: read, written, put in force, archived. */
export const conditionsHandlers: readonly Handled[] = [
  handle(listConditions, async ({ db, query }) => ({ data: await pageOfConditions(db, query) })),

  handle(readCondition, async ({ db, params, refs, request }) => ({
    data: await wholeCondition(db, refs.row(params.condition_id), languageOf(request)),
  })),

  handle(createCondition, async (call) => ({
    data: await createConditionDraft(call.db, call.body, signedIn(call).user_id),
    message: formulasSay('formulas.draft_saved'),
    status: 201,
  })),

  handle(duplicateRoute, async (call) => ({
    data: await duplicateCondition(call.db, call.refs.row(call.params.condition_id), signedIn(call).user_id),
    message: formulasSay('formulas.copy'),
    status: 201,
  })),

  handle(createConditionVersion, async (call) => ({
    data: await nextConditionVersion(
      call.db,
      call.refs.row(call.params.condition_id),
      signedIn(call).user_id,
    ),
    message: formulasSay('formulas.next_version'),
    status: 201,
  })),

  handle(saveCondition, async (call) => ({
    data: await saveConditionDraft(call.db, call.params.condition_id, call.body, signedIn(call).user_id),
    message: formulasSay('formulas.saved'),
  })),

  handle(deleteCondition, async ({ db, params }) => {
    await deleteUnusedDraft(db, params.condition_id);
    return { data: {}, message: formulasSay('formulas.draft_deleted') };
  }),

  handleWithoutTransaction(checkCondition, async ({ db, body, refs }) => {
    const own = body.condition_id ? refs.row(body.condition_id) : null;
    const read = await readConditionSource(db, body.source, own);
    const whole = read.compiled ?? read.condition;
    return {
      data: {
        problems: [...read.problems],
        definition: read.condition,
        compiled: read.problems.length === 0 ? read.compiled : null,
        used_data_points: whole ? dataPointsIn(whole) : [],
      },
    };
  }),

  handle(moveRoute, async (call) => {
    return {
      data: await moveCondition({ ...call, actor: signedIn(call) }, call.params.condition_id, call.body),
      message:
        call.body.to === 'published'
          ? formulasSay('formulas.condition_in_force')
          : formulasSay('formulas.condition_archived'),
    };
  }),
];
