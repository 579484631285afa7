import type { RouteBody } from '@tryout/contract/define-route';
import type { setPositionQuestions as route } from '@tryout/contract/positions/position-questions';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { editableRevision } from '../editable-revision.ts';
import { findCurrentRevision, insertQuestionRows } from '../revisions.queries.ts';
import { lockForEditing } from '../update-position.ts';
import { checkQuestions } from './check-questions.ts';
import { deleteQuestionsBut, findBankIds, findQuestions } from './questions.queries.ts';

/** The questions of a position's current revision. */
export async function readQuestions(db: Db, positionId: string, created = false) {
  const revision = await findCurrentRevision(db, positionId);
  if (!revision) throw notFound();
  return {
    questions: await findQuestions(db, revision.id),
    revision: revision.revision,
    revision_in_use: revision.first_application_at !== null,
    revision_created: created,
  };
}

/** Sets the questions of a position in the order given. What is the same as before stays the same row. */
export async function setQuestions(act: SignedAct, positionId: string, body: RouteBody<typeof route>) {
  const { db, actor, services } = act;
  const position = await lockForEditing(act, positionId);
  checkQuestions(body.questions);
  const current = await findCurrentRevision(db, position.id);
  if (!current) throw notFound();
  const before = await findQuestions(db, current.id);
  const known = new Set(before.map((question) => question.id));
  if (body.questions.some((question) => question.id !== undefined && !known.has(question.id)))
    throw notFound();
  const copied = body.questions.flatMap((question) => question.question_id ?? []);
  const bank = await findBankIds(db, position.organization_id, copied);
  if (copied.some((id) => !bank.has(id))) throw notFound();
  if (isSame(before, body.questions)) return readQuestions(db, position.id);

  const editable = await editableRevision(db, position, actor.user_id, services.now());
  const newIds = new Map<string, string>();
  for (const question of body.questions) {
    const id =
      question.id === undefined ? uuidv7() : (editable.newQuestionIds.get(question.id) ?? question.id);
    if (question.id !== undefined) newIds.set(question.id, id);
    if (question.key !== undefined) newIds.set(question.key, id);
  }
  let place = 0;
  const rows = body.questions.map(({ key, ...question }) => ({
    ...question,
    id: newIds.get(question.id ?? key ?? '') ?? uuidv7(),
    sort_order: ++place,
    rules: question.rules.map((rule) => ({
      ...rule,
      conditions: rule.conditions.map((condition) => ({
        ...condition,
        question_id: newIds.get(condition.question_id) ?? condition.question_id,
      })),
    })),
  }));
  await deleteQuestionsBut(
    db,
    editable.revision.id,
    rows.map((row) => row.id),
  );
  await insertQuestionRows(db, editable.revision, rows);
  await audit(act, {
    event_type: 'update',
    action: 'position.questions_set',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { questions: [before.length, rows.length], revision: editable.revision.revision },
  });
  return readQuestions(db, position.id, editable.created);
}

function isSame(
  before: readonly object[],
  given: readonly { id?: string | undefined; key?: string | undefined }[],
): boolean {
  if (given.some((each) => each.id === undefined)) return false;
  return canonicalJson(before) === canonicalJson(given.map(({ key: _key, ...each }) => each));
}
