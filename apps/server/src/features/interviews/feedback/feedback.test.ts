import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { interviewRemindersJob } from '../remind-people.job.ts';
import { createInterviewWorld, type InterviewWorld, traitId } from '../testing/interview-world.ts';

const HOUR = 3_600_000;
const START = Date.parse('2027-01-04T09:00:00Z');
const TALK = new Date(START + 6 * HOUR).toISOString();
const REASON = '019a0000-0000-7000-8000-000000000001';

let clock = START;
let app: TestApp;
let world: InterviewWorld;
let recruiter: { id: string; token: string; email: string };

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = START;
  world = await createInterviewWorld(app);
  recruiter = world.company.recruiter;
});
afterAll(() => app.stop());

const begun = () => {
  clock = Date.parse(TALK) + HOUR / 4;
};
const give = (id: string, as: { token: string }, rest: object = {}) =>
  app.call({
    method: 'PUT',
    path: `/event/${id}/feedback`,
    as: as.token,
    body: {
      version: 0,
      recommendation: 'yes',
      note: 'Clear answers by Zelda',
      private_note: 'Likes tea',
      send: true,
      ...rest,
    },
  });
const read = async (id: string, as: { token: string }) =>
  (await app.call({ path: `/event/${id}/feedback`, as: as.token })).body.data;
const ofApplicant = async (as: { token: string }) =>
  app.call({ path: `/applicant/interviews?application_id=${world.applicant.id}`, as: as.token });
const agenda = async (as: { token: string }) =>
  (await app.call({ path: '/events/agenda', as: as.token })).body.data;
const decide = (to: string) =>
  app.call({
    method: 'POST',
    path: '/update/position/application/status',
    as: recruiter.token,
    body: { application_id: world.applicant.id, from: 'applied', to, reason_id: REASON },
  });

describe('feedback', () => {
  it('is notes before the start, a judgement after, hidden until the own is sent, private notes for ever', async () => {
    await world.measure();
    const [one, other] = [await world.manager('interviewer'), await world.manager('interviewer')];
    const event = await world.arranged([one, other], TALK);
    const kit = (await app.call({ path: `/event/${event.id}/kit`, as: one.token })).body.data;
    const answers = [{ question_key: kit.items[0].key, rating: null, words: 'Ask about the port' }];
    expect((await give(event.id, one)).body.code).toBe('refused_by_rule');
    const early = { recommendation: null, send: false, answers };
    for (const judges of [
      { recommendation: 'no' },
      { ratings: [{ trait_id: traitId('planning'), rating: 3 }] },
      { answers: [{ ...answers[0], rating: 1 }] },
    ])
      expect((await give(event.id, one, { ...early, ...judges })).status).toBe(409);
    const prepared = await give(event.id, one, early);
    expect(prepared.body.data, prepared.raw).toMatchObject({ state: 'notes', own: { version: 1, answers } });

    begun();
    const unsaid = await give(event.id, one, { version: 1, recommendation: null });
    expect([unsaid.status, unsaid.body.fields[0].field]).toEqual([422, 'recommendation']);
    const ratings = [{ trait_id: traitId('planning'), rating: 4, words: 'Zelda Quill plans ahead' }];
    const sent = await give(event.id, one, { version: 1, ratings, answers });
    expect(sent.body.data).toMatchObject({ sent: 1, asked: 2, others: [], agreement: { words: 'too_few' } });

    expect(await read(event.id, other)).toMatchObject({
      others: null,
      agreement: null,
      sent: 1,
      state: 'open',
      missing: [{ user_id: other.id }],
    });
    const draft = await give(event.id, other, { recommendation: 'no', send: false });
    expect(draft.body.data).toMatchObject({ others: null, sent: 1, own: { sent_at: null } });
    expect(await read(event.id, recruiter)).toMatchObject({
      own: null,
      is_asked: false,
      may_remind: true,
      others: [{ user_id: one.id, ratings, answers }],
    });
    const both = await give(event.id, other, {
      version: 1,
      recommendation: 'no',
      ratings: [{ ...ratings[0], rating: 2 }],
    });
    expect(both.body.data).toMatchObject({
      sent: 2,
      missing: [],
      agreement: {
        words: 'disagree',
        overall: { count: 2, low: 2, high: 4, mean: 3 },
        traits: [{ trait_id: traitId('planning'), spread: { low: 2, high: 4 } }],
        profile: null,
      },
    });
    expect(JSON.stringify(both.body.data.others)).not.toContain('Likes tea');
    expect(JSON.stringify(await read(event.id, recruiter))).not.toContain('Likes tea');
  });

  it('keeps what it said before once it was sent, takes one of two changes at once, and is closed by the decision', async () => {
    const [one, other] = [await world.manager('interviewer'), await world.manager('interviewer')];
    const event = await world.arranged([one, other], TALK);
    begun();
    const firsts = await Promise.all([give(event.id, one), give(event.id, one, { recommendation: 'no' })]);
    expect(firsts.map((each) => each.status).sort()).toEqual([200, 409]);
    const first = firsts.find((each) => each.status === 200)?.body.data.own;
    clock += HOUR;
    const seconds = await Promise.all(
      ['strong_yes', 'definitely_not'].map((recommendation) =>
        give(event.id, one, { version: 1, recommendation }),
      ),
    );
    expect(seconds.map((each) => each.status).sort()).toEqual([200, 409]);
    expect((await give(event.id, one, { version: 7 })).status).toBe(409);
    expect((await give(event.id, other, { version: 7 })).status).toBe(409);
    await give(event.id, other, { send: true });
    const [seen] = (await read(event.id, other)).others;
    expect(seen.earlier).toMatchObject([{ recommendation: first.recommendation, at: first.updated_at }]);
    expect(JSON.stringify(seen)).not.toContain('Likes tea');
    const unsent = await give(event.id, one, { version: 2, recommendation: 'no', send: false });
    expect(unsent.body.data.own.sent_at).not.toBeNull();

    expect((await decide('approved')).status).toBe(200);
    expect((await give(event.id, one, { version: 3 })).body.message).toMatch(/decision on this applicant/);
    expect(await read(event.id, one)).toMatchObject({ state: 'closed', sent: 2 });
    const log = await app.call({
      path: `/applicant/logs?application_id=${world.applicant.id}`,
      as: recruiter.token,
    });
    const lines = log.body.data.items;
    expect(lines.at(-1)).toMatchObject({ action: 'status_changed', feedback: { sent: 2, asked: 2 } });
    expect(lines.map((line: { action: string }) => line.action)).toEqual(
      expect.arrayContaining(['interview_feedback', 'interview_feedback_changed']),
    );
    expect(
      (
        await app.call({
          path: `/applicant/logs/verify?application_id=${world.applicant.id}`,
          as: recruiter.token,
        })
      ).body.data.intact,
    ).toBe(true);
  });

  it('is refused for strangers, for what is not asked, and for interviews that nobody came to', async () => {
    await world.measure();
    const one = await world.manager('interviewer');
    const event = await world.arranged([one], TALK);
    begun();
    const foreign = await createCompany(app.db);
    for (const as of [foreign.recruiter, foreign.admin, await world.manager('private')]) {
      expect((await give(event.id, as)).status).toBe(404);
      expect((await app.call({ path: `/event/${event.id}/feedback`, as: as.token })).status).toBe(404);
    }
    expect((await give(event.id, recruiter)).status).toBe(404);
    expect((await give(event.id, world.applicant.candidate)).status).toBe(403);
    const odd: [object, string][] = [
      [{ ratings: [{ trait_id: traitId('memory'), rating: 3 }] }, 'ratings.0.trait_id'],
      [{ ratings: Array(2).fill({ trait_id: traitId('planning'), rating: 3 }) }, 'ratings'],
      [{ ratings: [{ trait_id: traitId('planning'), rating: 6 }] }, 'ratings.0.rating'],
      [{ answers: [{ question_key: 'integrity.behavioural', rating: 3 }] }, 'answers.0.question_key'],
      [{ answers: Array(2).fill({ question_key: 'x', rating: 3 }) }, 'answers'],
      [{ note: 'x'.repeat(5001) }, 'note'],
    ];
    for (const [rest, field] of odd) {
      const answer = await give(event.id, one, rest);
      expect([answer.status, answer.body.fields?.[0]?.field], answer.raw).toEqual([422, field]);
    }
    const missed = await app.call({
      method: 'POST',
      path: `/event/${event.id}/status`,
      as: recruiter.token,
      body: { from: 'scheduled', to: 'no_show' },
    });
    expect(missed.status, missed.raw).toBe(200);
    expect((await give(event.id, one)).status).toBe(409);
    expect((await agenda(one)).feedback_due).toEqual([]);
  });

  it('stands beside the scores, by rights: interviewers see their own interviews, reviewers all, blind ones no name', async () => {
    await world.measure();
    await world.score();
    const [one, blind] = [await world.manager('interviewer'), await world.manager('reviewer', false)];
    const [reviewer, viewer] = [await world.manager('reviewer'), await world.manager('viewer')];
    const first = await world.arranged([one], TALK);
    await world.arranged([blind], new Date(Date.parse(TALK) + 2 * HOUR).toISOString(), {
      title: 'Second talk',
    });
    begun();
    const ratings = [{ trait_id: traitId('planning'), rating: 4, words: 'Zelda Quill plans ahead' }];
    await give(first.id, one, { ratings });
    const titles = async (as: { token: string }) =>
      (await ofApplicant(as)).body.data.interviews.map(
        (each: { event: { title: string } }) => each.event.title,
      );
    expect(await titles(one)).toEqual(['First talk']);
    expect(await titles(reviewer)).toEqual(['First talk', 'Second talk']);
    expect(await titles(recruiter)).toEqual(['First talk', 'Second talk']);
    expect((await ofApplicant(viewer)).status).toBe(404);
    const foreign = await createCompany(app.db);
    expect((await ofApplicant(foreign.recruiter)).status).toBe(404);
    expect((await ofApplicant(world.applicant.candidate)).status).toBe(403);

    const [plain, hidden] = [(await ofApplicant(one)).body.data, (await ofApplicant(blind)).body.data];
    expect([plain.scores, plain.job_fit_score, plain.position_agreement]).toEqual([null, null, null]);
    expect(hidden.scores).toContainEqual({ trait_id: traitId('planning'), score: 90 });
    expect(hidden.interviews[0]).toMatchObject({ is_judged: true, may_open: false, sent: 1, asked: 1 });
    expect(JSON.stringify(hidden)).not.toMatch(/Zelda|Quill/);
    expect(hidden.interviews[0].others[0].ratings[0].words).toMatch(/ plans ahead$/);
    expect((await ofApplicant(reviewer)).body.data.interviews[0].others[0].ratings).toEqual(ratings);

    const rows = await app.call({
      path: `/applicants?position_id=${world.position.id}`,
      as: recruiter.token,
    });
    expect(rows.body.data.items[0].feedback).toEqual({ sent: 1, asked: 1 });
    const plainRows = await app.call({ path: `/applicants?position_id=${world.position.id}`, as: one.token });
    expect(plainRows.body.data.items[0].feedback).toBeNull();
  });

  it('across a position agrees in a coefficient from ten applicants on', async () => {
    const [one, other] = [await world.manager('interviewer'), await world.manager('interviewer')];
    const judged = async (at: number) => {
      const { id } = await createApplication(app.db, world.company.organization_id, world.position);
      const event = await world.arranged([one, other], new Date(Date.parse(TALK) + at * HOUR).toISOString(), {
        application_id: id,
      });
      await sql`insert into event_feedback (event_id, organization_id, user_id, recommendation, sent_at, updated_at)
        select ${event.id}, ${world.company.organization_id}, u, r, now(), now()
        from unnest(${[one.id, other.id]}::uuid[], ${at % 2 ? ['no', 'no'] : ['yes', 'strong_yes']}::text[]) as t(u, r)`.execute(
        app.db,
      );
    };
    const agreement = async () => (await ofApplicant(recruiter)).body.data.position_agreement;
    for (let at = 0; at < 9; at++) await judged(at);
    expect(await agreement()).toBeNull();
    await judged(9);
    expect(await agreement()).toMatchObject({ targets: 10, judges: 2 });
    expect((await agreement()).value).toBeGreaterThan(0.8);
  });
});

describe('what waits', () => {
  it('is on the agenda of each: interviews ahead, open feedback, times to choose; and in the candidate’s stats', async () => {
    const one = await world.manager('interviewer');
    const stats = async () =>
      (await app.call({ path: '/user/get/stats', as: world.applicant.candidate.token })).body.data.interviews;
    expect(await stats()).toEqual({ upcoming: 0, awaiting_my_slots: 0 });
    const event = await world.arranged([one], TALK);
    const far = await world.arranged([one], new Date(START + 30 * 24 * HOUR).toISOString());
    const asked = await world.arranged([one], TALK, {
      way: 'proposed',
      starts_at: undefined,
      slots: [
        {
          starts_at: new Date(START + 48 * HOUR).toISOString(),
          ends_at: new Date(START + 49 * HOUR).toISOString(),
        },
      ],
    });
    expect(await stats()).toEqual({ upcoming: 2, awaiting_my_slots: 1 });
    const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
    const mine = await agenda(world.applicant.candidate);
    expect([ids(mine.next), ids(mine.awaiting_slots), mine.upcoming]).toEqual([[event.id], [asked.id], 2]);
    expect(await agenda(one)).toMatchObject({ next: [{ id: event.id }], upcoming: 2, feedback_due: [] });
    expect(await agenda(recruiter)).toMatchObject({ next: [], awaiting_slots: [] });
    const offered = await app.call({
      method: 'PUT',
      path: `/event/${asked.id}/slots`,
      as: world.applicant.candidate.token,
      body: {
        slots_version: 0,
        time_zone: 'Asia/Kolkata',
        slots: [
          {
            starts_at: new Date(START + 50 * HOUR).toISOString(),
            ends_at: new Date(START + 51 * HOUR).toISOString(),
          },
        ],
      },
    });
    expect(offered.status, offered.raw).toBe(200);
    expect(ids((await agenda(recruiter)).awaiting_slots)).toEqual([asked.id]);
    expect(await stats()).toEqual({ upcoming: 2, awaiting_my_slots: 0 });
    begun();
    expect(ids((await agenda(one)).feedback_due)).toEqual([event.id]);
    await give(event.id, one);
    expect((await agenda(one)).feedback_due).toEqual([]);
    expect(far.status).toBe('scheduled');
    const stranger = await createUser(app.db, 'candidate');
    expect(await agenda(stranger)).toMatchObject({ next: [], awaiting_slots: [], upcoming: 0 });
  });

  it('is reminded of at the end, after a day and after three, and by hand at most once in four hours', async () => {
    const [one, other] = [await world.manager('interviewer'), await world.manager('interviewer')];
    const event = await world.arranged([one, other], TALK);
    const job = interviewRemindersJob(app.services);
    const told = async (person: { email: string }) => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from notifications n join users u
        on u.id = n.user_id where u.email = ${person.email} and n.type = 'event_feedback_due'`.execute(
        app.db,
      );
      return rows[0]?.count;
    };
    const nudge = () =>
      app.call({ method: 'POST', path: `/event/${event.id}/feedback/nudge`, as: recruiter.token, body: {} });
    expect((await nudge()).status).toBe(409);
    const end = Date.parse(TALK) + HOUR / 2;
    const counts: [number | undefined, number | undefined][] = [];
    for (const hours of [0, 1, 24, 25, 72, 100]) {
      clock = end + hours * HOUR;
      if (hours === 1) await give(event.id, other);
      await job.run({});
      await job.run({});
      counts.push([await told(one), await told(other)]);
    }
    expect(counts).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 1],
      [3, 1],
      [3, 1],
    ]);
    expect((await nudge()).body.data).toEqual({ told: 1 });
    expect((await nudge()).status).toBe(409);
    const foreign = await createCompany(app.db);
    expect(
      (
        await app.call({
          method: 'POST',
          path: `/event/${event.id}/feedback/nudge`,
          as: foreign.recruiter.token,
          body: {},
        })
      ).status,
    ).toBe(404);
    await give(event.id, one);
    expect((await nudge()).body.data).toEqual({ told: 0 });
  });
});
