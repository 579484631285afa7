import { randomUUID } from 'node:crypto';
import { blankQuestion } from '@tryout/domain/forms/form';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { followSurveys } from './follow-surveys.job.ts';

const DAY = 86_400_000;

let t: TestApp;
let admin: TestUser;
let now = new Date('2026-11-02T09:00:00.000Z');
beforeAll(async () => {
  t = await startTestApp({ now: () => now });
  admin = await createUser(t.db, 'super_admin');
});
afterAll(() => t.stop());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const follow = () => followSurveys(t.services);

type Whole = Record<string, unknown> & { survey_id: string; version: number; link: string };

async function call(
  as: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  return t.call({ method, path, ...(as ? { as } : {}), ...(body ? { body } : {}) });
}
async function made(as: string, body: object = {}): Promise<Whole> {
  const answer = await call(as, 'POST', '/surveys', body);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data;
}
const bodyOf = (survey: Whole, more: object = {}) => {
  const names =
    'name kind trigger audience is_anonymous min_group opens_on closes_on remind_after_days grant definition version';
  return { ...Object.fromEntries(names.split(' ').map((name) => [name, survey[name]])), ...more };
};
async function changed(as: string, survey: Whole, more: object): Promise<Whole> {
  const answer = await call(as, 'PUT', `/surveys/${survey.survey_id}`, bodyOf(survey, more));
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
}
async function moved(as: string, survey: Whole, from: string, to: string): Promise<Whole> {
  const answer = await call(as, 'POST', `/surveys/${survey.survey_id}/status`, { from, to });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
}
const published = async (as: string, body: object = {}) =>
  moved(as, await made(as, body), 'draft', 'published');
const answer = (link: string, answers: object, key: string = randomUUID()) =>
  call(undefined, 'POST', link, { answers, key });
async function resultsOf(as: string, survey: Whole) {
  const found = await call(as, 'GET', `/surveys/${survey.survey_id}/results`);
  expect(found.status, found.raw).toBe(200);
  return found.body.data;
}
async function linkOf(user: TestUser): Promise<string> {
  const own = await call(user.token, 'GET', '/user/surveys');
  expect(own.status, own.raw).toBe(200);
  return own.body.data.items[0]?.link ?? '';
}

describe('a survey that is shared by its link', () => {
  it('is made, published, answered once a browser, and told as counts', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const draft = await made(token, { name: 'How was it?' });
    expect(draft).toMatchObject({ status: 'draft', link: null, answered: null, min_group: 5 });
    const survey = await moved(token, draft, 'draft', 'published');
    expect(survey.link).toMatch(/^\/survey\//);

    const asked = await call(undefined, 'GET', survey.link);
    expect(asked.body.data).toMatchObject({ state: 'open', name: 'How was it?', is_anonymous: true });

    const key = randomUUID();
    expect((await answer(survey.link, { overall: 5 }, key)).status).toBe(201);
    expect((await answer(survey.link, { overall: 1 }, key)).status).toBe(409);
    for (const overall of [5, 5, 4]) await answer(survey.link, { overall });
    await follow();
    expect(await resultsOf(token, survey)).toMatchObject({ total: null, questions: [], counted_on: null });
    expect((await call(token, 'GET', `/surveys/${survey.survey_id}`)).body.data.answered).toBeNull();

    await answer(survey.link, { overall: 4 });
    await follow();
    const first = await resultsOf(token, survey);
    expect(first).toMatchObject({ total: 5, counted_on: '2026-11-02' });
    // Fewer than five further answers change nothing, so no two results differ by fewer.
    for (const overall of [1, 1, 1, 1]) await answer(survey.link, { overall });
    await follow();
    expect(await resultsOf(token, survey)).toEqual(first);
    await answer(survey.link, { overall: 1 });
    await follow();
    expect((await resultsOf(token, survey)).total).toBe(10);
  });

  it('names the question whose answer does not fit, and stores nothing', async () => {
    const company = await createCompany(t.db);
    const survey = await published(company.recruiter.token);
    const key = randomUUID();
    for (const [answers, field] of [
      [{ overall: 9 }, 'answers.overall'],
      [{ overall: '<script>' }, 'answers.overall'],
      [{ other: 1 }, 'answers.other'],
    ] as const) {
      const refused = await answer(survey.link, answers, key);
      expect(refused.status).toBe(422);
      expect(refused.body.fields[0].field).toBe(field);
    }
    expect((await answer(survey.link, {}, key)).status, 'every question may be skipped').toBe(201);
    expect((await call(undefined, 'GET', '/survey/abc.def')).status).toBe(404);
  });

  it('takes nothing outside its window, once closed, or by an older link', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const today = now.toISOString().slice(0, 10);
    const draft = await changed(token, await made(token), { closes_on: today });
    const survey = await moved(token, draft, 'draft', 'published');
    const renewed = (await call(token, 'POST', `/surveys/${survey.survey_id}/link`)).body.data as Whole;
    expect((await answer(survey.link, {})).status).toBe(404);
    expect((await answer(renewed.link, {})).status).toBe(201);
    later(DAY);
    expect((await answer(renewed.link, {})).status).toBe(410);
    expect((await call(undefined, 'GET', renewed.link)).body.data).toMatchObject({
      state: 'closed',
      definition: null,
    });
    const longer = await changed(token, renewed, { closes_on: null });
    expect((await answer(renewed.link, {})).status).toBe(201);
    await moved(token, longer, 'published', 'closed');
    expect((await answer(renewed.link, {})).status).toBe(410);
  });

  it('counts each of hundreds who send at once, once', async () => {
    const company = await createCompany(t.db);
    const survey = await published(company.recruiter.token);
    // Half of them press twice.
    const keys = Array.from({ length: 200 }, () => randomUUID());
    const sent = await Promise.all(
      [...keys, ...keys.slice(0, 100)].map((key) => answer(survey.link, { overall: 5 }, key)),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(200);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(100);
    await follow();
    expect((await resultsOf(company.recruiter.token, survey)).total).toBe(200);
  });
});

describe('anonymous answers', () => {
  it('are stored without person, invitation, order or time of day', async () => {
    const company = await createCompany(t.db);
    const survey = await published(company.recruiter.token);
    for (let n = 0; n < 5; n += 1) await answer(survey.link, { overall: 3 });
    const { rows } = await sql<Record<string, unknown>>`
      select * from survey_responses where survey_id = ${survey.survey_id}`.execute(t.db);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      'answered_count answered_on answers id is_counted skipped_count survey_id user_id'.split(' '),
    );
    expect(rows.every(({ user_id, id }) => user_id === null && String(id)[14] === '4')).toBe(true);
  });
});

describe('what happens', () => {
  it('asks its candidate once, reminds once, and takes one answer', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const draft = await made(token, { template: 'after_game' });
    const survey = await moved(
      token,
      await changed(token, draft, { trigger: 'applied', remind_after_days: 3 }),
      'draft',
      'published',
    );
    const position = await createPosition(t.db, company.organization_id, company.recruiter.id);
    later(1000);
    const application = await createApplication(t.db, company.organization_id, position);
    const { candidate } = application;
    await sql`update applications set applied_at = ${now} where id = ${application.id}`.execute(t.db);
    await follow();
    await follow();
    const link = await linkOf(candidate);
    expect((await call(undefined, 'GET', link)).body.data).toMatchObject({ state: 'open' });
    const told = async () =>
      (
        await sql<{ type: string }>`select type from notifications where user_id = ${candidate.id}
          and type like 'survey%' order by created_at, type`.execute(t.db)
      ).rows.map(({ type }) => type);
    expect(await told()).toEqual(['survey_asked']);
    later(4 * DAY);
    await follow();
    await follow();
    expect(await told()).toEqual(['survey_asked', 'survey_reminder']);

    const sent = await Promise.all(Array.from({ length: 20 }, () => answer(link, { fair: 4 })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await linkOf(candidate)).toBe('');
    expect((await call(undefined, 'GET', link)).body.data).toMatchObject({ state: 'answered' });
    expect((await call(token, 'GET', `/surveys/${survey.survey_id}`)).body.data.invited).toBe(1);
  });

  it('asks after a decision only once its candidate was told a day ago', async () => {
    const company = await createCompany(t.db);
    await published(company.recruiter.token, { template: 'after_decision' });
    const position = await createPosition(t.db, company.organization_id, company.recruiter.id);
    const application = await createApplication(t.db, company.organization_id, position);
    const { candidate } = application;
    later(1000);
    await sql`update applications set status = 'approved', applied_at = ${now}, stage_entered_at = ${now}
      where id = ${application.id}`.execute(t.db);
    await follow();
    later(DAY - 60_000);
    await follow();
    expect(await linkOf(candidate)).toBe('');
    later(120_000);
    await follow();
    expect(await linkOf(candidate)).toMatch(/^\/survey\//);
  });

  it('gives an early bird what was promised, once, until it ends', async () => {
    const company = await createCompany(t.db);
    const draft = await made(admin.token, { template: 'early_bird' });
    const refused = await call(admin.token, 'POST', `/surveys/${draft.survey_id}/status`, {
      from: 'draft',
      to: 'published',
    });
    expect(refused.body.fields[0].field).toBe('grant');
    const grant = { key: 'positions.active', value: 3, months: 12 };
    const survey = await moved(
      admin.token,
      await changed(admin.token, draft, { grant }),
      'draft',
      'published',
    );
    await follow();
    const link = await linkOf(company.admin);
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => answer(link, { company_size: '1_10', contact: true })),
    );
    expect(sent.filter(({ status }) => status === 201).map(({ body }) => body.data)).toEqual([
      { granted: true },
    ]);
    const given = async () =>
      (
        await sql`select key from entitlements where organization_id = ${company.organization_id} and source = 'early_bird'
          and (ends is null or ends > ${now})`.execute(t.db)
      ).rows.length;
    expect(await given()).toBe(1);
    const stands = async () =>
      (await call(admin.token, 'GET', `/surveys/${survey.survey_id}`)).body.data.grants;
    expect(await stands()).toMatchObject({ granted: 1 });
    later(370 * DAY);
    await follow();
    expect(await given()).toBe(0);
    expect(await stands()).toMatchObject({ granted: 0, expired: 1 });
    await moved(admin.token, survey, 'published', 'closed');
  });
});

describe('the desk', () => {
  it('keeps questions as they were once published, and refuses what is stale', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const draft = await made(token);
    await changed(token, draft, { name: 'First' });
    const stale = await call(token, 'PUT', `/surveys/${draft.survey_id}`, bodyOf(draft, { name: 'Second' }));
    expect(stale.status).toBe(409);
    const survey = await moved(token, draft, 'draft', 'published');
    expect(
      (await call(token, 'POST', `/surveys/${draft.survey_id}/status`, { from: 'draft', to: 'published' }))
        .status,
    ).toBe(409);
    const definition = structuredClone(survey.definition) as { pages: { questions: object[] }[] };
    definition.pages[0]?.questions.push(blankQuestion('more', 'nps', { en: 'More' }));
    const fixed = await call(token, 'PUT', `/surveys/${draft.survey_id}`, bodyOf(survey, { definition }));
    expect([fixed.status, fixed.body.fields[0].field]).toEqual([422, 'definition']);
    expect(await changed(token, survey, { name: 'Third' })).toMatchObject({ name: 'Third' });
    expect((await call(token, 'DELETE', `/surveys/${draft.survey_id}`)).status).toBe(409);
    const copy = await made(token, { copy_of: draft.survey_id });
    expect((await call(token, 'DELETE', `/surveys/${copy.survey_id}`)).status).toBe(200);
  });

  it('refuses forms that run in a circle, are far too big, or hold what is no form', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const draft = await made(token);
    const page = (questions: object[]) => ({
      languages: ['en'],
      pages: [{ name: 'page1', title: {}, visible_if: null, questions }],
    });
    const about = (question: string) => ({ join: 'all', tests: [{ question, is: 'answered', value: null }] });
    const q = (name: string, more: object = {}) => ({
      ...blankQuestion(name, 'yes_no', { en: name }),
      ...more,
    });
    const put = (definition: object) =>
      call(token, 'PUT', `/surveys/${draft.survey_id}`, bodyOf(draft, { definition }));
    const many = (n: number) => page(Array.from({ length: n }, (_, at) => q(`q${at}`)));
    expect((await put(many(10_000))).status, 'not even read').toBe(413);
    expect((await put(many(300))).status).toBe(422);
    expect((await put({ ...page([q('a')]), onload: 'alert(1)' })).status).toBe(422);
    const circle = await put(page([q('a', { visible_if: about('b') }), q('b', { visible_if: about('a') })]));
    expect(circle.status, 'a draft may be unsound').toBe(200);
    const refused = await call(token, 'POST', `/surveys/${draft.survey_id}/status`, {
      from: 'draft',
      to: 'published',
    });
    expect([refused.status, refused.body.fields[0].field]).toEqual([
      422,
      'definition.pages.0.questions.0.visible_if.tests.0',
    ]);
  });

  it('is each organization’s own, and the platform’s is the platform’s', async () => {
    const [one, other] = [await createCompany(t.db), await createCompany(t.db)];
    const survey = await published(one.recruiter.token, { name: 'Ours' });
    const ours = await made(admin.token, { name: 'Platform' });
    for (const path of ['', '/results', '/results/export']) {
      expect((await call(other.recruiter.token, 'GET', `/surveys/${survey.survey_id}${path}`)).status).toBe(
        404,
      );
      expect((await call(admin.token, 'GET', `/surveys/${survey.survey_id}${path}`)).status).toBe(404);
      expect((await call(one.recruiter.token, 'GET', `/surveys/${ours.survey_id}${path}`)).status).toBe(404);
    }
    const names = async (as: string) =>
      (await call(as, 'GET', '/surveys?sort=name')).body.data.items.map(({ name }: { name: string }) => name);
    expect(await names(one.recruiter.token)).toEqual(['Ours']);
    expect(await names(other.recruiter.token)).toEqual([]);
    expect(await names(admin.token)).not.toContain('Ours');
  });

  it('tells texts without names, and as a file what the page tells', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const survey = await published(token, { template: 'hiring_manager' });
    for (let n = 0; n < 6; n += 1) {
      await answer(survey.link, {
        quality: 5,
        recommend: 10,
        better: `=Sum ${n}`,
        slow: ['finding', 'meeting', 'deciding', 'describing'],
      });
    }
    await follow();
    const { questions } = await resultsOf(token, survey);
    const of = (name: string) => questions.find((one: { name: string }) => one.name === name);
    expect(of('recommend')).toMatchObject({ n: 6, nps: { value: 100, low: 100, high: 100 } });
    expect(of('better').texts).toHaveLength(6);
    expect(of('slow').places[1]).toEqual({ value: 'finding', place: 1 });
    const file = await call(token, 'GET', `/surveys/${survey.survey_id}/results/export?format=csv`);
    expect(file.status).toBe(200);
    expect(file.raw).toContain('recommend');
    // A cell that begins like a formula is a text.
    expect(file.raw).not.toMatch(/(^|,)=Sum/m);
  });

  it('can be read as a PDF in the reader’s language, which tells no more than the page', async () => {
    const company = await createCompany(t.db);
    const token = company.recruiter.token;
    const survey = await published(token, { template: 'hiring_manager', name: 'Managers in spring' });
    const pdf = async (language = 'en') => {
      const { statusCode, headers, rawPayload } = await t.app.inject({
        url: `/api/surveys/${survey.survey_id}/results/export?format=pdf&language=${language}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      const file = await getDocumentProxy(new Uint8Array(rawPayload));
      const { info } = (await file.getMetadata()) as { info: { Title?: string } };
      return { title: info.Title, text: (await extractText(file, { mergePages: true })).text };
    };
    await answer(survey.link, { quality: 5, recommend: 10, better: 'Told by one alone' });
    await follow();
    const few = await pdf();
    expect(few.title).toBe('Managers in spring: results');
    expect(few.text).toContain('Too few answers to show');
    expect(few.text).not.toContain('Told by one alone');
    for (let n = 0; n < 5; n += 1)
      await answer(survey.link, { quality: 5, recommend: n < 4 ? 10 : 0, better: `Idea ${n}` });
    await follow();
    const { text } = await pdf();
    for (const said of ['6 answers', '6 people answered', 'NPS', 'Idea 3']) expect(text).toContain(said);
    expect(text).not.toContain('Too few answers');
    const arabic = await pdf('ar');
    expect(arabic.title).toBe('نتائج: Managers in spring');
    expect(arabic.text).toContain('Idea 3');
    expect(arabic.text).not.toContain('people answered');
  });
});
