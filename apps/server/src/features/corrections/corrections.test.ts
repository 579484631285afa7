import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld, type PlayWorld } from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';

const REASON = 'The line broke while trial 12 was sent, see the log.';

describe('correcting a response', () => {
  let app: TestApp;
  let world: PlayWorld;
  let asker: Awaited<ReturnType<typeof createUser>>;
  let second: Awaited<ReturnType<typeof createUser>>;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
    asker = await createUser(app.db, 'super_admin');
    second = await createUser(app.db, 'super_admin');
  });
  afterAll(() => app.stop());

  async function played(seed: string) {
    const application = await world.apply();
    const { token } = await world.open(application);
    const ended = await playByBot(app, token, ABLE, seed);
    const card = ended.body.data.score_card_id as string;
    const responses = await app.call({
      method: 'POST',
      path: `/admin/open/responses/${application.id}`,
      as: asker.token,
      body: { reason: 'A candidate reported a lost result.' },
    });
    const { categories } = await cardOf(application.id);
    const counted = categories.flatMap((category: TestBody) =>
      category.traits.flatMap((trait: TestBody) => trait.subtraits.map((one: TestBody) => one.subtrait_id)),
    );
    const response = responses.body.data.responses.find(
      (each: TestBody) => each.value !== null && counted.includes(each.subtrait_id),
    );
    const at = `${application.id}/${response.data_point}/${response.subtrait_id}`;
    return { application, card, response, at };
  }

  const ask = (at: string, body: object, as = asker.token) =>
    app.call({ method: 'POST', path: `/admin/upsert/response/${at}`, as, body });
  const move = (id: string, as: string, body: object) =>
    app.call({ method: 'POST', path: `/correction/${id}/transitions`, as, body });
  const cardOf = async (applicationId: string): Promise<TestBody> =>
    (
      await app.call({
        path: '/position/application/score/card',
        as: world.company.recruiter.token,
        query: { application_id: applicationId },
      })
    ).body.data;
  const verified = (card: string) =>
    app.call({
      path: '/position/application/score/card/verify',
      as: world.company.recruiter.token,
      query: { score_card_id: card },
    });

  it('makes a new version of the card once a second person confirms, keeps the old one, and tells both sides', async () => {
    const { application, card, response, at } = await played('corrected');
    const before = await cardOf(application.id);
    const preview = await app.call({
      method: 'POST',
      path: `/admin/preview/response/${at}`,
      as: asker.token,
      body: { value: 1, total_score: 100 },
    });
    expect(preview.body.data.job_fit_before).toBe(before.job_fit_score);
    const { rows: seen } = await sql<{ meta: object }>`
      select meta from security_log where action = 'response.opened' and target_id = ${card}
        and performer_id = ${asker.id} order by event_time, id`.execute(app.db);
    expect(seen.at(-1)?.meta).toMatchObject({ tried: response.data_point });
    expect(preview.body.data.changes).toContainEqual(
      expect.objectContaining({ kind: 'subtrait', id: response.subtrait_id }),
    );

    const asked = await ask(at, { value: 1, total_score: 100, reason: REASON });
    expect(asked.status).toBe(200);
    expect(asked.body.data.effect).toEqual(preview.body.data);
    expect((await cardOf(application.id)).id).toBe(card);

    const { id } = asked.body.data.correction;
    const decided = await move(id, world.company.admin.token, { from: 'new', to: 'approved' });
    expect(decided.status).toBe(200);
    const after = await cardOf(application.id);
    expect(after).toMatchObject({
      id: decided.body.data.score_card_id,
      version: before.version + 1,
      job_fit_score: preview.body.data.job_fit_after,
    });
    const corrected = after.formulas.find(
      (each: TestBody) =>
        each.data_point === response.data_point && each.subtrait_id === response.subtrait_id,
    );
    expect(corrected).toMatchObject({
      value: 1,
      total_score: 100,
      corrected_from: { correction_id: id, value: response.value, total_score: response.total_score },
    });
    const { rows } = await sql<{ superseded_by: string }>`
      select superseded_by from score_cards where id = ${card}`.execute(app.db);
    expect(rows[0]?.superseded_by).toBe(after.id);

    for (const each of [card, after.id]) {
      expect((await verified(each)).body.data).toMatchObject({ equal: true, first_difference: null });
    }
    const { rows: told } = await sql<{ type: string; user_id: string }>`
      select type, user_id from notifications where type like '%corrected' order by type`.execute(app.db);
    expect(told).toContainEqual({ type: 'score_card_corrected', user_id: application.candidate.id });
    expect(told).toContainEqual({ type: 'applicant_score_corrected', user_id: world.company.admin.id });
  });

  it('notices a correction that was changed in the database', async () => {
    const { application, at } = await played('tampered');
    const asked = await ask(at, { value: 2, total_score: 100, reason: REASON });
    const { id } = asked.body.data.correction;
    await move(id, second.token, { from: 'new', to: 'approved' });
    const { id: card } = await cardOf(application.id);
    await sql`update response_corrections set value = 99 where id = ${id}`.execute(app.db);
    expect((await verified(card)).body.data).toMatchObject({
      equal: false,
      first_difference: { step: 'correction', subject: id },
    });
  });

  it('is never confirmed by whoever asked for it, not even in the database', async () => {
    const { application, card, at } = await played('alone');
    const asked = await ask(at, { value: 3, total_score: 100, reason: REASON });
    const { id } = asked.body.data.correction;
    expect(asked.body.data.correction).toMatchObject({ may_decide: false, may_withdraw: true });
    expect((await move(id, asker.token, { from: 'new', to: 'approved' })).status).toBe(409);
    expect((await cardOf(application.id)).id).toBe(card);
    await expect(
      sql`update response_corrections set status = 'approved', decided_by = requested_by where id = ${id}`.execute(
        app.db,
      ),
    ).rejects.toThrow();
  });

  it('is refused with a reason, taken back by its asker, and then over', async () => {
    const { application, card, at } = await played('refused');
    const first = await ask(at, { value: 3, total_score: 100, reason: REASON });
    const { id } = first.body.data.correction;
    expect((await move(id, second.token, { from: 'new', to: 'rejected' })).body.fields[0].field).toBe('note');
    expect((await move(id, second.token, { from: 'new', to: 'closed' })).status).toBe(409);
    expect((await move(id, second.token, { from: 'new', to: 'rejected', note: 'Not proved.' })).status).toBe(
      200,
    );
    const late = await move(id, world.company.admin.token, { from: 'new', to: 'approved' });
    expect(late.body).toMatchObject({ code: 'stale_status', current: { status: 'rejected', allowed: [] } });

    const again = await ask(at, { value: 4, total_score: 100, reason: REASON });
    const other = again.body.data.correction.id;
    expect(other).not.toBe(id);
    expect((await move(other, asker.token, { from: 'new', to: 'closed' })).status).toBe(200);
    expect((await cardOf(application.id)).id).toBe(card);
  });

  it('is changed by its own asker while it waits; another asker is told of it', async () => {
    const { at } = await played('two askers');
    const first = await ask(at, { value: 5, total_score: 100, reason: REASON });
    const again = await ask(at, { value: 5, total_score: 100, reason: REASON });
    expect(again.body.data.correction.id).toBe(first.body.data.correction.id);
    const changed = await ask(at, { value: 6, total_score: 100, reason: REASON });
    expect(changed.body.data.correction).toMatchObject({ status: 'new', value: 6 });
    expect((await ask(at, { value: 7, total_score: 100, reason: REASON }, second.token)).status).toBe(409);
  });

  it('is never confirmed with another value than the second person saw', async () => {
    const { application, card, at } = await played('changed under the eyes');
    const { id } = (await ask(at, { value: 5, total_score: 100, reason: REASON })).body.data.correction;
    const seen = await app.call({ path: `/correction/${id}`, as: second.token });
    expect(seen.body.data.correction).toMatchObject({ value: 5, may_decide: true });
    const changed = await ask(at, { value: 95, total_score: 100, reason: REASON });
    expect((await move(id, second.token, { from: 'new', to: 'approved' })).body).toMatchObject({
      code: 'stale_status',
      current: { status: 'closed' },
    });
    expect((await cardOf(application.id)).id).toBe(card);
    const old = (await app.call({ path: `/correction/${id}`, as: second.token })).body.data;
    expect(old.correction).toMatchObject({ value: 5, status: 'closed', may_decide: false });
    const newer = changed.body.data.correction.id;
    expect((await move(newer, second.token, { from: 'new', to: 'approved' })).status).toBe(200);
  });

  it('is confirmed once, however often and by however many at the same time', async () => {
    const { application, at } = await played('race');
    const { id } = (await ask(at, { value: 8, total_score: 100, reason: REASON })).body.data.correction;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        move(id, i % 2 ? second.token : world.company.admin.token, { from: 'new', to: 'approved' }),
      ),
    );
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from score_cards where application_id = ${application.id}`.execute(app.db);
    expect(rows[0]?.n).toBe(2);
  });

  it.each([
    [{ value: 11, total_score: 10 }, 'value'],
    [{ value: -1, total_score: 10 }, 'value'],
    [{ value: 1, total_score: 0 }, 'total_score'],
    [{ value: 1e308, total_score: 1e308 }, 'value'],
    [{ value: '5', total_score: 10 }, 'value'],
    [{ value: 5, total_score: 10, reason: 'short' }, 'reason'],
  ])('%o is refused at %s, and nothing is written', async (body, field) => {
    const { at, application } = await played(`bad ${field} ${JSON.stringify(body)}`);
    const answer = await ask(at, { reason: REASON, ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.fields.map((each: TestBody) => each.field)).toContain(field);
    const { rows } =
      await sql`select 1 from response_corrections where application_id = ${application.id}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('is no way into another organization, nor to a response that is not there', async () => {
    const { at, application, response } = await played('foreign');
    const { id } = (await ask(at, { value: 9, total_score: 100, reason: REASON })).body.data.correction;
    const stranger = await createCompany(app.db, 'Meadow Care');
    expect((await app.call({ path: `/correction/${id}`, as: stranger.admin.token })).status).toBe(404);
    expect((await move(id, stranger.admin.token, { from: 'new', to: 'approved' })).status).toBe(404);
    expect((await move(id, world.company.recruiter.token, { from: 'new', to: 'approved' })).status).toBe(403);
    const list = await app.call({ path: '/corrections', as: stranger.admin.token });
    expect(list.body.data).toMatchObject({ items: [], total: 0 });
    const nowhere = await ask(`${application.id}/no.such/${response.subtrait_id}`, {
      value: 1,
      total_score: 2,
      reason: REASON,
    });
    expect(nowhere.status).toBe(404);
    const own = await app.call({
      path: '/corrections',
      as: world.company.admin.token,
      query: { status: 'new' },
    });
    expect(own.body.data.items.map((each: TestBody) => each.id)).toContain(id);
  });
});
