import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createPosition, createUser } from './factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let tokens: Record<'recruiter' | 'super_admin', string>;
beforeAll(async () => {
  app = await startTestApp();
  const { organization_id, recruiter } = await createCompany(app.db);
  tokens = { recruiter: recruiter.token, super_admin: (await createUser(app.db, 'super_admin')).token };
  for (const number of Array.from({ length: 12 }).keys()) {
    await createCompany(app.db);
    const { id } = await createPosition(app.db, organization_id, recruiter.id);
    await sql`update positions set title = ${`Deckhand ${number % 5}`}, created_at = now() where id = ${id}`.execute(
      app.db,
    );
  }
});
afterAll(() => app.stop());

describe('pages of a list', () => {
  it.each([
    ['/positions', 'recruiter', {}],
    ['/positions', 'recruiter', { sort: 'title' }],
    ['/positions', 'recruiter', { sort: '-title' }],
    ['/positions', 'recruiter', { sort: 'closes_on' }],
    ['/positions', 'recruiter', { sort: '-closes_on' }],
    ['/positions', 'recruiter', { sort: 'created' }],
    ['/jobs', 'recruiter', {}],
    ['/simulations', 'recruiter', {}],
    ['/simulations', 'super_admin', {}],
    ['/admin/score/templates', 'super_admin', {}],
    ['/admin/score/templates', 'super_admin', { sort: 'name' }],
    ['/admin/score/templates', 'super_admin', { sort: '-name' }],
    ['/admin/score/templates', 'super_admin', { sort: 'updated_at' }],
    ['/organizations', 'super_admin', { sort: 'name' }],
    ['/organizations', 'super_admin', { sort: '-name' }],
    ['/organizations', 'super_admin', { sort: 'created' }],
    ['/admin/organizations', 'super_admin', { sort: 'name' }],
    ['/admin/positions', 'super_admin', {}],
    ['/admin/tasks', 'super_admin', {}],
  ] as const)('%s for a %s %o are the same by number and by cursor', async (path, as, query) => {
    const idsOf = async (at: Record<string, string>) => {
      const { body } = await app.call({
        path,
        as: tokens[as],
        query: { ...query, ...at, recordsPerPage: '10' },
      });
      const { items, ...page } = body.data;
      const ids = items.map(
        (item: Record<string, string>) => item.id ?? item.position_id ?? item.organization_id ?? item.url,
      );
      return { ids: ids as string[], ...page };
    };
    const first = await idsOf({});
    const [byNumber, byCursor] = [
      await idsOf({ page: '2' }),
      await idsOf({ page: '2', cursor: first.next_cursor }),
    ];
    expect(first.ids).toHaveLength(10);
    expect(byNumber.ids.length).toBeGreaterThan(0);
    expect(byCursor.ids).toEqual(byNumber.ids);
    expect(new Set([...first.ids, ...byNumber.ids]).size).toBe(first.ids.length + byNumber.ids.length);
    const { ids: back } = await idsOf({ page: '1', cursor: byCursor.previous_cursor });
    expect(back).toEqual(first.ids);
    expect(first.total).toBeGreaterThanOrEqual(first.ids.length + byNumber.ids.length);
  });
});
