import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';

it('keeps the size of a pool through whatever becomes of its people', async () => {
  const { db, drop } = await createTestDatabase();
  try {
    const { organization_id } = await createCompany(db);
    const ids = Array.from({ length: 60 }, () => uuidv7());
    const [first = '', second = '', ...others] = ids;
    const sizes = async () =>
      (
        await sql<{ kept: number; counted: number }>`select
          (select coalesce(sum(count), 0)::int from people_counts where organization_id = ${organization_id}) as kept,
          (select count(*)::int from people where organization_id = ${organization_id} and is_open
            and merged_into is null) as counted`.execute(db)
      ).rows[0];
    const add = (some: readonly string[], isOpen: boolean) =>
      sql`insert into people (id, organization_id, source, is_open, last_activity_at)
        select id, ${organization_id}, 'added', ${isOpen}, now() from unnest(${some}::uuid[]) id`.execute(db);
    await add([first], false);
    expect(await sizes()).toEqual({ kept: 0, counted: 0 });
    await add([second], true);
    await Promise.all(others.map((id) => add([id], true)));
    expect(await sizes()).toEqual({ kept: 59, counted: 59 });
    await sql`update people set is_open = true where id = ${first}`.execute(db);
    await sql`update people set merged_into = ${first} where id = any(${others.slice(0, 40)}::uuid[])`.execute(
      db,
    );
    expect(await sizes()).toEqual({ kept: 20, counted: 20 });
    await sql`update people set merged_into = null where id = ${others[0] ?? ''}`.execute(db);
    await sql`delete from people where id = any(${others.slice(40)}::uuid[])`.execute(db);
    expect(await sizes()).toEqual({ kept: 3, counted: 3 });
  } finally {
    await drop();
  }
});
