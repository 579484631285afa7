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

/** Stores a PIN's hash, and that of the link that came with it; `ends_others` ends the ones before it. */
export async function insertPin(
  db: Db,
  pin: {
    id: string;
    email: string;
    purpose: PinPurpose;
    pin_hash: Buffer;
    minutes: number;
    link_hash: Buffer | null;
    link_minutes: number;
    ends_others: boolean;
  },
): Promise<void> {
  if (pin.ends_others) await endPins(db, pin.email, pin.purpose);
  await sql`
    insert into email_pins (id, email, purpose, pin_hash, expires_at, link_hash, link_expires_at)
    values (${pin.id}, ${pin.email}, ${pin.purpose}, ${pin.pin_hash}, now() + make_interval(mins => ${pin.minutes}),
      ${pin.link_hash}, case when ${pin.link_hash}::bytea is not null then now() + make_interval(mins => ${pin.link_minutes}) end)
  `.execute(db);
}

/** A new id for a PIN. */
export const newPinId = (): string => uuidv7();

/**
 * Takes one of the tries at a PIN (the newest one where none is named), in one statement, and answers its hash;
 * undefined when there is none that is fresh, unused and has a try left. Parallel guesses wait here for one another.
 */
export async function takePinTry(
  db: Db,
  email: string,
  purpose: PinPurpose,
  most: number,
  named: string | null,
): Promise<{ id: string; pin_hash: Buffer; tries_left: number } | undefined> {
  const { rows } = await sql<{ id: string; pin_hash: Buffer; tries_left: number }>`
    update email_pins set attempts = attempts + 1
    where id = (select id from email_pins where email = ${email} and purpose = ${purpose}
          and (${named}::uuid is null or id = ${named}::uuid)
        order by created_at desc limit 1)
      and used_at is null and expires_at > now() and attempts < ${most}
    returning id, pin_hash, ${most}::int - attempts as tries_left
  `.execute(db);
  return rows[0];
}

/** Uses up the link with this hash; the address it was sent to, undefined when it is not there, used or too old. */
export async function takeLink(db: Db, purpose: PinPurpose, linkHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    update email_pins set used_at = now()
    where link_hash = ${linkHash} and purpose = ${purpose} and used_at is null and link_expires_at > now()
    returning email
  `.execute(db);
  return rows[0]?.email;
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

/** Ends every PIN and link of an address, whatever it was for. */
export async function endAllPins(db: Db, { email }: { readonly email: string }): Promise<void> {
  await sql`update email_pins set used_at = now() where email = ${email} and used_at is null`.execute(db);
}

/** Removes PINs that were over a day ago. */
export async function forgetOldPins(db: Db): Promise<void> {
  await sql`delete from email_pins where created_at < now() - interval '1 day'`.execute(db);
}

/** Runs `work` in the caller's transaction and takes back what it wrote, unless it is to be kept. */
export async function keptOnlyIf(db: Db, kept: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint kept_only_if`.execute(db);
  await work();
  await (kept ? sql`release savepoint kept_only_if` : sql`rollback to savepoint kept_only_if`).execute(db);
}
