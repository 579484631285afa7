import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDb, type Db } from '../database/kysely.ts';
import { createPool } from '../database/pool.ts';
import { withTransaction } from '../database/transaction.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof createPool>;
let db: Db;
let jobs: Jobs;
const problems: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { connectionString } = database;
  const quiet = { info: () => undefined, warn: () => undefined };
  pool = createPool({ connectionString, log: quiet, max: 4 });
  db = createDb(pool);
  jobs = createJobs({ connectionString, onProblem: (error) => problems.push(error) });
});
afterAll(async () => {
  await jobs.stop();
  await pool.end();
  await database.drop();
});

async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state::text as state, count(*)::int as n from pgboss.job where name = 'test.count' group by 1
  `.execute(db);
  return Object.fromEntries(rows.map((row) => [row.state, row.n]));
}

it('works a long queue off in one go, and one that fails does not take others along', async () => {
  const done = new Set<number>();
  await jobs.start([
    {
      name: 'test.count',
      run: async (data) => {
        const { n } = data as { n: number };
        if (n === 7) throw new Error('this one cannot be done');
        done.add(n);
      },
    },
  ]);
  await withTransaction(db, async (trx) => {
    for (let n = 0; n < 80; n += 1) await jobs.enqueue(trx, 'test.count', { n });
  });
  await vi.waitFor(() => expect(done.size).toBe(79), { timeout: 20_000, interval: 100 });
  await vi.waitFor(async () => expect(await states()).toEqual({ completed: 79, retry: 1 }), {
    timeout: 20_000,
    interval: 100,
  });
  const { rows } = await sql<{ message: string }>`
    select output->>'message' as message from pgboss.job where name = 'test.count' and state = 'retry'
  `.execute(db);
  expect(rows).toEqual([{ message: 'this one cannot be done' }]);
  expect(problems).toEqual([]);
});
