import type {
  CULTURE_SORTS,
  CultureDimension,
  CultureQuestion,
  CultureStatus,
  CultureWording,
} from '@tryout/domain/culture-questions/questions';
import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';

/** A question of the bank, as it is asked now. */
export interface CultureBankRow extends CultureQuestion {
  readonly id: string;
  readonly status: CultureStatus;
  readonly source: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const COLUMNS = sql`q.id, q.id as culture_question_id, q.status, q.version, v.dimension, v.kind, v.is_reversed, v.statement,
  v.opposite, v.source, q.created_at, q.updated_at`;
const FROM = sql`culture_questions q
  join culture_question_versions v on v.question_id = q.id and v.version = q.version`;

/** Questions by their ids. */
export async function findBankRows(db: Db, ids: readonly string[]): Promise<CultureBankRow[]> {
  const { rows } =
    await sql<CultureBankRow>`select ${COLUMNS} from ${FROM} where q.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** A question, held until the transaction ends. */
export async function holdBankRow(db: Db, id: string): Promise<CultureBankRow | undefined> {
  const { rows } = await sql<CultureBankRow>`
    select ${COLUMNS} from ${FROM} where q.id = ${id} for no key update of q`.execute(db);
  return rows[0];
}

type Sort = (typeof CULTURE_SORTS)[number];

const ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('dimension', { by: sql`v.dimension collate "C"`, id: sql`q.id`, type: 'text' }),
  ...bothWays('updated', { by: sql`q.updated_at`, id: sql`q.id`, type: 'timestamptz' }),
};

/** A page of the bank. */
export function findBank(
  db: Db,
  wish: PageRequest & {
    readonly search: string;
    readonly dimension?: CultureDimension | undefined;
    readonly status?: CultureStatus | undefined;
    readonly sort: Sort;
  },
) {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&')}%`;
  const filter: RawBuilder<boolean> = sql<boolean>`(${wish.dimension ?? null}::text is null or v.dimension = ${wish.dimension ?? null})
    and (${wish.status ?? null}::text is null or q.status = ${wish.status ?? null})
    and (${wish.search} = '' or v.statement::text ilike ${like} or v.opposite::text ilike ${like})`;
  return readPage<CultureBankRow>(db, wish, {
    order: ORDERS[wish.sort],
    columns: COLUMNS,
    from: FROM,
    filter,
    sortValue: (row) => (wish.sort.endsWith('dimension') ? row.dimension : row.updated_at),
  });
}

/** What is asked now, in the order in which it came to the bank. */
export async function findAskedQuestions(db: Db): Promise<CultureQuestion[]> {
  const { rows } = await sql<CultureQuestion>`
    select q.id as culture_question_id, q.version, v.dimension, v.kind, v.is_reversed, v.statement, v.opposite
    from ${FROM} where q.status = 'published' order by q.created_at, q.id
  `.execute(db);
  return rows;
}

/** How many questions are asked now. */
export async function countAsked(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from culture_questions where status = 'published'
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Every version of every question, retired ones too, since answers belong to them. */
export async function findAllVersions(db: Db): Promise<CultureQuestion[]> {
  const { rows } = await sql<CultureQuestion>`
    select question_id as culture_question_id, version, dimension, kind, is_reversed, statement, opposite
    from culture_question_versions order by question_id, version
  `.execute(db);
  return rows;
}

/** What is written of a question. */
export interface WrittenQuestion extends CultureWording {
  readonly source: string;
}

async function insertVersion(
  db: Db,
  id: string,
  version: number,
  question: WrittenQuestion,
  at: Date,
): Promise<void> {
  await sql`
    insert into culture_question_versions (question_id, version, dimension, kind, is_reversed, statement, opposite, source,
      created_at)
    values (${id}, ${version}, ${question.dimension}, ${question.kind}, ${question.is_reversed},
      ${jsonb(question.statement)}, ${question.opposite === null ? null : jsonb(question.opposite)}, ${question.source}, ${at})
  `.execute(db);
}

/** Adds a question with its first version; false where one of this id is there. */
export async function insertQuestion(
  db: Db,
  question: WrittenQuestion & {
    readonly id: string;
    readonly status: CultureStatus;
    readonly created_by: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const done = await sql`
    insert into culture_questions (id, status, version, created_by, created_at, updated_at)
    values (${question.id}, ${question.status}, 1, ${question.created_by}, ${question.at}, ${question.at})
    on conflict (id) do nothing
  `.execute(db);
  if (Number(done.numAffectedRows ?? 0n) === 0) return false;
  await insertVersion(db, question.id, 1, question, question.at);
  return true;
}

/** Writes the next version of a question. */
export async function addVersion(
  db: Db,
  id: string,
  version: number,
  question: WrittenQuestion,
  at: Date,
): Promise<void> {
  await insertVersion(db, id, version, question, at);
  await sql`update culture_questions set version = ${version}, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** Moves a question. */
export async function storeStatus(db: Db, id: string, status: CultureStatus, at: Date): Promise<void> {
  await sql`update culture_questions set status = ${status}, updated_at = ${at} where id = ${id}`.execute(db);
}
