import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  readonly passkey_id: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

/** The passkeys of an account, oldest first. */
export async function findPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id as passkey_id, name, is_synced, created_at, last_used_at from passkeys
    where user_id = ${userId} order by created_at, id
  `.execute(db);
  return rows;
}

/** How the browser names the passkeys of an account, so that it offers or leaves out the right ones. */
export async function findCredentials(
  db: Db,
  userId: string,
): Promise<{ credential_id: string; transports: string[] }[]> {
  const { rows } = await sql<{ credential_id: string; transports: string[] }>`
    select credential_id, transports from passkeys where user_id = ${userId} order by created_at, id
  `.execute(db);
  return rows;
}

/** Adds a passkey; null when some account has this credential already. */
export async function insertPasskey(
  db: Db,
  passkey: {
    readonly user_id: string;
    readonly credential_id: string;
    readonly public_key: Buffer;
    readonly sign_count: number;
    readonly transports: readonly string[];
    readonly is_synced: boolean;
    readonly name: string;
    readonly now: Date;
  },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, is_synced, name, created_at)
    values (${uuidv7()}, ${passkey.user_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.sign_count},
      ${passkey.transports}::text[], ${passkey.is_synced}, ${passkey.name}, ${passkey.now})
    on conflict (credential_id) do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** A passkey as a signature is judged by it. */
export interface StoredPasskey {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly public_key: Buffer;
  readonly sign_count: number;
}

/** The passkey with this credential, held until the transaction ends, so that its counter is compared once at a time. */
export async function lockPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`
    select id, user_id, name, public_key, sign_count::float8 as sign_count from passkeys
    where credential_id = ${credentialId} for update
  `.execute(db);
  return rows[0];
}

/** Notes that a passkey was used, with its counter. */
export async function storeUse(
  db: Db,
  id: string,
  use: { readonly sign_count: number; readonly is_synced: boolean; readonly now: Date },
): Promise<void> {
  await sql`
    update passkeys set sign_count = ${use.sign_count}, is_synced = ${use.is_synced}, last_used_at = ${use.now}
    where id = ${id}
  `.execute(db);
}

/** Gives a passkey another name. */
export async function storeName(db: Db, id: string, name: string): Promise<void> {
  await sql`update passkeys set name = ${name} where id = ${id}`.execute(db);
}

/** Removes a passkey of an account; its name, undefined when it is gone already. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from passkeys where id = ${id} and user_id = ${userId} returning name
  `.execute(db);
  return rows[0]?.name;
}

/** What a challenge is for. */
export type ChallengePurpose = 'add' | 'sign_in' | 'second_step' | 'confirm';

/** What a challenge is bound to. */
export interface ChallengeBinding {
  readonly purpose: ChallengePurpose;
  readonly user_id: string | null;
  readonly session_id: string | null;
}

/** Stores a challenge for one use. Answers its id. */
export async function insertChallenge(
  db: Db,
  challenge: ChallengeBinding & {
    readonly challenge: string;
    readonly now: Date;
    readonly seconds: number;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into passkey_challenges (id, purpose, challenge, user_id, session_id, created_at, expires_at)
    values (${id}, ${challenge.purpose}, ${challenge.challenge}, ${challenge.user_id}, ${challenge.session_id},
      ${challenge.now}, ${challenge.now}::timestamptz + make_interval(secs => ${challenge.seconds}))
  `.execute(db);
  return id;
}

/**
 * Takes the newest challenge that is bound so, or the one that is named; it and older ones of the same binding are gone.
 * Undefined: none, or its time is over.
 */
export async function takeChallenge(
  db: Db,
  {
    purpose,
    user_id,
    session_id,
    id,
    now,
  }: ChallengeBinding & { readonly id: string | null; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string; is_open: boolean }>`
    delete from passkey_challenges where purpose = ${purpose}
      and user_id is not distinct from ${user_id}::uuid and session_id is not distinct from ${session_id}::uuid
      and (${id}::uuid is null or id = ${id}::uuid)
    returning challenge, expires_at > ${now} as is_open
  `.execute(db);
  const [newest] = [...rows].sort((one, other) => Number(other.is_open) - Number(one.is_open));
  return newest?.is_open ? newest.challenge : undefined;
}

/** Removes what a session was asked to sign before, so that only the newest challenge is good. */
export async function dropChallenges(
  db: Db,
  { purpose, user_id, session_id }: ChallengeBinding,
): Promise<void> {
  await sql`
    delete from passkey_challenges where purpose = ${purpose} and user_id is not distinct from ${user_id}::uuid
      and session_id is not distinct from ${session_id}::uuid
  `.execute(db);
}
