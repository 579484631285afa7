import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** Somebody who asked that lost factors are removed. */
export interface FactorResetRow {
  readonly id: string;
  readonly user_id: string;
  readonly ready_at: string;
  readonly expires_at: string;
}

/** Stores a reset in place of one that is open. Answers from when it may be done. */
export async function insertReset(
  db: Db,
  reset: {
    readonly user_id: string;
    readonly token_hash: Buffer;
    readonly now: Date;
    readonly wait_hours: number;
    readonly open_hours: number;
  },
): Promise<{ id: string; ready_at: string }> {
  await endResets(db, reset.user_id, 'replaced', reset.now);
  const { rows } = await sql<{ id: string; ready_at: string }>`
    insert into factor_resets (id, user_id, token_hash, asked_at, ready_at, expires_at)
    values (${uuidv7()}, ${reset.user_id}, ${reset.token_hash}, ${reset.now},
      ${reset.now}::timestamptz + make_interval(hours => ${reset.wait_hours}),
      ${reset.now}::timestamptz + make_interval(hours => ${reset.wait_hours + reset.open_hours}))
    returning id, ready_at
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a reset was not stored');
  return row;
}

/** The open reset behind a token, held until the transaction ends; undefined: none, ended, or too old. */
export async function lockReset(db: Db, tokenHash: Buffer, now: Date): Promise<FactorResetRow | undefined> {
  const { rows } = await sql<FactorResetRow>`
    select id, user_id, ready_at, expires_at from factor_resets
    where token_hash = ${tokenHash} and outcome is null and expires_at > ${now} for update
  `.execute(db);
  return rows[0];
}

/** Ends whatever reset of an account is open. Answers whether one was. */
export async function endResets(
  db: Db,
  userId: string,
  outcome: 'done' | 'stopped' | 'replaced',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update factor_resets set outcome = ${outcome}, ended_at = ${now} where user_id = ${userId} and outcome is null
    returning id
  `.execute(db);
  return rows.length > 0;
}
