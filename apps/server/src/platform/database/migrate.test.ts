import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase({ of: 'nothing' });
  folder = mkdtempSync(join(tmpdir(), 'tryout-migrations-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function put(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

async function names(): Promise<string[]> {
  const { rows } = await database.pool.query('select name from schema_migrations order by version');
  return rows.map((row) => row.name);
}

describe('migrations', () => {
  it('are applied in order and once', async () => {
    put('0002_add_b.sql', 'alter table a add b int');
    put('0001_make_a.sql', 'create table a (id int)');
    expect((await migrate(database.pool, folder)).map((one) => one.version)).toEqual([1, 2]);
    put('0003_add_c.sql', 'alter table a add c int');
    expect((await migrate(database.pool, folder)).map((one) => one.name)).toEqual(['add_c']);
    expect(await migrate(database.pool, folder)).toEqual([]);
    expect(await names()).toEqual(['make_a', 'add_b', 'add_c']);
  });

  it('are applied once by servers that start together', async () => {
    put('0001_make_a.sql', 'create table a (id int); insert into a select generate_series(1, 50000)');
    const rounds = await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, folder)));
    expect(rounds.flat()).toHaveLength(1);
  });

  it('leave no trace when they fail, and keep the earlier ones', async () => {
    put('0001_make_a.sql', 'create table a (id int)');
    put('0002_broken.sql', 'create table b (id int); select from nowhere');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      'Migration 0002_broken failed and left no trace',
    );
    expect(await names()).toEqual(['make_a']);
    const { rows } = await database.pool.query("select to_regclass('b') as b");
    expect(rows).toEqual([{ b: null }]);
  });

  it('are refused when one was edited after it was applied; other line ends do not count', async () => {
    put('0001_make_a.sql', 'create table a (\nid int)');
    await migrate(database.pool, folder);
    put('0001_make_a.sql', 'create table a (\r\nid int)');
    expect(await migrate(database.pool, folder)).toEqual([]);
    put('0001_make_a.sql', 'create table a (id bigint)');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      '0001_make_a was changed after it was applied',
    );
  });

  it('are refused when the database is newer than the program', async () => {
    put('0001_make_a.sql', 'create table a (id int)');
    put('0002_add_b.sql', 'alter table a add b int');
    await migrate(database.pool, folder);
    rmSync(join(folder, '0002_add_b.sql'));
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      '0002_add_b, which this Tryout does not know',
    );
  });

  it('must be named and numbered without gaps', () => {
    put('0001_make_a.sql', '');
    put('0003_later.sql', '');
    expect(() => readMigrations(folder)).toThrow('found 0003_later in place 2');
    put('Oops.sql', '');
    expect(() => readMigrations(folder)).toThrow('Oops.sql must be named like');
  });
});
