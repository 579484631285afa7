import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './kysely.ts';
import type { Database } from './schema.ts';

/** serialization_failure and deadlock_detected: nothing was written and the same work may succeed now. */
const WORTH_A_RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** What waits for the commit of a running transaction. */
const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs `work` once what `db` writes is committed: after the transaction of `withTransaction`, or at once outside of
 * one. Nothing is run for a transaction that is rolled back; `work` must not throw.
 */
export function afterCommit(db: Db, work: () => void): void {
  const list = waiting.get(db);
  if (list) list.push(work);
  else work();
}

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
      const afterwards: (() => void)[] = [];
      const result = await db.transaction().execute((trx) => {
        waiting.set(trx, afterwards);
        return work(trx);
      });
      for (const each of afterwards) each();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_A_RETRY.has((error as { code?: string }).code ?? '')) throw error;
      // Spread out, so that the same two do not meet again.
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
