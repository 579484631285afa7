import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';

const DEMO = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');

describe('the time that applying takes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is the same on the job page, in the form, in the invitation, before the play and in the library', async () => {
    const company = await createCompany(app.db);
    const as = company.recruiter.token;
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [DEMO],
    });
    const { rows } = await sql<{ organization: string; position: string }>`
      select o.slug as organization, p.slug as position from positions p join organizations o on o.id = p.organization_id
      where p.id = ${position.id}`.execute(app.db);
    const job = await app.call({ path: `/jobs/${rows[0]?.organization}/${rows[0]?.position}` });
    const takes = job.body.data.applying_takes;
    expect(takes).toMatchObject({ minutes: 6, form_minutes: 3, question_minutes: 0, play_minutes: 3 });

    const start = await app.call({ path: '/application/start', query: { position_id: position.id } });
    expect(start.body.data.applying_takes).toEqual(takes);

    const invited = await app.call({
      method: 'POST',
      path: `/position/${position.id}/invitations`,
      as,
      body: { people: [{ email: 'nia@friend.test' }], message: '' },
    });
    expect(invited.status, invited.raw).toBe(200);
    const { rows: mails } = await sql<{ body_text: string }>`
      select body_text from mails where to_email = 'nia@friend.test'`.execute(app.db);
    expect(mails[0]?.body_text).toContain(`about ${takes.minutes} min`);

    const application = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const check = await app.call({
      path: '/game/check/application',
      as: application.candidate.token,
      query: { application_id: application.id },
    });
    expect(check.body.data.simulations[0].duration_minutes).toBe(takes.play_minutes);
    const record = await app.call({ path: `/simulation/${DEMO}/record`, as });
    expect(record.body.data.duration_minutes).toBe(takes.play_minutes);
  });
});
