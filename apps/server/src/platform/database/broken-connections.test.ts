import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BREAKS } from '../testing/break-database.ts';
import { describeBrokenDatabase } from '../testing/broken-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { mapDatabaseError } from './database-errors.ts';

describe('a connection that somebody holds', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('may break without ending the process, and the next query is told so', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    const error = await client.query('select 1').catch((thrown: unknown) => thrown);
    client.release();
    expect(mapDatabaseError(error)).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

// A share of what the long test does.
describeBrokenDatabase(BREAKS);
