import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { formWith, sampleDocx, sampleOdt, samplePdf, zipOf } from './sample-documents.ts';

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  me = await createUser(app.db, 'candidate');
  await sql`insert into reference_entries (id, kind, name) values (gen_random_uuid(), 'skill', 'Quay planner')`.execute(
    app.db,
  );
});
afterAll(() => app.stop());

function upload(as: string | null, name: string, content: Buffer, headers: Record<string, string> = {}) {
  const form = formWith('cv', { name, content });
  return app.call({
    method: 'POST',
    path: '/user/cv/upload',
    as,
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
}

async function whenRead(as: string, cvId: string) {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await app.call({ path: '/get/user/cvs', as });
    const cv = body.data.cvs.find((one: { cv_id: string }) => one.cv_id === cvId);
    if (cv.status === 'parsed' || cv.status === 'rejected') return cv;
    await pause(50);
  }
  throw new Error('the CV was never read');
}

describe('what was read from a CV', () => {
  const LINES = [
    'Amina Okafor',
    'amina.okafor@example.test · +49 30 1234567 · 20457 Hamburg',
    'Experience',
    'Quay planner, Harbour Logistics GmbH, 03/2019 - 04/2024',
    'Education',
    'BSc Logistics, University of Hamburg, 2014 - 2017',
    'Skills',
    'Excel, Forecasting',
  ];

  it('is kept as text and offered to its owner in parts, and to nobody else', async () => {
    const owner = await createUser(app.db, 'candidate');
    const sent = await upload(owner.token, 'cv.txt', Buffer.from(LINES.join('\n')));
    const { cv_id } = sent.body.data;
    const cv = await whenRead(owner.token, cv_id);
    expect(cv.suggestion).toMatchObject({
      places: ['20457 Hamburg'],
      experience: [
        { title: 'Quay planner', company: 'Harbour Logistics GmbH', from: '2019-03', to: '2024-04' },
      ],
      education: [{ school: 'University of Hamburg', degree: 'BSc', field: 'Logistics', to: '2017' }],
      skills: ['Excel', 'Forecasting'],
    });
    const path = `/user/cv/${cv_id}/text`;
    const mine = await app.call({ path, as: owner.token });
    expect(mine.body.data).toMatchObject({
      is_scanned: false,
      text: expect.stringContaining('Quay planner'),
    });
    const stranger = await createUser(app.db, 'candidate');
    expect((await app.call({ path, as: stranger.token })).status).toBe(404);
  });

  it('is added to the profile in one piece or not at all', async () => {
    const owner = await createUser(app.db, 'candidate');
    const take = (body: object) =>
      app.call({ method: 'POST', path: '/user/profile/from-cv', as: owner.token, body });
    const job = {
      title: 'Quay planner',
      company: 'Harbour Logistics GmbH',
      employment_type: 'full_time',
      start_month: '2019-03',
      end_month: '2024-04',
    };
    const school = { school: 'University of Hamburg', start_year: 2017, end_year: 2014 };
    const refused = await take({ phone: '+49 30 1', experience: [job], education: [school] });
    expect(refused.status).toBe(422);
    expect(refused.body.fields[0].field).toBe('education.0.end_year');
    const before = await app.call({ path: '/user/profile/info', as: owner.token });
    expect(before.body.data.candidate).toMatchObject({ phone: '', experience: [] });
    const whole = { ...school, start_year: 2014, end_year: 2017 };
    await take({ skills: ['Excel'] });
    const after = await take({ skills: ['excel', 'Forecasting'], experience: [job], education: [whole] });
    expect(after.body.data.candidate).toMatchObject({
      skills: ['Excel', 'Forecasting'],
      experience: [{ title: 'Quay planner' }],
      education: [{ school: 'University of Hamburg' }],
    });
    const admin = await createUser(app.db, 'super_admin');
    const denied = await app.call({
      method: 'POST',
      path: '/user/profile/from-cv',
      as: admin.token,
      body: {},
    });
    expect(denied.status).toBe(403);
  });
});

describe('a CV', () => {
  it.each([
    ['cv.pdf', 'application/pdf', () => samplePdf()],
    [
      'cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      async () => sampleDocx(),
    ],
    ['cv.odt', 'application/vnd.oasis.opendocument.text', async () => sampleOdt()],
    [
      'cv.rtf',
      'application/rtf',
      async () =>
        Buffer.from(
          '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Amina Okafor\\par amina.okafor@example.test \\u8226? +49 30 1234567\\par linkedin.com/in/amina-okafor\\par Quay planner}',
        ),
    ],
    [
      'cv.txt',
      'text/plain',
      async () =>
        Buffer.from(
          'Amina Okafor\namina.okafor@example.test\n+49 30 1234567\nlinkedin.com/in/amina-okafor\nQuay planner',
        ),
    ],
  ])('%s is known by its content, read, and suggests what it says', async (name, media_type, make) => {
    const sent = await upload(me.token, `${name}.exe`, await make());
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({ status: 'uploaded', media_type, name: `${name}.exe` });
    const cv = await whenRead(me.token, sent.body.data.cv_id);
    expect(cv).toMatchObject({
      status: 'parsed',
      suggestion: {
        name: 'Amina Okafor',
        emails: ['amina.okafor@example.test'],
        phones: ['+49 30 1234567'],
        links: ['linkedin.com/in/amina-okafor'],
        skills: ['Quay planner'],
      },
    });
  });

  it.each([
    ['an empty file', 'cv.pdf', async () => Buffer.alloc(0), 'This file is empty.'],
    ['a renamed program', 'cv.pdf', async () => Buffer.from(`MZ${'\u0000'.repeat(200)}`), 'program'],
    [
      'an old Word file',
      'cv.doc',
      async () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'DOCX or PDF',
    ],
    ['any archive', 'cv.docx', async () => zipOf({ 'a.txt': 'hello' }), 'archive'],
    [
      'a zip that lies about its sizes',
      'cv.odt',
      async () => zipOf({ mimetype: 'x'.repeat(5000) }, 10),
      'damaged',
    ],
    [
      'a zip that would unpack to a gigabyte',
      'cv.docx',
      async () => zipOf({ 'word/document.xml': 'x' }, 1_073_741_824),
      'damaged',
    ],
    ['a web page', 'cv.txt', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'web page'],
    [
      'a picture',
      'cv.pdf',
      async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      'picture',
    ],
    ['bytes without a meaning', 'cv.txt', async () => Buffer.from([0, 1, 2, 3, 4]), 'isn’t supported'],
    ['a PDF that was cut off', 'cv.pdf', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<< >>'), 'incomplete'],
  ])('is refused when it is %s', async (_what, name, make, words) => {
    const { status, body } = await upload(me.token, name, await make());
    expect([415, 422]).toContain(status);
    expect(body.message).toContain(words);
    expect(body.fields[0].field).toBe('cv');
  });

  it('is refused when it is a PDF with a password, with what to do instead', async () => {
    const plain = (await samplePdf()).toString('latin1');
    const locked = plain.replace(
      /trailer\s*<<|\/Type\s*\/XRef/,
      (found) =>
        `${found} /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>] `,
    );
    const { status, body } = await upload(me.token, 'cv.pdf', Buffer.from(locked, 'latin1'));
    expect(status).toBe(415);
    expect(body.message).toContain('password');
  });

  it('of several megabytes arrives whole', async () => {
    const sent = await upload(me.token, 'cv.txt', Buffer.alloc(4 * 1_048_576, 'Amina Okafor '));
    expect(sent.body.data.size).toBe(4 * 1_048_576);
  });

  it('is refused above 10 MB', async () => {
    const { status, body } = await upload(me.token, 'cv.pdf', Buffer.alloc(30 * 1_048_576, 'a'));
    expect(status).toBe(413);
    expect(body.message).toContain('10 MB');
  });

  it('is as large as a super admin lets it be', async () => {
    const admin = await createUser(app.db, 'super_admin');
    const largest = async (upload_cv_mb: number) => {
      const body = { values: { upload_cv_mb } };
      const set = await app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body });
      return set.status;
    };
    const send = (megabytes: number) =>
      upload(me.token, 'cv.txt', Buffer.alloc(megabytes * 1_048_576, 'Amina Okafor '));
    expect(await largest(26)).toBe(422);
    expect(await largest(1)).toBe(200);
    expect((await app.call({ path: '/config' })).body.data.upload_mb).toEqual({
      cv: 1,
      answer: 10,
      picture: 5,
    });
    const refused = await send(2);
    expect([refused.status, refused.body.fields[0].field]).toEqual([413, 'cv']);
    expect(refused.body.message).toContain('1 MB');
    expect(await largest(12)).toBe(200);
    expect((await send(11)).status).toBe(201);
    expect(await largest(10)).toBe(200);
  });

  it('that cannot be read is kept and says so', async () => {
    const sent = await upload(me.token, 'cv.pdf', Buffer.from('%PDF-1.7\ntrailer nothing'));
    expect(sent.status).toBe(201);
    const cv = await whenRead(me.token, sent.body.data.cv_id);
    expect(cv).toMatchObject({ status: 'rejected', suggestion: null });
    expect(cv.rejected_reason).toContain('couldn’t read');
  });

  it('leaves only to its owner, as a harmless download, and the access is logged', async () => {
    const sent = await upload(me.token, 'Łukasz "CV".pdf', await samplePdf());
    const { cv_id } = sent.body.data;
    const path = `/user/cv/${cv_id}/file`;
    const mine = await app.call({ path, as: me.token, query: { inline: '1' } });
    expect(mine.status).toBe(200);
    expect(mine.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(mine.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    expect(mine.headers['content-disposition']).toMatch(/^inline; filename="_ukasz/);
    const stranger = await createUser(app.db, 'candidate');
    const foreign = await app.call({ path, as: stranger.token });
    const unknown = await app.call({
      path: '/user/cv/01890000-0000-7000-8000-000000000000/file',
      as: stranger.token,
    });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.message).toBe(unknown.body.message);
    expect((await app.call({ path })).status).toBe(401);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from security_log
      where action = 'cv.opened' and target_id = ${cv_id}`.execute(app.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('that no application carries is deleted; others’ cannot be', async () => {
    const sent = await upload(me.token, 'gone.txt', Buffer.from('Amina Okafor'));
    const { cv_id } = sent.body.data;
    const stranger = await createUser(app.db, 'candidate');
    const path = '/delete/user/cv';
    expect((await app.call({ method: 'DELETE', path, query: { cv_id }, as: stranger.token })).status).toBe(
      404,
    );
    expect((await app.call({ method: 'DELETE', path, query: { cv_id }, as: me.token })).status).toBe(200);
    expect((await app.call({ method: 'DELETE', path, query: { cv_id }, as: me.token })).status).toBe(404);
  });

  it('is one of at most twenty, also when many come at once', async () => {
    const collector = await createUser(app.db, 'candidate');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => upload(collector.token, `${i}.txt`, Buffer.from(`CV ${i}`))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
    expect(answers.filter((answer) => answer.body.code === 'limit_reached')).toHaveLength(4);
    const { body } = await app.call({ path: '/get/user/cvs', as: collector.token });
    expect(body.data.cvs.filter((cv: { is_default: boolean }) => cv.is_default)).toHaveLength(1);
  });

  it('is stored once when the same request comes again', async () => {
    const twice = await createUser(app.db, 'candidate');
    const key = { 'idempotency-key': 'one-upload-only' };
    const first = await upload(twice.token, 'a.txt', Buffer.from('Amina'), key);
    const again = await upload(twice.token, 'a.txt', Buffer.from('Amina'), key);
    expect(again.body.data.cv_id).toBe(first.body.data.cv_id);
  });

  it('is no business of roles without applications of their own', async () => {
    const admin = await createUser(app.db, 'super_admin');
    expect((await app.call({ path: '/get/user/cvs', as: admin.token })).status).toBe(403);
    const { recruiter } = await createCompany(app.db);
    expect((await app.call({ path: '/get/user/cvs', as: recruiter.token })).body.data.cvs).toEqual([]);
  });
});
