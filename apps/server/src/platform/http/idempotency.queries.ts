import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';
import { httpSays } from './http.messages.ts';
import { Refusal } from './refusal.ts';

/** One create of one caller. */
export interface IdempotencyClaim {
  readonly caller: string;
  readonly route: string;
  readonly key: string;
  readonly request_digest: string;
}

/** An answer as it was sent, and the rights its caller had. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: object;
  readonly rights: readonly string[];
}

/**
 * Claims a key inside the request's transaction: a twin waits here until the first one has committed, then gets
 * the stored answer. The same key with another body is refused. Returns null when the claim is ours.
 */
export async function claimIdempotencyKey(db: Db, claim: IdempotencyClaim): Promise<StoredAnswer | null> {
  const { rows: claimed } = await sql`
    insert into idempotency_keys (caller, route, key, request_digest)
    values (${claim.caller}, ${claim.route}, ${claim.key}, ${claim.request_digest})
    on conflict do nothing returning key
  `.execute(db);
  if (claimed.length > 0) return null;
  const { rows } = await sql<{
    request_digest: string;
    response: (Omit<StoredAnswer, 'rights'> & { rights?: string[] }) | null;
  }>`
    select request_digest, response from idempotency_keys
    where caller = ${claim.caller} and route = ${claim.route} and key = ${claim.key}
  `.execute(db);
  const stored = rows[0];
  if (stored?.request_digest !== claim.request_digest) {
    throw new Refusal('conflict', httpSays('http.idempotency_key_used'));
  }
  if (!stored.response) throw new Refusal('conflict', httpSays('http.idempotency_key_running'));
  return { ...stored.response, rights: stored.response.rights ?? [] };
}

/** Keeps the answer for repeats. */
export async function storeIdempotentAnswer(
  db: Db,
  claim: IdempotencyClaim,
  answer: StoredAnswer,
): Promise<void> {
  await sql`
    update idempotency_keys set response = ${JSON.stringify(answer)}
    where caller = ${claim.caller} and route = ${claim.route} and key = ${claim.key}
  `.execute(db);
}

/** Forgets keys older than two days. */
export async function forgetOldIdempotencyKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(db);
}
