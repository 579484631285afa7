import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { createPlayWorld } from '../../platform/testing/play-world.ts';
import { backUp, restoreIntoNew } from '../../platform/testing/restore-into.ts';
import { startTestApp, type TestApp, type TestCall } from '../../platform/testing/test-app.ts';
import { sealSecurityLog, verifySecurityLog } from '../security-log/seal-security-log.ts';
import { erase, goOnAfterHolds } from './erase.ts';
import { eraseAgain, eraseWaiting } from './erase-again.ts';
import { erasureListPath, keepErasureList, readErasureList } from './erasure-list.ts';
import { hitsIn } from './testing/everything-about.ts';
import { writeCopy } from './write-copy.job.ts';

let app: TestApp;
let clock: Date;
beforeAll(async () => {
  clock = new Date();
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.stop());

async function world() {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    openings: 9,
  });
  const { id, candidate } = await createApplication(app.db, company.organization_id, position);
  return { ...company, position, application_id: id, candidate };
}
type World = Awaited<ReturnType<typeof world>>;

const post = (path: string, as: string, body: TestCall['body'], method: TestCall['method'] = 'POST') =>
  app.call({ method, path, as, body });

async function ask({ candidate }: World, organization_id: string | null) {
  const asked = await post('/user/data/erase', candidate.token, {
    organization_id,
    confirm_email: candidate.email,
  });
  expect(asked.status, asked.raw).toBe(202);
  return asked.body.data.erasure_id as string;
}

const run = (id: string) => erase(serverAct(app.services), id);

const decide = ({ recruiter, application_id }: World) =>
  post('/update/position/application/status', recruiter.token, {
    application_id,
    from: 'applied',
    to: 'short_listed',
  });

const rowsOf = async (table: string, column: string, id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
    where ${sql.ref(column)} = ${id}`.execute(app.db);
  return rows[0]?.n ?? 0;
};

describe('erasing somebody at one organization', () => {
  it('leaves the account and other organizations as they are, and reports right', async () => {
    const here = await world();
    const there = await createCompany(app.db);
    const elsewhere = await createPosition(app.db, there.organization_id, there.recruiter.id);
    await sql`update applications set candidate_id = ${here.candidate.id}, applicant_email = ${here.candidate.email}
      where id = ${(await createApplication(app.db, there.organization_id, elsewhere)).id}`.execute(app.db);
    await run(await ask(here, here.organization_id));
    expect(await rowsOf('applications', 'organization_id', here.organization_id)).toBe(0);
    expect(await rowsOf('people', 'organization_id', here.organization_id)).toBe(0);
    expect(await rowsOf('applications', 'candidate_id', here.candidate.id)).toBe(1);
    const own = await app.call({ path: '/user/data', as: here.candidate.token });
    expect(
      own.body.data.organizations.map((one: { organization_id: string }) => one.organization_id),
    ).toEqual([there.organization_id]);
    expect(own.body.data.erasures[0]).toMatchObject({ status: 'done', applications: 1 });
    const { rows } = await sql<{ live: number; erased: number }>`select
      (select coalesce(sum(count), 0)::int from application_counts where position_id = ${here.position.id}) as live,
      (select sum(count)::int from erased_counts where position_id = ${here.position.id}) as erased`.execute(
      app.db,
    );
    expect(rows[0]).toEqual({ live: 0, erased: 1 });
  });

  it('waits for a legal hold, says so, and goes on when it ends', async () => {
    const held = await world();
    const until = new Date(clock.getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    const { application_id } = held;
    const placed = await post('/applicant/hold', held.admin.token, {
      application_id,
      reason: 'A claim',
      until,
    });
    expect(placed.status, placed.raw).toBe(201);
    expect(
      (await post('/applicant/hold', held.admin.token, { application_id, reason: 'Again', until })).status,
    ).toBe(409);
    const shown = await app.call({ path: '/user/data', as: held.candidate.token });
    expect(shown.body.data.organizations[0].applications[0].hold).toEqual({ reason: 'A claim', until });
    await run(await ask(held, null));
    expect(await rowsOf('applications', 'id', application_id)).toBe(1);
    expect(
      (await app.call({ path: '/organization/holds', as: held.admin.token })).body.data.items[0],
    ).toMatchObject({
      application_id,
      erasure_waits: true,
    });
    clock = new Date(clock.getTime() + 41 * 86_400_000);
    await goOnAfterHolds(serverAct(app.services));
    const { rows } = await sql<{
      id: string;
    }>`select id from erasures where subject_id = ${held.candidate.id}`.execute(app.db);
    await run(rows[0]?.id ?? '');
    expect(await rowsOf('applications', 'id', application_id)).toBe(0);
    expect(await hitsIn(app.db, [held.candidate.email])).toEqual([]);
  });

  it('is lifted by an admin alone, and what waits goes', async () => {
    const held = await world();
    const until = new Date(clock.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { application_id } = held;
    await post('/applicant/hold', held.admin.token, { application_id, reason: 'A claim', until });
    const id = await ask(held, held.organization_id);
    await run(id);
    const lift = (as: string) =>
      app.call({ method: 'DELETE', path: '/applicant/hold', as, query: { application_id } });
    expect((await lift(held.recruiter.token)).status).toBe(403);
    expect((await lift((await createCompany(app.db)).admin.token)).status).toBe(404);
    expect((await lift(held.admin.token)).status).toBe(200);
    await run(id);
    expect(await rowsOf('applications', 'id', application_id)).toBe(0);
  });
});

describe('asking for it', () => {
  it('takes the own address, a known organization, and one at a time', async () => {
    const { candidate, organization_id, admin } = await world();
    const send = (body: object, as = candidate.token) => post('/user/data/erase', as, body);
    const wrong = await send({ organization_id, confirm_email: 'else@example.test' });
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([409, 'confirm_email']);
    const foreign = (await createCompany(app.db)).organization_id;
    expect((await send({ organization_id: foreign, confirm_email: candidate.email })).status).toBe(404);
    expect((await send({ organization_id: null, confirm_email: admin.email }, admin.token)).status).toBe(409);
    const twice = await Promise.all(
      [1, 2, 3].map(() => send({ organization_id, confirm_email: candidate.email })),
    );
    expect(twice.map((each) => each.status).sort()).toEqual([202, 409, 409]);
  });
});

describe('erasing meanwhile', () => {
  it('a play, ends it: what is sent then is refused and nothing comes back', async () => {
    const plays = await createPlayWorld(app);
    const application = await plays.apply();
    const { candidate } = application;
    const opened = await plays.open(application);
    const asked = await post('/user/data/erase', candidate.token, {
      organization_id: null,
      confirm_email: candidate.email,
    });
    const [, ...answers] = await Promise.all([
      run(asked.body.data.erasure_id),
      ...[1, 2, 3].map(() => app.call({ path: '/play/state', as: opened.token })),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect((await app.call({ path: '/play/state', as: opened.token })).status).toBeGreaterThanOrEqual(400);
    expect(await rowsOf('plays', 'application_id', application.id)).toBe(0);
  });

  it('a decision, leaves no half of either', async () => {
    const here = await world();
    const id = await ask(here, null);
    const [decided] = await Promise.all([decide(here), run(id)]);
    expect([200, 404]).toContain(decided.status);
    await run(id);
    expect(await hitsIn(app.db, [here.candidate.email])).toEqual([]);
    expect((await decide(here)).status).toBe(404);
  });

  it('a copy, leaves no copy', async () => {
    const here = await world();
    const copy = await post('/user/data/copy', here.candidate.token, {});
    expect((await post('/user/data/copy', here.candidate.token, {})).status).toBe(409);
    const id = await ask(here, null);
    await Promise.all([writeCopy(serverAct(app.services), copy.body.data.data_export_id), run(id)]);
    expect(await rowsOf('data_exports', 'user_id', here.candidate.id)).toBe(0);
    expect(await hitsIn(app.db, [here.candidate.email])).toEqual([]);
  });

  it('itself, does it once', async () => {
    const here = await world();
    const id = await ask(here, null);
    await Promise.all([run(id), run(id)]);
    const { rows } = await sql<{ n: number }>`select sum(count)::int as n from erased_counts
      where position_id = ${here.position.id}`.execute(app.db);
    expect(rows[0]?.n).toBe(1);
  });
});

describe('a backup that comes back', () => {
  it('is erased again by the list beside the data, and does not bring anybody back', async () => {
    const here = await world();
    const other = await world();
    const folder = await mkdtemp(join(tmpdir(), 'tryout-erasures-'));
    const path = join(folder, 'backup.zip');
    await backUp(
      { connectionString: app.services.config.databaseUrl ?? '' },
      app.services.config.dataDir,
      path,
      's'.repeat(40),
    );
    await run(await ask(here, null));
    const list = await readErasureList(erasureListPath(app.services.config.dataDir));
    const restored = await restoreIntoNew(path);
    await keepErasureList(restored.dataDir, list);
    const again = await startTestApp({ installation: restored });
    try {
      expect(await hitsIn(again.db, [here.candidate.email])).not.toEqual([]);
      await eraseWaiting(serverAct(again.services));
      expect(await hitsIn(again.db, [here.candidate.email])).toEqual([]);
      expect(await hitsIn(again.db, [other.candidate.email])).not.toEqual([]);
      expect(await eraseAgain(serverAct(again.services), list)).toBe(0);
    } finally {
      await again.stop();
      await rm(folder, { recursive: true });
    }
  });
});

describe('the chain of the security log', () => {
  it('still fits after an erasure, and names a line that was emptied behind its back', async () => {
    const here = await world();
    await post('/auth/logout', (await createUser(app.db, 'candidate')).token, {});
    await sealSecurityLog(app.db, 0);
    await run(await ask(here, null));
    await sealSecurityLog(app.db, 0);
    expect(await verifySecurityLog(serverAct(app.services))).toMatchObject({ intact: true });
    const { rows } = await sql<{ id: string; erasure: string }>`select l.id,
      (select erased_by from security_log where erased_by is not null limit 1) as erasure
      from security_log l where l.erased_by is null and l.hash is not null and l.action = 'auth.signed_out' limit 1`.execute(
      app.db,
    );
    const line = rows[0];
    expect(line).toBeDefined();
    await expect(
      sql`update security_log set performer_email = '' where id = ${line?.id}`.execute(app.db),
    ).rejects.toThrow('append-only');
    await sql`update security_log set performer_email = '', ip = '', user_agent = '', meta = '{}', erased_by = ${line?.erasure}
      where id = ${line?.id}`.execute(app.db);
    expect((await verifySecurityLog(serverAct(app.services))).intact).toBe(false);
  });
});
