import { JUDGES } from '@tryout/games/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { ABLE } from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { builder } from '../simulations/testing/build.ts';
import { tendPanelsJob } from './tend-panels.job.ts';

const DAY_MS = 86_400_000;
const ITEMS = JUDGES['team-days'].rated?.items ?? [];

let app: TestApp;
let admin: TestUser;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await createUser(app.db, 'super_admin');
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => app.stop());

const asAdmin = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  app.call({ method, path, as: admin.token, ...(body && { body }) });
const byLink = (what: string, body: object) =>
  app.call({ method: 'POST', path: `/expert-panel/${what}`, body });

async function begin(name: string, game_key = 'team-days'): Promise<string> {
  const begun = await asAdmin('POST', '/admin/expert-panels', { name, game_key });
  expect(begun.status, begun.raw).toBe(201);
  return begun.body.data.id;
}

const read = async (id: string): Promise<TestBody> =>
  (await asAdmin('GET', `/admin/expert-panels/${id}`)).body.data;

/** The tokens of a panel's experts who can rate, in the order in which they were asked. */
async function tokensOf(id: string): Promise<string[]> {
  const { experts } = await read(id);
  return experts.flatMap(({ link }: { link: string | null }) => (link ? [link.split('/').at(-1) ?? ''] : []));
}

async function invite(id: string, experts: readonly object[], more: object = {}) {
  const asked = await asAdmin('POST', `/admin/expert-panels/${id}/experts`, { experts, ...more });
  expect(asked.status, asked.raw).toBe(201);
  return asked.body.data;
}

/** Ratings that differ from item to item and hardly from expert to expert; `apart` is what they do not agree on. */
function ratingsBy(expert: number, apart: readonly string[] = []) {
  return ITEMS.map(({ key }, i) => ({
    item: key,
    rating: apart.includes(key)
      ? expert % 2 === 0
        ? 1
        : 7
      : Math.min(7, Math.max(1, 1 + ((i * 3) % 7) + ((expert + i) % 5 === 0 ? 1 : 0))),
  }));
}

/** A panel of which so many have handed in. */
async function ratedPanel(name: string, experts: number, apart: readonly string[] = []): Promise<string> {
  const id = await begin(name);
  await invite(
    id,
    Array.from({ length: experts }, (_, i) => ({ name: `Expert ${i}` })),
  );
  for (const [i, token] of (await tokensOf(id)).entries()) {
    await byLink('rate', { token, ratings: ratingsBy(i, apart) });
    expect((await byLink('finish', { token })).status).toBe(200);
  }
  return id;
}

describe('a panel of experts', () => {
  it('asks by mail and by copied links, keeps what was rated, and takes it when all is rated', async () => {
    const id = await begin('Judgement at the harbour');
    expect(
      await invite(id, [{ name: 'Amal', email: 'Amal@Harbour.test' }, { name: 'Omar' }], { locale: 'ar' }),
    ).toEqual({ invited: 2, mailed: 1 });
    const { rows } = await sql<{ body_text: string; kind: string }>`
      select body_text, kind from mails where to_email = 'amal@harbour.test'`.execute(app.db);
    const [mailed = ''] = /\/expert\/[\w.-]+/.exec(rows[0]?.body_text ?? '') ?? [];
    const [token = '', other = ''] = await tokensOf(id);
    expect(mailed).toBe(`/expert/${token}`);

    const open = await byLink('open', { token });
    expect(open.body.data).toMatchObject({
      name: 'Judgement at the harbour',
      game_key: 'team-days',
      expert_name: 'Amal',
      finished_at: null,
      ratings: {},
    });
    expect(open.body.data.items).toHaveLength(48);
    expect(Object.keys(open.body.data.items[0])).toEqual(['key', 'group', 'counts']);

    expect(
      (await byLink('rate', { token, ratings: [{ item: 'one_forklift.a', rating: 8 }] })).body.fields,
    ).toMatchObject([{ field: 'ratings.0.rating' }]);
    expect((await byLink('rate', { token, ratings: [{ item: 'nothing', rating: 3 }] })).status).toBe(422);
    await byLink('rate', { token, ratings: [{ item: 'one_forklift.a', rating: 3 }] });
    const again = await byLink('rate', { token, ratings: [{ item: 'one_forklift.a', rating: 6 }] });
    expect(again.body.data).toEqual({ rated: 1 });
    expect((await byLink('open', { token })).body.data.ratings).toEqual({ 'one_forklift.a': 6 });
    expect((await byLink('finish', { token })).status).toBe(409);
    expect((await read(id)).experts).toMatchObject([
      { name: 'Amal', state: 'rating', rated: 1 },
      { name: 'Omar', state: 'invited', rated: 0 },
    ]);

    await byLink('rate', { token, ratings: ratingsBy(0) });
    expect((await byLink('finish', { token })).status).toBe(200);
    expect((await byLink('finish', { token })).body.code).toBe('stale_status');
    expect((await byLink('rate', { token, ratings: [{ item: 'one_forklift.a', rating: 1 }] })).status).toBe(
      409,
    );
    expect((await byLink('open', { token })).body.data.finished_at).not.toBeNull();
    expect((await read(id)).panel).toMatchObject({ invited: 2, opened: 1, finished: 1 });
    // Nobody holds the link of somebody else.
    const forged = `${other.slice(0, -2)}${other.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await byLink('open', { token: forged })).status).toBe(404);
  });

  it('takes an address once, and names the line that has it again', async () => {
    const id = await begin('Twice');
    await invite(id, [{ email: 'lena@harbour.test' }]);
    const twice = await asAdmin('POST', `/admin/expert-panels/${id}/experts`, {
      experts: [{ name: 'New' }, { email: 'LENA@harbour.test' }],
    });
    expect(twice.body.fields).toMatchObject([{ field: 'experts.1.email' }]);
    expect((await read(id)).experts).toHaveLength(1);
  });

  it('ends links, gives new ones, and lets nobody in by an old one or after its time', async () => {
    const id = await begin('Links');
    await invite(id, [{ name: 'One' }, { name: 'Two' }], { days: 2 });
    const [one = '', two = ''] = await tokensOf(id);
    const [first, second] = (await read(id)).experts;
    expect((await asAdmin('POST', `/admin/experts/${first.id}/revoke`, {})).status).toBe(200);
    expect((await asAdmin('POST', `/admin/experts/${first.id}/revoke`, {})).body.code).toBe('stale_status');
    expect((await byLink('open', { token: one })).status).toBe(410);
    await asAdmin('POST', `/admin/experts/${first.id}/renew`, {});
    expect((await byLink('open', { token: one })).status).toBe(410);
    const [renewed = ''] = await tokensOf(id);
    expect((await byLink('open', { token: renewed })).status).toBe(200);
    now = new Date(now.getTime() + 3 * DAY_MS);
    expect((await byLink('open', { token: two })).status).toBe(410);
    expect((await read(id)).experts[1]).toMatchObject({ id: second.id, state: 'expired', link: null });
    await asAdmin('POST', `/admin/expert-panels/${id}/close`, { closed: true });
    expect((await byLink('open', { token: renewed })).status).toBe(410);
    expect((await asAdmin('POST', `/admin/expert-panels/${id}/experts`, { experts: [{}] })).status).toBe(409);
    await asAdmin('POST', `/admin/expert-panels/${id}/close`, { closed: false });
    expect((await byLink('open', { token: renewed })).status).toBe(200);
  });

  it('reminds who has not handed in, once a day and once before the link ends', async () => {
    const id = await begin('Reminders');
    await invite(id, [{ email: 'mina@harbour.test' }, { name: 'Nobody' }], { days: 6 });
    expect((await asAdmin('POST', `/admin/expert-panels/${id}/remind`, {})).status).toBe(409);
    const mails = async () => {
      const { rows } = await sql<{ kind: string }>`
        select kind from mails where to_email = 'mina@harbour.test' order by created_at, id`.execute(app.db);
      return rows.map(({ kind }) => kind);
    };
    const job = tendPanelsJob(app.services);
    await job.run({} as never);
    expect(await mails()).toEqual(['expert_invited']);
    now = new Date(now.getTime() + 4 * DAY_MS);
    await job.run({} as never);
    await job.run({} as never);
    expect(await mails()).toEqual(['expert_invited', 'expert_reminded']);
    now = new Date(now.getTime() + 1.5 * DAY_MS);
    expect((await asAdmin('POST', `/admin/expert-panels/${id}/remind`, {})).body.data).toEqual({
      reminded: 1,
    });
    expect((await read(id)).experts[0]).toMatchObject({ reminders: 2 });
  });

  it('forgets who leaves, and everybody thirty days after it was closed', async () => {
    const id = await begin('Forgotten');
    await invite(id, [{ name: 'Leaves' }, { name: 'Stays', email: 'stays@harbour.test' }]);
    const [leaves = '', stays = ''] = await tokensOf(id);
    await byLink('rate', { token: leaves, ratings: ratingsBy(1) });
    expect((await byLink('leave', { token: leaves })).status).toBe(200);
    expect((await byLink('open', { token: leaves })).status).toBe(404);
    await byLink('rate', { token: stays, ratings: ratingsBy(2) });
    await byLink('finish', { token: stays });
    await asAdmin('POST', `/admin/expert-panels/${id}/close`, { closed: true });
    now = new Date(now.getTime() + 31 * DAY_MS);
    await tendPanelsJob(app.services).run({} as never);
    const { experts, erased_at, panel } = await read(id);
    expect(erased_at).not.toBeNull();
    expect(experts).toMatchObject([{ number: 2, name: '', email: '', state: 'finished', rated: 48 }]);
    expect(panel.finished).toBe(1);
    const { rows } = await sql`select 1 from mails where to_email = 'stays@harbour.test'`.execute(app.db);
    expect(rows).toEqual([]);
    expect((await asAdmin('POST', `/admin/expert-panels/${id}/close`, { closed: false })).status).toBe(409);
  });

  it('belongs to the platform: nobody else reads or begins one', async () => {
    const id = await begin('Closed off');
    const { admin: other } = await createCompany(app.db);
    for (const as of [other.token, null]) {
      const status = as ? 403 : 401;
      expect((await app.call({ path: `/admin/expert-panels/${id}`, as })).status).toBe(status);
      expect(
        (await app.call({ method: 'POST', path: `/admin/expert-panels/${id}/key`, as, body: { experts: 0 } }))
          .status,
      ).toBe(status);
    }
    expect(
      (await asAdmin('POST', '/admin/expert-panels', { name: 'x', game_key: 'signal-tower' })).body.fields,
    ).toMatchObject([{ field: 'game_key' }]);
    expect((await asAdmin('DELETE', `/admin/expert-panels/${id}`)).status).toBe(200);
    expect((await asAdmin('GET', `/admin/expert-panels/${id}`)).status).toBe(404);
  });
});

describe('the key of a panel', () => {
  it('needs ten experts, and the number that was looked at', async () => {
    const id = await ratedPanel('Nine', 9);
    expect((await read(id)).problems).toEqual([{ code: 'too_few_experts', scale: '' }]);
    const nine = await asAdmin('POST', `/admin/expert-panels/${id}/key`, { experts: 9 });
    expect([nine.status, nine.body.code]).toEqual([409, 'refused_by_rule']);
    await invite(id, [{ name: 'Tenth' }]);
    const [token = ''] = await tokensOf(id);
    await byLink('rate', { token, ratings: ratingsBy(9) });
    await byLink('finish', { token });
    const stale = await asAdmin('POST', `/admin/expert-panels/${id}/key`, { experts: 9 });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect((await read(id)).problems).toEqual([]);
  });

  it('makes a new version of the game for new simulations, whose cards name it, say so and verify', async () => {
    const build = builder(app, admin.token);
    const before = await build.published('Days before', { key: 'team-days', parameters: {} });
    const id = await ratedPanel('Twelve', 12, ['crane_check.c']);
    const { items, scales } = await read(id);
    for (const { w, icc } of scales) {
      expect(w).toBeGreaterThan(0.7);
      expect(icc.value).toBeGreaterThan(0.7);
      expect([icc.low < icc.value, icc.value < icc.high]).toEqual([true, true]);
    }
    expect(items.filter(({ use }: { use: string }) => use === 'left_out')).toMatchObject([
      { key: 'crane_check.c', agreement: 0 },
    ]);
    const made = await asAdmin('POST', `/admin/expert-panels/${id}/key`, { experts: 12 });
    expect(made.status, made.raw).toBe(201);
    const { version, task_id } = made.body.data;
    expect(version).toBe('1.0-key.1');
    expect((await asAdmin('DELETE', `/admin/expert-panels/${id}`)).status).toBe(409);
    const { task } = (await asAdmin('GET', `/admin/tasks/${task_id}`)).body.data;
    expect(task).toMatchObject({
      game_version: version,
      is_playable: true,
      key_panel: { experts: 12, left_out: 1 },
    });

    const after = await build.published('Days after', { key: 'team-days', parameters: {} });
    const shown = async (simulation: string) =>
      (await asAdmin('GET', `/simulation/${simulation}`)).body.data.tasks[0];
    expect(await shown(before.id)).toMatchObject({ version: '1.0', unconfirmed: 'key', key_panel: null });
    expect(await shown(after.id)).toMatchObject({ version, unconfirmed: null, key_panel: { experts: 12 } });

    const company = await createCompany(app.db);
    async function played(simulation: string) {
      const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
        simulations: [simulation],
      });
      const application = await createApplication(app.db, company.organization_id, position, {
        status: 'questions_answered',
      });
      const opened = await app.call({
        method: 'POST',
        path: '/application/game/open',
        as: application.candidate.token,
        body: { application_id: application.id, simulation_id: simulation },
      });
      expect(JSON.stringify(opened.body)).not.toContain('agreement');
      const ended = await playByBot(app, opened.body.data.token, ABLE, 'panel');
      expect(ended.status).toBe(200);
      const card = ended.body.data.score_card_id as string;
      const { rows } = await sql<TestBody>`select pins, trace from score_cards where id = ${card}`.execute(
        app.db,
      );
      const list = await app.call({
        path: '/applicants',
        as: company.recruiter.token,
        query: { position_id: position.id },
      });
      return { card, application, ...rows[0], listed: list.body.data.items[0] };
    }
    const verified = async (card: string) =>
      (
        await app.call({
          path: '/position/application/score/card/verify',
          as: company.recruiter.token,
          query: { score_card_id: card },
        })
      ).body.data;

    const old = await played(before.id);
    const fresh = await played(after.id);
    expect(old.pins.plays[0].tasks).toEqual([{ key: 'team-days', version: '1.0' }]);
    expect(fresh.pins.plays[0].tasks).toEqual([
      { key: 'team-days', version, answer_key: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(old.trace.formulas[0].measure).toMatchObject({ unconfirmed: 'key' });
    expect(fresh.trace.formulas[0].measure).toMatchObject({ key_panel: { experts: 12 } });
    expect(fresh.trace.formulas[0].measure).not.toHaveProperty('unconfirmed');
    expect([old.listed.unconfirmed, fresh.listed.unconfirmed]).toEqual(['key', null]);
    expect(await verified(old.card)).toMatchObject({ equal: true });
    expect(await verified(fresh.card)).toMatchObject({ equal: true });

    // A key that is not the one the card was made by is found out, also where the database is at hand.
    await expect(
      sql`update answer_keys set items = '{}' where version = ${version}`.execute(app.db),
    ).rejects.toThrow(/append-only/);
    await sql`update plays set tasks = jsonb_set(tasks, '{0,answer_key,items,one_forklift.a,mean}', '1')
      where application_id = ${fresh.application.id}`.execute(app.db);
    expect(await verified(fresh.card)).toMatchObject({ equal: false });
    const manual = await app.call({ path: `/simulation/${after.id}/manual`, as: admin.token });
    expect(manual.raw).toContain('12 experts');
    const { keys, held_by } = await read(id);
    expect(keys).toMatchObject([{ version, task_id, panel: { experts: 12 } }]);
    expect(held_by.map(({ name }: { name: string }) => name)).toContain('Days before');
  }, 60_000);
});
