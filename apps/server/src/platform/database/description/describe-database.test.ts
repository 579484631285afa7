import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { describeDatabase } from './describe-database.ts';
import { readCatalog } from './read-catalog.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the committed description says what the migrations make (else run: node scripts/describe-database.mjs)', async () => {
  const root = new URL('../../../../../../', import.meta.url);
  for (const [path, text] of Object.entries(await describeDatabase(database.pool))) {
    expect(readFileSync(fileURLToPath(new URL(path, root)), 'utf8'), path).toBe(text);
  }
});

it('every table and column says what it means (a migration that adds one brings its `comment on`)', async () => {
  const silent = (await readCatalog(database.pool)).flatMap((table) => [
    ...(table.comment ? [] : [`table ${table.name}`]),
    ...table.columns
      .filter((column) => !column.comment)
      .map((column) => `column ${table.name}.${column.name}`),
  ]);
  expect(silent).toEqual([]);
});
