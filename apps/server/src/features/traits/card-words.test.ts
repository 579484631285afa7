import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { buildTenant, type Tenant } from '../../platform/testing/isolation/tenant-world.ts';
import { startTestApp, type TestApp, type TestBody, type TestCall } from '../../platform/testing/test-app.ts';

let app: TestApp;
let superAdmin: string;
let tenant: Tenant;

beforeAll(async () => {
  app = await startTestApp();
  superAdmin = (await createUser(app.db, 'super_admin')).token;
  tenant = await buildTenant(app, 'wording');
});
afterAll(() => app.stop());

async function cards(): Promise<TestBody[]> {
  const asked: TestCall[] = [
    {
      path: '/position/application/score/card',
      as: tenant.people.company_recruiter.token,
      query: { application_id: tenant.ids.application },
    },
    {
      path: '/get/score/card/details',
      as: tenant.people.candidate.token,
      query: { score_card_id: tenant.ids.score_card },
    },
    { path: '/get/user/score/cards', as: tenant.people.candidate.token },
  ];
  const answers = await Promise.all(asked.map((one) => app.call(one)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  return answers.map((answer) => answer.body.data);
}

test('a card keeps the words of its day when the library says it otherwise', async () => {
  const before = await cards();
  const [first] = before[0].categories[0].traits;
  const subtrait = first.subtraits[0];
  expect(first.definition).not.toBe('');
  expect(before[2].items[0].traits[0].trait).toBe(first.trait);
  for (const [kind, id] of [
    ['traits', first.trait_id],
    ['subtraits', subtrait.subtrait_id],
  ]) {
    const body = { edit: 1, name: 'Quite another name', definition: 'Quite another meaning.' };
    const saved = await app.call({ method: 'PUT', path: `/admin/${kind}/${id}`, as: superAdmin, body });
    expect(saved.status, saved.raw).toBe(200);
  }
  expect(await cards()).toEqual(before);
});
