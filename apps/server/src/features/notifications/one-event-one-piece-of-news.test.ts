import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import {
  createApplication,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld, type PlayWorld } from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { tellOfMoveJob } from '../applicants/moves/status-news.ts';
import { idleApplicationsJob } from '../applications/idle-applications.job.ts';
import { at, openInterviewRoom } from '../interviews/testing/interview-room.ts';
import { keepTime } from '../personal-data/retention/retention.job.ts';
import { writeCopy } from '../personal-data/write-copy.job.ts';
import { playDeadlinesJob } from '../plays/play-deadlines.job.ts';

const DAY_MS = 86_400_000;

interface Told {
  /** Kinds of new entries in the person's list. */
  readonly list: string[];
  /** Kinds of new mails, one for each part of a mail that puts several together. */
  readonly mails: string[];
}

/** What somebody is told while something is done. */
async function toldBy(
  app: TestApp,
  person: Pick<TestUser, 'id' | 'email'>,
  act: () => Promise<unknown>,
): Promise<Told> {
  const read = async () => ({
    list: (
      await sql<{ type: string }>`select type from notifications where user_id = ${person.id}
        order by created_at, id`.execute(app.db)
    ).rows.map(({ type }) => type),
    mails: (
      await sql<{ kind: string; parts: number }>`
        select kind, coalesce(jsonb_array_length(parts), 1)::int as parts from mails
        where to_email = ${person.email} and status <> 'cancelled' order by created_at, id`.execute(app.db)
    ).rows.flatMap(({ kind, parts }) => Array.from({ length: parts }, () => kind)),
  });
  const before = await read();
  const answer = (await act()) as { status?: number; raw?: string } | undefined;
  if (typeof answer?.status === 'number') expect(answer.status, answer.raw).toBeLessThan(300);
  const after = await read();
  return { list: withoutOnce(after.list, before.list), mails: withoutOnce(after.mails, before.mails) };
}

function withoutOnce(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...gone];
  return all.filter((each) => {
    const place = left.indexOf(each);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}

const one = (kind: string): Told => ({ list: [kind], mails: [kind] });

describe('of each event a candidate gets one mail and one notification:', () => {
  let app: TestApp;
  let world: PlayWorld;
  let clock = Date.now();
  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date(clock) });
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object, as = world.company.recruiter.token) =>
    app.call({ method: 'POST', path, as, body });

  async function played(seed: string) {
    const application = await world.apply();
    const { token } = await world.open(application);
    const told = await toldBy(app, application.candidate, () => playByBot(app, token, ABLE, seed));
    return { ...application, told };
  }

  /** Runs the waiting news of moves, as the queue does once the time for undoing is over. */
  async function runNewsOfMoves() {
    const { rows } = await sql<{ id: string; data: object }>`
      delete from pgboss.job where name = 'applicants.tell' returning id, data`.execute(app.db);
    for (const { data } of rows) await tellOfMoveJob(app.services).run(data as never);
  }

  it('a play that makes the application arrive, with its card', async () => {
    const { told, candidate } = await played('arrives');
    expect(told).toEqual(one('application_received'));
    const { rows } = await sql<{
      body: string;
    }>`select body from notifications where user_id = ${candidate.id}`.execute(app.db);
    expect(rows[0]?.body).toContain('your score card is ready');
  });

  it('an application that is sent without a play', async () => {
    const { organization_id, recruiter } = world.company;
    const position = await createPosition(app.db, organization_id, recruiter.id, { cv: 'hidden' });
    const sent = await createApplication(app.db, organization_id, position, { status: 'basic_info_entered' });
    await sql`update applications set basic_info = '{"first_name":"Ada"}' where id = ${sent.id}`.execute(
      app.db,
    );
    const submit = () => post('/application/submit', { application_id: sent.id }, sent.candidate.token);
    expect(await toldBy(app, sent.candidate, submit)).toEqual(one('application_received'));
  });

  it.each([
    ['short_listed', {}],
    ['phone_screen', {}],
    ['in_person', {}],
    ['rejected', { note: 'x' }],
  ] as const)('a move to %s, told when it can no longer be undone', async (to, rest) => {
    const { id, candidate } = await played(`moves to ${to}`);
    const move = () =>
      post('/update/position/application/status', { application_id: id, from: 'applied', to, ...rest });
    expect(await toldBy(app, candidate, move)).toEqual({ list: [], mails: ['status_changed'] });
    expect(await toldBy(app, candidate, runNewsOfMoves)).toEqual({ list: ['status_changed'], mails: [] });
    expect(await toldBy(app, candidate, runNewsOfMoves)).toEqual({ list: [], mails: [] });
  });

  it('a move that is undone: none', async () => {
    const { id, candidate } = await played('undone');
    const told = await toldBy(app, candidate, async () => {
      const moved = await post('/update/position/application/status', {
        application_id: id,
        from: 'applied',
        to: 'short_listed',
      });
      await post('/update/multiple/application/status/undo', { batch_id: moved.body.data.batch_id });
      await runNewsOfMoves();
    });
    expect(told).toEqual({ list: [], mails: [] });
  });

  it('a position that closes with a message to those who wait', async () => {
    const { organization_id, recruiter, admin } = world.company;
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const { candidate } = await createApplication(app.db, organization_id, position);
    const { rows } = await sql<{
      id: string;
    }>`select id from reasons where kind = 'we_rejected' limit 1`.execute(app.db);
    const close = () =>
      post(
        `/position/${position.id}/transitions`,
        {
          to: 'closed',
          from: 'published',
          close_reason: 'filled',
          open_applications: {
            action: 'reject',
            reason_id: rows[0]?.id,
            message: 'Thank you for your time.',
          },
        },
        admin.token,
      );
    expect(await toldBy(app, candidate, close)).toEqual({ list: [], mails: ['status_changed'] });
    expect(await toldBy(app, candidate, runNewsOfMoves)).toEqual({ list: ['status_changed'], mails: [] });
  });

  it('a message, another attempt, a confirmation play and its end', async () => {
    const { id, candidate } = await played('talks');
    const told = (act: () => Promise<unknown>) => toldBy(app, candidate, act);
    const about = { application_id: id };
    expect(await told(() => post('/applicant/messages', { ...about, body: 'Hello' }))).toEqual(
      one('message_received'),
    );
    await sql`update applications set status = 'short_listed' where id = ${id}`.execute(app.db);
    const way = '/position/application/confirmation';
    expect(await told(() => post(`${way}/ask`, { ...about, reason: 'Fast', message: 'Soon' }))).toEqual(
      one('confirmation_asked'),
    );
    expect(await told(() => post(`${way}/withdraw`, about))).toEqual(one('confirmation_withdrawn'));
    const simulation = (
      await sql<{ simulation_id: string }>`select simulation_id from plays
      where application_id = ${id} limit 1`.execute(app.db)
    ).rows[0]?.simulation_id;
    const again = { ...about, simulation_id: simulation, fault: 'technical', reason: 'The line broke' };
    expect(await told(() => post('/position/application/attempt', again))).toEqual(one('attempt_granted'));
  });

  it('a corrected card', async () => {
    const { id, candidate } = await played('corrected');
    const asker = await createUser(app.db, 'super_admin');
    const opened = await post(
      `/admin/open/responses/${id}`,
      { reason: 'A candidate reported a lost result.' },
      asker.token,
    );
    const response = opened.body.data.responses.find((each: TestBody) => each.value !== null);
    const asked = await post(
      `/admin/upsert/response/${id}/${response.data_point}/${response.subtrait_id}`,
      {
        value: response.total_score,
        total_score: response.total_score,
        reason: 'The result was lost on the way.',
      },
      asker.token,
    );
    expect(asked.status, asked.raw).toBeLessThan(300);
    const { id: correction } = asked.body.data.correction;
    const decision = { from: 'new', to: 'approved' };
    const confirm = () => post(`/correction/${correction}/transitions`, decision, world.company.admin.token);
    const told = await toldBy(app, candidate, confirm);
    expect(told).toEqual(one('score_card_corrected'));
  });

  it('an answered review and a copy of one’s data', async () => {
    const { id, candidate } = await played('reviewed');
    const { recruiter, admin } = world.company;
    await post('/update/position/application/status', {
      application_id: id,
      from: 'applied',
      to: 'rejected',
      note: 'No',
    });
    const asked = await post(
      '/user/application/review',
      { application_id: id, about: 'decision', message: 'Please look at my answers again.' },
      candidate.token,
    );
    expect(asked.status, asked.raw).toBeLessThan(300);
    const { review_request_id } = asked.body.data;
    const answer = async () => {
      const body = { review_request_id, outcome: 'unchanged', answer: 'We looked again.' };
      const first = await post('/review/answer', body, admin.token);
      return first.status === 409 ? post('/review/answer', body, recruiter.token) : first;
    };
    expect(await toldBy(app, candidate, answer)).toEqual(one('review_answered'));
    const copy = await app.call({ method: 'POST', path: '/user/data/copy', as: candidate.token, body: {} });
    const write = () => writeCopy(serverAct(app.services), copy.body.data.data_export_id);
    expect(await toldBy(app, candidate, write)).toEqual(one('data_copy_ready'));
  });

  it('reminders of what is unfinished, and a play whose time has passed, however often the jobs run', async () => {
    const { organization_id, recruiter } = world.company;
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const idle = await createApplication(app.db, organization_id, position, { status: 'cv_submitted' });
    await sql`update applications set last_activity_at = ${new Date(clock - 3.5 * DAY_MS)} where id = ${idle.id}`.execute(
      app.db,
    );
    const remind = async () => {
      const job = idleApplicationsJob(app.services);
      await Promise.all([job.run({}), job.run({})]);
    };
    expect(await toldBy(app, idle.candidate, remind)).toEqual(one('application_reminder'));

    const waiting = await world.apply();
    const { play } = await world.open(waiting);
    await sql`update plays set state = 'paused' where application_id = ${waiting.id}`.execute(app.db);
    const deadline = Date.parse(play.deadline_at);
    const look = (days: number) => async () => {
      clock = deadline - days * DAY_MS;
      const job = playDeadlinesJob(app.services);
      await Promise.all([job.run({}), job.run({})]);
    };
    const now = clock;
    expect(await toldBy(app, waiting.candidate, look(0.5))).toEqual(one('play_reminder'));
    expect(await toldBy(app, waiting.candidate, look(-0.1))).toEqual(one('play_missed'));
    clock = now;
  });

  it('an application that will be erased soon', async () => {
    const { organization_id, recruiter, admin } = world.company;
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const { id, candidate } = await createApplication(app.db, organization_id, position, {
      status: 'rejected',
    });
    await sql`update applications set disposition_by = 'employer', last_activity_at = ${new Date(clock - 175 * DAY_MS)}
      where id = ${id}`.execute(app.db);
    const body = { rules: [{ outcome: 'rejected', months: 6 }] };
    await app.call({ method: 'PUT', path: '/organization/retention', as: admin.token, body });
    const night = () => keepTime(serverAct(app.services));
    expect(await toldBy(app, candidate, night)).toEqual(one('retention_soon'));
    expect(await toldBy(app, candidate, night)).toEqual({ list: [], mails: [] });
  });
});

describe('of each event of an interview a candidate gets one mail and one notification:', () => {
  const room = openInterviewRoom();

  it('arranged, moved and cancelled', async () => {
    const { candidate } = room.applicant;
    const told = (act: () => Promise<unknown>) => toldBy(room.app, candidate, act);
    let event: TestBody;
    const arrange = async () => {
      event = await room.arranged();
    };
    expect(await told(arrange)).toEqual(one('event_set'));
    const move = () => room.post(`/event/${event.id}/time`, { starts_at: at(16), version: event.version });
    expect(await told(move)).toEqual(one('event_moved'));
    const cancel = () =>
      room.post(`/event/${event.id}/status`, { from: 'scheduled', to: 'cancelled', reason: 'Ill' });
    expect(await told(cancel)).toEqual(one('event_cancelled'));
  });

  it('asked to choose a time', async () => {
    const ask = () =>
      room.arrange({ way: 'booking', starts_at: undefined, opens_at: at(9), closes_at: at(18) });
    expect(await toldBy(room.app, room.applicant.candidate, ask)).toEqual(one('event_asked'));
  });
});
