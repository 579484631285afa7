import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from '../../platform/database/backup/read-backup.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { createUser, type TestUser } from '../../platform/testing/factory.ts';
import { buildTenant, type Tenant } from '../../platform/testing/isolation/tenant-world.ts';
import { storedPath } from '../../platform/testing/stored-path.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { importOrganizationJob } from './import-archive.job.ts';
import { findOwnedTables, type OwnedTable } from './owned-tables.queries.ts';
import { checkArchive, linesOf } from './read-archive.ts';
import { exportOrganizationJob } from './write-archive.job.ts';

let here: TestApp;
let there: TestApp;
let tenant: Tenant;
let other: Tenant;
let company: string;
let archive: string;
let tables: OwnedTable[];
let operator: { here: TestUser; there: TestUser };

beforeAll(async () => {
  [here, there] = [await startTestApp(), await startTestApp()];
  tenant = await buildTenant(here, 'archivecanary');
  other = await buildTenant(here, 'strangercanary');
  company = tenant.ids.organization;
  await sql`update event_feedback set sent_at = now() where organization_id = ${company}`.execute(here.db);
  tables = await findOwnedTables(here.db);
  operator = {
    here: await createUser(here.db, 'super_admin'),
    there: await createUser(there.db, 'super_admin'),
  };
  const begun = await here.call({
    method: 'POST',
    path: '/organization/archive',
    as: tenant.people.company_admin.token,
    body: {},
  });
  expect(begun.status, begun.raw).toBe(201);
  const id = begun.body.data.background_job_id;
  await exportOrganizationJob(here.services).run({ background_job_id: id });
  const jobs = await here.call({ path: '/user/jobs', as: tenant.people.company_admin.token });
  const job = jobs.body.data.items.find(
    (each: { background_job_id: string }) => each.background_job_id === id,
  );
  expect(job).toMatchObject({ status: 'done', format: 'zip', kind: 'organization_export' });
  const { rows } = await sql<{
    result_sha256: string;
  }>`select result_sha256 from background_jobs where id = ${id}`.execute(here.db);
  archive = storedPath(here.services, rows[0]?.result_sha256 ?? '');
  const file = await here.call({ path: `/user/jobs/${id}/file`, as: tenant.people.company_admin.token });
  expect(file.status).toBe(200);
  // Whoever does not run the organization any more gets no file.
  expect(
    (await here.call({ path: `/user/jobs/${id}/file`, as: tenant.people.company_recruiter.token })).status,
  ).toBe(404);
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});

async function send(app: TestApp, as: TestUser, bytes: Buffer) {
  const boundary = 'b0undary';
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/admin/organizations/archive/check',
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="archive"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-tryout-client': 'test',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  return { status: answer.statusCode, body: answer.json(), raw: answer.body };
}

async function bring(app: TestApp, as: TestUser, ids: 'kept' | 'mapped') {
  const checked = await send(app, as, await readFile(archive));
  expect(checked.status, checked.raw).toBe(200);
  const begun = await app.call({
    method: 'POST',
    path: '/admin/organizations/archive/import',
    as: as.token,
    body: { archive_id: checked.body.data.archive_id, ids },
  });
  expect(begun.status, begun.raw).toBe(201);
  const id = begun.body.data.background_job_id;
  await importOrganizationJob(app.services).run({ background_job_id: id });
  const jobs = await app.call({ path: '/user/jobs', as: as.token });
  const job = jobs.body.data.items.find(
    (each: { background_job_id: string }) => each.background_job_id === id,
  );
  const { rows } = await sql<{ target_id: string }>`select target_id from security_log
    where action = 'organization.archive_imported' order by id desc limit 1`.execute(app.db);
  return { checked: checked.body.data, job, organization_id: rows[0]?.target_id ?? '' };
}

/** Rows of each owned table, each in one order, without what is another in each installation by intent. */
async function rowsOf(app: TestApp, organizationId: string) {
  const found: Record<string, string[]> = {};
  for (const { name, by } of tables) {
    if ('parent' in by) continue;
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'token_hash' - 'accommodations' - 'layout_id')::text as row from ${sql.table(name)} t
      where t.organization_id = ${organizationId}::uuid order by 1`.execute(app.db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

describe('an archive of an organization', () => {
  it('holds every record and file, sheets, and digests of all, and nothing of others', async () => {
    const { manifest, accounts } = await checkArchive(archive);
    expect(manifest.organization.id).toBe(company);
    const names = manifest.parts.map((part) => part.name);
    for (const { name } of tables) expect(names).toContain(`data/${name}.jsonl`);
    for (const sheet of ['positions', 'applicants', 'people', 'employees'])
      expect(names).toContain(`csv/${sheet}.csv`);
    expect(manifest.parts.find((part) => part.name === 'data/applications.jsonl')?.rows).toBeGreaterThan(1);
    expect(manifest.files.count).toBeGreaterThan(0);
    expect(accounts.length).toBeGreaterThan(2);
    for await (const part of partsOf(archive)) {
      for await (const line of linesOf(part)) {
        for (const word of Object.values(other.canaries)) expect(line).not.toContain(word);
        expect(line).not.toContain('password_hash');
      }
    }
  });

  it('becomes the same organization in another installation, with every id kept', {
    timeout: 60_000,
  }, async () => {
    const { checked, job, organization_id } = await bring(there, operator.there, 'kept');
    expect(checked.problems).toEqual([]);
    expect(job).toMatchObject({ status: 'done' });
    expect(organization_id).toBe(company);
    expect(await rowsOf(there, company)).toEqual(await rowsOf(here, company));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from users
      where password_hash is not null and email like '%archive%'`.execute(there.db);
    expect(rows[0]?.n).toBe(0);
    const again = await send(there, operator.there, await readFile(archive));
    expect(again.body.data.problems).toContain('ids_taken');
    const admin = await createUser(there.db, 'company_admin', { organization_id: company });
    const seen = await there.call({
      path: '/applicants',
      query: { position_id: tenant.ids.position },
      as: admin.token,
    });
    expect(seen.raw).toContain(tenant.canaries.hiring);
    const verify = (app: TestApp, as: TestUser) =>
      app.call({
        path: '/position/application/score/card/verify',
        query: { score_card_id: tenant.ids.score_card },
        as: as.token,
      });
    const [original, brought] = [await verify(here, tenant.people.company_admin), await verify(there, admin)];
    expect(brought.body.data, brought.raw).toEqual(original.body.data);
    const cv = await there.call({
      path: '/applicant/cv',
      query: { application_id: tenant.ids.application },
      as: admin.token,
    });
    expect(cv.status, cv.raw).toBe(200);
  });

  it('becomes another one beside the original, with ids of its own', { timeout: 60_000 }, async () => {
    const before = await rowsOf(here, company);
    const { job, organization_id } = await bring(here, operator.here, 'mapped');
    expect(job).toMatchObject({ status: 'done' });
    expect(organization_id).not.toBe(company);
    const copy = await rowsOf(here, organization_id);
    for (const [table, rows] of Object.entries(before)) {
      // Who is in both keeps each time of an interview once.
      if (table !== 'event_times') expect(copy[table], table).toHaveLength(rows.length);
    }
    expect(JSON.stringify(copy)).not.toContain(company);
    expect(JSON.stringify(copy)).not.toContain(tenant.ids.application);
    expect(await rowsOf(here, company)).toEqual(before);
    // Its people are those who were here; its applicants are not taken for accounts that nobody has proved.
    const members = await sql<{ n: number }>`select count(*)::int as n from members m
      join members o on o.user_id = m.user_id and o.organization_id = ${company}
      where m.organization_id = ${organization_id}`.execute(here.db);
    expect(members.rows[0]?.n).toBeGreaterThan(2);
    const candidates = await sql<{ n: number }>`select count(*)::int as n from applications a join users u
      on u.id = a.candidate_id where a.organization_id = ${organization_id} and not u.is_provisional`.execute(
      here.db,
    );
    expect(candidates.rows[0]?.n).toBe(0);
  });

  it('is refused when it is altered, cut short, of another kind, or for others', {
    timeout: 60_000,
  }, async () => {
    const whole = await readFile(archive);
    const altered = Buffer.from(whole);
    for (let at = 200; at < 260; at += 1) altered[at] = (altered[at] ?? 0) ^ 0x55;
    expect((await send(there, operator.there, altered)).status).toBe(415);
    expect((await send(there, operator.there, whole.subarray(0, whole.length - 400))).status).toBe(415);
    expect((await send(there, operator.there, Buffer.from('no zip'))).status).toBe(415);
    const admin = tenant.people.company_admin;
    expect((await send(here, admin, whole)).status).toBe(403);
    const foreign = await here.call({
      method: 'POST',
      path: '/organization/archive',
      as: admin.token,
      body: { organization_id: other.ids.organization },
    });
    expect(foreign.status).toBe(404);
    const unknown = await here.call({
      method: 'POST',
      path: '/admin/organizations/archive/import',
      as: operator.here.token,
      body: { archive_id: company, ids: 'mapped' },
    });
    expect(unknown.status).toBe(404);
  });

  it('stores nothing when it refers to what is not here', { timeout: 60_000 }, async () => {
    const bare = await startTestApp();
    try {
      const by = await createUser(bare.db, 'super_admin');
      await withTransaction(bare.db, async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql`delete from simulations where organization_id is null`.execute(trx);
      });
      const { job } = await bring(bare, by, 'kept');
      expect(job).toMatchObject({ status: 'failed', outcome: 'dangling' });
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from organizations where id = ${company}`.execute(bare.db);
      expect(rows[0]?.n).toBe(0);
    } finally {
      await bare.stop();
    }
  });
});

it('reads an archive as a stream', async () => {
  const path = join(tmpdir(), `archive-${process.pid}.zip`);
  await writeFile(path, createReadStream(archive));
  try {
    expect((await checkArchive(path)).manifest.format).toBe(1);
  } finally {
    await rm(path, { force: true });
  }
});
