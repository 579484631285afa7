import type {
  addCultureQuestion as addRoute,
  CultureBankQuestion,
  changeCultureQuestion as changeRoute,
  listCultureQuestions as listRoute,
  moveCultureQuestion as moveRoute,
} from '@tryout/contract/culture-questions/culture-questions';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import {
  CULTURE_MOST_ASKED,
  CULTURE_STATUSES,
  wordingProblems,
} from '@tryout/domain/culture-questions/questions';
import { CULTURE_STARTER_SET } from '@tryout/domain/culture-questions/starter-set';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { libraryId } from '../../platform/library-id.ts';
import {
  addVersion,
  type CultureBankRow,
  countAsked,
  findBank,
  findBankRows,
  holdBankRow,
  insertQuestion,
  storeStatus,
  type WrittenQuestion,
} from './bank.queries.ts';
import { cultureSay as say } from './culture-questions.messages.ts';

/** A page of the bank. */
export function cultureBank(
  act: Act,
  query: RouteQuery<typeof listRoute>,
): Promise<RouteData<typeof listRoute>> {
  return findBank(act.db, query);
}

async function shown({ db }: Act, id: string): Promise<CultureBankQuestion> {
  const [row] = await findBankRows(db, [id]);
  if (!row) throw notFound();
  return row;
}

/** @throws Refusal naming the first field that will not do */
function refuseUnfit(question: WrittenQuestion): void {
  const [problem] = wordingProblems(question);
  if (problem) throw invalidField(problem.field, say(`culture.${problem.code}`));
}

/** Adds a draft. @throws Refusal where its words are not whole */
export async function addQuestion(
  act: SignedAct,
  question: RouteBody<typeof addRoute>,
): Promise<CultureBankQuestion> {
  refuseUnfit(question);
  const id = uuidv7();
  await insertQuestion(act.db, {
    ...question,
    id,
    status: 'draft',
    created_by: act.actor.user_id,
    at: act.services.now(),
  });
  await log(act, id, 'culture_question.added');
  return shown(act, id);
}

async function held({ db }: SignedAct, id: string): Promise<CultureBankRow> {
  const row = await holdBankRow(db, id);
  if (!row) throw notFound();
  return row;
}

/** Writes a new version. @throws Refusal where it was changed since it was read, or its words are not whole */
export async function changeQuestion(
  act: SignedAct,
  id: string,
  { version, ...question }: RouteBody<typeof changeRoute>,
): Promise<CultureBankQuestion> {
  const before = await held(act, id);
  if (before.version !== version) throw new Refusal('conflict', say('culture.changed_meanwhile'));
  refuseUnfit(question);
  await addVersion(act.db, id, version + 1, question, act.services.now());
  await log(act, id, 'culture_question.changed');
  return shown(act, id);
}

/** Publishes, retires or publishes again. @throws Refusal where it is not as the caller saw it, or too many are asked */
export async function moveQuestion(
  act: SignedAct,
  id: string,
  { from, to }: RouteBody<typeof moveRoute>,
): Promise<CultureBankQuestion> {
  const before = await held(act, id);
  const current = { status: before.status, allowed: allowedTargets(CULTURE_STATUSES, before.status) };
  if (before.status !== from) throw new Refusal('stale_status', say('culture.stale_status'), { current });
  if (!canTransition(CULTURE_STATUSES, from, to).allowed) {
    throw new Refusal('refused_by_rule', say('culture.not_allowed'), { current });
  }
  if (to === 'published' && (await countAsked(act.db)) >= CULTURE_MOST_ASKED) {
    throw new Refusal('refused_by_rule', say('culture.too_many', { most: CULTURE_MOST_ASKED }));
  }
  await storeStatus(act.db, id, to, act.services.now());
  await log(act, id, to === 'published' ? 'culture_question.published' : 'culture_question.closed');
  return shown(act, id);
}

function log(
  act: SignedAct,
  id: string,
  action: `culture_question.${'added' | 'changed' | 'published' | 'closed'}`,
): Promise<void> {
  return audit(act, {
    event_type: action === 'culture_question.added' ? 'create' : 'update',
    action,
    target_type: 'culture_question',
    target_id: id,
    organization_id: null,
  });
}

/** Puts the starter set into the bank; what is there already, changed or retired, stays as it is. */
export async function installStarterSet(db: Db): Promise<void> {
  const begun = Date.parse('2026-11-28T00:00:00.000Z');
  for (const [n, question] of CULTURE_STARTER_SET.entries()) {
    await insertQuestion(db, {
      ...question,
      id: libraryId('culture_question', String(n + 1)),
      status: 'published',
      created_by: null,
      // One after the other, since questions are asked in the order in which they came.
      at: new Date(begun + n),
    });
  }
}
