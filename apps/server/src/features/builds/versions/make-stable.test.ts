import type { ServerResponse } from 'node:http';
import { NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { insertPlay } from '../../plays/plays.queries.ts';
import { libraryId } from '../../simulations/public.ts';
import { sampleArchive, sampleManifest } from '../testing/sample-build.ts';
import { logCodes, readVersion, type Uploaded, uploadAndScan } from '../testing/upload-build.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createUser(app.db, 'super_admin');
});
afterAll(() => app.stop());

const post = (id: string, verb: string, body: object, as = admin.token) =>
  app.call({ method: 'POST', path: `/admin/build/version/${id}/${verb}`, as, body });
const makeStable = (id: string, stable_now: string | null) =>
  post(id, 'stable', { stable_now, reason: 'Looked at by hand.' });
const retire = (id: string) => post(id, 'retire', { reason: 'A newer one is better.' });
const remove = (id: string) =>
  app.call({ method: 'DELETE', path: `/admin/build/version/${id}`, as: admin.token });
const status = async (id: string) => (await readVersion(app, admin.token, id)).version.status;
const ready = (slug: string, version: string, changes: Record<string, unknown> = {}): Promise<Uploaded> =>
  uploadAndScan(app, admin.token, sampleArchive(sampleManifest(slug, { version, ...changes })));
const games = async () => {
  const { body } = await app.call({ path: '/admin/games', as: admin.token });
  return body.data.items as { key: string; version: string; name: string }[];
};
const gameOf = async (slug: string) => (await games()).find(({ key }) => key === slug);

/** A published simulation with the task that is this version of a build. */
async function published(version_id: string): Promise<string> {
  const id = uuidv7();
  await sql`insert into simulations (id, key, version, name, status, purpose, duration_minutes, score_template_id)
    select ${id}, ${id}, 1, 'Held by this', 'published', '', 5, id from score_templates
    where organization_id is null limit 1`.execute(app.db);
  await sql`insert into simulation_tasks (id, simulation_id, task_id, sort_order, estimated_seconds)
    select ${uuidv7()}, ${id}, id, 1, 60 from tasks where build_version_id = ${version_id}`.execute(app.db);
  return id;
}

describe('the stable version', () => {
  it('is offered as a game; another takes its place, and an earlier one can come back', async () => {
    const one = await ready('stable-game', '1.0');
    const two = await ready('stable-game', '1.1', { name: 'A better name' });
    expect(await gameOf('stable-game')).toBeUndefined();
    expect((await makeStable(one.version_id, null)).body.data).toMatchObject({ status: 'stable' });
    expect(await gameOf('stable-game')).toMatchObject({ version: '1.0', name: 'Game stable-game' });
    expect((await makeStable(two.version_id, one.version_id)).status).toBe(200);
    expect([await status(one.version_id), await status(two.version_id)]).toEqual(['ready', 'stable']);
    expect(await gameOf('stable-game')).toMatchObject({ version: '1.1', name: 'A better name' });
    const build = await app.call({ path: `/admin/build/${one.build_id}`, as: admin.token });
    expect(build.body.data).toMatchObject({ stable_id: two.version_id, build: { name: 'A better name' } });
    expect((await makeStable(one.version_id, two.version_id)).status).toBe(200);
    expect(await gameOf('stable-game')).toMatchObject({ version: '1.0' });
    expect(await logCodes(app, admin.token, two.version_id)).toEqual(
      expect.arrayContaining(['made_stable', 'replaced']),
    );
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from security_log where action = 'build.made_stable' and performer_id = ${admin.id}
        and meta->>'slug' = 'stable-game'`.execute(app.db);
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('is one of twenty that are made stable at once', async () => {
    const versions: Uploaded[] = [];
    for (let n = 0; n < 4; n += 1) versions.push(await ready('race', `1.${n}`));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => makeStable(versions[n % 4]?.version_id ?? '', null)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const states = await Promise.all(versions.map(({ version_id }) => status(version_id)));
    expect(states.sort()).toEqual(['ready', 'ready', 'ready', 'stable']);
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from tasks where game_key = 'race'`.execute(app.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is refused to whoever decided on an older state, and to versions that are not ready', async () => {
    const one = await ready('stale', '1.0');
    const two = await ready('stale', '1.1');
    await makeStable(one.version_id, null);
    const stale = await makeStable(two.version_id, null);
    expect([stale.status, stale.body.code, stale.body.current.theirs]).toEqual([
      409,
      'stale_status',
      { stable_now: one.version_id },
    ]);
    const broken = await uploadAndScan(app, admin.token, Buffer.from('no zip'), { build_id: one.build_id });
    expect((await makeStable(broken.version_id, one.version_id)).body.current).toEqual({
      status: 'failed',
      allowed: ['scanning', 'retired'],
    });
    expect((await makeStable(one.version_id, one.version_id)).status).toBe(409);
    expect((await makeStable(two.version_id, uuidv7())).status).toBe(404);
  });

  it('is a super admin’s decision alone', async () => {
    const { version_id, build_id } = await ready('no-business', '1.0');
    const company = await createCompany(app.db);
    const as = company.recruiter.token;
    expect((await post(version_id, 'stable', { stable_now: null }, as)).status).toBe(403);
    expect((await app.call({ path: `/admin/build/${build_id}`, as })).status).toBe(403);
    expect((await app.call({ path: '/admin/builds', as })).status).toBe(403);
    expect((await app.call({ path: '/admin/builds' })).status).toBe(401);
  });

  it('is told to the pages of every super admin that are open', async () => {
    const colleague = await createUser(app.db, 'super_admin');
    const told: string[] = [];
    const page = { write: (text: string) => told.push(text), end: () => {}, on: () => {} };
    app.services.live.connect(colleague.id, uuidv7(), page as unknown as ServerResponse);
    const { version_id, build_id } = await ready('told', '1.0');
    const news = `event: builds\ndata: ${JSON.stringify({ build_id, version_id })}\n\n`;
    await expect.poll(() => told).toContain(news);
    told.length = 0;
    await makeStable(version_id, null);
    await expect.poll(() => told).toContain(news);
  });

  it('needs a reason where the checks warn, once; the logs keep it', async () => {
    const game = (version: string) =>
      sampleArchive(sampleManifest('warned', { version }), { 'peer.js': 'new RTCPeerConnection();' });
    const one = await uploadAndScan(app, admin.token, game('1.0'));
    const two = await uploadAndScan(app, admin.token, game('1.1'));
    const preview = () =>
      app.call({ path: `/admin/build/version/${one.version_id}/stable/preview`, as: admin.token });
    const { warnings, warnings_total, warnings_accepted } = (await preview()).body.data;
    expect(warnings.map(({ code }: { code: string }) => code)).toContain('peer_connection');
    expect([warnings_total, warnings_accepted]).toEqual([warnings.length, false]);
    const { body: build } = await app.call({ path: `/admin/build/${one.build_id}`, as: admin.token });
    expect(build.data.versions.map((each: { warnings: number }) => each.warnings)).toEqual([
      warnings_total,
      warnings_total,
    ]);
    const { body: listed } = await app.call({ path: '/admin/builds?q=warned', as: admin.token });
    expect(listed.data.items[0].newest).toMatchObject({ version: '1.1', warnings: warnings_total });

    for (const body of [{ stable_now: null }, { stable_now: null, reason: '   ' }]) {
      const refused = await post(one.version_id, 'stable', body);
      expect([refused.status, refused.body.fields.map(({ field }: { field: string }) => field)]).toEqual([
        422,
        ['reason'],
      ]);
    }
    expect(await status(one.version_id)).toBe('ready');
    const why = 'It talks to our own relay only.';
    const made = await post(one.version_id, 'stable', { stable_now: null, reason: why });
    expect(made.status, made.raw).toBe(200);
    expect(await logCodes(app, admin.token, one.version_id)).toContain('warnings_accepted');
    const { rows } = await sql<{ reason: string }>`
      select meta->>'reason' as reason from security_log
      where action = 'build.made_stable' and target_id = ${one.version_id}`.execute(app.db);
    expect(rows).toEqual([{ reason: why }]);

    await post(two.version_id, 'stable', { stable_now: one.version_id, reason: 'The same.' });
    expect((await preview()).body.data.warnings_accepted).toBe(true);
    expect((await post(one.version_id, 'stable', { stable_now: two.version_id })).status).toBe(200);
  });

  it('says beforehand what would change', async () => {
    const points = (...keys: string[]) =>
      keys.map((key) => ({ key, type: 'number', min: 0, max: 100, required: true, direction: 'higher' }));
    const one = await ready('foretold', '1.0', { data_points: points('score', 'old') });
    const two = await ready('foretold', '2.0', {
      data_points: [{ ...points('score')[0], max: 50 }, ...points('fresh')],
    });
    const first = await app.call({
      path: `/admin/build/version/${one.version_id}/stable/preview`,
      as: admin.token,
    });
    expect(first.body.data).toMatchObject({ from: null, parameters: [] });
    await makeStable(one.version_id, null);
    await published(one.version_id);
    const formula = {
      subtrait_id: libraryId('subtrait', 'processing_speed'),
      task_key: 'foretold',
      description: '',
    };
    for (const [name, source] of [
      ['Of the old one', 'linear(old, 0, 100) of 100'],
      ['Unfinished', 'linear('],
    ]) {
      const made = await app.call({
        method: 'POST',
        path: '/admin/formulas',
        as: admin.token,
        body: { ...formula, name, source, tests: [] },
      });
      expect(made.status).toBe(201);
    }
    const { body } = await app.call({
      path: `/admin/build/version/${two.version_id}/stable/preview`,
      as: admin.token,
    });
    expect(body.data).toMatchObject({
      from: { id: one.version_id, version: '1.0' },
      to: { id: two.version_id, version: '2.0' },
      data_points: {
        added: ['fresh'],
        removed: ['old'],
        changed: [{ key: 'score', changes: [{ path: ['max'], before: 100, after: 50 }] }],
      },
      formulas: [
        { name: 'Of the old one', missing: ['old'] },
        { name: 'Unfinished', missing: [] },
      ],
      simulations: [{ name: 'Held by this', build_version: '1.0', is_platform: true }],
    });
  });
});

describe('putting a version away', () => {
  it('is refused while a published simulation holds it, and names that', async () => {
    const one = await ready('held', '1.0');
    const two = await ready('held', '1.1');
    await makeStable(one.version_id, null);
    const simulation = await published(one.version_id);
    await makeStable(two.version_id, one.version_id);
    const { version } = await readVersion(app, admin.token, one.version_id);
    expect(version).toMatchObject({ pins: { simulations: 1, names: ['Held by this'] }, moves: ['stable'] });
    for (const refused of [await retire(one.version_id), await remove(one.version_id)]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'refused_by_rule']);
      expect(refused.body.message).toContain('Held by this');
    }
    await sql`update simulations set status = 'closed' where id = ${simulation}`.execute(app.db);
    expect((await remove(one.version_id)).body.message).toContain('Held by this');
    expect((await retire(one.version_id)).body.data.status).toBe('retired');
    expect((await retire(one.version_id)).status).toBe(409);
    expect((await makeStable(one.version_id, two.version_id)).status).toBe(409);
    expect(await gameOf('held')).toMatchObject({ version: '1.1' });
  });

  it('is refused while somebody plays it, also when the simulation is closed by now', async () => {
    const one = await ready('played', '1.0');
    await makeStable(one.version_id, null);
    const simulation_id = await published(one.version_id);
    await sql`update simulations set status = 'closed' where id = ${simulation_id}`.execute(app.db);
    const company = await createCompany(app.db);
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const application = await createApplication(app.db, company.organization_id, position);
    const play_id = await insertPlay(app.db, {
      organization_id: company.organization_id,
      application_id: application.id,
      simulation_id,
      attempt: 1,
      seed: '0'.repeat(32),
      tasks: [],
      accommodations: NO_ACCOMMODATIONS,
      deadline_at: new Date(Date.now() + 86_400_000),
    });
    for (const state of ['ready', 'launched', 'active', 'paused', 'interrupted']) {
      await sql`update plays set state = ${state} where id = ${play_id}`.execute(app.db);
      const refused = await retire(one.version_id);
      expect([state, refused.status, refused.body.code]).toEqual([state, 409, 'refused_by_rule']);
      expect(refused.body.message).toContain('1 play is still in progress');
    }
    await sql`update plays set state = 'completed' where id = ${play_id}`.execute(app.db);
    expect((await retire(one.version_id)).status).toBe(200);
  });

  it('takes the game away when the stable version is retired', async () => {
    const one = await ready('gone-game', '1.0');
    await makeStable(one.version_id, null);
    expect((await remove(one.version_id)).status).toBe(409);
    expect((await retire(one.version_id)).status).toBe(200);
    expect(await gameOf('gone-game')).toBeUndefined();
    expect(
      (
        await app.call({
          method: 'POST',
          path: `/admin/build/version/${one.version_id}/retire`,
          as: admin.token,
          body: { reason: ' ' },
        })
      ).status,
    ).toBe(422);
  });

  it('deletes what nothing holds, with the last version the build, and frees its name', async () => {
    const one = await ready('short-lived', '1.0');
    const two = await ready('short-lived', '1.1');
    await makeStable(one.version_id, null);
    await makeStable(two.version_id, one.version_id);
    expect((await remove(one.version_id)).status).toBe(200);
    expect((await app.call({ path: `/admin/build/version/${one.version_id}`, as: admin.token })).status).toBe(
      404,
    );
    await retire(two.version_id);
    expect((await remove(two.version_id)).status).toBe(200);
    expect((await app.call({ path: `/admin/build/${one.build_id}`, as: admin.token })).status).toBe(404);
    const again = await ready('short-lived', '1.0');
    expect(again.build_id).not.toBe(one.build_id);
    expect((await makeStable(again.version_id, null)).status).toBe(200);
  });
});

describe('looking at builds', () => {
  it('lists them by what changed last, found by name and state', async () => {
    const one = await ready('list-first', '1.0');
    await ready('list-second', '1.0');
    await makeStable(one.version_id, null);
    const list = async (query: Record<string, string>) =>
      (await app.call({ path: '/admin/builds', as: admin.token, query })).body.data;
    const found = await list({ q: 'LIST-' });
    expect(found.items.map((item: { slug: string }) => item.slug)).toEqual(['list-first', 'list-second']);
    expect(found.items[0]).toMatchObject({
      versions: 1,
      tasks: 1,
      simulations: 0,
      stable: { id: one.version_id, version: '1.0' },
      newest: { status: 'stable' },
    });
    expect((await list({ q: 'list-', status: 'ready' })).items).toMatchObject([
      { slug: 'list-second', stable: null },
    ]);
    expect((await list({ q: '100%' })).items).toEqual([]);
    const first = await list({ recordsPerPage: '10' });
    expect(first.total).toBeGreaterThan(1);
  });

  it('compares manifests and files of two versions, never of two builds', async () => {
    const one = await uploadAndScan(
      app,
      admin.token,
      sampleArchive(sampleManifest('compared'), { 'a.txt': 'same', 'b.txt': 'old', 'c.txt': 'goes' }),
    );
    const two = await uploadAndScan(
      app,
      admin.token,
      sampleArchive(sampleManifest('compared', { version: '1.1', profile: 'compat' }), {
        'a.txt': 'same',
        'b.txt': 'newer',
        'd.txt': 'comes',
      }),
    );
    const compare = (from: string, to: string) =>
      app.call({ path: '/admin/build/versions/compare', as: admin.token, query: { from, to } });
    const { body } = await compare(one.version_id, two.version_id);
    expect(body.data.manifest).toEqual(
      expect.arrayContaining([
        { path: ['version'], before: '1.0', after: '1.1' },
        { path: ['profile'], before: 'strict', after: 'compat' },
      ]),
    );
    expect(body.data.files).toMatchObject({
      added: [{ path: 'd.txt', size: 5 }],
      removed: [{ path: 'c.txt', size: 4 }],
      counts: { added: 1, removed: 1, changed: 2, same: 3 },
    });
    expect(body.data.files.changed).toContainEqual({ path: 'b.txt', size_before: 3, size_after: 5 });
    const other = await ready('compared-elsewhere', '1.0');
    expect((await compare(one.version_id, other.version_id)).status).toBe(422);
  });

  it('hands out the archive as it came and logs who took it; a try gets a signed address', async () => {
    const archive = sampleArchive(sampleManifest('handed-out'));
    const { version_id } = await uploadAndScan(app, admin.token, archive);
    const download = await app.app.inject({
      url: `/api/admin/build/version/${version_id}/download`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(download.rawPayload.equals(archive)).toBe(true);
    expect(download.headers['content-disposition']).toContain('attachment; filename="game.zip"');
    const { rows } = await sql`select 1 from security_log where action = 'build.downloaded'
      and target_id = ${version_id}`.execute(app.db);
    expect(rows).toHaveLength(1);
    const tried = await post(version_id, 'try', {});
    expect(tried.body.data).toMatchObject({
      origin: 'http://127.0.0.1:4781',
      profile: 'strict',
      version: '1.0',
      manifest: { slug: 'handed-out' },
    });
    expect(tried.body.data.url).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:4781/b/[^/]+/${version_id}/index\\.html$`),
    );
    const failed = await uploadAndScan(app, admin.token, Buffer.from('no zip at all'), {
      file_name: 'x.zip',
    });
    expect((await post(failed.version_id, 'try', {})).status).toBe(409);
  });
});
