import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { createDraftWorld, type DraftWorld } from './testing/draft-world.ts';

const MAIL = {
  subject: 'Your application for {{position}}',
  body: 'Hello {{ candidate_first_name }},\n\nplease answer 3 questions at https://harbour.test/next.\n\n{{sender}}',
};
const MAIL_IN_ARABIC = {
  subject: 'طلبك لوظيفة {{position}}',
  body: 'مرحبًا {{candidate_first_name}}،\n\nنرجو الإجابة عن ٣ أسئلة على https://harbour.test/next.\n\n{{sender}}',
};

describe('translations of own texts', () => {
  let world: DraftWorld;
  let admin: string;
  const text = (key: string, words: string, most = 500) => ({ key, text: words, most });
  const questions = () => ({
    position_id: world.world.position.id,
    of: 'position_questions',
    texts: [
      text('q1.label', 'Do you work at night?'),
      text('q1.options.a', 'Yes'),
      text('q1.options.b', 'No'),
    ],
    language: 'ar',
  });
  const mail = () => ({
    of: 'stage_mail',
    texts: [text('subject', MAIL.subject, 150), text('body', MAIL.body, 5000)],
    language: 'ar',
  });
  const survey = () => ({ of: 'survey', texts: [text('p1', 'How was it?')], language: 'ar' });
  const position = '/ai/drafts/translation/position';
  const organization = '/ai/drafts/translation/organization';
  const says = (...texts: readonly [number, string][]) =>
    world.chat.say(() => ({ texts: texts.map(([n, told]) => ({ n, text: told })) }));
  const run = async (id: string, as = admin): Promise<TestBody> =>
    (await world.app.call({ path: `/ai/runs/${id}`, as })).body.data;

  beforeAll(async () => {
    world = await createDraftWorld();
    admin = world.world.company.admin.token;
  });
  beforeEach(async () => {
    await world.settings(await world.withProvider());
  });
  afterAll(() => world.stop());

  it('are made of a position’s questions with their options, told one by one, and kept as they were taken', async () => {
    const before = await world.state();
    says([0, 'هل تعمل ليلًا؟'], [1, 'نعم'], [2, 'لا']);
    const events = await world.told(position, questions());
    expect(events.map(({ type }) => type)).toEqual(['begins', 'text', 'text', 'text', 'done']);
    const { draft } = events[4];
    expect(draft).toMatchObject({
      kind: 'translation',
      provider: 'provider',
      problem: '',
      left_out: [],
      texts: [
        { key: 'q1.label', text: 'هل تعمل ليلًا؟' },
        { key: 'q1.options.a', text: 'نعم' },
        { key: 'q1.options.b', text: 'لا' },
      ],
    });
    expect(JSON.parse(world.chat.asked.at(-1)?.about ?? '').texts[1]).toEqual({
      n: 1,
      text: 'Yes',
      most: 500,
    });
    const settle = (as: string) =>
      world.post(
        `/ai/runs/${draft.ai_run_id}/settle`,
        { taken: true, texts: [draft.texts[0], { key: 'q1.options.a', text: 'بالتأكيد' }] },
        as,
      );
    expect((await settle(admin)).status).toBe(404);
    expect((await settle(world.recruiter)).status).toBe(200);
    expect((await settle(world.recruiter)).status).toBe(409);
    expect(await run(draft.ai_run_id)).toMatchObject({
      status: 'confirmed',
      input_snapshot: { of: 'position_questions', language: 'Arabic' },
      steps: [
        {
          edits: [
            { path: 'q1.options.a', before: 'نعم', after: 'بالتأكيد' },
            { path: 'q1.options.b', before: 'لا', after: null },
          ],
        },
      ],
    });
    expect(await world.state()).toBe(before);
  });

  it('keep the fields, links and figures of a mail; one that does not is left out', async () => {
    says([0, MAIL_IN_ARABIC.subject], [1, MAIL_IN_ARABIC.body]);
    const whole = (await world.told(organization, mail(), admin)).at(-1).draft;
    expect(whole.texts.map(({ text: told }: TestBody) => told)).toEqual(Object.values(MAIL_IN_ARABIC));
    expect(JSON.parse(world.chat.asked.at(-1)?.about ?? '').texts[1].text).toContain(
      '{{candidate_first_name}}',
    );
    for (const body of [
      MAIL_IN_ARABIC.body.replace('{{sender}}', 'فريقنا'),
      MAIL_IN_ARABIC.body.replace('{{sender}}', '{{candidate_name}}'),
      MAIL_IN_ARABIC.body.replace('https://harbour.test/next', 'https://evil.example/next'),
      MAIL_IN_ARABIC.body.replace('https://harbour.test/next', 'هذه الصفحة'),
      MAIL_IN_ARABIC.body.replace('٣', '٤'),
      MAIL.body,
    ]) {
      says([0, MAIL_IN_ARABIC.subject], [1, body], [7, 'نعم'], [0, 'مرة أخرى {{position}}']);
      const events = await world.told(organization, mail(), admin);
      expect(events.at(-1).draft).toMatchObject({
        texts: [{ key: 'subject', text: MAIL_IN_ARABIC.subject }],
        left_out: ['body'],
      });
      expect(JSON.stringify(events)).not.toMatch(/evil|مرة أخرى/);
    }
  });

  it('say that there is none where nothing holds, and change nothing', async () => {
    const before = await world.state();
    says([0, 'انظر [هنا](https://evil.example)'], [1, '<img src=x>']);
    const events = await world.told(organization, mail(), admin);
    expect(events.map(({ type }) => type)).toEqual(['begins', 'begins', 'failed']);
    expect(JSON.stringify(events)).not.toMatch(/evil|img/);
    const { items } = (await world.app.call({ path: '/ai/runs', as: admin, query: { kind: 'translation' } }))
      .body.data;
    expect(items[0]).toMatchObject({ status: 'failed', problem: 'not_usable' });
    expect(await world.state()).toBe(before);
  });

  it('of the platform’s surveys are the super admin’s, of an organization’s its own', async () => {
    says([0, 'كيف كان الأمر؟']);
    const { draft } = (await world.told('/ai/drafts/translation/survey', survey(), world.boss.token)).at(-1);
    expect((await world.app.call({ path: `/ai/runs/${draft.ai_run_id}`, as: admin })).status).toBe(404);
    const settled = await world.post(
      `/ai/runs/${draft.ai_run_id}/settle`,
      { taken: true, texts: draft.texts },
      world.boss.token,
    );
    expect(settled.status).toBe(200);
    const own = (await world.told('/ai/drafts/translation/survey', survey())).at(-1).draft;
    expect(await run(own.ai_run_id)).toMatchObject({ kind: 'translation', status: 'completed' });
  });

  it('need a provider, and say so; and can be switched off', async () => {
    await world.settings();
    for (const [path, body, as] of [
      [position, questions(), world.recruiter],
      [organization, mail(), admin],
      ['/ai/drafts/translation/survey', survey(), world.boss.token],
    ] as const) {
      const refused = await world.post(path, body, as);
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/No AI provider/)]);
    }
    await world.settings({ ...(await world.withProvider()), tasks_off: ['translation'] });
    const asked = world.chat.asked.length;
    expect((await world.post(position, questions())).status).toBe(409);
    expect(world.chat.asked.length).toBe(asked);
  });

  it('are for those who may change the texts, of their own records', async () => {
    const other = await createCompany(world.app.db);
    const { candidate } = world.application;
    expect((await world.post(position, questions(), other.recruiter.token)).status).toBe(404);
    const named = { ...mail(), organization_id: other.organization_id };
    expect((await world.post(organization, named, admin)).status).toBe(404);
    for (const [path, body] of [
      [position, questions()],
      [organization, mail()],
      ['/ai/drafts/translation/survey', survey()],
    ] as const)
      expect((await world.post(path, body, candidate.token)).status).toBe(403);
    expect((await world.post(organization, mail())).status).toBe(403);
  });

  it.each([
    ['texts', { texts: [] }],
    ['texts', { texts: Array.from({ length: 61 }, (_, n) => text(`${n}`, 'Yes')) }],
    ['texts', { texts: [text('a', 'x'.repeat(5000)), text('b', 'x'.repeat(5000))] }],
    ['texts.0.text', { texts: [text('a', '')] }],
    ['texts.0.most', { texts: [text('a', 'Yes', 0)] }],
    ['language', { language: 'fr' }],
    ['of', { of: 'stage_mail' }],
  ])('name %s where the input is bad', async (field, changed) => {
    const refused = await world.post(position, { ...questions(), ...changed });
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
  });
});
