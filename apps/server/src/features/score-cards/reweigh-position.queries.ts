import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Stored subtrait scores of an application, in the order of the ids. */
export interface StoredScores {
  readonly application_id: string;
  readonly subtrait_ids: readonly string[];
  readonly scores: readonly number[];
}

/** Where an application stands in the list. */
export interface NewPlace {
  readonly application_id: string;
  readonly job_fit_score: number | null;
  readonly coverage: number | null;
  readonly rank_order: number;
}

/** The next applications of a position that have scores, by id. */
export async function readScores(
  db: Db,
  positionId: string,
  after: string | null,
  limit: number,
): Promise<StoredScores[]> {
  const beyond = after === null ? sql`` : sql` and application_id > ${after}`;
  const { rows } = await sql<StoredScores>`
    select application_id, subtrait_ids, scores from application_scores
    where position_id = ${positionId}${beyond} order by application_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Writes new places. One statement; rows whose place stays are left alone. */
export async function storePlaces(db: Db, placed: readonly NewPlace[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update applications a set job_fit_score = n.job_fit_score, coverage = n.coverage, rank_order = n.rank_order
    from unnest(${placed.map((each) => each.application_id)}::uuid[],
      ${placed.map((each) => each.job_fit_score)}::numeric(4, 1)[],
      ${placed.map((each) => each.coverage)}::numeric(4, 3)[],
      ${placed.map((each) => each.rank_order)}::bigint[]) as n(id, job_fit_score, coverage, rank_order)
    where a.id = n.id and (a.rank_order <> n.rank_order or a.job_fit_score is distinct from n.job_fit_score
      or a.coverage is distinct from n.coverage)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
