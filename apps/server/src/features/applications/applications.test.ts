import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { formWith, sampleDocx, samplePdf } from '../cvs/sample-documents.ts';
import { idleApplicationsJob } from './idle-applications.job.ts';
import { completeGameStep } from './public.ts';
import { BASIC_INFO, positionWith, startAs } from './testing/application-fixture.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

const post = (path: string, as: string, body: object) => app.call({ method: 'POST', path, as, body });
const details = (as: string, application_id: string) =>
  app.call({ path: '/application/position/details', as, query: { application_id } });

async function newCandidate() {
  return createUser(app.db, 'candidate');
}

async function cvOf(as: string, name: string, content: Buffer): Promise<string> {
  const form = formWith('cv', { name, content });
  const { body } = await app.call({ method: 'POST', path: '/user/cv/upload', as, ...form });
  return body.data.cv_id;
}

async function log(id: string) {
  const { rows } = await sql<{ action: string; to_status: string | null }>`
    select action, to_status from application_log where application_id = ${id} order by seq`.execute(app.db);
  return rows;
}

describe('the whole way', () => {
  it('goes from contact data over a real PDF and every type of question to applied', async () => {
    const options = [
      { key: 'early', label: 'Early' },
      { key: 'late', label: 'Late' },
    ];
    const { position, questions, recruiter } = await positionWith(app.db, {
      cv: 'required',
      questions: [
        { type: 'short_text' },
        { type: 'long_text' },
        { type: 'single_select', options },
        { type: 'multi_select', options },
        { type: 'number', settings: { min: 1, max: 9 } },
        { type: 'date' },
        { type: 'url' },
        { type: 'yes_no' },
        { type: 'must_agree' },
        { type: 'file' },
      ],
    });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);

    const info = await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    expect(info.body.data).toMatchObject({
      status: 'basic_info_entered',
      next_step: 'cv',
      basic_info: { linkedin: 'https://linkedin.com/in/amina' },
    });

    const cv_id = await cvOf(me.token, 'cv.pdf', await samplePdf());
    const attached = await post('/attach/application/cv', me.token, { application_id, cv_id });
    expect(attached.body.data).toMatchObject({
      status: 'cv_submitted',
      next_step: 'questions',
      cv: { cv_id },
    });

    const values = [
      'Hello',
      'A long\nanswer',
      'early',
      ['early', 'late'],
      5,
      '2026-11-21',
      'https://example.test',
      false,
      true,
    ];
    for (const [i, value] of values.entries()) {
      const saved = await post('/add/application/answers', me.token, {
        application_id,
        answers: [{ position_question_id: questions[i], value }],
      });
      expect(saved.body.data.status).toBe('cv_submitted');
    }
    const early = await post('/add/application/answers', me.token, {
      application_id,
      answers: [],
      complete: true,
    });
    expect([early.status, early.body.fields]).toEqual([
      422,
      [{ field: `question.${questions[9]}`, message: 'Answer this question.' }],
    ]);
    const form = formWith(
      'file',
      { name: 'certificate.docx', content: sampleDocx() },
      { application_id, position_question_id: questions[9] ?? '' },
    );
    const sent = await app.call({ method: 'POST', path: '/application/answer/file', as: me.token, ...form });
    expect(sent.status).toBe(201);
    const done = await post('/add/application/answers', me.token, {
      application_id,
      answers: [],
      complete: true,
    });
    expect(done.body.data).toMatchObject({ status: 'questions_answered', next_step: 'submit' });

    const [first, again] = await Promise.all([
      post('/application/submit', me.token, { application_id }),
      post('/application/submit', me.token, { application_id }),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    const after = await details(me.token, application_id);
    expect(after.body.data).toMatchObject({
      status: 'applied',
      next_step: null,
      can: { edit: false, withdraw: true },
    });
    expect(after.body.data.timeline.map((line: { kind: string }) => line.kind)).toEqual([
      'started',
      'basic_info',
      'cv',
      'questions',
      'applied',
    ]);
    expect(after.body.data.questions.map((q: { value: unknown }) => q.value)).toEqual([
      ...values,
      sent.body.data.file_id,
    ]);
    expect((await log(application_id)).map((line) => line.to_status)).toEqual([
      'started',
      'basic_info_entered',
      'cv_submitted',
      'questions_answered',
      'applied',
    ]);
    const { rows } = await sql<{ user_id: string; type: string }>`select user_id, type from notifications
      where user_id in (${me.id}, ${recruiter.id})`.execute(app.db);
    expect(rows).toContainEqual({ user_id: me.id, type: 'application_received' });
    expect(rows).toContainEqual({ user_id: recruiter.id, type: 'applicant_arrived' });

    const file = await app.call({ path: `/application/answer/file/${sent.body.data.file_id}`, as: me.token });
    expect(file.headers['content-disposition']).toContain('attachment');
    const stranger = await newCandidate();
    expect(
      (await app.call({ path: `/application/answer/file/${sent.body.data.file_id}`, as: stranger.token }))
        .status,
    ).toBe(404);
  });

  it('passes over what the position does not ask for', async () => {
    const { position } = await positionWith(app.db, { cv: 'hidden' });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    const { body } = await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    expect(body.data.steps).toEqual([
      { step: 'basic_info', state: 'done', skipped: false },
      { step: 'submit', state: 'current', skipped: false },
    ]);
    expect((await post('/application/submit', me.token, { application_id })).body.data.status).toBe(
      'applied',
    );
  });

  it('an optional CV may be left out on purpose, a required one not', async () => {
    const optional = await positionWith(app.db, { cv: 'optional' });
    const required = await positionWith(app.db, { cv: 'required' });
    const me = await newCandidate();
    const free = await startAs(app, me.token, optional.position.id);
    await post('/add/application/basic/info', me.token, { application_id: free, ...BASIC_INFO });
    const skipped = await post('/attach/application/cv', me.token, { application_id: free, cv_id: null });
    expect(skipped.body.data).toMatchObject({
      status: 'cv_submitted',
      cv_skipped: true,
      next_step: 'submit',
    });
    const bound = await startAs(app, me.token, required.position.id);
    const refused = await post('/attach/application/cv', me.token, { application_id: bound, cv_id: null });
    expect([refused.status, refused.body.fields[0].field]).toEqual([422, 'cv_id']);
  });

  it('counts a step only when no step before it is missing, and never goes back', async () => {
    const { position, questions } = await positionWith(app.db, {
      questions: [{ type: 'short_text', required: false }],
    });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    const answers = [{ position_question_id: questions[0], value: 'first' }];
    const ahead = await post('/add/application/answers', me.token, {
      application_id,
      answers,
      complete: true,
    });
    expect(ahead.body.data.status).toBe('started');
    await post('/attach/application/cv', me.token, { application_id, cv_id: null });
    const caughtUp = await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    expect(caughtUp.body.data.status).toBe('questions_answered');
    const taken = await post('/add/application/answers', me.token, {
      application_id,
      answers: [{ position_question_id: questions[0], value: null }],
    });
    expect(taken.body.data).toMatchObject({ status: 'questions_answered', next_step: 'submit' });
  });

  it('with a game it arrives when the plays are done, once', async () => {
    const { position, organization_id } = await positionWith(app.db, { cv: 'hidden' });
    await attachSimulation(organization_id, position.revision_id);
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    const early = await post('/application/submit', me.token, { application_id });
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('game')]);
    await Promise.all(
      [1, 2, 3].map(() =>
        app.db.transaction().execute((db) => completeGameStep(serverAct(app.services, db), application_id)),
      ),
    );
    const after = await details(me.token, application_id);
    expect(after.body.data).toMatchObject({ status: 'applied', simulations: [{ minutes: 20, play: null }] });
    expect((await log(application_id)).filter((line) => line.to_status === 'applied')).toHaveLength(1);
  });

  it('is where one left it on another device', async () => {
    const { position, questions } = await positionWith(app.db, { questions: [{ type: 'long_text' }] });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await post('/add/application/answers', me.token, {
      application_id,
      answers: [{ position_question_id: questions[0], value: 'half an ans' }],
    });
    const { body } = await app.call({ path: '/user/applications', as: me.token });
    expect(body.data.items).toMatchObject([
      { application_id, next_step: 'cv', steps_done: 0, steps_total: 4 },
    ]);
    expect(await startAs(app, me.token, position.id)).toBe(application_id);
    expect((await details(me.token, application_id)).body.data.questions[0].value).toBe('half an ans');
  });
});

async function attachSimulation(organizationId: string, revisionId: string): Promise<void> {
  const [template, simulation] = [uuidv7(), uuidv7()];
  await sql`insert into score_templates (id, key, version, name, definition) values (${template}, ${template}, 1, 'T', '{}')`.execute(
    app.db,
  );
  await sql`insert into simulations (id, key, version, name, status, duration_minutes, score_template_id)
    values (${simulation}, ${simulation}, 1, 'First day', 'published', 20, ${template})`.execute(app.db);
  await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
    values (${organizationId}, ${revisionId}, ${simulation}, 0)`.execute(app.db);
}

describe('what is refused', () => {
  it.each([
    ['a text for a number', 'number', {}, 'five'],
    ['a number below the least', 'number', { settings: { min: 3 } }, 2],
    ['a day that does not exist', 'date', {}, '2026-02-30'],
    ['an address without https', 'url', {}, 'javascript:alert(1)'],
    ['an unknown option', 'single_select', { options: [{ key: 'a', label: 'A' }] }, 'b'],
    ['an option twice', 'multi_select', { options: [{ key: 'a', label: 'A' }] }, ['a', 'a']],
    ['a text for yes or no', 'yes_no', {}, 'yes'],
    ['a text past its limit', 'short_text', { settings: { max_length: 5 } }, 'sixsix'],
    ['a text past the usual limit', 'short_text', {}, 'x'.repeat(501)],
  ])('%s', async (_what, type, more, value) => {
    const { position, questions } = await positionWith(app.db, { questions: [{ type, ...more }] });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    const { status, body } = await post('/add/application/answers', me.token, {
      application_id,
      answers: [{ position_question_id: questions[0], value }],
    });
    expect([status, body.fields[0].field]).toEqual([422, 'answers.0.value']);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'call me' }],
    ['linkedin', { linkedin: 'https://example.test/in/x' }],
    ['first_name', { first_name: ' ' }],
  ])('wrong contact data: %s', async (field, wrong) => {
    const { position } = await positionWith(app.db);
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    const { status, body } = await post('/add/application/basic/info', me.token, {
      application_id,
      ...BASIC_INFO,
      ...wrong,
    });
    expect([status, body.fields[0].field]).toEqual([422, field]);
  });

  it('applications, questions, CVs and files of others, like ones that do not exist', async () => {
    const { position, recruiter } = await positionWith(app.db, { questions: [{ type: 'file' }] });
    const other = await positionWith(app.db, { questions: [{ type: 'short_text' }] });
    const [me, stranger] = [await newCandidate(), await newCandidate()];
    const application_id = await startAs(app, me.token, position.id);
    const foreignCv = await cvOf(stranger.token, 'cv.txt', Buffer.from('Stranger'));
    const { rows } = await sql<{ file_id: string }>`select file_id from cvs where id = ${foreignCv}`.execute(
      app.db,
    );
    const calls = [
      details(stranger.token, application_id),
      details(me.token, uuidv7()),
      post('/add/application/basic/info', stranger.token, { application_id, ...BASIC_INFO }),
      post('/attach/application/cv', me.token, { application_id, cv_id: foreignCv }),
      post('/add/application/answers', me.token, {
        application_id,
        answers: [{ position_question_id: other.questions[0], value: 'x' }],
      }),
      post('/add/application/answers', me.token, {
        application_id,
        answers: [{ position_question_id: await ownQuestion(position.revision_id), value: rows[0]?.file_id }],
      }),
      post('/application/submit', stranger.token, { application_id }),
      post(`/user/applications/${application_id}/withdraw`, stranger.token, { from: 'started' }),
      details(recruiter.token, application_id),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map((answer) => answer.body.message)).size).toBe(1);
  });

  it('changes after sending, except how to reach the person and a CV that was not there', async () => {
    const { position } = await positionWith(app.db, { questions: [{ type: 'short_text', required: false }] });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    await post('/attach/application/cv', me.token, { application_id, cv_id: null });
    await post('/add/application/answers', me.token, { application_id, answers: [], complete: true });
    await post('/application/submit', me.token, { application_id });
    const answer = await post('/add/application/answers', me.token, { application_id, answers: [] });
    expect([answer.status, answer.body.current]).toEqual([409, { status: 'applied', allowed: [] }]);
    const renamed = await post('/add/application/basic/info', me.token, {
      application_id,
      ...BASIC_INFO,
      last_name: 'Other',
    });
    expect(renamed.status).toBe(409);
    const moved = await post('/add/application/basic/info', me.token, {
      application_id,
      ...BASIC_INFO,
      location: 'Kiel',
    });
    expect([moved.status, moved.body.data.status]).toEqual([200, 'applied']);
    const [first, second] = [
      await cvOf(me.token, 'a.txt', Buffer.from('A')),
      await cvOf(me.token, 'b.txt', Buffer.from('B')),
    ];
    expect(
      (await post('/attach/application/cv', me.token, { application_id, cv_id: first })).body.data.cv.cv_id,
    ).toBe(first);
    expect((await post('/attach/application/cv', me.token, { application_id, cv_id: second })).status).toBe(
      409,
    );
    // Taken off the profile it stays with the application.
    await app.call({ method: 'DELETE', path: '/delete/user/cv', as: me.token, query: { cv_id: first } });
    expect((await details(me.token, application_id)).body.data.cv.cv_id).toBe(first);
  });

  it('anything on a position that was closed meanwhile, with the reason', async () => {
    const { position } = await positionWith(app.db);
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await sql`update positions set status = 'closed' where id = ${position.id}`.execute(app.db);
    const { status, body } = await post('/add/application/basic/info', me.token, {
      application_id,
      ...BASIC_INFO,
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining('is closed')]);
    expect((await details(me.token, application_id)).body.data.can.edit).toBe(false);
  });
});

describe('withdrawing', () => {
  it('ends the application without a mail of rejection, and can be taken back for 30 days', async () => {
    const { position } = await positionWith(app.db, { cv: 'hidden' });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    const path = `/user/applications/${application_id}`;
    const stale = await post(`${path}/withdraw`, me.token, { from: 'started' });
    expect([stale.status, stale.body.code, stale.body.current.status]).toEqual([
      409,
      'stale_status',
      'basic_info_entered',
    ]);
    const ended = await post(`${path}/withdraw`, me.token, {
      from: 'basic_info_entered',
      note: 'Found work',
    });
    expect(ended.body.data).toMatchObject({
      status: 'rejected',
      ended_by: 'candidate',
      can: { reopen: true, withdraw: false },
    });
    expect((await post(`${path}/withdraw`, me.token, { from: 'basic_info_entered' })).status).toBe(200);
    const { rows } = await sql`select 1 from mails where application_id = ${application_id}`.execute(app.db);
    expect(rows).toEqual([]);
    const back = await post(`${path}/reopen`, me.token, { from: 'rejected' });
    expect(back.body.data).toMatchObject({ status: 'basic_info_entered', next_step: 'submit' });
    await post(`${path}/withdraw`, me.token, { from: 'basic_info_entered' });
    const today = now;
    now = new Date(today.getTime() + 31 * 86_400_000);
    const late = await post(`${path}/reopen`, me.token, { from: 'rejected' });
    now = today;
    expect([late.status, late.body.code]).toEqual([409, 'refused_by_rule']);
  });
});

describe('knock-out rules', () => {
  const rule = (action: string, tag: string | null) => ({
    rule_id: 'r1',
    enabled: true,
    match: 'all',
    conditions: [{ question_id: '$question', operator: 'is_false', operand: null }],
    action,
    tag,
  });

  it.each([
    ['tag', 'no licence', ['no licence']],
    ['reject_suggested', null, []],
  ])('%s: says what it saw and decides nothing', async (action, tag, tags) => {
    const { position, questions } = await positionWith(app.db, {
      cv: 'hidden',
      questions: [{ type: 'yes_no', required: true, rules: [rule(action, tag)] }],
    });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    const answers = [{ position_question_id: questions[0], value: false }];
    await post('/add/application/answers', me.token, { application_id, answers, complete: true });
    await post('/application/submit', me.token, { application_id });
    const { rows } = await sql`select status, tags, suggested_action->>'action' as action,
      suggested_action->'matched_question_ids' as matched from applications where id = ${application_id}`.execute(
      app.db,
    );
    expect(rows).toEqual([{ status: 'applied', tags, action, matched: questions }]);
  });
});

describe('an application left lying', () => {
  it('is reminded of after 3 and 10 days, each once, and ends after 30, to be reopened', async () => {
    const { position } = await positionWith(app.db);
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    const job = idleApplicationsJob(app.services);
    const started = now;
    const reminders = async () => {
      const { rows } =
        await sql`select 1 from notifications where user_id = ${me.id} and type = 'application_reminder'`.execute(
          app.db,
        );
      return rows.length;
    };
    const told: number[] = [];
    for (const days of [2, 4, 5, 11, 29]) {
      now = new Date(started.getTime() + days * 86_400_000);
      await job.run({});
      await job.run({});
      told.push(await reminders());
    }
    expect(told).toEqual([0, 1, 1, 2, 2]);
    const { rows } = await sql<{ reminded_at: string }>`
      select reminded_at from applications where id = ${application_id}`.execute(app.db);
    expect(Date.parse(rows[0]?.reminded_at ?? '')).toBe(started.getTime() + 11 * 86_400_000);
    now = new Date(started.getTime() + 31 * 86_400_000);
    await job.run({});
    await job.run({});
    const ended = await details(me.token, application_id);
    expect(ended.body.data).toMatchObject({ status: 'rejected', ended_by: 'system', can: { reopen: true } });
    expect((await log(application_id)).filter((line) => line.action === 'abandoned')).toHaveLength(1);
    const back = await post(`/user/applications/${application_id}/reopen`, me.token, { from: 'rejected' });
    now = started;
    expect(back.body.data.status).toBe('started');
  });
});

async function ownQuestion(revisionId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select id from position_questions where revision_id = ${revisionId}`.execute(app.db);
  return rows[0]?.id;
}

describe('a decision whose mail may still be taken back', () => {
  it('is not shown to the candidate before it goes out', async () => {
    const { position, organization_id, recruiter } = await positionWith(app.db, { cv: 'hidden' });
    const me = await newCandidate();
    const application_id = await startAs(app, me.token, position.id);
    await post('/add/application/basic/info', me.token, { application_id, ...BASIC_INFO });
    await post('/application/submit', me.token, { application_id });
    const { appendApplicationLog } = await import('../application-log/public.ts');
    await app.db.transaction().execute(async (db) => {
      await sql`update applications set status = 'rejected', disposition_by = 'employer' where id = ${application_id}`.execute(
        db,
      );
      await appendApplicationLog(
        db,
        [
          {
            application_id,
            organization_id,
            actor_id: recruiter.id,
            actor_kind: 'user',
            action: 'status_changed',
            from_status: 'applied',
            to_status: 'rejected',
          },
        ],
        now,
      );
      await sql`insert into mails (id, effect_key, to_email, application_id, kind, subject, body_text, body_html,
        created_at, send_after)
        values (${uuidv7()}, ${application_id}, 'x@example.test', ${application_id}, 'status_changed', 's', 't', 'h', ${now}, ${new Date(now.getTime() + 600_000)})`.execute(
        db,
      );
    });
    expect((await details(me.token, application_id)).body.data).toMatchObject({
      status: 'applied',
      ended_by: null,
    });
    const listed = await app.call({ path: '/user/applications', as: me.token });
    expect(listed.body.data.items[0].status).toBe('applied');
    const today = now;
    now = new Date(today.getTime() + 700_000);
    const later = await details(me.token, application_id);
    now = today;
    expect(later.body.data).toMatchObject({ status: 'rejected', ended_by: 'employer' });
    expect(later.body.data.timeline.at(-1).kind).toBe('not_selected');
  });
});
