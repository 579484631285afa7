import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { ApplicationLogEntry } from './append-application-log.ts';

/** Every line of a log with its digest, exactly as it was chained. */
export async function chainedLines(
  db: Db,
  applicationId: string,
): Promise<(ApplicationLogEntry & { seq: number; at: string; digest: string })[]> {
  const { rows } = await sql<ApplicationLogEntry & { seq: number; at: string; digest: string }>`
    select application_id, organization_id, seq, at, actor_id, actor_kind, action, from_status, to_status, reason_id,
      batch_id, score_card_id_seen, detail, encode(hash, 'hex') as digest
    from application_log where application_id = ${applicationId} order by seq
  `.execute(db);
  return rows;
}
