import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith } from '../../cvs/sample-documents.ts';
import { asJson, KilledServers, killWhileMadeStable } from '../testing/killed-servers.ts';
import { sampleArchive } from '../testing/sample-build.ts';

/** A real server is started five times, on a machine that is busy with other things as well. */
const LONGEST_MS = 600_000;

let servers: KilledServers;
beforeAll(async () => {
  servers = await KilledServers.begin();
});
afterAll(() => servers.end());

const part = (content: Buffer, offset: number) =>
  formWith('part', { name: 'part', content }, { offset: String(offset) });

async function stateOf(versionId: string) {
  const { rows } = await sql<{ status: string; file_count: number; files: number; ready: number }>`
    select v.status, v.file_count,
      (select count(*) from build_files f where f.build_version_id = v.id) as files,
      (select count(*) from build_log l where l.build_version_id = v.id and l.code = 'needs_mapping') as ready
    from build_versions v where v.id = ${versionId}
  `.execute(servers.app.db);
  return rows[0];
}

describe('a server that is killed', () => {
  it('goes on with an upload where it was, and with its checks from their beginning', {
    timeout: LONGEST_MS,
  }, async () => {
    const files = Array.from({ length: 400 }, (_, n) => [`level/${n}.data`, randomBytes(4000)] as const);
    const archive = sampleArchive(null, Object.fromEntries(files));
    const half = Math.floor(archive.length / 2);

    let running = await servers.start();
    const begun = await servers.ask(
      running,
      'POST',
      '/admin/build/uploads',
      asJson({ file_name: 'killed.zip', size: archive.length }),
    );
    const { upload_id } = begun.body.data;
    await servers.ask(
      running,
      'POST',
      `/admin/build/upload/${upload_id}/part`,
      part(archive.subarray(0, half), 0),
    );
    // In the middle of the next part.
    const next = servers.ask(
      running,
      'POST',
      `/admin/build/upload/${upload_id}/part`,
      part(archive.subarray(half), half),
    );
    const settled = Promise.allSettled([next]);
    await servers.kill();
    await settled;

    running = await servers.start();
    const there = await servers.ask(running, 'GET', `/admin/build/upload/${upload_id}`);
    expect([half, archive.length]).toContain(there.body.data.received);
    const { received } = there.body.data;
    if (received < archive.length) {
      await servers.ask(
        running,
        'POST',
        `/admin/build/upload/${upload_id}/part`,
        part(archive.subarray(received), received),
      );
    }
    const done = await servers.ask(running, 'POST', `/admin/build/upload/${upload_id}/complete`, asJson({}));
    const { version_id } = done.body.data;
    await expect
      .poll(async () => (await stateOf(version_id))?.status, { timeout: 60_000, interval: 20 })
      .toBe('scanning');
    await servers.kill();
    const afterKill = await stateOf(version_id);
    if (afterKill?.status === 'scanning') {
      // Nothing half: either no file is named yet, or all of them.
      expect([0, 402]).toContain(afterKill.files);
      expect(afterKill.ready).toBe(0);
    }

    await servers.start();
    await expect
      .poll(async () => (await stateOf(version_id))?.status, { timeout: 120_000, interval: 200 })
      .toBe('needs_mapping');
    expect(await stateOf(version_id)).toMatchObject({ file_count: 402, files: 402, ready: 1 });
    await servers.kill();
  });

  it(
    'has made a version stable with everything that belongs to it, or nothing',
    {
      timeout: LONGEST_MS,
    },
    () => killWhileMadeStable(servers, ['tasks']),
  );
});
