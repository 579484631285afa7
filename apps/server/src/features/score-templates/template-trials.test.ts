import type { ScoreResponse } from '@tryout/domain/score-cards/scoring';
import { scoreResponses } from '@tryout/domain/score-cards/scoring';
import { randomFrom } from '@tryout/domain/statistics/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { generateScoreCard } from '../score-cards/public.ts';
import { libraryId } from '../simulations/public.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const PLATFORM = libraryId('score_template', 'ninety-seconds-at-the-harbour@1');
const PEOPLE = 6;

describe('templates on real plays', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let other: Awaited<ReturnType<typeof createCompany>>;
  let admin: TestUser;
  let position: { id: string; revision_id: string };
  /** The responses of each card, by application. */
  const responses = new Map<string, ScoreResponse[]>();
  let template: TestBody;
  let turned: TestBody;

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    other = await createCompany(app.db, 'Others');
    admin = await createUser(app.db, 'super_admin');
    position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [SIMULATION],
    });
    const random = randomFrom('people');
    for (let i = 0; i < PEOPLE; i++) {
      const application = await createApplication(app.db, company.organization_id, position, {
        status: 'questions_answered',
        last_name: `Person ${i}`,
      });
      const opened = await app.call({
        method: 'POST',
        path: '/application/game/open',
        as: application.candidate.token,
        body: { application_id: application.id, simulation_id: SIMULATION },
      });
      const persona = {
        ability: random.next(),
        speed: random.next(),
        lapse: 0.1 * random.next(),
        risk: random.next(),
      };
      await playByBot(app, opened.body.data.token, persona, `p${i}`);
    }
    const { rows } = await sql<{
      application_id: string;
      data: { data_point_responses: { responses: ScoreResponse[] }[] };
    }>`
      select application_id, score_card_data as data from score_cards`.execute(app.db);
    for (const { application_id, data } of rows) {
      responses.set(
        application_id,
        data.data_point_responses.flatMap((point) => point.responses),
      );
    }
    template = (await app.call({ path: `/admin/score/template/${PLATFORM}`, as: company.recruiter.token }))
      .body.data.definition;
    // Other weights, ranges and boosts than anybody was scored with.
    turned = structuredClone(template);
    for (const category of turned.categories) {
      category.boost = 0.9;
      for (const trait of category.traits) {
        trait.subtraits.reverse();
        for (const subtrait of trait.subtraits) subtrait.target = { min: 20, max: 45 };
      }
    }
  });
  afterAll(() => app.stop());

  const compare = (as: TestUser, body: object) =>
    app.call({ method: 'POST', path: '/admin/score/templates/compare', as: as.token, body });
  const onPosition = () => ({ position_id: position.id });

  it('give everybody the job fit that scoring their responses gives, ranges applied to means', async () => {
    const answer = await compare(company.recruiter, {
      before: { score_template_id: PLATFORM },
      after: { definition: turned },
      on: onPosition(),
    });
    expect(answer.status, answer.raw).toBe(200);
    const found = answer.body.data;
    expect(found).toMatchObject({ count: PEOPLE, left_out: 0, scored_before: PEOPLE });
    const people = [...found.top_before, ...found.top_after];
    expect(people.length).toBeGreaterThanOrEqual(PEOPLE);
    for (const person of people) {
      const own = responses.get(person.application_id) ?? [];
      expect(person.fit_before).toBe(scoreResponses(template, own).job_fit_score);
      expect(person.fit_after).toBe(scoreResponses(turned, own).job_fit_score);
      expect(person.name).toMatch(/Person \d/);
      expect(person.position_id).toBe(position.id);
    }
    const listed = await sql<{ id: string }>`
      select id from applications where position_id = ${position.id} order by rank_order, id`.execute(app.db);
    expect(found.top_before.map((person: TestBody) => person.application_id)).toEqual(
      listed.rows.map((row) => row.id),
    );
    const again = await compare(company.recruiter, {
      before: { score_template_id: PLATFORM },
      after: { definition: turned },
      on: onPosition(),
    });
    expect(again.body.data).toEqual(found);
  });

  it('name nobody to the platform, and nobody to another organization', async () => {
    const same = { before: { score_template_id: PLATFORM }, after: { definition: turned } };
    const ofAll = await compare(admin, { ...same, on: { everybody: true } });
    expect(ofAll.body.data.count).toBe(PEOPLE);
    expect(ofAll.raw).not.toMatch(/Person|example\.test/);
    expect([...ofAll.body.data.top_after].every((person: TestBody) => person.application_id === null)).toBe(
      true,
    );
    expect((await compare(admin, { ...same, on: { simulation_id: SIMULATION } })).body.data.count).toBe(
      PEOPLE,
    );
    expect((await compare(admin, { ...same, on: onPosition() })).status).toBe(404);
    expect((await compare(other.recruiter, { ...same, on: onPosition() })).status).toBe(404);
    for (const on of [{ everybody: true }, { simulation_id: SIMULATION }]) {
      expect((await compare(other.recruiter, { ...same, on })).body.data).toMatchObject({
        count: 0,
        tau: null,
      });
      expect((await compare(company.recruiter, { ...same, on })).body.data.count).toBe(PEOPLE);
    }
  });

  it('leave out a confidential position that the caller may not know of', async () => {
    await sql`update positions set visibility = 'confidential' where id = ${position.id}`.execute(app.db);
    await sql`update position_team set user_id = ${company.admin.id} where position_id = ${position.id}`.execute(
      app.db,
    );
    const body = {
      before: { score_template_id: PLATFORM },
      after: { definition: turned },
      on: { everybody: true },
    };
    expect((await compare(company.recruiter, body)).body.data.count).toBe(0);
    expect((await compare(company.admin, body)).body.data.count).toBe(PEOPLE);
    await sql`update positions set visibility = 'public' where id = ${position.id}`.execute(app.db);
  });

  it('tell what there is to try them on, and show real cards', async () => {
    const plays = (as: TestUser) => app.call({ path: '/admin/score/templates/plays', as: as.token });
    expect((await plays(company.recruiter)).body.data).toMatchObject({
      everybody: PEOPLE,
      has_names: true,
      positions: [{ id: position.id, count: PEOPLE }],
    });
    expect((await plays(admin)).body.data).toMatchObject({
      everybody: PEOPLE,
      has_names: false,
      positions: [],
    });
    expect((await plays(other.recruiter)).body.data).toMatchObject({ everybody: 0, positions: [] });
    const cards = await app.call({
      path: '/admin/score/templates/cards',
      as: company.recruiter.token,
      query: { position_id: position.id },
    });
    expect(cards.body.data.cards).toHaveLength(PEOPLE);
    for (const card of cards.body.data.cards) {
      const result = scoreResponses(
        template,
        card.means.map((each: TestBody) => ({
          subtrait_id: each.subtrait_id,
          value: each.mean,
          total_score: 100,
        })),
      );
      expect(result.job_fit_score).toBe(card.job_fit_score);
    }
    const unnamed = await app.call({ path: '/admin/score/templates/cards', as: admin.token });
    expect(unnamed.body.data.cards.map((card: TestBody) => card.name)).toEqual(new Array(PEOPLE).fill(null));
  });

  it('refuse a template that nobody can be weighed with, and try none that is not the caller’s', async () => {
    const foreign = await app.call({
      method: 'POST',
      path: '/admin/score/templates',
      as: other.recruiter.token,
      body: { name: 'Theirs', definition: template },
    });
    const answer = await compare(company.recruiter, {
      before: { score_template_id: PLATFORM },
      after: { score_template_id: foreign.body.data.id },
      on: onPosition(),
    });
    expect(answer.status).toBe(404);
    const empty = await compare(company.recruiter, {
      before: { score_template_id: PLATFORM },
      after: { definition: { categories: [] } },
      on: onPosition(),
    });
    expect(empty.body.data).toMatchObject({ scored_after: 0, lost: PEOPLE, tau: null, top_after: [] });
  });

  it('change no card that was given; a card under another template is the next version', async () => {
    const [application_id = ''] = [...responses.keys()];
    const cards = async () =>
      (
        await sql<{ version: number; digest: string; superseded: boolean }>`
          select version, result_digest as digest, superseded_by is not null as superseded from score_cards
          where application_id = ${application_id} order by version`.execute(app.db)
      ).rows;
    const [first] = await cards();
    const made = await app.call({
      method: 'POST',
      path: '/admin/score/templates',
      as: company.recruiter.token,
      body: { name: 'Turned round', definition: turned },
    });
    const { id } = made.body.data;
    await app.call({
      method: 'POST',
      path: `/admin/score/template/${id}/transitions`,
      as: company.recruiter.token,
      body: { from: 'draft', to: 'published' },
    });
    expect(await cards()).toEqual([first]);
    // A position that people have applied to gets a new revision; those who applied keep theirs.
    await sql`update position_revisions set first_application_at = now() where position_id = ${position.id}`.execute(
      app.db,
    );
    const set = await app.call({
      method: 'PUT',
      path: `/position/${position.id}/simulations`,
      as: company.recruiter.token,
      body: { simulation_ids: [SIMULATION], score_template_id: id, new_revision: true },
    });
    expect(set.status, set.raw).toBe(200);
    const act = serverAct(app.services);
    expect((await generateScoreCard(act, application_id)).is_new).toBe(false);
    expect(await cards()).toEqual([first]);
    // Where the revision itself is weighed anew, the new card stands beside the old one.
    await sql`update position_revisions set score_template_id = ${id} where id = (
      select revision_id from applications where id = ${application_id})`.execute(app.db);
    expect((await generateScoreCard(act, application_id)).is_new).toBe(true);
    const [kept, next] = await cards();
    expect(kept).toEqual({ ...first, superseded: true });
    expect(next).toMatchObject({ version: 2, superseded: false });
    const fit = await sql<{ job_fit_score: number }>`
      select job_fit_score from applications where id = ${application_id}`.execute(app.db);
    expect(fit.rows[0]?.job_fit_score).toBe(
      scoreResponses(turned, responses.get(application_id) ?? []).job_fit_score,
    );
  });
});
