import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let offset = 0;
let superAdmin: TestUser;
let second: TestUser;
let company: { organization_id: string; admin: TestUser; recruiter: TestUser };
let abroad: { organization_id: string; admin: TestUser; recruiter: TestUser };
let application_id: string;
let foreign_id: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  superAdmin = await createUser(app.db, 'super_admin');
  second = await createUser(app.db, 'super_admin');
  company = await createCompany(app.db);
  abroad = await createCompany(app.db, 'Abroad');
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    title: 'Stevedore',
  });
  const application = await createApplication(app.db, company.organization_id, position, {
    first_name: 'Zora',
    last_name: 'Quill',
  });
  application_id = application.id;
  await giveCv(application);
  await sql`update applications set cover_letter = 'I load ships.', basic_info = basic_info || '{"phone":"+45 5550"}'
    where id = ${application_id}`.execute(app.db);
  const other = await createPosition(app.db, abroad.organization_id, abroad.recruiter.id);
  foreign_id = (await createApplication(app.db, abroad.organization_id, other)).id;
});
afterAll(() => app.stop());

async function giveCv({ id, candidate }: { id: string; candidate: TestUser }): Promise<void> {
  const stored = await app.services.files.put(Readable.from([Buffer.from('Loaded ships since 2009.')]), 1000);
  const [file, cv] = [uuidv7(), uuidv7()];
  await sql`insert into files (id, sha256, size, media_type, name, purpose, owner_user_id)
    values (${file}, ${stored.sha256}, ${stored.size}, 'text/plain', 'zora.txt', 'cv', ${candidate.id})`.execute(
    app.db,
  );
  await sql`insert into cvs (id, user_id, file_id, name, status)
    values (${cv}, ${candidate.id}, ${file}, 'zora.txt', 'uploaded')`.execute(app.db);
  await sql`update applications set cv_id = ${cv}, cv_skipped = false where id = ${id}`.execute(app.db);
}

const at = (rest = '', id = company.organization_id) => `/admin/organizations/${id}${rest}`;
const get = (path: string, as = superAdmin) => app.call({ path, as: as.token });
const open = (reason: string, as = superAdmin) =>
  app.call({ method: 'POST', path: at('/looks'), as: as.token, body: { reason } });
const REASON = 'A candidate asked us to find her application.';

it('shows an organization without a word of its candidates', async () => {
  const detail = await get(at());
  expect(detail.body.data, detail.raw).toMatchObject({
    recruiters_see: 'all',
    usage: { active_positions: 1, members: 2, recruiters: 2, applications: 1, people: 1 },
  });
  const [people, positions, links, log] = await Promise.all(
    ['/people', '/positions', '/links', '/looks'].map((part) => get(at(part))),
  );
  expect(people?.body.data.items).toHaveLength(2);
  expect(positions?.body.data.items).toMatchObject([
    { title: 'Stevedore', applications: 1, owner_name: 'Ada Berg' },
  ]);
  expect(links?.body.data.items).toEqual([]);
  expect(log?.body.data).toEqual({ items: [], open: null });
  for (const answer of [detail, people, positions, links, log])
    expect(answer?.raw).not.toMatch(/zora|quill/i);
  expect((await get(at('', '018f0000-0000-7000-8000-000000000000'))).status).toBe(404);
  for (const part of ['', '/people', '/positions', '/links', '/looks', '/applicants']) {
    expect((await get(at(part), company.admin)).status).toBe(403);
  }
});

it('opens applicants for a reason and an hour, tells the organization, and logs every sight', async () => {
  expect((await get(at('/applicants'))).status).toBe(409);
  expect((await get(at(`/applicants/${application_id}`))).status).toBe(409);
  expect((await get(at(`/applicants/${application_id}/cv`))).status).toBe(409);
  expect((await open('because')).body.fields).toMatchObject([{ field: 'reason' }]);
  const opened = await open(REASON);
  expect(opened.status, opened.raw).toBe(201);
  expect(opened.body.data.open).toMatchObject({ reason: REASON, is_open: true, seen: 0 });
  expect((await open(REASON)).status).toBe(409);

  const listed = await get(at('/applicants'));
  expect(listed.body.data.items).toMatchObject([{ name: 'Zora Quill', position_title: 'Stevedore' }]);
  const given = await get(at(`/applicants/${application_id}`));
  expect(given.body.data).toMatchObject({ phone: '+45 5550', cover_letter: 'I load ships.', cv_text: null });
  const cv = await get(at(`/applicants/${application_id}/cv`));
  expect([cv.status, cv.raw]).toEqual([200, 'Loaded ships since 2009.']);
  for (const part of ['', '/cv']) {
    expect((await get(at(`/applicants/${foreign_id}${part}`))).status).toBe(404);
    expect((await get(at(`/applicants/${application_id}${part}`), company.admin)).status).toBe(403);
  }
  expect((await get(at('/applicants', abroad.organization_id))).status).toBe(409);
  // One super admin's reason opens nothing to another.
  for (const path of ['/applicants', `/applicants/${application_id}/cv`]) {
    expect((await get(at(path), second)).status).toBe(409);
  }

  const shown = await app.call({ path: '/organization/platform-looks', as: company.admin.token });
  expect(shown.body.data.items).toMatchObject([{ reason: REASON, seen: 2, is_open: true }]);
  expect(
    (await app.call({ path: '/organization/platform-looks', as: abroad.admin.token })).body.data.items,
  ).toEqual([]);
  const news = await app.call({ path: '/get/user/notifications', as: company.admin.token });
  expect(news.raw).toContain(REASON);
  const log = await app.call({
    path: '/security/logs',
    query: { action: 'candidate_data' },
    as: company.admin.token,
  });
  const actions = log.body.data.items.map((line: { action: string }) => line.action);
  expect(actions.sort()).toEqual([
    'candidate_data.cv_opened',
    'candidate_data.listed',
    'candidate_data.opened',
    'candidate_data.seen',
  ]);
});

it('is over with its hour, or before it', async () => {
  offset += 61 * 60_000;
  expect((await get(at('/applicants'))).status).toBe(409);
  expect((await get(at(`/applicants/${application_id}/cv`))).status).toBe(409);
  const again = await open(`${REASON} Again.`);
  expect(again.status).toBe(201);
  const ended = await app.call({ method: 'DELETE', path: at('/looks'), as: superAdmin.token });
  expect(ended.body.data, ended.raw).toMatchObject({ open: null });
  expect(ended.body.data.items).toHaveLength(2);
  expect((await get(at(`/applicants/${application_id}`))).status).toBe(409);
});

it('is opened once when it is asked for many times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(REASON, second)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});
