import { INTERVIEW_QUESTIONS } from '@tryout/games/interview-questions';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import {
  createInterviewWorld,
  type InterviewWorld,
  subtraitsOf,
  TRAITS,
  traitId,
} from '../testing/interview-world.ts';

const HOUR = 3_600_000;
const START = Date.parse('2027-01-04T09:00:00Z');

let app: TestApp;
let world: InterviewWorld;
let company: InterviewWorld['company'];
let position: InterviewWorld['position'];
let applicant: InterviewWorld['applicant'];

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(START) });
});
beforeEach(async () => {
  world = await createInterviewWorld(app);
  ({ company, position, applicant } = world);
});
afterAll(() => app.stop());

const measure = () => world.measure();
const score = () => world.score();
const manager = (level: Parameters<typeof world.manager>[0]) => world.manager(level);
const at = (hour: number) => new Date(START + 8 * 24 * HOUR - 9 * HOUR + hour * HOUR).toISOString();
const arranged = (
  ids: readonly string[],
  { starts_at = at(15), ...rest }: { starts_at?: string; duration_min?: number } = {},
) =>
  world.arranged(
    ids.map((id) => ({ id })),
    starts_at,
    rest,
  );
const kitOf = async (id: string, as = company.recruiter.token, headers: Record<string, string> = {}) => {
  const answer = await app.call({ path: `/event/${id}/kit`, as, headers });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
};
const change = (id: string, body: object, as = company.recruiter.token) =>
  app.call({ method: 'PUT', path: `/event/${id}/kit`, as, body });
const kept = (items: readonly { key: string; assigned_to: string | null }[]) =>
  items.map(({ key, assigned_to }) => ({ key, assigned_to }));
const questions = (body: object, as = company.recruiter.token) =>
  app.call({
    method: 'PUT',
    path: '/position/interview/questions',
    as,
    body: { position_id: position.id, ...body },
  });
const listed = async (as = company.recruiter.token) =>
  (await app.call({ path: `/position/interview/questions?position_id=${position.id}`, as })).body.data;

describe('the kit of an interview', () => {
  it('asks about the two lowest and two highest traits of the card, one question each in 30 minutes', async () => {
    await measure();
    await score();
    const event = await arranged([company.recruiter.id]);
    const kit = await kitOf(event.id);
    expect(kit.version).toBe(0);
    expect(kit.items.map((item: { key: string }) => item.key)).toEqual([
      'numerical_reasoning.behavioural',
      'focused_attention.behavioural',
      'planning_economy.behavioural',
      'prioritising.behavioural',
    ]);
    expect(kit.basis).toMatchObject({
      from: 'score_card',
      reasons: [
        { trait_id: traitId('reasoning'), reason: 'highest', score: 80 },
        { trait_id: traitId('attention'), reason: 'lowest', score: 20 },
        { trait_id: traitId('planning'), reason: 'highest' },
        { trait_id: traitId('organising'), reason: 'lowest' },
      ],
      unasked: [],
    });
    const [first] = kit.items;
    expect([first.anchors.length, first.probes.length > 0, first.is_yours]).toEqual([5, true, true]);
    expect(kit.traits[0].name).toBe('Reasoning');
    expect(kit.sources).toContainEqual(expect.stringContaining('Campion, Palmer & Campion 1997'));
    const arabic = await kitOf(event.id, company.recruiter.token, { 'accept-language': 'ar' });
    const bank = INTERVIEW_QUESTIONS.find((each) => each.key === first.key);
    expect(arabic.items[0].question).toBe(bank?.words.ar.question);
    expect(arabic.traits[0].name).toBe('الاستدلال');

    const long = await arranged([company.recruiter.id], { duration_min: 60, starts_at: at(17) });
    expect((await kitOf(long.id)).items).toHaveLength(8);
  });

  it('without a card goes by the weights of the template, without one has only what the position asks', async () => {
    const bare = await arranged([company.recruiter.id]);
    expect(await kitOf(bare.id)).toMatchObject({ items: [], basis: { from: 'none', reasons: [] } });
    await measure();
    const kit = await kitOf(bare.id);
    expect(kit.basis.from).toBe('template');
    expect(kit.basis.reasons.map((each: { reason: string }) => each.reason)).toEqual(Array(4).fill('weight'));
    expect(kit.items.map((each: { trait_id: string }) => each.trait_id)).toEqual(
      ['reasoning', 'attention', 'teamwork', 'planning'].map(traitId),
    );
  });

  it('lets people take turns; an interviewer learns neither scores nor which traits are low', async () => {
    await measure();
    await score();
    const [one, other] = [await manager('interviewer'), await manager('reviewer')];
    const event = await arranged([one.id, other.id]);
    const kit = await kitOf(event.id, one.token);
    expect(kit.items.filter((each: { is_yours: boolean }) => each.is_yours)).toHaveLength(2);
    expect(kit.basis.reasons).toBeNull();
    expect([kit.may_change, JSON.stringify(kit).includes('lowest')]).toEqual([false, false]);
    expect((await kitOf(event.id, other.token)).basis.reasons).toHaveLength(4);
    expect(
      (await app.call({ path: `/score/card/details?application_id=${applicant.id}`, as: one.token })).status,
    ).not.toBe(200);

    const stranger = await manager('private');
    const foreign = await createCompany(app.db);
    for (const as of [stranger.token, foreign.recruiter.token, foreign.admin.token])
      expect((await app.call({ path: `/event/${event.id}/kit`, as })).status).toBe(404);
    expect((await app.call({ path: `/event/${event.id}/kit`, as: applicant.candidate.token })).status).toBe(
      403,
    );
    expect((await change(event.id, { version: 0, items: [] }, one.token)).status).toBe(403);
    expect((await change(event.id, { version: 0, items: [] }, foreign.recruiter.token)).status).toBe(404);
  });

  it('is changed by the organizer: order, who asks, own words; and is as proposed again', async () => {
    await measure();
    await score();
    const colleague = await manager('interviewer');
    const event = await arranged([company.recruiter.id, colleague.id]);
    const { items } = await kitOf(event.id);
    const own = uuidv7();
    const wanted = [
      { key: own, assigned_to: colleague.id, own: { question: 'Why us?', probes: [], anchors: [] } },
      ...kept(items).reverse().slice(0, 2),
      {
        key: items[0].key,
        assigned_to: null,
        own: {
          question: 'How did you read them?',
          probes: ['Which?'],
          anchors: ['1', '2', '3', '4', '5'],
          trait_id: traitId('reasoning'),
        },
      },
      { key: 'accuracy.situational', assigned_to: company.recruiter.id },
    ];
    const changed = await change(event.id, { version: 0, items: wanted });
    expect(changed.status, changed.raw).toBe(200);
    expect(changed.body.data.version).toBe(1);
    expect(
      changed.body.data.items.map((each: TestBody) => [each.key, each.origin, each.assigned_to]),
    ).toEqual([
      [own, 'event', colleague.id],
      [items[3].key, 'bank', items[3].assigned_to],
      [items[2].key, 'bank', items[2].assigned_to],
      [items[0].key, 'event', null],
      ['accuracy.situational', 'bank', company.recruiter.id],
    ]);
    expect(changed.body.data.items[3].question).toBe('How did you read them?');
    const again = await change(event.id, { version: 1, items: kept(changed.body.data.items) });
    expect(again.body.data.items[3].question).toBe('How did you read them?');
    const back = await change(event.id, { version: 2, items: null });
    expect(kept(back.body.data.items)).toEqual(kept(items));
    const seen = await app.call({ path: `/event/${event.id}`, as: company.recruiter.token });
    expect(seen.body.data.history[0].action).toBe('kit');
  });

  it('is refused with a sentence: stale, unknown or doubled questions, people who do not take part, anchors cut short', async () => {
    await measure();
    const event = await arranged([company.recruiter.id]);
    const refusals: [object, number, string | null][] = [
      [{ version: 3, items: [] }, 409, null],
      [{ version: 0, items: [{ key: uuidv7(), assigned_to: null }] }, 422, 'items.0.key'],
      [{ version: 0, items: [{ key: 'no_such.behavioural', assigned_to: null }] }, 422, 'items.0.key'],
      [{ version: 0, items: [{ key: 'DROP TABLE', assigned_to: null }] }, 422, 'items.0.key'],
      [
        { version: 0, items: Array(2).fill({ key: 'accuracy.situational', assigned_to: null }) },
        422,
        'items',
      ],
      [
        { version: 0, items: [{ key: 'accuracy.situational', assigned_to: company.admin.id }] },
        422,
        'items.0.assigned_to',
      ],
      [
        { version: 0, items: [{ key: 'accuracy.situational', assigned_to: applicant.candidate.id }] },
        422,
        'items.0.assigned_to',
      ],
      [
        {
          version: 0,
          items: [{ key: uuidv7(), assigned_to: null, own: { question: 'x', anchors: ['a', 'b'] } }],
        },
        422,
        'items.0.own.anchors',
      ],
      [
        { version: 0, items: [{ key: uuidv7(), assigned_to: null, own: { question: ' ' } }] },
        422,
        'items.0.own.question',
      ],
    ];
    for (const [body, status, field] of refusals) {
      const answer = await change(event.id, body);
      expect([answer.status, answer.body.fields?.[0]?.field ?? null], answer.raw).toEqual([status, field]);
    }
    expect((await kitOf(event.id)).version).toBe(0);
    const both = await Promise.all([
      change(event.id, { version: 0, items: [{ key: 'accuracy.situational', assigned_to: null }] }),
      change(event.id, { version: 0, items: [{ key: 'accuracy.behavioural', assigned_to: null }] }),
    ]);
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  });

  it('in a second interview asks other questions than in the first', async () => {
    await measure();
    await score();
    const first = await arranged([company.recruiter.id]);
    await change(first.id, { version: 0, items: kept((await kitOf(first.id)).items) });
    const second = await arranged([company.recruiter.id], { starts_at: at(18) });
    const asked = (await kitOf(first.id)).items.map((each: { key: string }) => each.key);
    const now = (await kitOf(second.id)).items.map((each: { key: string }) => each.key);
    expect(now).toHaveLength(4);
    expect(now.filter((key: string) => asked.includes(key))).toEqual([]);
  });
});

describe('a position’s own questions', () => {
  it('are added, changed, reordered and removed as one list, and begin each kit', async () => {
    await measure();
    const event = await arranged([company.recruiter.id]);
    const [a, b] = [uuidv7(), uuidv7()];
    expect(await listed()).toMatchObject({ version: 0, own: [] });
    const first = await questions({
      version: 0,
      questions: [
        { id: a, question: 'Have you worked in shifts?' },
        {
          id: b,
          question: 'What would you change here?',
          trait_id: traitId('teamwork'),
          probes: ['Why?'],
          anchors: ['1', '2', '3', '4', '5'],
        },
      ],
    });
    expect(first.status, first.raw).toBe(200);
    expect(first.body.data).toMatchObject({ version: 1, own: [{ id: a, trait_id: null }, { id: b }] });
    expect((await kitOf(event.id)).items.slice(0, 2)).toMatchObject([
      { key: a, origin: 'position', kind: 'own', question: 'Have you worked in shifts?' },
      { key: b, trait_id: traitId('teamwork') },
    ]);
    const swapped = await questions({ version: 1, questions: [...first.body.data.own].reverse() });
    expect(swapped.body.data.own.map((each: { id: string }) => each.id)).toEqual([b, a]);
    const removed = await questions({ version: 2, questions: [] });
    expect(removed.body.data).toMatchObject({ version: 3, own: [] });
    const undone = await questions({ version: 3, questions: swapped.body.data.own });
    expect(undone.body.data).toMatchObject({ version: 4, own: [{ id: b }, { id: a }] });
    const log = await sql<{ count: number }>`select count(*)::int as count from security_log
      where action = 'position.interview_questions_changed' and target_id = ${position.id}`.execute(app.db);
    expect(log.rows[0]?.count).toBe(4);
  });

  it('are offered with the bank’s on the position’s traits, and no others', async () => {
    await measure();
    const { bank, traits } = await listed();
    expect(traits.map((each: { trait_id: string }) => each.trait_id)).toEqual(
      TRAITS.map(([key]) => traitId(key)),
    );
    const wanted = TRAITS.flatMap(([key]) => subtraitsOf(key).map((subtrait) => subtrait.id));
    expect(new Set(bank.map((each: { key: string }) => each.key.split('.')[0]))).toEqual(new Set(wanted));
    expect(bank).toHaveLength(wanted.length * 2);
  });

  it('are their organization’s: foreign and stale ones are refused, managers write none', async () => {
    const foreign = await createCompany(app.db);
    const body = { version: 0, questions: [{ id: uuidv7(), question: 'Why?' }] };
    expect((await questions(body, foreign.recruiter.token)).status).toBe(404);
    const path = `/position/interview/questions?position_id=${position.id}`;
    expect((await app.call({ path, as: foreign.admin.token })).status).toBe(404);
    expect((await questions(body, (await manager('private')).token)).status).toBe(403);
    expect((await questions({ ...body, version: 2 })).status).toBe(409);
    const both = await Promise.all([questions(body), questions(body)]);
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
    const twice = { version: 1, questions: [body.questions[0], body.questions[0]] };
    expect((await questions(twice)).body.fields[0].field).toBe('questions');
  });
});
