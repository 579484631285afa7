import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { BASIC_INFO, positionWith, startAs } from '../../applications/testing/application-fixture.ts';
import { formWith, samplePdf } from '../../cvs/sample-documents.ts';

let app: TestApp;
let candidate: TestUser;
let company: Awaited<ReturnType<typeof positionWith>>;
let application_id: string;
let file_id: string;

beforeAll(async () => {
  app = await startTestApp();
  company = await positionWith(app.db, { cv: 'hidden', questions: [{ type: 'file' }] });
  candidate = await createUser(app.db, 'candidate');
  application_id = await startAs(app, candidate.token, company.position.id);
  const post = (path: string, body: object) =>
    app.call({ method: 'POST', path, as: candidate.token, body: { application_id, ...body } });
  await post('/add/application/basic/info', BASIC_INFO);
  const form = formWith(
    'file',
    { name: 'certificate.pdf', content: await samplePdf(['A certificate']) },
    { application_id, position_question_id: company.questions[0] ?? '' },
  );
  const sent = await app.call({
    method: 'POST',
    path: '/application/answer/file',
    as: candidate.token,
    ...form,
  });
  file_id = sent.body.data.file_id;
  await post('/add/application/answers', { answers: [], complete: true });
  await post('/application/submit', {});
  await sql`update positions set visibility = 'confidential' where id = ${company.position.id}`.execute(
    app.db,
  );
});
afterAll(() => app.stop());

const throughApplicant = async (as: string) =>
  (
    await app.call({
      path: '/applicant/answer/file',
      query: { application_id, position_question_id: company.questions[0] ?? '' },
      as,
    })
  ).status;
const byId = async (as: string) =>
  (await app.call({ path: `/application/answer/file/${file_id}`, as })).status;

async function manager(level: string, see_identity: boolean): Promise<TestUser> {
  const user = await createUser(app.db, 'employee', { organization_id: company.organization_id });
  await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, see_identity,
      status, invited_by)
    values (${uuidv7()}, ${company.organization_id}, ${company.position.id}, ${user.email}, ${user.id}, ${level},
      ${see_identity}, 'approved', ${company.recruiter.id})`.execute(app.db);
  return user;
}

describe('the files of answers on a confidential position', () => {
  it('are for its maker, the admins and those it is shared with by name', async () => {
    expect(await throughApplicant(company.recruiter.token)).toBe(200);
    expect(await throughApplicant(company.admin.token)).toBe(200);
    expect(await throughApplicant((await manager('reviewer', true)).token)).toBe(200);
  });

  it('are for nobody else of the organization, nor for another one', async () => {
    const { organization_id } = company;
    const colleague = await createUser(app.db, 'company_recruiter', { organization_id });
    const employee = await createUser(app.db, 'employee', { organization_id });
    const stranger = (await createCompany(app.db)).admin;
    for (const user of [colleague, employee, stranger]) expect(await throughApplicant(user.token)).toBe(404);
    expect(await throughApplicant((await manager('reviewer', false)).token)).toBe(403);
  });

  it('open by their id to the person who sent them alone', async () => {
    expect(await byId(candidate.token)).toBe(200);
    for (const user of [company.admin, company.recruiter, await createUser(app.db, 'candidate')]) {
      expect([403, 404]).toContain(await byId(user.token));
    }
  });
});
