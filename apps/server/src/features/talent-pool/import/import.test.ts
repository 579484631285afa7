import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { xlsxFile } from '../../../platform/files/sheet-files.ts';
import { createCompany } from '../../../platform/testing/factory.ts';
import { storedPath } from '../../../platform/testing/stored-path.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { importPeopleJob } from './people-import.job.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
});
afterAll(() => app.stop());

const HEAD = 'name,email,tags,consent,consent_on,note,external_id,cv_file';

async function send(
  path: string,
  file: Buffer | string,
  fields: Record<string, string> = {},
  as = company.recruiter.token,
  field = 'file',
) {
  const boundary = 'b0undary';
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const payload = Buffer.concat([
    Buffer.from(
      `${head}--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="people"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(file),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/company/candidates/import${path}`,
    payload,
    headers: {
      authorization: `Bearer ${as}`,
      'x-tryout-client': 'test',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  return { status: answer.statusCode, body: answer.json(), raw: answer.body };
}

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function run(file: string, fields: Record<string, string> = {}) {
  const begun = await send('', file, fields);
  expect(begun.status, begun.raw).toBe(201);
  const id = begun.body.data.background_job_id;
  await importPeopleJob(app.services).run({ background_job_id: id });
  const jobs = await app.call({ path: '/user/jobs', as: company.recruiter.token });
  return jobs.body.data.items.find((job: { background_job_id: string }) => job.background_job_id === id);
}

const people = async () =>
  (
    await sql<{
      email: string;
      tags: string[];
      consent: string;
      notes: number;
      cv: string | null;
      version: string;
    }>`
      select e.email, e.tags, e.consent, (select count(*)::int from person_notes n where n.person_id = e.id) as notes,
        (select f.name from files f where f.id = e.cv_file_id) as cv, e.xmin::text as version
      from people e where e.organization_id = ${company.organization_id} order by e.email, e.id`.execute(
      app.db,
    )
  ).rows;

describe('an import of people', () => {
  const file = [
    HEAD,
    'Ada Berg,ada@example.test,Gold,yes,2026-01-02,Met at the fair,gh-1,ada.txt',
    'Bo Lind,bo@example.test,,,,,,',
    'Broken Row,not-an-address,,,,,,',
    'No Address,,Silver,,,,,',
    'Ada Berg,ADA@example.test,Platinum,,,,,missing.pdf',
    '"=1+1",calc@example.test,,,31.1.2026,,,',
  ].join('\r\n');

  it('says beforehand what it will do, does just that, and nothing when it is done again', async () => {
    const archive = await zipOf({
      'cvs/ada.txt': 'Ada Berg\nCrane operator',
      'bo@example.test.txt': 'Bo Lind, planner',
    });
    const sent = await send('/cvs', archive, {}, company.recruiter.token, 'cvs');
    expect(sent.body.data, sent.raw).toMatchObject({ files: 2 });
    const { cvs_id } = sent.body.data;
    const dry = await send('/check', file, { cvs_id });
    expect(dry.body.data, dry.raw).toMatchObject({
      rows: 6,
      created: 3,
      updated: 1,
      unchanged: 0,
      refused: 2,
      cvs: 2,
    });
    expect(dry.body.data.problems).toEqual([
      { line: 3, field: 'email', code: 'email' },
      { line: 6, field: 'consent_on', code: 'day' },
      { line: 5, field: 'cv_file', code: 'no_cv' },
    ]);
    expect(await people()).toEqual([]);
    expect(await run(file, { cvs_id })).toMatchObject({ status: 'done', done: 6, total: 6 });
    const after = await people();
    expect(after.map(({ version: _, ...each }) => each)).toEqual([
      { email: '', tags: ['Silver'], consent: 'unknown', notes: 0, cv: null },
      { email: 'ada@example.test', tags: ['Gold', 'Platinum'], consent: 'given', notes: 1, cv: 'ada.txt' },
      { email: 'bo@example.test', tags: [], consent: 'unknown', notes: 0, cv: 'bo@example.test.txt' },
    ]);
    const again = await send('/cvs', archive, {}, company.recruiter.token, 'cvs');
    expect(await run(file, { cvs_id: again.body.data.cvs_id })).toMatchObject({ status: 'done', skipped: 6 });
    expect(await people()).toEqual(after);
    const foreign = await createCompany(app.db);
    expect(
      (await send('/check', file, { cvs_id: again.body.data.cvs_id }, foreign.recruiter.token)).status,
    ).toBe(404);
  });

  it('stops between two steps when it is cancelled, keeps what it did, and completes when it is sent again', async () => {
    const many = [
      'name,email',
      ...Array.from({ length: 600 }, (_, n) => `Row ${n},row-${n}@example.test`),
    ].join('\n');
    await run('name,email\nSomebody,row-300@example.test');
    const begun = await send('', many);
    const { background_job_id: id } = begun.body.data;
    const job = async () => {
      const { body } = await app.call({ path: '/user/jobs', as: company.recruiter.token });
      return body.data.items.find((each: { background_job_id: string }) => each.background_job_id === id);
    };
    let running: Promise<void> | undefined;
    // Whoever holds a person of the second step keeps it from ending until the import is cancelled.
    await app.db.transaction().execute(async (trx) => {
      await sql`select from people where email = 'row-300@example.test' for update`.execute(trx);
      running = importPeopleJob(app.services).run({ background_job_id: id });
      await vi.waitFor(async () =>
        expect(await job()).toMatchObject({ status: 'running', done: 200, may_cancel: true }),
      );
      const cancelled = await app.call({
        method: 'POST',
        path: `/user/jobs/${id}/cancel`,
        as: company.recruiter.token,
        body: {},
      });
      expect(cancelled.status, cancelled.raw).toBe(200);
    });
    await running;
    expect(await job()).toMatchObject({ status: 'cancelled', done: 200 });
    const imported = async () => (await people()).filter(({ email }) => email.startsWith('row-')).length;
    expect(await imported()).toBe(400);
    expect(await run(many)).toMatchObject({ status: 'done', done: 600, skipped: 400 });
    expect(await imported()).toBe(600);
    await sql`delete from people where email like 'row-%'`.execute(app.db);
  });

  it('finds whom a row far above brought, in the dry run and in the import alike', async () => {
    const { recruiter, organization_id } = await createCompany(app.db);
    const rows = Array.from({ length: 450 }, (_, n) => `Person ${n},far${n}@example.test,,,,,far-${n},`);
    rows[400] = 'Person 0,far0@example.test,Gold,,,,,';
    rows[449] = 'Person 1,,Silver,,,,far-1,';
    const far = [HEAD, ...rows].join('\r\n');
    const check = async () => (await send('/check', far, {}, recruiter.token)).body.data;
    expect(await check()).toMatchObject({ rows: 450, created: 448, updated: 2, unchanged: 0, refused: 0 });
    const begun = await send('', far, {}, recruiter.token);
    await importPeopleJob(app.services).run({ background_job_id: begun.body.data.background_job_id });
    const { rows: tagged } = await sql<{ email: string; tags: string[] }>`
      select email, tags from people where organization_id = ${organization_id} and tags <> '{}' order by email
    `.execute(app.db);
    expect(tagged).toEqual([
      { email: 'far0@example.test', tags: ['Gold'] },
      { email: 'far1@example.test', tags: ['Silver'] },
    ]);
    expect(await check()).toMatchObject({ created: 0, updated: 0, unchanged: 450 });
  });

  it('finds a person by the id of another system, and gives no address to somebody else', async () => {
    await run(
      `${HEAD}\r\nAda Bergman,ada.bergman@example.test,,,,,gh-1,\r\nBo Lind,bo@example.test,,,,,gh-1,`,
    );
    const { rows } = await sql`select last_name, external_id, email from people
      where organization_id = ${company.organization_id} and email <> '' order by email`.execute(app.db);
    expect(rows).toEqual([
      { last_name: 'Bergman', external_id: 'gh-1', email: 'ada@example.test' },
      { last_name: 'Lind', external_id: '', email: 'bo@example.test' },
    ]);
  });

  it('names what is wrong with a file', async () => {
    const fault = async (text: string | Buffer) => (await send('/check', text)).body.fields?.[0].message;
    expect(await fault('shoe,size\r\n1,2')).toMatch(/name or an email/);
    expect(await fault(`${HEAD}\r\n"open`)).toMatch(/line 2/);
    expect(await fault(Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xff]))).toMatch(/UTF-8/);
    const archive = await send('/cvs', 'no zip', {}, company.recruiter.token, 'cvs');
    expect([archive.status, archive.body.fields[0].field]).toEqual([415, 'cvs']);
  });

  it('remembers how columns were mapped, for the same headings of the same organization', async () => {
    const headings = ['Naam', 'Mail'];
    const mapping = JSON.stringify({ headings, mapping: ['name', 'email'] });
    await run('name,email\r\nCleo Vos,cleo@example.test', { mapping });
    const ask = async (as: string, given = headings) =>
      (
        await app.call({
          method: 'POST',
          path: '/company/candidates/import/mapping',
          as,
          body: { headings: given },
        })
      ).body.data.mapping;
    expect(await ask(company.admin.token, ['NAAM', 'mail'])).toEqual(['name', 'email']);
    expect(await ask(company.admin.token, ['Naam'])).toBeNull();
    expect(await ask((await createCompany(app.db)).recruiter.token)).toBeNull();
  });
});

describe('a workbook', () => {
  it('is read as rows of text, days as days; what is none, or unpacks without an end, is refused', async () => {
    async function* rows() {
      yield ['Name', 'Email'];
      yield ['Öz & Söhne', '=1+1'];
      yield [null, 7];
    }
    const { sha256 } = await app.services.files.put(xlsxFile(rows()), 1_000_000);
    const read = await send('/workbook', await readFile(storedPath(app.services, sha256)));
    expect(read.body.data?.rows, read.raw).toEqual([
      { line: 1, cells: ['Name', 'Email'] },
      { line: 2, cells: ['Öz & Söhne', '=1+1'] },
      { line: 3, cells: ['', '7'] },
    ]);
    expect((await send('/workbook', 'no workbook')).status).toBe(415);
    const sheet = (cells: string) => `<worksheet><sheetData>${cells}</sheetData></worksheet>`;
    const book = (parts: Record<string, string>) =>
      zipOf({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="x1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="x1" Target="/xl/worksheets/one.xml"/></Relationships>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
        ...parts,
      });
    const days = sheet(
      '<row r="4"><c r="A4" t="s"><v>0</v></c><c r="C4" s="1"><v>46054</v></c><c r="D4" s="2"><v>46054.5</v></c><c r="E4" t="b"><v>1</v></c></row>',
    );
    const strings = '<sst><si><r><t>Ada</t></r><r><t> Berg</t></r><rPh><t>x</t></rPh></si></sst>';
    const dated = await send(
      '/workbook',
      await book({ 'xl/worksheets/one.xml': days, 'xl/sharedStrings.xml': strings }),
    );
    expect(dated.body.data?.rows, dated.raw).toEqual([
      { line: 4, cells: ['Ada Berg', '', '2026-02-01', '2026-02-01', 'yes'] },
    ]);
    const bomb = await book({ 'xl/worksheets/one.xml': sheet(' '.repeat(210 * 1_048_576)) });
    expect((await send('/workbook', bomb)).status).toBe(413);
    const entity = '<!DOCTYPE a [<!ENTITY e "x">]><worksheet/>';
    expect((await send('/workbook', await book({ 'xl/worksheets/one.xml': entity }))).status).toBe(415);
  });
});
