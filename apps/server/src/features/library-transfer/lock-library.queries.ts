import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Tables that scoring is made of; nobody else writes into them while a file is compared with them. */
const HELD = [
  'trait_categories',
  'traits',
  'subtraits',
  'operators',
  'conditions',
  'tasks',
  'formulas',
  'norms',
  'score_templates',
  'simulations',
];

/** One import at a time, until the transaction ends; waits for another that runs. */
export async function waitForLibrary(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import of all scoring', 0))`.execute(db);
}

/** The same without waiting. False when there is another. */
export async function isAloneWithLibrary(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('import of all scoring', 0)) as is_alone
  `.execute(db);
  return rows[0]?.is_alone === true;
}

/** Keeps everybody else from writing scoring until the transaction ends; reading goes on. Gives up after 10 seconds. */
export async function lockWholeLibrary(db: Db): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(db);
  const tables = sql.join(HELD.map((table) => sql.table(table)));
  await sql`lock table ${tables} in share row exclusive mode`.execute(db);
  await sql`set local lock_timeout = 0`.execute(db);
}

/** From here on, everything can be taken back with `rollBackTrial`. */
export async function beginTrial(db: Db): Promise<void> {
  await sql`savepoint trial_of_import`.execute(db);
}

/** Takes back everything since `beginTrial`. */
export async function rollBackTrial(db: Db): Promise<void> {
  await sql`rollback to savepoint trial_of_import`.execute(db);
}

/** What is read sees one moment of the database, whoever writes meanwhile. First statement of a transaction. */
export async function readOneMoment(db: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(db);
}
