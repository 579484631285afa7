import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { notifyPeople } from '../notifications/public.ts';
import { loadReferenceData } from '../reference-data/public.ts';
import { installLibrary } from '../simulations/public.ts';
import { insertDemoOrganizations, isEmpty } from './demo.queries.ts';
import { innerClient } from './inner-client.ts';
import { leaveFewUnread } from './leave-few-unread.ts';
import { resetDemo } from './reset-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function organizations(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from organizations`.execute(app.db);
  return rows[0]?.n ?? 0;
}

describe('resetting the demo', () => {
  it('refuses where somebody has made an organization, and changes nothing', async () => {
    await insertDemoOrganizations(app.db);
    await createCompany(app.db, 'Real Company');
    const before = await organizations();
    await expect(resetDemo(app.db)).rejects.toThrow(/holds more than the demo: Real Company/);
    expect(await organizations()).toBe(before);
  });

  it('empties the database, which then starts like a new one', async () => {
    await sql`update organizations set is_demo = true`.execute(app.db);
    await resetDemo(app.db);
    expect(await organizations()).toBe(0);
    expect(await isEmpty(app.db)).toBe(true);
    await loadReferenceData(app.db);
    await installLibrary(app.db);
    expect(Object.keys(await insertDemoOrganizations(app.db)).length).toBeGreaterThan(0);
  });
});

describe('what the demo’s accounts were told', () => {
  it('is read, but for the newest', async () => {
    const someone = await createUser(app.db, 'company_recruiter');
    for (let i = 0; i < 130; i += 1) {
      await notifyPeople(serverAct(app.services), [someone.id], {
        type: 'applicant_arrived',
        effect_key: `told ${i}`,
        params: { applicant: `Applicant ${i}`, position: 'Quay planner' },
        link: `/user/positions/one/applicants/${i}`,
        mail: false,
      });
    }
    const client = innerClient(app.app);
    expect(await leaveFewUnread(client, someone.token)).toBe(4);
    const left = await app.call({
      path: '/get/user/notifications',
      query: { unread: 'true' },
      as: someone.token,
    });
    expect(left.body.data.items.map((item: { title: string }) => item.title)[0]).toContain('Applicant 129');
    expect(left.body.data).toMatchObject({ unread: 4 });
  });
});
