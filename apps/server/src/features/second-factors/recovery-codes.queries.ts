import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** Stores recovery codes in place of those before. */
export async function storeCodes(
  db: Db,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  for (const hash of hashes) {
    await sql`insert into recovery_codes (id, user_id, code_hash, created_at)
      values (${uuidv7()}, ${userId}, ${hash}, ${now})`.execute(db);
  }
}

/** Uses up a recovery code, in one statement. False when there is no such code, or it was used. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and code_hash = ${hash} and used_at is null
    returning id
  `.execute(db);
  return rows.length > 0;
}
