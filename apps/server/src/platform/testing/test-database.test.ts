import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('a test database', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(async () => {
    await Promise.all([one.drop(), other.drop()]);
  });

  it('is migrated', async () => {
    const applied = await one.db.selectFrom('schema_migrations').select('version').execute();
    expect(applied.length).toBeGreaterThan(0);
  });

  it('is a test file’s own', async () => {
    await one.pool.query('create table only_here (a int)');
    await expect(other.pool.query('select from only_here')).rejects.toThrow('does not exist');
  });
});
