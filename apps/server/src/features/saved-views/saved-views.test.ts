import { MOST_VIEWS } from '@tryout/contract/saved-views/saved-views';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

describe('saved views', () => {
  let t: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  beforeAll(async () => {
    t = await startTestApp();
    company = await createCompany(t.db);
  });
  afterAll(() => t.stop());

  const keep = (name: string, search: string, list = 'positions', as = company.recruiter.token) =>
    t.call({ method: 'POST', path: '/user/views', as, body: { list, name, search } });
  const names = async (list: string, as: string) =>
    (await t.call({ path: '/user/views', query: { list }, as })).body.data.items.map(
      (view: { name: string; search: string }) => `${view.name}: ${view.search}`,
    );

  it('are kept by name for one list and one person, and replaced by the same name', async () => {
    expect((await keep('Drafts', 'status=draft')).status).toBe(200);
    await keep('Closing soon', 'sort=closes_on');
    await keep('Drafts', 'status=draft&view=cards');
    expect(await names('positions', company.recruiter.token)).toEqual([
      'Closing soon: sort=closes_on',
      'Drafts: status=draft&view=cards',
    ]);
    expect(await names('applicants', company.recruiter.token)).toEqual([]);
    expect(await names('positions', company.admin.token)).toEqual([]);
  });

  it('are forgotten by their keeper only', async () => {
    const { body } = await keep('Mine', '', 'applicants');
    const path = `/user/views/${body.data.items[0].id}`;
    const foreign = await t.call({ method: 'DELETE', path, as: company.admin.token });
    const unknown = await t.call({
      method: 'DELETE',
      path: `/user/views/${uuidv7()}`,
      as: company.admin.token,
    });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect((await t.call({ method: 'DELETE', path, as: company.recruiter.token })).status).toBe(200);
    expect(await names('applicants', company.recruiter.token)).toEqual([]);
  });

  it('are refused without a name, for an unknown list, and beyond the most', async () => {
    expect((await keep(' ', '')).status).toBe(422);
    expect((await keep('A', '', 'cars')).status).toBe(422);
    for (let n = 0; n < MOST_VIEWS; n++) await keep(`View ${n}`, '', 'applicants');
    const answer = await keep('One more', '', 'applicants');
    expect(answer.status, answer.raw).toBe(409);
    expect((await keep('View 0', 'q=x', 'applicants')).status).toBe(200);
  });
});
