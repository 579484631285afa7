import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { namedHashes } from '../../../platform/files/named-hashes.queries.ts';
import { createUser, type TestUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { sampleArchive, sampleManifest } from '../testing/sample-build.ts';
import { begin, complete, logCodes, sendPart, upload } from '../testing/upload-build.ts';
import { keepUploads } from './keep-uploads.ts';

let app: TestApp;
let admin: TestUser;
let other: TestUser;
let now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await createUser(app.db, 'super_admin');
  other = await createUser(app.db, 'super_admin');
});
afterAll(() => app.stop());

const read = (id: string, as = admin.token) => app.call({ path: `/admin/build/upload/${id}`, as });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Whether the bytes of a part are kept from being swept. */
const isNamed = async (part: Buffer) => (await namedHashes(app.db, [sha256(part)])).size === 1;
/** An archive that does not shrink, so that it has parts. */
const bulky = (slug: string) => sampleArchive(sampleManifest(slug), { 'level.data': randomBytes(40_000) });

describe('an upload in parts', () => {
  it('goes on after every part, and makes the version when all are here', async () => {
    const archive = bulky('in-parts');
    const id = await begin(app, admin.token, archive);
    const step = Math.ceil(archive.length / 7);
    for (let at = 0; at < archive.length; at += step) {
      expect((await read(id)).body.data).toMatchObject({
        received: at,
        status: 'open',
        size: archive.length,
      });
      expect((await complete(app, admin.token, id)).status).toBe(409);
      const sent = await sendPart(app, admin.token, id, at, archive.subarray(at, at + step));
      expect(sent.body.data).toEqual({ received: Math.min(at + step, archive.length) });
    }
    const done = await complete(app, admin.token, id);
    expect(done.body.data).toMatchObject({ version: '1.0', is_new: true });
    expect((await complete(app, admin.token, id)).body.data).toEqual(done.body.data);
    expect((await read(id)).body.data).toMatchObject({
      status: 'complete',
      build_id: done.body.data.build_id,
      version_id: done.body.data.version_id,
    });
    expect(await logCodes(app, admin.token, done.body.data.version_id)).toEqual(['received', 'hashed']);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from security_log where action = 'build.uploaded' and target_id = ${done.body.data.version_id}
    `.execute(app.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('acknowledges what is here already, also when a part overlaps it', async () => {
    const archive = bulky('repeated');
    const id = await begin(app, admin.token, archive);
    await sendPart(app, admin.token, id, 0, archive.subarray(0, 1000));
    const again = await sendPart(app, admin.token, id, 0, archive.subarray(0, 1000));
    expect([again.status, again.body.data]).toEqual([200, { received: 1000 }]);
    const overlapping = await sendPart(app, admin.token, id, 500, archive.subarray(500, 2000));
    expect(overlapping.body.data).toEqual({ received: 2000 });
    await sendPart(app, admin.token, id, 2000, archive.subarray(2000));
    expect((await complete(app, admin.token, id)).status).toBe(200);
  });

  it('says where to go on when a part belongs elsewhere or is not what is here', async () => {
    const archive = bulky('elsewhere');
    const id = await begin(app, admin.token, archive);
    await sendPart(app, admin.token, id, 0, archive.subarray(0, 1000));
    const gap = await sendPart(app, admin.token, id, 1001, archive.subarray(1001, 2000));
    expect([gap.status, gap.body.code, gap.body.current.theirs]).toEqual([
      409,
      'conflict',
      { received: 1000 },
    ]);
    const different = await sendPart(app, admin.token, id, 0, Buffer.alloc(1000, 7));
    expect([different.status, different.body.current.theirs]).toEqual([409, { received: 1000 }]);
    expect((await read(id)).body.data.received).toBe(1000);
  });

  it('refuses more bytes than were announced, and answers the same parts sent ten times at once', async () => {
    const archive = bulky('lying');
    const id = await begin(app, admin.token, archive, { size: 5000 });
    const tooMuch = await sendPart(app, admin.token, id, 0, archive);
    expect([tooMuch.status, tooMuch.body.code]).toEqual([413, 'too_large']);
    const at_once = await Promise.all(
      Array.from({ length: 10 }, () => sendPart(app, admin.token, id, 0, archive.subarray(0, 5000))),
    );
    expect(at_once.map((one) => one.body.data)).toEqual(at_once.map(() => ({ received: 5000 })));
    const done = await complete(app, admin.token, id);
    expect(done.status).toBe(200);
    const { rows } = await sql<{ size: number }>`
      select archive_size as size from build_versions where id = ${done.body.data.version_id}
    `.execute(app.db);
    expect(rows).toEqual([{ size: 5000 }]);
  });

  it('takes parts of 4 MB and no larger ones', async () => {
    const id = await begin(app, admin.token, Buffer.alloc(10_000_000));
    const large = await sendPart(app, admin.token, id, 0, Buffer.alloc(4_194_305));
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    expect((await sendPart(app, admin.token, id, 0, Buffer.alloc(4_194_304))).body.data).toEqual({
      received: 4_194_304,
    });
    await app.call({ method: 'DELETE', path: `/admin/build/upload/${id}`, as: admin.token });
  });

  it('goes on where bytes are missing when a part was lost', async () => {
    const archive = bulky('lost');
    const id = await begin(app, admin.token, archive);
    await sendPart(app, admin.token, id, 0, archive.subarray(0, 1200));
    await sendPart(app, admin.token, id, 1200, archive.subarray(1200, 4000));
    await sendPart(app, admin.token, id, 4000, archive.subarray(4000));
    await app.services.files.forget(sha256(archive.subarray(1200, 4000)));
    const refused = await complete(app, admin.token, id);
    expect([refused.status, refused.body.current.theirs]).toEqual([409, { received: 1200 }]);
    expect((await read(id)).body.data.received).toBe(1200);
    await sendPart(app, admin.token, id, 1200, archive.subarray(1200));
    const done = await complete(app, admin.token, id);
    const { rows } = await sql<{ sha: string }>`
      select archive_sha256 as sha from build_versions where id = ${done.body.data.version_id}
    `.execute(app.db);
    expect(rows[0]?.sha).toBe(sha256(archive));
    expect(await isNamed(archive.subarray(0, 1200))).toBe(false);
  });

  it('is nobody else’s, and stays as it was when the disk is full', async () => {
    const archive = bulky('mine');
    const id = await begin(app, admin.token, archive);
    for (const request of [
      () => read(id, other.token),
      () => sendPart(app, other.token, id, 0, archive),
      () => complete(app, other.token, id),
      () => app.call({ method: 'DELETE', path: `/admin/build/upload/${id}`, as: other.token }),
    ]) {
      expect((await request()).status).toBe(404);
    }
    // A disk without space, as the system shows one.
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(app.services.files, 'put').mockRejectedValueOnce(noSpace);
    const full = await sendPart(app, admin.token, id, 0, archive);
    expect([full.status, full.body.code]).toEqual([503, 'unavailable']);
    expect((await read(id)).body.data).toMatchObject({ received: 0, status: 'open' });
  });

  it('can be cancelled, which removes its bytes and ends it', async () => {
    const archive = bulky('cancelled');
    const id = await begin(app, admin.token, archive);
    await sendPart(app, admin.token, id, 0, archive.subarray(0, 1000));
    const cancel = () => app.call({ method: 'DELETE', path: `/admin/build/upload/${id}`, as: admin.token });
    expect(await isNamed(archive.subarray(0, 1000))).toBe(true);
    expect((await cancel()).status).toBe(200);
    expect(await isNamed(archive.subarray(0, 1000))).toBe(false);
    expect((await cancel()).status).toBe(409);
    expect((await sendPart(app, admin.token, id, 1000, archive.subarray(1000))).status).toBe(409);
    expect((await complete(app, admin.token, id)).status).toBe(409);
  });

  it('waits 48 hours for its next part, then it is given up and its bytes are removed', async () => {
    const archive = bulky('slow');
    const id = await begin(app, admin.token, archive);
    await sendPart(app, admin.token, id, 0, archive.subarray(0, 1000));
    now = new Date(now.getTime() + 47 * 3_600_000);
    await keepUploads(app.services);
    expect((await sendPart(app, admin.token, id, 1000, archive.subarray(1000, 2000))).status).toBe(200);
    now = new Date(now.getTime() + 47 * 3_600_000);
    await keepUploads(app.services);
    expect((await read(id)).body.data).toMatchObject({ received: 2000, status: 'open' });
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect((await sendPart(app, admin.token, id, 2000, archive.subarray(2000))).status).toBe(410);
    await keepUploads(app.services);
    expect((await read(id)).body.data).toMatchObject({ status: 'cancelled' });
    expect(await isNamed(archive.subarray(0, 1000))).toBe(false);
  });

  it('refuses what is no zip by its name, too large, or one too many', async () => {
    const begun = (body: object) =>
      app.call({ method: 'POST', path: '/admin/build/uploads', as: other.token, body });
    expect((await begun({ file_name: 'game.rar', size: 10 })).body.fields[0].field).toBe('file_name');
    expect((await begun({ file_name: 'game.zip', size: 209_715_201 })).body.fields[0].field).toBe('size');
    expect((await begun({ file_name: 'game.zip', size: 0 })).status).toBe(422);
    const open: string[] = [];
    for (;;) {
      const answer = await begun({ file_name: 'game.zip', size: 1000 });
      if (answer.status !== 201) {
        expect([answer.status, answer.body.code]).toEqual([402, 'limit_reached']);
        break;
      }
      open.push(answer.body.data.upload_id);
    }
    expect(open.length).toBeLessThanOrEqual(20);
    for (const id of open) {
      await app.call({ method: 'DELETE', path: `/admin/build/upload/${id}`, as: other.token });
    }
  });
});

describe('where an upload belongs', () => {
  it('is a version of the build that its manifest names, and the log says so', async () => {
    const first = await upload(app, admin.token, bulky('named-game'));
    const changed = sampleArchive(sampleManifest('named-game', { version: '1.2' }));
    const second = await upload(app, other.token, changed);
    expect(second).toMatchObject({ build_id: first.build_id, version: '1.2', is_new: true });
    expect(await logCodes(app, admin.token, second.version_id)).toContain('joined_build');
  });

  it('is no new version when the same archive comes again, even ten times at once', async () => {
    const archive = bulky('twice');
    const first = await upload(app, admin.token, archive);
    const again = await Promise.all(Array.from({ length: 10 }, () => upload(app, admin.token, archive)));
    for (const one of again) expect(one).toEqual({ ...first, is_new: false });
    expect(await logCodes(app, admin.token, first.version_id)).toContain('uploaded_again');
  });

  it('makes one build when ten uploads of a new game end at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        upload(app, admin.token, sampleArchive(sampleManifest('at-once'), { [`level${n}.txt`]: String(n) })),
      ),
    );
    expect(new Set(made.map(({ build_id }) => build_id)).size).toBe(1);
    const names = made.map(({ version }) => version).sort();
    expect(names).toEqual(Array.from({ length: 10 }, (_, n) => (1 + n / 10).toFixed(1)));
  });

  it('gets the next free version when its own is taken, with a warning that names both', async () => {
    const first = await upload(app, admin.token, sampleArchive(sampleManifest('taken', { version: '1.9' })));
    const body = { build_id: first.build_id };
    const second = await upload(
      app,
      admin.token,
      sampleArchive(sampleManifest('taken', { version: '1.9' }), { 'a.txt': 'a' }),
      body,
    );
    expect(second.version).toBe('2.0');
    const { body: log } = await app.call({
      path: `/admin/build/version/${second.version_id}/log`,
      as: admin.token,
      query: { level: 'warning' },
    });
    expect(log.data.items).toMatchObject([
      { code: 'version_renamed', data: { version: '2.0', instead_of: '1.9' } },
    ]);
  });

  it('without a manifest is called as it was said or as its file, beside others of that name', async () => {
    const bare = (n: number) => sampleArchive(null, { 'n.txt': String(n) });
    const slugOf = async (build_id: string) =>
      (await app.call({ path: `/admin/build/${build_id}`, as: admin.token })).body.data.build;
    const first = await upload(app, admin.token, bare(1), { file_name: 'Old Unity 2.zip' });
    const second = await upload(app, admin.token, bare(2), { file_name: 'Old Unity 2.zip' });
    const third = await upload(app, admin.token, bare(3), { name: 'Signal Tower' });
    expect(await slugOf(first.build_id)).toMatchObject({ slug: 'old-unity-2', name: 'Old Unity 2' });
    expect(await slugOf(second.build_id)).toMatchObject({ slug: 'old-unity-2-2' });
    expect(await slugOf(third.build_id)).toMatchObject({ slug: 'signal-tower-2', name: 'Signal Tower' });
    expect(await upload(app, admin.token, bare(1), { file_name: 'renamed.zip' })).toEqual({
      ...first,
      is_new: false,
    });
  });

  it('cannot take the name of a game of the product', async () => {
    const archive = sampleArchive(sampleManifest('signal-tower'));
    const id = await begin(app, admin.token, archive);
    await sendPart(app, admin.token, id, 0, archive);
    const done = await complete(app, admin.token, id);
    expect([done.status, done.body.code]).toEqual([409, 'refused_by_rule']);
    expect(done.body.message).toContain('signal-tower');
  });
});
