import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './kysely.ts';
import type { Database } from './schema.ts';

/** serialization_failure and deadlock_detected: nothing was written and the same work may succeed now. */
const WORTH_A_RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. When two transactions got in each other's way it is
 * run again from the start (at most five times), so it must have no effect outside the database. Inside a transaction
 * it joins that one.
 */
export async function withTransaction<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_A_RETRY.has((error as { code?: string }).code ?? '')) throw error;
      // Spread out, so that the same two do not meet again.
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
