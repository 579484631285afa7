import { TASK_KEYS } from '@tryout/games/registry';
import { CATEGORIES } from '@tryout/games/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const ARABIC = /\p{Script=Arabic}/u;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('what the platform names', () => {
  it('is called in the reader’s language: each trait, game and simulation that comes with it', async () => {
    const { token } = await createUser(app.db, 'company_recruiter');
    const names = async (language: string) =>
      (await app.call({ path: '/library/names', as: token, headers: { 'accept-language': language } })).body
        .data;
    const { entries, tasks, simulations } = await names('ar');
    const known = CATEGORIES.flatMap((category) => [
      category.name,
      ...category.traits.flatMap(({ name, subtraits }) => [name, ...subtraits.map((each) => each.name)]),
    ]);
    expect(known.filter((name) => !ARABIC.test(entries[name] ?? ''))).toEqual([]);
    expect(Object.keys(tasks)).toHaveLength(TASK_KEYS.length);
    const library = await app.call({ path: '/simulations', as: token, query: { scope: 'library' } });
    expect(library.body.data.items.length).toBeGreaterThan(5);
    for (const { name } of library.body.data.items) expect(simulations[name], name).toMatch(ARABIC);
    expect(await names('en')).toEqual({ entries: {}, tasks: {}, simulations: {} });
  });

  it('is for those who are signed in', async () => {
    expect((await app.call({ path: '/library/names' })).status).toBe(401);
  });
});
