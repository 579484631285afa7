import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A play that ended, with what was recorded of it. */
export interface PlayToLookAt {
  readonly id: string;
  readonly application_id: string;
  readonly last_seq: number;
  readonly tasks: readonly { key: string }[];
  readonly integrity: object;
}

/** Locks the next plays whose codes were written by an earlier rule; those that another server is at are left to it. */
export async function takePlaysToLookAt(db: Db, rule: number, limit: number): Promise<PlayToLookAt[]> {
  const { rows } = await sql<PlayToLookAt>`
    select id, application_id, last_seq, tasks, integrity from plays
    where look_rule < ${rule} and state in ('completed', 'terminated')
    order by id limit ${limit} for update skip locked
  `.execute(db);
  return rows;
}

/** Whether any play's codes were written by an earlier rule. */
export async function hasPlaysToLookAt(db: Db, rule: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from plays where look_rule < ${rule} and state in ('completed', 'terminated') limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Writes what a rule says of plays, and puts it on the applications whose cards are made from them. */
export async function storeLook(
  db: Db,
  rule: number,
  looked: readonly {
    id: string;
    application_id: string;
    incidents: object;
    codes: readonly string[];
  }[],
): Promise<void> {
  await sql`
    update plays p set integrity = p.integrity || n.incidents, integrity_review = n.codes, look_rule = ${rule}
    from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) as n(id uuid, incidents jsonb, codes text[])
    where n.id = p.id
  `.execute(db);
  const ids = looked.map(({ application_id }) => application_id);
  // Another card may be made meanwhile: what it is made from is read once no one else is at the application.
  await sql`select id from applications where id = any(${ids}::uuid[]) order by id for update`.execute(db);
  await sql`
    update applications a set integrity_review = found.codes
    from (
      select b.id, coalesce(array_agg(distinct code order by code) filter (where code is not null), '{}') as codes
      from applications b
        join score_cards c on c.id = b.score_card_id
        join lateral jsonb_array_elements(c.pins -> 'plays') as pinned(play) on true
        join plays p on p.id = (pinned.play ->> 'id')::uuid
        left join lateral unnest(p.integrity_review) as code on true
      where b.id = any(${ids}::uuid[])
      group by b.id) found
    where found.id = a.id and a.integrity_review <> found.codes
  `.execute(db);
}
