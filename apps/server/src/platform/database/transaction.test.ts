import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { brokenConstraint, mapDatabaseError } from './database-errors.ts';
import { jsonb } from './json.ts';
import { PlanningClient } from './planning-client.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    create table tried (
      id int primary key, value int check (value < 100), at timestamptz(3), day date, big bigint, exact numeric, data jsonb
    )`);
});
beforeEach(() => database.pool.query('truncate tried; insert into tried values (1, 0), (2, 0)'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.drop());

async function failure(statement: string, values: unknown[] = []): Promise<unknown> {
  return database.pool.query(statement, values).then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a transaction', () => {
  it('stores all or nothing', async () => {
    const broken = withTransaction(database.db, async (trx) => {
      await sql`update tried set value = 7`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect((await database.pool.query('select distinct value from tried')).rows).toEqual([{ value: 0 }]);
  });

  it('is run again when two got in each other’s way', async () => {
    let bothHold = 0;
    const { promise: meet, resolve: met } = Promise.withResolvers<void>();
    const addOne = (first: number, second: number) =>
      withTransaction(database.db, async (trx) => {
        await sql`update tried set value = value + 1 where id = ${first}`.execute(trx);
        bothHold += 1;
        if (bothHold === 2) met();
        await meet;
        await sql`update tried set value = value + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([addOne(1, 2), addOne(2, 1)]);
    expect((await database.pool.query('select value from tried')).rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it('sends what does not wait for each other together, and runs it in its order', async () => {
    const other = await database.pool.connect();
    await other.query('begin; update tried set value = 7 where id = 1');
    await withTransaction(database.db, async (trx) => {
      await sql`select 1`.execute(trx);
      const sent = vi.spyOn(PlanningClient.prototype, 'query');
      const first = sql`update tried set value = value + 1 where id = 1`.execute(trx);
      const second = sql<{ value: number }>`select value from tried where id = 1`.execute(trx);
      // The first one waits for the row.
      await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
      await other.query('commit');
      await first;
      expect((await second).rows).toEqual([{ value: 8 }]);
    }).finally(() => other.release());
  });

  it('fails by what went wrong first, with nothing stored', async () => {
    const broken = withTransaction(database.db, (trx) =>
      Promise.all([
        sql`update tried set value = 5 where id = 2`.execute(trx),
        sql`update tried set value = 100 where id = 1`.execute(trx),
        sql`update tried set value = 6 where id = 2`.execute(trx),
      ]),
    );
    await expect(broken).rejects.toMatchObject({ code: '23514' });
    expect((await database.pool.query('select distinct value from tried')).rows).toEqual([{ value: 0 }]);
  });

  it('joins the one it is called in', async () => {
    await withTransaction(database.db, (outer) =>
      withTransaction(outer, async (inner) => {
        expect(inner).toBe(outer);
      }),
    );
  });
});

describe('values', () => {
  it('come back as text, numbers and JSON that say the same everywhere', async () => {
    const written = ['2026-03-29T01:30:00.120+02:00', '2026-03-29', '9007199254740991', '1.25', '[1,"ö"]'];
    await database.pool.query(
      'update tried set at=$1, day=$2, big=$3, exact=$4, data=$5 where id=1',
      written,
    );
    const { rows } = await database.pool.query(
      'select at, day, big, exact, data, array[at] as times from tried where id=1',
    );
    expect(rows[0]).toEqual({
      at: '2026-03-28T23:30:00.120Z',
      day: '2026-03-29',
      big: 9007199254740991,
      exact: 1.25,
      data: [1, 'ö'],
      times: ['2026-03-28T23:30:00.120Z'],
    });
  });

  it('are refused rather than rounded when a number is too large', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(
      'too large to be read exactly',
    );
  });

  it.each([[[1, 'two']], ['text'], [{ a: null }], [null], [12]])('jsonb() writes %j', async (value) => {
    const { rows } = await sql<{ data: unknown }>`select ${jsonb(value)} as data`.execute(database.db);
    expect(rows[0]?.data).toEqual(value);
  });
});

describe('database errors', () => {
  it.each([
    ['insert into tried values (1)', [], 409, 'conflict'],
    ['insert into tried values (3, 100)', [], 422, 'invalid_input'],
    ['insert into tried values ($1)', ['x'], 422, 'invalid_input'],
    ['insert into tried values ($1)', ['99999999999'], 422, 'invalid_input'],
    ['select $1::text', ['a\0b'], 422, 'invalid_input'],
    ['select $1::jsonb', ['"\\u0000"'], 422, 'invalid_input'],
    ["select '2026-02-30'::date", [], 422, 'invalid_input'],
    ['select pg_terminate_backend(pg_backend_pid())', [], 503, 'unavailable'],
  ])('%s %j', async (statement, values, status, code) => {
    expect(mapDatabaseError(await failure(statement, values))).toMatchObject({ status, code });
  });

  it('of a socket that is not there yet say that the database is not', async () => {
    const client = new pg.Client({ host: '/tmp/no-such-folder', port: 1 });
    const error = await client.connect().catch((thrown: unknown) => thrown);
    expect(mapDatabaseError(error)).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('that are our own mistakes are nobody else’s', async () => {
    expect(mapDatabaseError(await failure('select from nowhere'))).toBeNull();
    expect(mapDatabaseError(new Error('something else'))).toBeNull();
    const missing = await open('/tmp/no-such-file').catch((error: unknown) => error);
    expect(mapDatabaseError(missing)).toBeNull();
  });

  it('name the constraint', async () => {
    expect(brokenConstraint(await failure('insert into tried values (1)'))).toBe('tried_pkey');
  });
});
