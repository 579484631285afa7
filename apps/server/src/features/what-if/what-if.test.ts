import type { ScoreResponse } from '@tryout/domain/score-cards/scoring';
import { scoreResponses } from '@tryout/domain/score-cards/scoring';
import { randomFrom } from '@tryout/domain/statistics/random';
import type { Choice } from '@tryout/domain/what-if/stability';
import { startWhatIf, type WhatIfPeople } from '@tryout/domain/what-if/what-if';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const PLATFORM = libraryId('score_template', 'ninety-seconds-at-the-harbour@1');
const PEOPLE = 6;
const TOP: Choice = { kind: 'top', size: 2 };

/** The columns as a page reads them. */
function peopleOf(data: TestBody): WhatIfPeople & { readonly ids: readonly string[] } {
  const bytes = (text: string) => {
    const buffer = Buffer.from(text, 'base64');
    return buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength);
  };
  const hex = Buffer.from(data.ids, 'base64').toString('hex');
  return {
    rows: { subtrait_ids: data.subtrait_ids, count: data.count, means: new Int32Array(bytes(data.means)) },
    tasks: data.tasks,
    usual: data.usual,
    gaps: data.gaps,
    sems: Float64Array.from(new Uint16Array(bytes(data.sems)), (sem) =>
      sem === 65_535 ? Number.NaN : sem / 1000,
    ),
    parts: data.parts.map((part: TestBody) => ({
      ...part,
      sums: new Float64Array(bytes(part.sums)),
      used: new Uint8Array(bytes(part.used)),
      listed: new Uint8Array(bytes(part.listed)),
    })),
    ids: Array.from({ length: data.count }, (_, i) =>
      hex.slice(i * 32, i * 32 + 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    ),
  };
}

describe('what if', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let other: Awaited<ReturnType<typeof createCompany>>;
  let admin: TestUser;
  let position: { id: string; revision_id: string };
  const cards = new Map<
    string,
    { responses: Map<string, ScoreResponse[]>; fit: number | null; sem: number | null }
  >();

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    other = await createCompany(app.db, 'Others');
    admin = await createUser(app.db, 'super_admin');
    position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [SIMULATION],
    });
    await sql`update position_revisions set score_template_id = ${PLATFORM} where id = ${position.revision_id}`.execute(
      app.db,
    );
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
      id: string;
      fit: number | null;
      sem: number | null;
      points: { data_point: string; responses: ScoreResponse[] }[];
    }>`
      select a.id, a.job_fit_score as fit, a.job_fit_sem as sem, c.score_card_data -> 'data_point_responses' as points
      from applications a join score_cards c on c.id = a.score_card_id`.execute(app.db);
    for (const { id, fit, sem, points } of rows) {
      const responses = Map.groupBy(points, ({ data_point }) =>
        data_point.slice(0, data_point.lastIndexOf('.')),
      );
      cards.set(id, {
        fit,
        sem,
        responses: new Map([...responses].map(([key, own]) => [key, own.flatMap((each) => each.responses)])),
      });
    }
  });
  afterAll(() => app.stop());

  const read = (as: TestUser, id = position.id) =>
    app.call({ path: `/position/${id}/what-if`, as: as.token });
  const use = (as: TestUser, body: object, key = crypto.randomUUID()) =>
    app.call({
      method: 'POST',
      path: `/position/${position.id}/what-if/uses`,
      as: as.token,
      body,
      headers: { 'idempotency-key': key },
    });
  const turnedOf = (template: TestBody) => {
    const turned = structuredClone(template);
    for (const category of turned.categories) {
      for (const trait of category.traits) {
        for (const subtrait of trait.subtraits) subtrait.target = { min: 20, max: 45 };
      }
    }
    return turned;
  };

  it('gives everybody the job fit of their card with the settings in place, and that of the engine with others', async () => {
    const answer = await read(company.recruiter);
    expect(answer.status, answer.raw).toBe(200);
    const { data } = answer.body;
    expect(data).toMatchObject({ count: PEOPLE, left_out: 0, may_use: true, template: { id: PLATFORM } });
    expect(answer.raw).not.toContain('Person');
    const people = peopleOf(data);
    const given = { template: data.template.definition, without: [], choice: TOP };
    const ask = startWhatIf(people, given);
    const same = ask(given);
    for (const [row, id] of people.ids.entries()) {
      const card = cards.get(id);
      expect(same.after.fit[row]).toBe(card?.fit);
      expect(people.sems[row]).toBeCloseTo(card?.sem ?? 0, 3);
    }
    const listed = await sql<{ id: string }>`
      select id from applications where position_id = ${position.id} order by rank_order, id`.execute(app.db);
    expect([...same.after.order].map((row) => people.ids[row])).toEqual(listed.rows.map(({ id }) => id));
    expect(same.figures.after.stability?.draws).toBe(1000);
    expect(same.figures.after.minutes).toBeGreaterThan(0);
    for (const task of data.tasks) {
      const tried = ask({ template: turnedOf(data.template.definition), without: [task.key], choice: TOP });
      for (const [row, id] of people.ids.entries()) {
        const kept = [...(cards.get(id)?.responses ?? [])].filter(([key]) => key !== task.key);
        const expected = scoreResponses(
          tried.template,
          kept.flatMap(([, responses]) => responses),
        ).job_fit_score;
        expect(Number.isNaN(tried.after.fit[row]) ? null : tried.after.fit[row]).toBe(expected);
      }
    }
  });

  it('names people to those who hire for the position only', async () => {
    const name = (as: TestUser, ids: readonly string[]) =>
      app.call({
        method: 'POST',
        path: `/position/${position.id}/what-if/people`,
        as: as.token,
        body: { application_ids: ids },
      });
    const ids = [...cards.keys()];
    const named = await name(company.recruiter, ids);
    expect(named.body.data.people.map(({ name: each }: TestBody) => each).sort()).toEqual(
      ids.map((_, i) => expect.stringContaining(`Person ${i}`)),
    );
    expect((await name(other.recruiter, ids)).status).toBe(404);
    expect((await name(admin, ids)).status).toBe(404);
    expect((await read(other.recruiter)).status).toBe(404);
    expect((await read(admin)).status).toBe(404);
  });

  it('refuses settings that are in place already, cannot be published, or were compared with another version', async () => {
    const { definition } = (await read(company.recruiter)).body.data.template;
    const body = { score_template_id: PLATFORM, definition, without: [], choice: TOP };
    expect((await use(company.recruiter, body)).body.message).toContain('in place already');
    // The same share of the weight, named or not, is the same; see what makes a version below.
    const named = { ...definition, min_coverage_percent: 60 };
    expect((await use(company.recruiter, { ...body, definition: named })).body.message).toContain(
      'in place already',
    );
    const uneven = structuredClone(definition);
    uneven.categories[0].category_weightage = 3;
    const refused = await use(company.recruiter, { ...body, definition: uneven });
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([409, 'definition.categories']);
    expect((await use(company.recruiter, { ...body, without: ['no-such-task'] })).body.fields).toMatchObject([
      { field: 'without.0' },
    ]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from score_templates where what_if is not null`.execute(app.db);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('makes a version with the comparison, for new applicants only, and goes back', async () => {
    const before = (await read(company.recruiter)).body.data;
    const definition = turnedOf(before.template.definition);
    const body = { score_template_id: PLATFORM, definition, without: [], choice: TOP };
    const used = await use(company.recruiter, body);
    expect(used.status, used.raw).toBe(201);
    const made = used.body.data;
    expect(made.score_template_id).not.toBe(PLATFORM);
    const after = (await read(company.recruiter)).body.data;
    expect(after.template).toMatchObject({
      id: made.score_template_id,
      is_platform: false,
      earlier_id: PLATFORM,
      version: made.version,
    });
    // Whoever applied keeps the card they have.
    const fits = await sql<{ id: string; fit: number }>`
      select id, job_fit_score as fit from applications where position_id = ${position.id}`.execute(app.db);
    for (const { id, fit } of fits.rows) expect(fit).toBe(cards.get(id)?.fit);

    const kept = await app.call({
      path: `/admin/score/template/${made.score_template_id}/what-if`,
      as: company.recruiter.token,
    });
    const expected = startWhatIf(peopleOf(before), {
      template: before.template.definition,
      without: [],
      choice: TOP,
    })({
      template: definition,
      without: [],
      choice: TOP,
    });
    expect(kept.body.data.comparison).toMatchObject({
      position: { id: position.id },
      earlier_id: PLATFORM,
      choice: TOP,
      figures: JSON.parse(JSON.stringify(expected.figures)),
    });
    for (const id of cards.keys()) expect(kept.raw).not.toContain(id);
    expect(
      (
        await app.call({
          path: `/admin/score/template/${made.score_template_id}/what-if`,
          as: other.recruiter.token,
        })
      ).status,
    ).toBe(404);

    // A second use is the next version of the organization's own template, here with another coverage.
    const further = structuredClone(after.template.definition);
    further.min_coverage_percent = 80;
    const again = await use(company.recruiter, {
      ...body,
      score_template_id: made.score_template_id,
      definition: further,
    });
    expect(again.body.data.version).toBe(made.version + 1);
    const { definition: inPlace } = (await read(company.recruiter)).body.data.template;
    expect(inPlace).toEqual({ ...after.template.definition, min_coverage_percent: 80 });
    // Somebody who compared with the version before is told.
    expect((await use(company.recruiter, body)).status).toBe(409);

    const undo = (score_template_id: string) =>
      app.call({
        method: 'POST',
        path: `/position/${position.id}/what-if/undo`,
        as: company.recruiter.token,
        body: { score_template_id },
      });
    expect((await undo(made.score_template_id)).status).toBe(409);
    const back = await undo(again.body.data.score_template_id);
    expect(back.body.data.score_template_id).toBe(made.score_template_id);
    expect((await read(company.recruiter)).body.data.template.id).toBe(made.score_template_id);
  });

  it('tells how much of the job fit culture questions are, which it leaves out', async () => {
    const weighed = await createPosition(app.db, company.organization_id, company.recruiter.id);
    expect((await read(company.recruiter, weighed.id)).body.data.position.culture_weight).toBe(0);
    await sql`insert into culture_weights (id, organization_id, position_id, weight, profile, profile_on, set_by, set_at)
      values (gen_random_uuid(), ${company.organization_id}, ${weighed.id}, 10, '{}', '2026-01-01', null, now())`.execute(
      app.db,
    );
    expect((await read(company.recruiter, weighed.id)).body.data.position.culture_weight).toBe(10);
  });

  it('says of a position without a score template that there is nothing to try yet', async () => {
    const bare = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const { status, body } = await read(company.recruiter, bare.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ position: { id: bare.id }, template: null, count: 0, may_use: true });
    const refused = await app.call({
      method: 'POST',
      path: `/position/${bare.id}/what-if/undo`,
      as: company.recruiter.token,
      body: { score_template_id: PLATFORM },
    });
    expect(refused.status).toBe(409);
    expect((await read(other.recruiter, bare.id)).status).toBe(404);
  });
});
