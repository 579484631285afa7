import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../../platform/act.ts';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { keepTime } from './retention.job.ts';

const START = new Date('2026-01-31T09:30:00.000Z');
let app: TestApp;
let clock = START;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.stop());

const night = () => keepTime(serverAct(app.services));
const on = (day: string) => {
  clock = new Date(`${day}T01:10:00.000Z`);
};

async function companyWith(outcomes: readonly string[]) {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    openings: 9,
  });
  const ids: string[] = [];
  for (const outcome of outcomes) {
    const { id } = await createApplication(app.db, company.organization_id, position);
    const [status, by] = outcome.split(':');
    await sql`update applications set status = ${status}, disposition_by = ${by ?? null}, last_activity_at = ${START}
      where id = ${id}`.execute(app.db);
    ids.push(id);
  }
  return { ...company, position, ids };
}

const put = (as: string, rules: object[]) =>
  app.call({ method: 'PUT', path: '/organization/retention', as, body: { rules } });

async function left(organizationId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from applications where organization_id = ${organizationId}
    order by id`.execute(app.db);
  return rows.map(({ id }) => id);
}

describe('retention', () => {
  it('erases by outcome on the day its months are over, tells before, and keeps holds', async () => {
    clock = START;
    const { organization_id, admin, ids } = await companyWith([
      'rejected:employer',
      'rejected:candidate',
      'approved',
      'rejected:employer',
    ]);
    const [rejected, withdrawn, hired, held] = ids as [string, string, string, string];
    const saved = await put(admin.token, [
      { outcome: 'rejected', months: 13 },
      { outcome: 'withdrawn', months: 25 },
      { outcome: 'hired', months: 49 },
    ]);
    expect(saved.status, saved.raw).toBe(200);
    const hold = await app.call({
      method: 'POST',
      path: '/applicant/hold',
      as: admin.token,
      body: { application_id: held, reason: 'A claim', until: '2028-01-01' },
    });
    expect(hold.status, hold.raw).toBe(201);
    on('2027-02-14');
    await night();
    const mails = await sql<{ n: number }>`select count(*)::int as n from retention_notices
      where application_id = ${rejected} and due_on = '2027-02-28'`.execute(app.db);
    expect(mails.rows[0]?.n).toBe(1);
    on('2027-02-27');
    await night();
    expect(await left(organization_id)).toEqual([...ids].sort());
    on('2027-02-28');
    await night();
    expect(await left(organization_id)).toEqual([withdrawn, hired, held].sort());
    on('2028-02-28');
    await night();
    expect(await left(organization_id)).toEqual([withdrawn, hired].sort());
    on('2028-02-29');
    await night();
    expect(await left(organization_id)).toEqual([hired]);
    on('2030-02-27');
    await night();
    expect(await left(organization_id)).toEqual([hired]);
    on('2030-02-28');
    await night();
    expect(await left(organization_id)).toEqual([]);
    const read = await app.call({ path: '/organization/retention', as: admin.token });
    expect(read.body.data.erased_in_all).toBe(4);
    expect(read.body.data.runs.length).toBeGreaterThan(3);
  });

  it('shows what would go, and lets nothing go by a new limit before it was told', async () => {
    clock = new Date('2027-06-01T08:00:00.000Z');
    const { organization_id, admin, ids } = await companyWith(['rejected:employer']);
    const rules = [{ outcome: 'rejected', months: 6 }];
    const preview = await app.call({
      method: 'POST',
      path: '/organization/retention/preview',
      as: admin.token,
      body: { rules },
    });
    expect(preview.body.data.preview, preview.raw).toEqual([
      { outcome: 'rejected', now: 0, in_30_days: 1, in_90_days: 1, held: 0 },
    ]);
    await put(admin.token, rules);
    await night();
    expect(await left(organization_id)).toEqual(ids);
    on('2027-06-14');
    await night();
    expect(await left(organization_id)).toEqual(ids);
    on('2027-06-15');
    await night();
    expect(await left(organization_id)).toEqual([]);
  });

  it('is its admins’ alone, and takes only whole months', async () => {
    const { admin, recruiter, organization_id } = await companyWith([]);
    expect((await put(recruiter.token, [])).status).toBe(403);
    expect((await put(admin.token, [{ outcome: 'rejected', months: 0 }])).status).toBe(422);
    expect((await put(admin.token, [{ outcome: 'rejected', months: 1.5 }])).status).toBe(422);
    const other = await createCompany(app.db);
    const foreign = await app.call({
      path: '/organization/retention',
      as: other.admin.token,
      query: { organization_id },
    });
    expect(foreign.status).toBe(404);
  });
});
