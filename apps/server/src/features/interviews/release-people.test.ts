import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { releasePeopleJob } from './release-people.job.ts';
import { createInterviewWorld, type InterviewWorld } from './testing/interview-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REASON = '019a0000-0000-7000-8000-000000000001';

/** Ends of memberships are stamped by the database, so that these tests live now. */
const START = Date.now();
let clock = START;
let app: TestApp;
let world: InterviewWorld;
let event: { id: string };
let colleague: { id: string; email: string };

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = START;
  world = await createInterviewWorld(app);
  colleague = await world.manager('interviewer');
  event = await world.arranged(
    [world.company.recruiter, colleague],
    new Date(START + 100 * HOUR).toISOString(),
  );
});
afterAll(() => app.stop());

const call = async (
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  as = world.company.recruiter.token,
) => {
  const answer = await app.call({ method, path, as, body });
  expect(answer.status, answer.raw).toBeLessThan(300);
  return answer.body.data;
};
const read = async () =>
  (await app.call({ path: `/event/${event.id}`, as: world.company.recruiter.token })).body.data;
/** The event's status after the job ran some minutes after the start; and who is still taken by it. */
const after = async (minutes: number) => {
  clock = START + minutes * MINUTE;
  await releasePeopleJob(app.services).run({});
  await releasePeopleJob(app.services).run({});
  const { rows } = await sql`select 1 from event_times where event_id = ${event.id}`.execute(app.db);
  return [(await read()).status, rows.length];
};
const told = async (person: { email: string }, kind: string) => {
  const { rows } = await sql`select 1 from mails where to_email = ${person.email} and kind = ${kind}`.execute(
    app.db,
  );
  return rows.length;
};
const reject = (ids: readonly string[], rest: object = {}) =>
  ids.length === 1
    ? call('POST', '/update/position/application/status', {
        application_id: ids[0],
        from: 'applied',
        to: 'rejected',
        reason_id: REASON,
        ...rest,
      })
    : call('POST', '/update/multiple/application/status', {
        position_id: world.position.id,
        items: ids.map((application_id) => ({ application_id, from: 'applied' })),
        to: 'rejected',
        reason_id: REASON,
        ...rest,
      });
const undo = (batch_id: string) => call('POST', '/update/multiple/application/status/undo', { batch_id });

describe('people are free again', () => {
  it('ten minutes after a rejection, and not where it was undone before; the candidate is told by the rejection alone', async () => {
    const { batch_id } = await reject([world.applicant.id]);
    expect(await after(9)).toEqual(['scheduled', 3]);
    await undo(batch_id);
    expect(await after(30)).toEqual(['scheduled', 3]);
    clock = START + 40 * MINUTE;
    await reject([world.applicant.id]);
    expect(await after(49)).toEqual(['scheduled', 3]);
    expect(await after(51)).toEqual(['cancelled', 0]);
    expect((await read()).reason).toBe('The application has ended.');
    expect(await told(colleague, 'event_cancelled')).toBe(1);
    expect(await told(world.applicant.candidate, 'event_cancelled')).toBe(0);
  });

  it('an hour after a rejection of many, and once a mail that waits longer is out', async () => {
    const other = await createApplication(app.db, world.company.organization_id, world.position);
    const { batch_id } = await reject([world.applicant.id, other.id]);
    expect(await after(59)).toEqual(['scheduled', 3]);
    await undo(batch_id);
    expect(await after(90)).toEqual(['scheduled', 3]);
    await reject([world.applicant.id], { mail: { send: true, delay_minutes: 120 } });
    expect(await after(90 + 119)).toEqual(['scheduled', 3]);
    expect(await after(90 + 121)).toEqual(['cancelled', 0]);
  });

  it('after a candidate withdrew, and not where they came back', async () => {
    const path = `/user/applications/${world.applicant.id}`;
    const { token } = world.applicant.candidate;
    await call('POST', `${path}/withdraw`, { from: 'applied' }, token);
    expect(await after(5)).toEqual(['scheduled', 3]);
    await call('POST', `${path}/reopen`, { from: 'rejected' }, token);
    expect(await after(30)).toEqual(['scheduled', 3]);
    await call('POST', `${path}/withdraw`, { from: 'applied' }, token);
    expect(await after(41)).toEqual(['cancelled', 0]);
  });

  it('after their position closed, and not where it was opened again; everyone is told', async () => {
    const move = (from: string, to: string, rest: object = {}) =>
      call('POST', `/position/${world.position.id}/transitions`, { from, to, ...rest });
    const close = { close_reason: 'cancelled', open_applications: { action: 'keep' } };
    await move('published', 'closed', close);
    expect(await after(50)).toEqual(['scheduled', 3]);
    await sql`update positions set status = 'published', closed_at = null where id = ${world.position.id}`.execute(
      app.db,
    );
    expect(await after(70)).toEqual(['scheduled', 3]);
    await move('published', 'closed', close);
    expect(await after(131)).toEqual(['cancelled', 0]);
    for (const person of [colleague, world.applicant.candidate])
      expect(await told(person, 'event_cancelled')).toBe(1);
  });

  it('at once where the interview would begin before the time for undoing is over', async () => {
    clock = START + 100 * HOUR - 5 * MINUTE;
    await reject([world.applicant.id]);
    expect(await after(100 * 60 - 4)).toEqual(['cancelled', 0]);
  });

  it('when deactivated, once that is certain; the interview stays with the others, and the organizer is told', async () => {
    const { rows } = await sql<{
      id: string;
    }>`select id from members where user_id = ${colleague.id}`.execute(app.db);
    const update = (from: string, to: string) =>
      call(
        'PUT',
        '/company/employee/update',
        { employee_id: rows[0]?.id, status: { from, to } },
        world.company.admin.token,
      );
    const response = async () =>
      (await read()).participants.find((each: { user_id: string }) => each.user_id === colleague.id).response;
    await update('active', 'deactivated');
    expect(await after(5)).toEqual(['scheduled', 3]);
    await update('deactivated', 'active');
    expect(await after(30)).toEqual(['scheduled', 3]);
    expect(await response()).toBe('needs_action');
    await update('active', 'deactivated');
    expect(await after(31)).toEqual(['scheduled', 2]);
    expect(await response()).toBe('declined');
    expect(await told(world.company.recruiter, 'event_declined')).toBe(1);
    const feedback = await app.call({
      path: `/event/${event.id}/feedback`,
      as: world.company.recruiter.token,
    });
    expect(feedback.body.data.asked).toBe(1);
  });

  it('when the position is not shared with them any more, once that is certain', async () => {
    const share = (status: string, level: string) =>
      sql`update position_privileges set status = ${status}, level = ${level}, updated_at = ${new Date(clock)}
        where user_id = ${colleague.id}`.execute(app.db);
    await share('closed', 'interviewer');
    expect(await after(5)).toEqual(['scheduled', 3]);
    await share('approved', 'interviewer');
    expect(await after(60)).toEqual(['scheduled', 3]);
    await share('approved', 'viewer');
    expect(await after(62)).toEqual(['scheduled', 3]);
    expect(await after(80)).toEqual(['scheduled', 2]);
    const { participants, history } = await read();
    const person = participants.find((each: { user_id: string }) => each.user_id === colleague.id);
    expect([person.response, history[0].action]).toEqual(['declined', 'access_lost']);
    expect(await told(world.company.recruiter, 'event_declined')).toBe(1);
  });
});
