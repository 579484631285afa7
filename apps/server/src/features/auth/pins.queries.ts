import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** What a PIN proves; it is good for nothing else. */
export type PinPurpose = 'signup' | 'password_reset' | 'email_change' | 'sign_in' | 'invite';

/** Seconds since the newest PIN for an address and purpose was made; null when there is none. */
export async function secondsSinceLastPin(
  db: Db,
  email: string,
  purpose: PinPurpose,
): Promise<number | null> {
  const { rows } = await sql<{ age_s: number }>`
    select extract(epoch from now() - created_at)::float8 as age_s from email_pins
    where email = ${email} and purpose = ${purpose} order by created_at desc limit 1
  `.execute(db);
  return rows[0]?.age_s ?? null;
}

/** Lets only one request at a time make a PIN for an address, until the transaction ends. */
export async function lockPins(db: Db, email: string, purpose: PinPurpose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pin:${purpose}:${email}`}, 0))`.execute(db);
}

/** Stores a PIN's hash and ends the ones before it. */
export async function insertPin(
  db: Db,
  pin: { id: string; email: string; purpose: PinPurpose; pin_hash: Buffer; minutes: number },
): Promise<void> {
  await sql`
    update email_pins set used_at = now() where email = ${pin.email} and purpose = ${pin.purpose} and used_at is null
  `.execute(db);
  await sql`
    insert into email_pins (id, email, purpose, pin_hash, expires_at)
    values (${pin.id}, ${pin.email}, ${pin.purpose}, ${pin.pin_hash}, now() + make_interval(mins => ${pin.minutes}))
  `.execute(db);
}

/** A new id for a PIN. */
export const newPinId = (): string => uuidv7();

/**
 * Takes one of the tries at the newest PIN, in one statement, and answers its hash; undefined when there is no PIN
 * that is fresh, unused and has a try left. Parallel guesses wait here for one another.
 */
export async function takePinTry(
  db: Db,
  email: string,
  purpose: PinPurpose,
  most: number,
): Promise<{ id: string; pin_hash: Buffer; tries_left: number } | undefined> {
  const { rows } = await sql<{ id: string; pin_hash: Buffer; tries_left: number }>`
    update email_pins set attempts = attempts + 1
    where id = (select id from email_pins where email = ${email} and purpose = ${purpose}
        order by created_at desc limit 1)
      and used_at is null and expires_at > now() and attempts < ${most}
    returning id, pin_hash, ${most}::int - attempts as tries_left
  `.execute(db);
  return rows[0];
}

/** Marks a PIN as used. */
export async function markPinUsed(db: Db, id: string): Promise<void> {
  await sql`update email_pins set used_at = now() where id = ${id}`.execute(db);
}

/** Ends whatever PINs an address has for a purpose. */
export async function endPins(db: Db, email: string, purpose: PinPurpose): Promise<void> {
  await sql`
    update email_pins set used_at = now() where email = ${email} and purpose = ${purpose} and used_at is null
  `.execute(db);
}

/** Removes PINs that were over a day ago. */
export async function forgetOldPins(db: Db): Promise<void> {
  await sql`delete from email_pins where created_at < now() - interval '1 day'`.execute(db);
}
