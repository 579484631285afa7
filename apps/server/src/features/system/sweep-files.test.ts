import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertImportFile } from '../../platform/imports/imports.queries.ts';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { storedPath } from '../../platform/testing/stored-path.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { positionWith, startAs } from '../applications/testing/application-fixture.ts';
import { formWith, samplePdf } from '../cvs/sample-documents.ts';
import { sweepUploads } from './sweep-files.job.ts';

let app: TestApp;
let candidate: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  candidate = await createUser(app.db, 'candidate');
});
afterAll(() => app.stop());

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const isThere = (content: Buffer) => app.services.files.exists(hashOf(content));

async function age(content: Buffer): Promise<void> {
  const long = new Date(Date.now() - 30 * 3_600_000);
  await utimes(storedPath(app.services, hashOf(content)), long, long);
  await sql`update files set created_at = ${long} where sha256 = ${hashOf(content)}`.execute(app.db);
}

function upload(path: string, field: string, name: string, content: Buffer, fields = {}) {
  const form = formWith(field, { name, content }, fields);
  return app.call({ method: 'POST', path, as: candidate.token, ...form });
}

it('removes refused uploads a day later, and keeps what is used or on its way', async () => {
  const cv = await samplePdf(['A CV that is kept']);
  expect((await upload('/user/cv/upload', 'cv', 'cv.pdf', cv)).status).toBe(201);
  const refused = Buffer.from('MZ this is no document'.padEnd(600, '\u0001'));
  expect((await upload('/user/cv/upload', 'cv', 'cv.pdf', refused)).status).toBe(415);
  const justNow = Buffer.from('MZ neither is this one'.padEnd(600, '\u0002'));
  expect((await upload('/user/cv/upload', 'cv', 'cv.pdf', justNow)).status).toBe(415);
  await age(cv);
  await age(refused);

  expect(await sweepUploads(app.services)).toEqual({ rows: 0, files: 1 });
  expect(await Promise.all([cv, refused, justNow].map(isThere))).toEqual([true, false, true]);
  expect(await sweepUploads(app.services)).toEqual({ rows: 0, files: 0 });
});

it('removes the file of an answer that was given anew, and keeps the one that counts', async () => {
  const { position, questions } = await positionWith(app.db, {
    cv: 'hidden',
    questions: [{ type: 'file' }],
  });
  const application_id = await startAs(app, candidate.token, position.id);
  await app.call({
    method: 'POST',
    path: '/add/application/basic/info',
    as: candidate.token,
    body: {
      application_id,
      first_name: 'Ada',
      last_name: 'Berg',
      email: candidate.email,
      phone: '+1 555 0100',
    },
  });
  const answer = (content: Buffer) =>
    upload('/application/answer/file', 'file', 'certificate.pdf', content, {
      application_id,
      position_question_id: questions[0] ?? '',
    });
  const first = await samplePdf(['The first certificate']);
  const second = await samplePdf(['The right certificate']);
  expect((await answer(first)).status).toBe(201);
  expect((await answer(second)).status).toBe(201);
  await age(first);
  await age(second);

  expect(await sweepUploads(app.services)).toEqual({ rows: 1, files: 1 });
  expect(await Promise.all([first, second].map(isThere))).toEqual([false, true]);
});

it('keeps bytes that several rows name until the last one is gone', async () => {
  const content = await samplePdf(['The same CV twice']);
  const first = await upload('/user/cv/upload', 'cv', 'one.pdf', content);
  const second = await upload('/user/cv/upload', 'cv', 'two.pdf', content);
  await age(content);
  const remove = (cv_id: string) =>
    app.call({ method: 'DELETE', path: '/delete/user/cv', as: candidate.token, query: { cv_id } });
  await remove(first.body.data.cv_id);
  await sweepUploads(app.services);
  expect(await isThere(content)).toBe(true);
  await remove(second.body.data.cv_id);
  await sweepUploads(app.services);
  expect(await isThere(content)).toBe(false);
});

it('removes the files of an import that was never set off a day later, and keeps those of one that waits', async () => {
  const { organization_id, recruiter } = await createCompany(app.db);
  const facts = { purpose: 'cv_archive', media_type: 'application/zip', organization_id } as const;
  const keep = async (text: string) => {
    const content = Buffer.from(text.padEnd(300, '\u0003'));
    const { sha256, size } = await app.services.files.put(Readable.from([content]), content.length);
    return { content, id: await insertImportFile(app.db, { sha256, size, name: 'cvs.zip' }, facts) };
  };
  const [forgotten, waiting, justNow] = await Promise.all(['PK one', 'PK two', 'PK three'].map(keep));
  if (!forgotten || !waiting || !justNow) throw new Error('no files');
  await sql`insert into background_jobs (id, owner_id, organization_id, kind, facts, wish, status, total, created_at, expires_at)
    values (gen_random_uuid(), ${recruiter.id}, ${organization_id}, 'people_import', '{}',
      ${JSON.stringify({ file_id: justNow.id, cvs_id: waiting.id })}, 'queued', 1, now(), now() + interval '7 days')`.execute(
    app.db,
  );
  await age(forgotten.content);
  await age(waiting.content);

  expect(await sweepUploads(app.services)).toEqual({ rows: 1, files: 1 });
  const there = await Promise.all([forgotten, waiting, justNow].map(({ content }) => isThere(content)));
  expect(there).toEqual([false, true, true]);
});
