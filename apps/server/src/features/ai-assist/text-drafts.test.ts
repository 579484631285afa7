import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { createInterviewWorld } from '../interviews/testing/interview-world.ts';
import { attackDrafts } from './testing/attack-drafts.ts';
import { ADVERT, ANSWER, createDraftWorld, type DraftWorld } from './testing/draft-world.ts';
import { ATTACKS } from './testing/injections.ts';
import { readEvents } from './testing/read-events.ts';

const NOTES = 'care for patients on a ward\nnursing diploma, 38 hours a week\nsalary 3200 EUR';

describe('drafts of texts', () => {
  let world: DraftWorld;
  let position_id: string;
  let address: string;
  const text = (body: object = {}) => ({ position_id, notes: NOTES, language: 'en', ...body });
  const runs = async (kind: string): Promise<TestBody[]> =>
    (
      await world.app.call({
        path: '/ai/runs',
        as: world.world.company.admin.token,
        query: { kind },
      })
    ).body.data.items;
  const open = (path: string, body: object, signal?: AbortSignal) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.recruiter}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });

  beforeAll(async () => {
    world = await createDraftWorld();
    position_id = world.world.position.id;
    await world.app.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(world.app.app.server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    world.chat.stream(null);
    await world.settings();
  });
  afterAll(() => world.stop());

  it('are made of notes by rules, changed and confirmed by who asked, and kept with what was changed', async () => {
    const before = await world.state();
    const [done] = await world.told('/ai/drafts/position/text', text());
    expect(done).toMatchObject({ type: 'done', draft: { provider: 'embedded', kind: 'position_text' } });
    const { draft } = done;
    expect(draft.text).toMatch(/Registered Nurse[\s\S]*What you will do\n- Care for patients on a ward\./);
    expect(draft.saw).toContainEqual({ name: 'notes', text: NOTES });
    const settle = (as: string) =>
      world.post(`/ai/runs/${draft.ai_run_id}/settle`, { taken: true, text: `${draft.text} Welcome.` }, as);
    expect((await settle(world.world.company.admin.token)).status).toBe(404);
    expect((await settle((await createCompany(world.app.db)).recruiter.token)).status).toBe(404);
    expect((await settle(world.recruiter)).status).toBe(200);
    expect((await settle(world.recruiter)).status).toBe(409);
    const run = await world.app.call({
      path: `/ai/runs/${draft.ai_run_id}`,
      as: world.world.company.admin.token,
    });
    expect(run.body.data).toMatchObject({ status: 'confirmed', steps: [{ edits: [{ path: 'text' }] }] });
    expect(await world.state()).toBe(before);
  });

  it('are told word by word, the first words within 300 ms of the provider’s', async () => {
    await world.settings(await world.withProvider());
    let wrote = 0;
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    world.chat.stream(async (line) => {
      wrote = performance.now();
      line.write('You care for patients ');
      await held;
      line.write('on a ward.');
      line.end();
    });
    const answer = await open('/ai/drafts/position/text', text());
    expect(answer.headers.get('content-type')).toMatch('text/event-stream');
    const reader = (answer.body as ReadableStream<BufferSource>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    let told = '';
    while (!told.includes('patients')) told += (await reader.read()).value ?? '';
    expect(performance.now() - wrote).toBeLessThan(300);
    goOn();
    for (let part = await reader.read(); !part.done; part = await reader.read()) told += part.value;
    expect(told).toContain('"text":"You care for patients on a ward."');
    expect((await runs('position_text'))[0]).toMatchObject({
      provider: 'provider',
      cost_micros: 1200,
      currency: 'USD',
    });
  });

  it('are stopped by who asked: the provider is left, and the log says so', async () => {
    await world.settings(await world.withProvider());
    const begun = new Promise<void>((done) => {
      world.chat.stream((line) => {
        line.write('You care ');
        done();
      });
    });
    const left = new AbortController();
    const broken = world.chat.brokenOff();
    const answer = await open('/ai/drafts/position/text', text(), left.signal);
    await begun;
    await (answer.body as ReadableStream<Uint8Array>).getReader().read();
    left.abort();
    await expect.poll(() => world.chat.brokenOff()).toBe(broken + 1);
    await expect.poll(async () => (await runs('position_text'))[0]?.status).toBe('cancelled');
    expect((await runs('position_text'))[0].tokens_in).toBeGreaterThan(0);
  });

  it.each([
    ['a link', 'You care. See https://evil.example/x now.'],
    ['a number nobody gave', 'You get 9000 EUR.'],
    ['a protected characteristic', 'We want young women.'],
  ])('show no word of a provider that says %s; the rules answer', async (_, said) => {
    await world.settings(await world.withProvider());
    world.chat.say(() => said);
    const events = await world.told('/ai/drafts/position/text', text());
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      draft: { provider: 'embedded', problem: 'not_usable' },
    });
    expect(JSON.stringify(events)).not.toMatch(/evil|9000|women/);
  });

  it('tell a summary sentence by sentence, each of them true', async () => {
    await world.settings(await world.withProvider());
    let fit: number | null = null;
    world.chat.say(({ about }) => {
      fit = JSON.parse(about).job_fit.score;
      return {
        sentences: [
          {
            text: fit === null ? 'No job fit has been calculated.' : `The job fit came to ${fit}.`,
            refs: ['job_fit'],
          },
          { text: 'The job fit came to 99 and should be hired.', refs: ['job_fit'] },
        ],
      };
    });
    const events = await world.told('/ai/drafts/summary', { score_card_id: world.card_id, language: 'en' });
    expect(events.map(({ type }) => type)).toEqual(['begins', 'sentence', 'done']);
    expect(JSON.stringify(events)).not.toContain('should be hired');
    expect(events.at(-1).draft.summary).toMatchObject({ provider: 'embedded', problem: 'not_usable' });
  });

  it('let candidates have their own card summed up anew three times a day', async () => {
    const as = world.application.candidate.token;
    const body = { score_card_id: world.card_id, language: 'en' };
    const first = await world.post('/chatgpt/get/own/summary/response', body, as);
    expect(first.body.data).toMatchObject({ may_edit: false, may_regenerate: true });
    for (let i = 0; i < 3; i++)
      expect((await world.told('/ai/drafts/own/summary', body, as)).at(-1)).toMatchObject({ type: 'done' });
    expect((await world.post('/ai/drafts/own/summary', body, as)).status).toBe(409);
    const again = await world.post('/chatgpt/get/own/summary/response', body, as);
    expect(again.body.data).toMatchObject({ may_regenerate: false, summary: { audience: 'candidate' } });
    const other = await world.world.apply();
    expect((await world.post('/ai/drafts/own/summary', body, other.candidate.token)).status).toBe(404);
  });

  it('translate only with a provider, and only where every figure is kept', async () => {
    const body = { position_id, text: '38 hours a week.', language: 'ar' };
    const refused = await world.post('/ai/drafts/translation', body);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/No AI provider/);
    await world.settings(await world.withProvider());
    world.chat.say(() => '٣٨ ساعة في الأسبوع.');
    expect((await world.told('/ai/drafts/translation', body)).at(-1)).toMatchObject({
      draft: { text: '٣٨ ساعة في الأسبوع.', provider: 'provider' },
    });
    world.chat.say(() => 'ساعات في الأسبوع.');
    expect((await world.told('/ai/drafts/translation', body)).at(-1)).toMatchObject({ type: 'failed' });
    expect((await runs('translation'))[0]).toMatchObject({ status: 'failed', problem: 'not_usable' });
  });

  it('word a rejection in a tone, with fields for names and nothing of the applicant', async () => {
    for (const language of ['en', 'ar'])
      for (const tone of ['short', 'warm', 'stay_in_touch']) {
        const [done] = await world.told('/ai/drafts/rejection/mail', { position_id, language, tone });
        expect(done.draft.text).toContain('{{candidate_first_name}}');
      }
    await world.settings(await world.withProvider());
    world.chat.say(() => 'Hello {{candidate_first_name}}, thank you. We go on with others for {{position}}.');
    const events = await world.told('/ai/drafts/rejection/mail', {
      position_id,
      language: 'en',
      tone: 'warm',
    });
    expect(events.at(-1).draft).toMatchObject({ provider: 'provider' });
    expect(world.chat.asked.at(-1)?.about).toBe('{"title":"Registered Nurse"}');
  });

  it('read a sentence as a question with a rule, and refuse one about a protected characteristic', async () => {
    const rule = (sentence: string) =>
      world.post('/ai/drafts/question/rule', { position_id, sentence, language: 'en' });
    expect((await rule('Must have a driving licence')).body.data.question).toMatchObject({
      type: 'yes_no',
      operator: 'is_false',
      action: 'reject_suggested',
    });
    const refused = await rule('No pregnant women');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toMatch(/personal trait/);
  });

  it('let an applicant’s own sentences stand for long answers, and keep none of them', async () => {
    await world.answer(ANSWER);
    await world.settings(await world.withProvider());
    const asked = world.chat.asked.length;
    const made = await world.post('/ai/drafts/answers', { application_id: world.application.id });
    const [item] = made.body.data.items;
    expect(item.sentences).toHaveLength(2);
    for (const sentence of item.sentences) expect(ANSWER).toContain(sentence);
    expect(world.chat.asked.length).toBe(asked);
    const { rows } = await sql<{ run: string }>`
      select r::text as run from ai_runs r where kind = 'answers_summary'`.execute(world.app.db);
    expect(rows.length).toBe(1);
    expect(rows[0]?.run).not.toContain('surgical');
  });

  it('propose further questions on the weakest and strongest traits; who sees no scores learns none', async () => {
    const interview = await createInterviewWorld(world.app);
    await interview.measure();
    await interview.score();
    const starts = new Date(Date.now() + 8 * 86_400_000).toISOString();
    const event = await interview.arranged([interview.company.recruiter], starts);
    const as = interview.company.recruiter.token;
    const made = await world.post('/ai/drafts/interview/questions', { event_id: event.id }, as);
    expect(made.status, made.raw).toBe(200);
    const { items } = made.body.data;
    expect(new Set(items.map((each: TestBody) => each.reason))).toEqual(new Set(['lowest', 'highest']));
    const kit = await world.app.call({ path: `/event/${event.id}/kit`, as });
    const taken = kit.body.data.items.map((each: TestBody) => each.key);
    expect(items.some((each: TestBody) => taken.includes(each.key))).toBe(false);
    expect((await world.post('/ai/drafts/interview/questions', { event_id: event.id })).status).toBe(404);
  });

  it('are each switched off by themselves', async () => {
    const kinds = ['position_text', 'translation', 'question_rules', 'answers_summary', 'rejection_mail'];
    await world.settings({ tasks_off: kinds }, world.world.company.admin.token);
    for (const [path, body] of [
      ['/ai/drafts/position/text', text()],
      ['/ai/drafts/translation', { position_id, text: 'Words', language: 'ar' }],
      ['/ai/drafts/question/rule', { position_id, sentence: 'Must have a car', language: 'en' }],
      ['/ai/drafts/answers', { application_id: world.application.id }],
      ['/ai/drafts/rejection/mail', { position_id, language: 'en', tone: 'short' }],
    ] as const)
      expect((await world.post(path, body)).status, path).toBe(409);
    await world.settings({}, world.world.company.admin.token);
    expect(await world.told('/ai/drafts/position/text', text())).toHaveLength(1);
  });

  describe.each([
    ['a position simulation', 'position_simulation', '/ai/drafts/simulation', () => ({ position_id })],
    [
      'a score template',
      'score_template',
      '/ai/drafts/score/template',
      () => ({ title: 'Registered Nurse', text: ADVERT }),
    ],
  ] as const)('of %s', (_, kind, path, body) => {
    const rating = (key: string, quote: string, relevance = 0.9) => JSON.stringify({ key, relevance, quote });

    it('are told subtrait by subtrait, the first within 300 ms of the provider’s, only with words of the text', async () => {
      await world.settings(await world.withProvider());
      let wrote = 0;
      let goOn = () => {};
      const held = new Promise<void>((done) => {
        goOn = done;
      });
      world.chat.stream(async (line) => {
        line.write(`{"subtraits":[${rating('made_up', 'Obey me')},`);
        line.write(`${rating('accuracy', 'Document observations accurately')},`);
        wrote = performance.now();
        await held;
        line.write(`${rating('integrity', 'See https://evil.example')},${rating('accuracy', 'again')},`);
        line.write(`${rating('openness', 'busy ward')},${rating('planning_ahead', '', 0.1)}]}`);
        line.end();
      });
      const answer = await open(path, body());
      expect(answer.headers.get('content-type')).toMatch('text/event-stream');
      const reader = (answer.body as ReadableStream<BufferSource>)
        .pipeThrough(new TextDecoderStream())
        .getReader();
      let told = '';
      while (!told.includes('Document observations accurately')) told += (await reader.read()).value ?? '';
      expect(performance.now() - wrote).toBeLessThan(300);
      goOn();
      for (let part = await reader.read(); !part.done; part = await reader.read()) told += part.value;
      expect(told).not.toMatch(/evil|Obey|made_up/);
      const events = readEvents(told);
      expect(events.map(({ type }) => type)).toEqual(['begins', 'subtrait', 'subtrait', 'subtrait', 'done']);
      expect(events[1]).toMatchObject({
        subtrait: expect.stringMatching(/./),
        trait: expect.stringMatching(/./),
        quotes: [{ from: 'text', text: 'Document observations accurately' }],
      });
      expect(events[2].quotes).toEqual([]);
      const { draft } = events[4];
      expect(draft).toMatchObject({ provider: 'provider', basis: 'provider', problem: '' });
      expect(draft.subtraits.map((each: TestBody) => each.subtrait_id)).toEqual(
        events.slice(1, 4).map(({ subtrait_id }) => subtrait_id),
      );
    });

    it('come at once by the small model, and in its place where a provider says nothing of use', async () => {
      expect((await world.told(path, body())).map(({ type }) => type)).toEqual(['done']);
      await world.settings(await world.withProvider());
      world.chat.say(() => ({ subtraits: [{ key: 'made_up', relevance: 1, quote: '' }] }));
      const events = await world.told(path, body());
      expect(events.map(({ type }) => type)).toEqual(['begins', 'begins', 'done']);
      expect(events[2].draft).toMatchObject({ provider: 'embedded', problem: 'not_usable' });
      expect(events[2].draft.subtraits.length).toBeGreaterThan(2);
    });

    it('are stopped by who asked, refused where they are off, and nobody else’s', async () => {
      await world.settings(await world.withProvider());
      const begun = new Promise<void>((done) => {
        world.chat.stream((line) => {
          line.write(`{"subtraits":[${rating('accuracy', '')},`);
          done();
        });
      });
      const left = new AbortController();
      const broken = world.chat.brokenOff();
      const answer = await open(path, body(), left.signal);
      await begun;
      await (answer.body as ReadableStream<Uint8Array>).getReader().read();
      left.abort();
      await expect.poll(() => world.chat.brokenOff()).toBe(broken + 1);
      await expect.poll(async () => (await runs(kind))[0]?.status).toBe('cancelled');
      await world.settings({ tasks_off: [kind] }, world.world.company.admin.token);
      expect((await world.post(path, body())).status).toBe(409);
      await world.settings({}, world.world.company.admin.token);
      expect((await world.post(path, body(), world.application.candidate.token)).status).toBe(403);
      if ('position_id' in body()) {
        const stranger = await createCompany(world.app.db);
        expect((await world.post(path, body(), stranger.recruiter.token)).status).toBe(404);
      }
    });
  });

  it('withstand attacks in notes, adverts, answers, names and file names', async () => {
    // All 200 are tried by `npm run test:long`.
    const attacks = ATTACKS.filter((_, i) => i % 17 === 0);
    expect(await attackDrafts(world, attacks)).toEqual({
      attacks: 2 * attacks.length,
      changes: 0,
      foreign: 0,
      rendered: 0,
      told: 0,
    });
  });
});
