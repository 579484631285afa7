import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkToken } from '../../../platform/link-token.ts';
import { acceptNotice, createPosition, type TestUser } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import {
  ABLE,
  createPlayWorld,
  type PlayWorld,
  SHORT_SIMULATION,
} from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { forgetLinksJob } from './card-links.ts';

const MORE_TIME = {
  time_factor: 1.5,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

let app: TestApp;
let world: PlayWorld;
let offset = 0;
let candidate: TestUser;
let card: TestBody;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  world = await createPlayWorld(app);
  const application = await world.apply();
  candidate = application.candidate;
  await sql`update users set first_name = 'Zainab', last_name = 'Quistgaard' where id = ${candidate.id}`.execute(
    app.db,
  );
  const { token } = await world.open(application);
  const ended = await playByBot(app, token, ABLE, 'shared');
  card = await ownCard(ended.body.data.score_card_id);
});
afterAll(() => app.stop());

const ownCard = async (id: string) =>
  (await app.call({ path: '/get/score/card/details', as: candidate.token, query: { score_card_id: id } }))
    .body.data;
const traitsOf = (one: TestBody) => one.categories.flatMap(({ traits }: TestBody) => traits);
const make = (wish: object = {}, as = candidate.token) =>
  app.call({
    method: 'POST',
    path: '/score/card/links',
    as,
    body: {
      score_card_id: card.id,
      days: 30,
      shows_name: false,
      shows_position: false,
      shows_fit: false,
      trait_ids: traitsOf(card).map(({ trait_id }: TestBody) => trait_id),
      ...wish,
    },
  });
const read = (path: string, as: string | null = null, language = 'en') =>
  app.call({
    path: `/score/card/shared/${encodeURIComponent(path.split('/').at(-1) ?? '')}`,
    as,
    headers: { 'accept-language': language },
  });
const linksOf = async (): Promise<TestBody[]> =>
  (await app.call({ path: '/score/card/links', as: candidate.token, query: { score_card_id: card.id } })).body
    .data.items;

describe('a link to a score card', () => {
  it('shows what its candidate chose and nothing else, to anybody, counted', async () => {
    const [first] = traitsOf(card);
    const made = await make({ trait_ids: [first.trait_id] });
    expect(made.status, made.raw).toBe(201);
    const { path, card_link_id } = made.body.data;
    const shared = await read(path);
    expect(shared.status, shared.raw).toBe(200);
    expect(shared.body.data).toMatchObject({ name: null, position: null, fit: null });
    expect(shared.body.data.traits.map(({ trait_id }: TestBody) => trait_id)).toEqual([first.trait_id]);
    expect(shared.headers['x-robots-tag']).toBe('noindex');
    expect(shared.raw).not.toMatch(/Zainab|Quistgaard|accommodated|position_average|Harbour Logistics/);
    expect(shared.raw).not.toContain(candidate.email);

    await read(path, candidate.token);
    await read(path, world.company.recruiter.token);
    const [link] = (await linksOf()).filter((one) => one.card_link_id === card_link_id);
    expect(link).toMatchObject({ opened: 2, is_open: true, path });

    const all = await make({ shows_name: true, shows_position: true, shows_fit: true });
    const whole = await read(all.body.data.path, null, 'ar');
    expect(whole.body.data).toMatchObject({
      name: 'Zainab Quistgaard',
      position: { title: card.position_title, organization_name: card.organization_name },
      fit: { score: card.job_fit_score },
    });
    expect(whole.body.data.traits).toHaveLength(traitsOf(card).length);
  });

  it('answers alike and kindly when it is guessed, was ended or has expired', async () => {
    const ended = (await make()).body.data;
    const expired = (await make({ days: 7 })).body.data;
    const gone = await app.call({
      method: 'DELETE',
      path: `/score/card/links/${ended.card_link_id}`,
      as: candidate.token,
    });
    expect(gone.status).toBe(200);
    const late = offset;
    offset += 7 * 86_400_000 + 1000;
    const { services } = app;
    const token = ended.path.split('/').at(-1);
    const answers = await Promise.all([
      read(ended.path),
      read(expired.path),
      read(`/shared-card/${linkToken(services, 'card', uuidv7(), 1)}`),
      read(`/shared-card/${linkToken(services, 'booking', ended.card_link_id, 1)}`),
      read(`/shared-card/${token.slice(0, -2)}xx`),
      read('/shared-card/anything'),
    ]);
    offset = late;
    const told = answers.map(({ status, body }) => [status, body.code, body.message]);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0]?.[0]).toBe(404);
    expect(told[0]?.[2]).toContain('Ask the person who sent it');
    expect((await read(expired.path)).status).toBe(200);
  });

  it('is only for one’s own card, and says which field is wrong', async () => {
    const other = await world.apply();
    expect((await make({}, other.candidate.token)).status).toBe(404);
    expect((await make({}, world.company.recruiter.token)).status).toBe(404);
    const unknown = await make({ trait_ids: ['nothing'] });
    expect([unknown.status, unknown.body.fields?.[0]?.field]).toEqual([422, 'trait_ids']);
    const nothing = await make({ trait_ids: [] });
    expect([nothing.status, nothing.body.fields?.[0]?.field]).toEqual([422, 'trait_ids']);
    const days = await make({ days: 365 });
    expect([days.status, days.body.fields?.[0]?.field]).toEqual([422, 'days']);
    const { card_link_id } = (await make()).body.data;
    const foreign = await app.call({
      method: 'DELETE',
      path: `/score/card/links/${card_link_id}`,
      as: other.candidate.token,
    });
    const missing = await app.call({
      method: 'DELETE',
      path: `/score/card/links/${uuidv7()}`,
      as: other.candidate.token,
    });
    expect([foreign.status, foreign.body.message]).toEqual([missing.status, missing.body.message]);
    expect(foreign.status).toBe(404);
  });

  it('stops at twenty open ones, also of requests at once, and old ones go', async () => {
    await sql`delete from card_links`.execute(app.db);
    const answers = await Promise.all(Array.from({ length: 24 }, () => make()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    offset += 125 * 86_400_000;
    await forgetLinksJob(app.services).run({});
    offset -= 125 * 86_400_000;
    expect(await linksOf()).toEqual([]);
  });
});

it('a link does not say that a part is missing because more time was asked for', async () => {
  const { id, candidate: other } = await world.apply();
  const { token } = await world.open({ id, candidate: other }, { accommodations: MORE_TIME });
  const { score_card_id } = (await playByBot(app, token, ABLE, 'slower')).body.data;
  const own = await app.call({ path: '/get/score/card/details', as: other.token, query: { score_card_id } });
  expect(own.raw).toContain('accommodated');
  const trait_ids = traitsOf(own.body.data).map(({ trait_id }: TestBody) => trait_id);
  const { path } = (await make({ score_card_id, trait_ids, shows_fit: true }, other.token)).body.data;
  const shared = await read(path);
  expect(shared.body.data.traits.some(({ score }: TestBody) => score === null)).toBe(true);
  expect(shared.raw).not.toContain('accommodated');
});

describe('a score card as a file', () => {
  it.each(['en', 'ar'])('is a PDF in %s', async (language) => {
    const file = await app.call({
      path: '/score/card/pdf',
      as: candidate.token,
      query: { score_card_id: card.id, language },
    });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(String(file.raw).slice(0, 5)).toBe('%PDF-');
    const foreign = await world.apply();
    const other = await app.call({
      path: '/score/card/pdf',
      as: foreign.candidate.token,
      query: { score_card_id: card.id, language },
    });
    expect(other.status).toBe(404);
  });
});

describe('traits over plays', () => {
  const trends = async () =>
    (await app.call({ path: '/score/card/trends', as: candidate.token })).body.data.traits;

  it('say nothing of one play, and what changed of two', async () => {
    expect(await trends()).toEqual([]);
    const { organization_id, recruiter } = world.company;
    const again = await createPosition(app.db, organization_id, recruiter.id, {
      simulations: [SHORT_SIMULATION],
    });
    const other = await world.apply();
    await sql`update applications set candidate_id = ${candidate.id}, position_id = ${again.id},
      revision_id = ${again.revision_id} where id = ${other.id}`.execute(app.db);
    await acceptNotice(app.db, organization_id, again, other.id);
    const { token } = await world.open({ id: other.id, candidate });
    await playByBot(app, token, { ...ABLE, ability: 0.2 }, 'again');
    const found = await trends();
    expect(found.length).toBeGreaterThan(0);
    for (const { points } of found) {
      expect(points).toHaveLength(2);
      expect(points[0].change).toBeNull();
      expect(['higher', 'lower', 'within_error', 'unknown', 'other_measure']).toContain(points[1].change);
      if (points[1].change === 'higher') expect(points[1].score).toBeGreaterThan(points[0].score);
    }
  });
});
