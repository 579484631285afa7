import type { PositionQuestion } from '@tryout/contract/positions/position-questions';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import { likePattern } from '../list-positions.queries.ts';

/** Questions of a revision, in order. */
export async function findQuestions(db: Db, revisionId: string): Promise<PositionQuestion[]> {
  const { rows } = await sql<PositionQuestion>`
    select id, question_id, type, label, help, required, options, rules,
      json_build_object('min', settings->'min', 'max', settings->'max', 'max_length', settings->'max_length') as settings
    from position_questions where revision_id = ${revisionId} order by sort_order, id
  `.execute(db);
  return rows;
}

/** Takes off the questions that are not kept. Answers of test applications go with them; nobody else has answered. */
export async function deleteQuestionsBut(
  db: Db,
  revisionId: string,
  keptIds: readonly string[],
): Promise<void> {
  await sql`delete from application_answers where position_question_id in (
    select id from position_questions where revision_id = ${revisionId} and id <> all(${keptIds}::uuid[]))`.execute(
    db,
  );
  await sql`delete from position_questions where revision_id = ${revisionId}
    and id <> all(${keptIds}::uuid[])`.execute(db);
}

/** An entry of the bank. */
export interface BankRow {
  readonly id: string;
  readonly type: PositionQuestion['type'];
  readonly label: string;
  readonly help: string;
  readonly options: { key: string; label: string }[];
}

/** Entries of an organization's bank, newest first, at most 200. */
export async function findBank(db: Db, organizationId: string, q: string | undefined): Promise<BankRow[]> {
  const { rows } = await sql<BankRow>`
    select id, type, label, help, options from questions
    where organization_id = ${organizationId} and archived_at is null and label ilike ${likePattern(q ?? '')}
    order by id desc limit 200
  `.execute(db);
  return rows;
}

/** Which of these ids are entries of the organization's bank. */
export async function findBankIds(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from questions where organization_id = ${organizationId} and id = any(${ids}::uuid[])
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Adds an entry to the bank. */
export async function insertBankQuestion(
  db: Db,
  question: Omit<BankRow, 'id'> & { organization_id: string; created_by: string },
): Promise<BankRow> {
  const id = uuidv7();
  const { type, label, help, options } = question;
  await sql`
    insert into questions (id, organization_id, type, label, help, options, created_by)
    values (${id}, ${question.organization_id}, ${type}, ${label}, ${help}, ${JSON.stringify(options)}::jsonb,
      ${question.created_by})
  `.execute(db);
  return { id, type, label, help, options };
}

/** Takes an entry out of the bank. */
export async function archiveQuestion(db: Db, id: string, at: Date): Promise<void> {
  await sql`update questions set archived_at = ${at.toISOString()} where id = ${id} and archived_at is null`.execute(
    db,
  );
}
