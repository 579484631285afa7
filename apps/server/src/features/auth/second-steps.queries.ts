import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The first step of a sign-in. */
export type FirstStep = 'password' | 'linkedin' | 'pin';

/** A sign-in that awaits its second step. */
export interface SecondStepRow {
  readonly id: string;
  readonly user_id: string;
  readonly signed_by: FirstStep;
  readonly wants_token: boolean;
  readonly expires_at: string;
}

/** Stores a sign-in that awaits its second step, under the hash of its ticket. */
export async function insertSecondStep(
  db: Db,
  step: {
    readonly ticket_hash: Buffer;
    readonly user_id: string;
    readonly signed_by: FirstStep;
    readonly wants_token: boolean;
    readonly now: Date;
    readonly minutes: number;
  },
): Promise<string> {
  const { rows } = await sql<{ expires_at: string }>`
    insert into second_steps (id, ticket_hash, user_id, signed_by, wants_token, created_at, expires_at)
    values (${uuidv7()}, ${step.ticket_hash}, ${step.user_id}, ${step.signed_by}, ${step.wants_token}, ${step.now},
      ${step.now}::timestamptz + make_interval(mins => ${step.minutes}))
    returning expires_at
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a second step was not stored');
  return row.expires_at;
}

/** The sign-in of a ticket that is open; undefined: used, over, or none. */
export async function findSecondStep(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<SecondStepRow | undefined> {
  const { rows } = await sql<SecondStepRow>`
    select id, user_id, signed_by, wants_token, expires_at from second_steps
    where ticket_hash = ${ticketHash} and done_at is null and expires_at > ${now}
  `.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockSecondStep(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<SecondStepRow | undefined> {
  const { rows } = await sql<SecondStepRow>`
    select id, user_id, signed_by, wants_token, expires_at from second_steps
    where ticket_hash = ${ticketHash} and done_at is null and expires_at > ${now} for update
  `.execute(db);
  return rows[0];
}

/** Takes one of the tries of a sign-in, in one statement. False when there is none left. */
export async function takeStepTry(db: Db, id: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    update second_steps set tries = tries + 1 where id = ${id} and done_at is null and tries < ${most} returning id
  `.execute(db);
  return rows.length > 0;
}

/** The sign-in is done: its ticket opens nothing any more. */
export async function endSecondStep(db: Db, id: string, now: Date): Promise<void> {
  await sql`update second_steps set done_at = ${now} where id = ${id} and done_at is null`.execute(db);
}

/** Ends every sign-in of an account that awaits its second step. */
export async function endSecondStepsOf(db: Db, userId: string): Promise<void> {
  await sql`update second_steps set done_at = now() where user_id = ${userId} and done_at is null`.execute(
    db,
  );
}

/** Removes sign-ins and challenges that were over a day ago. */
export async function forgetOldSteps(db: Db): Promise<void> {
  await sql`delete from second_steps where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from passkey_challenges where expires_at < now() - interval '1 day'`.execute(db);
}
