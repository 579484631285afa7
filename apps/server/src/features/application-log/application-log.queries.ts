import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Where the log of an application ends; the hash in hex. */
export interface LastLine {
  readonly application_id: string;
  readonly seq: number;
  readonly hash: string;
}

/** The newest line of each application that has one. */
export async function lastLines(db: Db, applicationIds: readonly string[]): Promise<LastLine[]> {
  const { rows } = await sql<LastLine>`
    select distinct on (application_id) application_id, seq, encode(hash, 'hex') as hash
    from application_log where application_id = any(${applicationIds}::uuid[])
    order by application_id, seq desc
  `.execute(db);
  return rows;
}

/** Writes lines that are numbered and chained already; hashes in hex. */
export async function insertLines(db: Db, rows: readonly object[]): Promise<void> {
  await sql`
    insert into application_log (application_id, seq, organization_id, at, actor_id, actor_kind, action, from_status,
      to_status, reason_id, batch_id, score_card_id_seen, detail, previous_hash, hash)
    select application_id, seq, organization_id, at, actor_id, actor_kind, action, from_status, to_status, reason_id,
      batch_id, score_card_id_seen, detail, decode(previous_hash, 'hex'), decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(application_id uuid, seq int, organization_id uuid,
      at timestamptz, actor_id uuid, actor_kind text, action text, from_status text, to_status text, reason_id uuid,
      batch_id uuid, score_card_id_seen uuid, detail jsonb, previous_hash text, hash text)
  `.execute(db);
}
