import type { SubtraitGaps } from '@tryout/domain/adverse-impact/subtrait-gaps';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Gaps that were counted once. */
export interface CountedGaps {
  /** Last day of the quarter, `YYYY-MM-DD`. */
  readonly period_end: string;
  readonly comparisons: readonly SubtraitGaps[];
}

/** The newest gaps; undefined: none were counted. */
export async function findGaps(db: Db): Promise<CountedGaps | undefined> {
  const { rows } = await sql<CountedGaps>`
    select to_char(period_end, 'YYYY-MM-DD') as period_end, comparisons from subtrait_gaps
    order by period_end desc limit 1`.execute(db);
  return rows[0];
}

/** Keeps gaps; those that another server counted meanwhile stay. */
export async function insertGaps(
  db: Db,
  { period_end, comparisons, made_at }: CountedGaps & { readonly made_at: Date },
): Promise<void> {
  await sql`
    insert into subtrait_gaps (period_end, comparisons, made_at)
    values (${period_end}, ${JSON.stringify(comparisons)}, ${made_at}) on conflict do nothing`.execute(db);
}

/** The first application of everybody whose scores were known by the end of a day, at organizations that ask; the newest of them. */
export async function scoredPeople(
  db: Db,
  organizationIds: readonly string[],
  until: string,
  most: number,
): Promise<{ application_id: string; layout_id: number; means: Buffer }[]> {
  const { rows } = await sql<{ application_id: string; layout_id: number; means: Buffer }>`
    select application_id, layout_id, means from (
      select distinct on (a.candidate_id) m.application_id, m.layout_id, m.means
      from application_means m join applications a on a.id = m.application_id
        join score_cards c on c.id = a.score_card_id
      where m.organization_id = any(${organizationIds}::uuid[])
        and c.created_at < (${until}::date + 1)::timestamp at time zone 'UTC'
      order by a.candidate_id, m.application_id) people
    order by application_id desc limit ${most}`.execute(db);
  return rows;
}
