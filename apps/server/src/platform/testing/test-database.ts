import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDb, type Db } from '../database/kysely.ts';
import { createPool } from '../database/pool.ts';

/** What test databases are copies of: the migrated tables without rows, or with the product's library and its jobs. */
export const TEMPLATES = { tables: 'tryout_tables', library: 'tryout_library' } as const;

export type TestDatabase = {
  connectionString: string;
  pool: pg.Pool;
  db: Db;
  /** Ends the pool and removes the database; other connections to it are cut. */
  drop(): Promise<void>;
};

const log = { info: () => undefined, warn: () => undefined };

/** A database of a test file's own: `const database = await createTestDatabase()` in `beforeAll`, `drop()` after. */
export async function createTestDatabase(
  options: { of?: 'nothing' | 'tables' | 'library' } = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { of = 'tables' } = options;
  const template = of === 'nothing' ? 'template0' : TEMPLATES[of];
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  const address = new URL(inject('testCluster'));
  address.pathname = `/${name}`;
  const connectionString = address.href;
  const pool = createPool({ connectionString, log });
  return {
    connectionString,
    pool,
    db: createDb(pool),
    async drop() {
      await pool.end();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testCluster') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
