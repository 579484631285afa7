import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { PLANNED_ONCE } from './planning-client.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Texts whose plans the connection of a transaction keeps. */
async function kept(run: (n: number) => Promise<unknown>, times: number): Promise<string[]> {
  for (let n = 0; n < times; n += 1) await run(n);
  return database.db.connection().execute(async (db) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    );
    return rows.map((row) => row.statement);
  });
}

describe('plans', () => {
  it('are kept for statements that transactions run again and again, which answer as before', async () => {
    const answers: number[] = [];
    const texts = await kept(
      (n) =>
        withTransaction(database.db, async (trx) => {
          const { rows } = await sql<{ n: number }>`select ${n}::int + 1 as n`.execute(trx);
          answers.push(rows[0]?.n ?? -1);
        }),
      6,
    );
    expect(answers).toEqual([1, 2, 3, 4, 5, 6]);
    expect(texts).toContain('select $1::int + 1 as n');
  });

  it('are not kept outside transactions, unless the statement says so', async () => {
    await kept((n) => sql`select ${n}::int + 2 as n`.execute(database.db), 6);
    const texts = await kept(
      (n) => sql`/* planned once */ select ${n}::int + 3 as n`.execute(database.db),
      6,
    );
    expect(texts).not.toContain('select $1::int + 2 as n');
    expect(texts.some((text) => text.startsWith(PLANNED_ONCE))).toBe(true);
  });

  it('are not kept for texts that are made up for the moment', async () => {
    const texts = await kept(
      (n) => withTransaction(database.db, (trx) => sql`select ${sql.raw(String(n))} as n`.execute(trx)),
      6,
    );
    expect(texts.filter((text) => /^select \d as n$/.test(text))).toEqual([]);
  });
});
