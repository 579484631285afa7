import { NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/database/kysely.ts';
import { libraryId } from '../../../platform/library-id.ts';
import { createCompany, createPosition, createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { type Built, builder } from '../testing/build.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let mine: ReturnType<typeof builder>;
let stranger: ReturnType<typeof builder>;
let platform: ReturnType<typeof builder>;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  mine = builder(app, company.recruiter.token);
  stranger = builder(app, (await createCompany(app.db, 'Another one')).recruiter.token);
  platform = builder(app, (await createUser(app.db, 'super_admin')).token);
});
afterAll(() => app.stop());

/** Publishes a draft while somebody else's change is under way, which ends as soon as the publishing waits for it. */
async function publishedDuring(draft: Built, change: (closing: Db) => Promise<unknown>) {
  const closing = await app.db.startTransaction().execute();
  await change(closing);
  const publishing = mine.move(draft, 'published');
  let isPast = false;
  void publishing.then(() => {
    isPast = true;
  });
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    ).rows.length > 0;
  while (!isPast && !(await isWaiting()));
  await closing.commit().execute();
  return publishing;
}

const stops = (record: Built) =>
  record.problems.filter(({ severity }) => severity === 'stops').map(({ code }) => code);

describe('the weights of a simulation', () => {
  const weights = (id: string, as: typeof mine) => as.call('GET', `/simulation/${id}/weights`);

  test('are told with what they come to, the same for every call, and with the reliability', async () => {
    const id = libraryId('simulation', 'first-day-at-the-harbour@2');
    const first = await weights(id, mine);
    expect(first.status).toBe(200);
    const { parts, ...told } = first.body.data as unknown as {
      parts: { level: string; set: number; sd: number; effective: number | null; as_set: number }[];
      job_fit: { reliability: number };
    };
    expect(told).toMatchObject({ source: 'bots', minimum: 50 });
    expect(told.job_fit.reliability).toBeGreaterThan(0.4);
    const categories = parts.filter(({ level }) => level === 'category');
    for (const key of ['set', 'effective', 'as_set'] as const) {
      expect(categories.reduce((sum, part) => sum + (part[key] ?? 0), 0)).toBeCloseTo(100, 5);
    }
    expect(parts.every(({ sd }) => sd >= 0)).toBe(true);
    expect((await weights(id, platform)).body).toEqual(first.body);
  });

  test('are a draft’s own, and nobody else’s', async () => {
    const draft = await mine.complete('Weighed');
    expect((await weights(draft.id, mine)).status).toBe(200);
    expect((await weights(draft.id, stranger)).status).toBe(404);
  });
});

describe('a dry run', () => {
  test('lets every kind of simulated candidate play and is kept for this edit only', async () => {
    const draft = await mine.complete('Dry');
    const run = await mine.dryRun(draft);
    expect(run.last_dry_run).toMatchObject({ ok: true, edit: draft.edit, candidates: 24, failures: [] });
    expect(run.last_dry_run?.subtraits.length).toBeGreaterThan(1);
    for (const { scored, score } of run.last_dry_run?.subtraits ?? []) {
      expect(scored).toBeGreaterThan(12);
      expect(score?.min).toBeGreaterThanOrEqual(0);
      expect(score?.max).toBeLessThanOrEqual(100);
    }
    expect(stops(run)).toEqual([]);
    const changed = await mine.save(run, '', { purpose: 'Another one' });
    expect(stops(changed)).toEqual(['dry_run_outdated']);
    const stale = await mine.call('POST', `/simulation/${draft.id}/dry-run`, { edit: draft.edit });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('keeps nobody waiting who saves meanwhile, and then is of something else', async () => {
    const draft = await mine.complete('Busy');
    const running = mine.call('POST', `/simulation/${draft.id}/dry-run`, { edit: draft.edit });
    const saved = await mine.save(draft, '', { purpose: 'Changed meanwhile' });
    expect(saved.edit).toBeGreaterThan(draft.edit);
    expect(await running).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { theirs: { purpose: 'Changed meanwhile', last_dry_run: null } } },
    });
  });

  test('of what cannot be played is an answer that says why', async () => {
    const draft = await mine.done(mine.call('POST', '/simulations', { name: 'Empty' }));
    const run = await mine.dryRun(draft);
    expect(run.last_dry_run).toMatchObject({
      ok: false,
      candidates: 0,
      failures: ['Add at least one task.'],
    });
    expect(stops(run)).toContain('dry_run_failed');
  });

  test('of a game that is gone is an answer, too', async () => {
    const draft = await mine.complete('Gone');
    const tasks = sql`select task_id from simulation_tasks where simulation_id = ${draft.id}`;
    await sql`update tasks set game_version = '0.1' where id in (${tasks})`.execute(app.db);
    const preview = await mine.call('POST', `/simulation/${draft.id}/preview/play`, {
      accommodations: NO_ACCOMMODATIONS,
      events: [],
    });
    expect(preview).toMatchObject({ status: 409, body: { code: 'refused_by_rule' } });
    const run = await mine.dryRun(draft);
    expect(run.last_dry_run?.ok).toBe(false);
    expect(stops(run)).toEqual(expect.arrayContaining(['task_refused', 'dry_run_failed']));
    await sql`update tasks set game_version = '1.0' where id in (${tasks})`.execute(app.db);
  });
});

describe('the status', () => {
  test('goes from draft to published, closed, published again and to the archive, and nowhere else', async () => {
    const draft = await mine.dryRun(await mine.complete('Life'));
    expect(draft.allowed).toEqual(['published', 'archived']);
    const answer = await mine.move(draft, 'published');
    expect(answer.body.message).toBe('Simulation published.');
    const published = answer.body.data as Built;
    expect(published).toMatchObject({
      status: 'published',
      may_change: false,
      score_template: { own: true, status: 'published' },
    });
    expect(published.published_at).not.toBeNull();
    expect((await mine.move(published, 'archived')).body).toMatchObject({
      code: 'refused_by_rule',
      current: { status: 'published', allowed: ['closed'] },
    });
    const closed = await mine.done(mine.move(published, 'closed'));
    expect(closed).toMatchObject({ status: 'closed', score_template: { status: 'published' } });
    const again = await mine.done(mine.move(closed, 'published'));
    expect(again).toMatchObject({
      status: 'published',
      closed_at: null,
      published_at: published.published_at,
    });
    const archived = await mine.done(mine.move(await mine.done(mine.move(again, 'closed')), 'archived'));
    expect(archived.allowed).toEqual(['closed']);
    expect(await mine.done(mine.move(archived, 'closed'))).toMatchObject({
      status: 'closed',
      archived_at: null,
    });
  });

  test('stale ones are told, and two at once do it once', async () => {
    const draft = await mine.dryRun(await mine.complete('Stale'));
    const answers = await Promise.all([mine.move(draft, 'published'), mine.move(draft, 'archived')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'stale_status', current: { allowed: expect.any(Array) } });
  });

  test('of the platform is nobody else’s to see before it was published, not even in the archive', async () => {
    const draft = await platform.complete('Unseen');
    const archived = await platform.done(platform.move(draft, 'archived'));
    for (const path of [
      `/simulation/${draft.id}`,
      `/simulation/${draft.id}/record`,
      `/simulation/${draft.id}/export`,
      `/admin/score/template/${archived.score_template.id}`,
    ]) {
      expect((await mine.call('GET', path)).status, path).toBe(404);
      expect((await platform.call('GET', path)).status, path).toBe(200);
    }
    expect((await mine.call('POST', `/simulation/${draft.id}/copy`, {})).status).toBe(404);
  });

  test('is not published with a task or a formula that somebody closes at the same moment', async () => {
    const closings = {
      Task: (id: string) => sql`update tasks set status = 'closed' where id in (
        select task_id from simulation_tasks where simulation_id = ${id})`,
      Formula: (id: string) => sql`
        with held as materialized (
          select subtrait_id, pg_advisory_xact_lock(hashtextextended('formulas of ' || subtrait_id, 0))
          from (select subtrait_id from simulation_subtraits where simulation_id = ${id} order by 1 limit 1) one)
        update formulas set status = 'closed' where status = 'published'
          and subtrait_id in (select subtrait_id from held)`,
    };
    for (const [name, close] of Object.entries(closings)) {
      const draft = await mine.dryRun(await mine.complete(name));
      const publishing = await publishedDuring(draft, (closing) => close(draft.id).execute(closing));
      expect(publishing.status, name).toBe(409);
      await sql`update tasks set status = 'published' where status = 'closed'`.execute(app.db);
      await sql`update formulas set status = 'published' where status = 'closed'`.execute(app.db);
    }
  });

  test('keeps the formulas of a chosen template too, whatever a merge took from the draft meanwhile', async () => {
    const source = await mine.complete('Template source');
    const made = await mine.call('POST', '/admin/score/templates', {
      name: 'Chosen',
      definition: source.score_template.definition,
    });
    const template = made.body.data;
    const offered = await mine.call('POST', `/admin/score/template/${template.id}/transitions`, {
      from: 'draft',
      to: 'published',
      edit: template.edit,
    });
    expect(offered.status, offered.raw).toBe(200);
    const chosen = await mine.save(source, 'scoring', { score_template_id: template.id });
    const draft = await mine.dryRun(chosen);
    const { rows } = await sql<{ subtrait_id: string }>`
      delete from simulation_subtraits where simulation_id = ${draft.id} and weightage < 50 returning subtrait_id
    `.execute(app.db);
    const [merged] = rows;
    if (!merged) throw new Error('nothing was merged away');
    const publishing = await publishedDuring(draft, (closing) =>
      sql`
        with held as materialized (
          select pg_advisory_xact_lock(hashtextextended('formulas of ' || ${merged.subtrait_id}, 0)))
        update formulas set status = 'closed' where status = 'published'
          and subtrait_id = ${merged.subtrait_id} and exists (select from held)`.execute(closing),
    );
    expect(publishing.status).toBe(409);
    expect(publishing.body.fields.map(({ field }: { field: string }) => field)).toEqual(['score_template']);
    await sql`update formulas set status = 'published' where status = 'closed'`.execute(app.db);
    expect((await mine.move(draft, 'published')).status).toBe(200);
  });

  test('what was never published comes back from the archive as a draft', async () => {
    const draft = await mine.complete('Back');
    const archived = await mine.done(mine.move(draft, 'archived'));
    expect(archived.score_template.status).toBe('closed');
    const refused = await mine.call('PUT', `/simulation/${draft.id}`, { edit: draft.edit, name: 'x' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'refused_by_rule' } });
    const back = await mine.done(mine.move(archived, 'draft'));
    expect(back).toMatchObject({ status: 'draft', score_template: { status: 'draft' } });
    expect((await mine.save(back, '', { name: 'Back again' })).score_template.name).toBe('Back again');
  });

  test('publishing is refused with every problem, each with its field', async () => {
    const draft = await mine.complete('Incomplete');
    const light = await mine.save(draft, 'categories', {
      categories: draft.categories.map(({ category_id }) => ({ category_id, category_weightage: 30 })),
    });
    const refused = await mine.move(light, 'published');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'refused_by_rule', current: { status: 'draft' } });
    expect(refused.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'categories',
      'last_dry_run',
    ]);
    const stored = await mine.done(mine.call('GET', `/simulation/${draft.id}/record`));
    expect(stored.status).toBe('draft');
  });

  test('a task that is closed meanwhile, or a formula that is, stops it', async () => {
    const draft = await mine.dryRun(await mine.complete('Closed task'));
    const task = draft.tasks[0]?.task_id;
    await sql`update tasks set status = 'closed' where id = ${task}`.execute(app.db);
    expect((await mine.move(draft, 'published')).body.fields).toMatchObject([{ field: 'tasks.0' }]);
    await sql`update tasks set status = 'published' where id = ${task}`.execute(app.db);
    await sql`update formulas set status = 'closed' where task_key = 'signal-tower'`.execute(app.db);
    const unscored = await mine.done(mine.call('GET', `/simulation/${draft.id}/record`));
    expect(stops(unscored)).toEqual(expect.arrayContaining(['subtrait_unreached', 'task_unscored']));
    await sql`update formulas set status = 'published' where task_key = 'signal-tower'`.execute(app.db);
  });

  test('an organization that waits for approval keeps drafts', async () => {
    const waiting = await createCompany(app.db, 'Pending');
    const theirs = builder(app, waiting.recruiter.token);
    const draft = await theirs.dryRun(await theirs.complete('Waiting'));
    await sql`update organizations set status = 'new' where id = ${waiting.organization_id}`.execute(app.db);
    const refused = await theirs.move(draft, 'published');
    expect(refused).toMatchObject({ status: 409, body: { code: 'refused_by_rule' } });
  });
});

describe('versions', () => {
  test('a published one never changes; its next version is one draft for everybody', async () => {
    const published = await mine.published('Versions');
    const refused = await mine.call('PUT', `/simulation/${published.id}`, {
      edit: published.edit,
      name: 'x',
    });
    expect(refused.body).toMatchObject({ code: 'refused_by_rule', current: { status: 'published' } });
    const both = await Promise.all(
      [1, 2].map(() => mine.call('POST', `/simulation/${published.id}/versions`, {})),
    );
    const ids = both.map(({ body }) => body.data?.id);
    expect(ids[0]).toBe(ids[1]);
    const draft = both[0]?.body.data as Built;
    expect(draft).toMatchObject({
      version: 2,
      key: published.key,
      name: 'Versions',
      parent: { id: published.id },
    });
    const changed = await mine.save(draft, '', { name: 'Versions, renewed' });
    const { items } = (await mine.call('GET', `/simulation/${published.id}/versions`)).body.data;
    expect(
      items.map(({ version, status }: { version: number; status: string }) => [version, status]),
    ).toEqual([
      [2, 'draft'],
      [1, 'published'],
    ]);
    expect(items[0].differences).toEqual([
      { path: ['name'], before: 'Versions', after: 'Versions, renewed' },
    ]);
    const second = await mine.done(mine.move(await mine.dryRun(changed), 'published'));
    expect(second.status).toBe('published');
    const list = (await mine.call('GET', '/simulations/library', undefined, { q: 'Versions' })).body.data;
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  });

  test('the exported file names everything by its key', async () => {
    const published = await mine.published('Exported');
    const { data } = (await mine.call('GET', `/simulation/${published.id}/export`)).body;
    expect(data).toMatchObject({ format: 'tryout-simulation', format_version: 1 });
    expect(data.simulation).toMatchObject({
      name: 'Exported',
      tasks: [{ task: 'signal-tower', group: null }],
    });
    const [category] = data.score_template.categories;
    expect(category.category).toMatch(/^[a-z_-]+$/);
    expect(JSON.stringify(data)).not.toContain(company.organization_id);
  });
});

describe('the lists', () => {
  test('have scopes, and filters that narrow each of them', async () => {
    await mine.published('Findable tower');
    const [draft] = await Promise.all([
      mine.done(mine.call('POST', '/simulations', { name: 'Findable draft' })),
    ]);
    await mine.save(draft as Built, '', { category: 'Lamps' });
    await mine.done(mine.call('POST', '/simulations', { name: 'Findable template', kind: 'template' }));
    const names = async (query: Record<string, string>, who = mine, path = '/simulations') =>
      (await who.call('GET', path, undefined, { q: 'findable', ...query })).body.data.items.map(
        ({ name }: { name: string }) => name,
      );
    expect((await names({ scope: 'mine' })).sort()).toEqual([
      'Findable draft',
      'Findable template',
      'Findable tower',
    ]);
    expect(await names({ scope: 'library' })).toEqual(['Findable tower']);
    expect(await names({}, mine, '/simulations/templates')).toEqual(['Findable template']);
    expect(await names({ category: 'Lamps' })).toEqual(['Findable draft']);
    expect(await names({ status: 'published' })).toEqual(['Findable tower']);
    expect(await names({ scope: 'all' }, stranger)).toEqual([]);
    expect((await names({ scope: 'organization' }, platform)).length).toBe(3);
    const { data } = (await mine.call('GET', '/simulations/library', undefined, { q: 'first day' })).body;
    expect(data.items[0]).toMatchObject({
      is_platform: true,
      may_manage: false,
      cover: { built_in: true, url: '/pictures/harbour-quay.svg' },
    });
    const trait = (await mine.call('GET', '/simulations/options')).body.data.traits[0].trait_id;
    const byTrait = await mine.call('GET', '/simulations', undefined, { trait_id: trait });
    expect(byTrait.body.data.total).toBeGreaterThan(0);
    expect((await mine.call('GET', '/simulations', undefined, { scope: 'everything' })).status).toBe(422);
  });
});

describe('the templates of the platform', () => {
  test('are at least six that a recruiter can begin from, ready to be tried and published', async () => {
    const { data } = (await mine.call('GET', '/simulations/templates')).body;
    const shipped = data.items.filter((each: { is_platform: boolean }) => each.is_platform);
    expect(shipped.length).toBeGreaterThanOrEqual(6);
    for (const { id, name } of shipped) {
      const begun = await mine.done(
        mine.call('POST', '/simulations', { name: `${name} of ours`, template_id: id }),
      );
      expect(begun.tasks.length).toBeGreaterThanOrEqual(3);
      expect(stops(begun).filter((code) => code !== 'dry_run_missing')).toEqual([]);
    }
    const attachable = (await mine.call('GET', '/simulations/library')).body.data.items;
    expect(attachable.filter((each: { kind: string }) => each.kind === 'template')).toEqual([]);
  });

  test('say what they are for, and why they are as they are, in the language of the reader', async () => {
    const read = (path: string, language: string) =>
      app.call({ path, as: company.recruiter.token, headers: { 'accept-language': language } });
    const { items } = (await read('/simulations/templates', 'ar')).body.data;
    const shipped = items.find((each: { is_platform: boolean }) => each.is_platform);
    for (const text of [shipped.name, shipped.purpose]) expect(text).toMatch(/\p{Script=Arabic}/u);
    const [arabic, english] = await Promise.all(
      ['ar', 'en'].map(async (language) => (await read(`/simulation/${shipped.id}`, language)).body.data),
    );
    const reasons = ({ tasks, score_template }: typeof arabic) =>
      [...tasks, ...score_template.definition.categories].map((each: { reason: string }) => each.reason);
    for (const reason of reasons(arabic)) expect(reason).toMatch(/\p{Script=Arabic}/u);
    for (const reason of reasons(english)) expect(reason).toMatch(/^[A-Z]/);
  });
});

describe('where it is used and who played it', () => {
  test('through positions that the caller may see, without names for the platform', async () => {
    const published = await mine.published('Used');
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [published.id],
    });
    const used = (await mine.call('GET', `/simulation/${published.id}/positions`)).body.data;
    expect(used.items).toEqual([
      { position_id: position.id, title: 'Quay planner', status: 'published', version: 1, plays: 0 },
    ]);
    const library = libraryId('simulation', 'first-day-at-the-harbour@2');
    for (const path of ['candidates', 'positions', 'versions', 'spread', 'export']) {
      expect((await stranger.call('GET', `/simulation/${published.id}/${path}`)).status).toBe(404);
      expect((await stranger.call('GET', `/simulation/${library}/${path}`)).status).toBe(200);
    }
    const seen = await platform.call('GET', `/simulation/${published.id}/candidates`);
    expect(seen.body.data).toMatchObject({ items: [], total: 0 });
    const spread = await mine.call('GET', `/simulation/${published.id}/spread`);
    expect(spread.body.data).toEqual({ n: 0, mean: null, counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  });
});
