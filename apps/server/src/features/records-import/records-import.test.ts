import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { importRecordsJob } from './records-import.job.ts';

let app: TestApp;
let company: { organization_id: string; admin: TestUser; recruiter: TestUser };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await createCompany(app.db);
});

async function send(
  kind: string,
  csv: string,
  rest: '' | '/check',
  as = company.admin,
  fields: Record<string, string> = {},
) {
  const boundary = 'b0undary';
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/organization/import/${kind}${rest}`,
    payload: `${head}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="records.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-tryout-client': 'test',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  return { status: answer.statusCode, body: answer.json(), raw: answer.body };
}
const check = async (kind: string, csv: string, as = company.admin) => {
  const answer = await send(kind, csv, '/check', as);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
};
async function bring(kind: string, csv: string) {
  const begun = await send(kind, csv, '');
  expect(begun.status, begun.raw).toBe(201);
  const id = begun.body.data.background_job_id;
  await importRecordsJob(app.services).run({ background_job_id: id });
  const jobs = await app.call({ path: '/user/jobs', as: company.admin.token });
  return jobs.body.data.items.find((job: { background_job_id: string }) => job.background_job_id === id);
}
const namesOf = async (table: 'departments' | 'locations') =>
  (
    await sql<{ name: string }>`select name from ${sql.table(table)}
      where organization_id = ${company.organization_id} order by name`.execute(app.db)
  ).rows.map((row) => row.name);

it('brings departments with those above them, in any order, and nothing the second time', async () => {
  const csv =
    'name,code,parent\nBerths,B,Quay\nQuay,Q,\nCranes,,quay\nLost,,Nowhere\nQuay,again,\nLoop,,Loop\n';
  const report = await check('departments', csv);
  expect(report).toMatchObject({ rows: 6, created: 3, updated: 0, refused: 3 });
  expect(report.problems).toEqual([
    { line: 4, field: 'parent', code: 'unknown_parent' },
    { line: 5, field: 'name', code: 'twice' },
    { line: 6, field: 'parent', code: 'below_itself' },
  ]);
  expect(await namesOf('departments')).toEqual([]);
  expect(await bring('departments', csv)).toMatchObject({ status: 'done', skipped: 3 });
  const { rows } =
    await sql`select d.name, d.code, p.name as parent from departments d left join departments p
    on p.id = d.parent_id where d.organization_id = ${company.organization_id} order by d.name`.execute(
      app.db,
    );
  expect(rows).toEqual([
    { name: 'Berths', code: 'B', parent: 'Quay' },
    { name: 'Cranes', code: '', parent: 'Quay' },
    { name: 'Quay', code: 'Q', parent: null },
  ]);
  expect(await check('departments', csv)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(await check('departments', 'name,code\nquay,NEW\n')).toMatchObject({ updated: 1 });
});

it('updates locations by their name, and keeps what a row does not say', async () => {
  await bring('locations', 'name,address,country,latitude\nRibe,Havnevej 1,Denmark,55.33\nOslo,,,\n');
  await bring('locations', 'name,country\nribe,DK\n');
  const { rows } = await sql`select name, address, country, latitude from locations
    where organization_id = ${company.organization_id} order by name`.execute(app.db);
  expect(rows).toEqual([
    { name: 'Oslo', address: '', country: '', latitude: null },
    { name: 'ribe', address: 'Havnevej 1', country: 'DK', latitude: 55.33 },
  ]);
});

it('updates members, invites the others once, and gives them their place when they join', async () => {
  await bring('departments', 'name\nQuay\n');
  const candidate = await createUser(app.db, 'candidate');
  const email = `new-${company.organization_id.slice(-8)}@example.test`;
  const csv = `email,role,title,department,is_interviewer
${company.recruiter.email},recruiter,Lead,Quay,yes
${email},hiring manager,Foreman,Quay,yes
${candidate.email},,,,
${company.admin.email},recruiter,,,
other@example.test,,,Nowhere,
`;
  const report = await check('employees', csv);
  expect(report).toMatchObject({ created: 1, updated: 1, refused: 3 });
  expect(report.problems.map((each: { code: string }) => each.code)).toEqual([
    'candidate',
    'not_changed',
    'unknown_department',
  ]);
  expect(await bring('employees', csv)).toMatchObject({ status: 'done', skipped: 3 });
  const member =
    await sql`select title, is_interviewer from members where user_id = ${company.recruiter.id}`.execute(
      app.db,
    );
  expect(member.rows).toEqual([{ title: 'Lead', is_interviewer: true }]);
  const invited =
    await sql`select role, title, is_interviewer, send_count from invites where email = ${email}`.execute(
      app.db,
    );
  expect(invited.rows).toEqual([{ role: 'employee', title: 'Foreman', is_interviewer: true, send_count: 1 }]);
  expect(await check('employees', csv)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  await bring('employees', `email,title\n${email},Chief\n`);
  const again = await sql`select title, send_count from invites where email = ${email}`.execute(app.db);
  expect(again.rows).toEqual([{ title: 'Chief', send_count: 1 }]);
});

it('makes drafts of positions, updates them by id or title, and loses no row by a broken one', async () => {
  await bring('locations', 'name\nRibe\n"Oslo, NO"\n');
  const twins = [1, 2].map(() =>
    createPosition(app.db, company.organization_id, company.recruiter.id, { title: 'Twin' }),
  );
  await Promise.all(twins);
  const csv = `external_id,title,locations,openings,remote,job_type,description
J-1,Pilot,"Ribe; Oslo, NO",2,on-site,full time,"Bring ships in.

Know the tides."
J-2,Stevedore,Atlantis,1,,,
,Twin,,,,,
J-3,Clerk,,many,,,
,Watch,,1,remote,,
`;
  const report = await check('positions', csv);
  expect(report).toMatchObject({ created: 2, refused: 3 });
  expect(report.problems.map((each: { code: string }) => each.code)).toEqual([
    'unknown_location',
    'ambiguous',
    'number',
  ]);
  expect(await bring('positions', csv)).toMatchObject({ status: 'done', skipped: 3 });
  const made = async () =>
    (
      await sql<{ title: string; status: string; openings: number; remote: string; places: number }>`
        select title, status, openings, remote, (select count(*)::int from position_locations l where l.position_id = p.id)
          as places from positions p where organization_id = ${company.organization_id} and title <> 'Twin'
        order by title`.execute(app.db)
    ).rows;
  expect(await made()).toEqual([
    { title: 'Pilot', status: 'draft', openings: 2, remote: 'no', places: 2 },
    { title: 'Watch', status: 'draft', openings: 1, remote: 'yes', places: 0 },
  ]);
  expect(await check('positions', csv)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  await bring('positions', 'external_id,title,openings\nJ-1,Harbour pilot,3\n,watch,2\n');
  expect(await made()).toMatchObject([
    { title: 'Harbour pilot', openings: 3 },
    { title: 'watch', openings: 2 },
  ]);
  // Publishing rules hold: a last day that is over is refused, the row beside it is not.
  await sql`update positions set status = 'published', published_at = now(), remote = 'yes'
    where organization_id = ${company.organization_id} and title = 'Harbour pilot'`.execute(app.db);
  const job = await bring(
    'positions',
    'external_id,title,closes_on,openings\nJ-1,Harbour pilot,2020-01-01,\n,watch,,4\n',
  );
  expect(job).toMatchObject({ status: 'done', skipped: 1 });
  expect(await made()).toMatchObject([{ openings: 3 }, { openings: 4 }]);
});

it('is refused to recruiters and other companies, and stops when it is cancelled or its owner leaves', async () => {
  expect((await send('departments', 'name\nX\n', '', company.recruiter)).status).toBe(403);
  expect((await send('departments', 'code\nX\n', '')).body.fields).toMatchObject([{ field: 'file' }]);
  expect((await send('departments', 'name\n"X\n', '')).status).toBe(422);
  expect((await send('wages', 'name\nX\n', '')).status).toBe(422);
  const other = await createCompany(app.db);
  const foreign = await send('departments', 'name\nX\n', '', company.admin, {
    organization_id: other.organization_id,
  });
  expect(foreign.status).toBe(404);
  const begun = await send('departments', 'name\nX\n', '');
  const id = begun.body.data.background_job_id;
  await sql`update members set status = 'deactivated' where user_id = ${company.admin.id}`.execute(app.db);
  await importRecordsJob(app.services).run({ background_job_id: id });
  await sql`update members set status = 'active' where user_id = ${company.admin.id}`.execute(app.db);
  expect(await namesOf('departments')).toEqual([]);
  const again = await send('departments', 'name\nX\n', '');
  await app.call({
    method: 'POST',
    path: `/user/jobs/${again.body.data.background_job_id}/cancel`,
    as: company.admin.token,
    body: {},
  });
  await importRecordsJob(app.services).run({ background_job_id: again.body.data.background_job_id });
  expect(await namesOf('departments')).toEqual([]);
});

it('remembers how columns were mapped, for each kind by itself', async () => {
  const headings = ['Department', 'Cost center'];
  const mapping = JSON.stringify({ headings, mapping: ['name', 'code'] });
  expect((await send('departments', 'name,code\nQuay,Q\n', '', company.admin, { mapping })).status).toBe(201);
  const ask = (kind: string) =>
    app.call({
      method: 'POST',
      path: `/organization/import/${kind}/mapping`,
      as: company.admin.token,
      body: { headings: ['department', 'COST CENTER'] },
    });
  expect((await ask('departments')).body.data).toEqual({ mapping: ['name', 'code'] });
  expect((await ask('locations')).body.data).toEqual({ mapping: null });
});
