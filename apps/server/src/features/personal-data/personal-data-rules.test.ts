import { PERSONAL_DATA_RULES, ruleGaps } from '@tryout/domain/personal-data/personal-data-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { readSchema } from './ruled-rows.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function schema(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { table_name, name } of await readSchema(database.db)) {
    found.set(table_name, [...(found.get(table_name) ?? []), name]);
  }
  return found;
}

it('every table and column of the schema has exactly one rule', async () => {
  expect(ruleGaps(PERSONAL_DATA_RULES, await schema())).toEqual({ missing: [], unknown: [], twice: [] });
});

it('a new table or column without a rule is named', async () => {
  await sql`create table people_we_met (id uuid, phone text)`.execute(database.db);
  await sql`alter table users add column nickname text`.execute(database.db);
  try {
    expect(ruleGaps(PERSONAL_DATA_RULES, await schema()).missing).toEqual([
      'people_we_met',
      'users.nickname',
    ]);
  } finally {
    await sql`drop table people_we_met`.execute(database.db);
    await sql`alter table users drop column nickname`.execute(database.db);
  }
});

it('what refers to a person, an application or a play is found by its rule', async () => {
  const { rows } = await sql<{ child: string; parent: string }>`
    select distinct c.relname::text as child, p.relname::text as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and p.relname in ('applications', 'people', 'plays', 'events', 'cvs', 'submissions')
    order by 1, 2
  `.execute(database.db);
  expect(rows.length).toBeGreaterThan(20);
  const without = rows.filter(({ child }) => PERSONAL_DATA_RULES[child]?.erase === 'none');
  expect(without).toEqual([]);
});
