import { utimes } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../platform/testing/factory.ts';
import { storedPath } from '../../platform/testing/stored-path.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { sweepUploads } from '../system/sweep-files.job.ts';
import { sampleArchive, sampleManifest } from './testing/sample-build.ts';
import { uploadAndScan } from './testing/upload-build.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createUser(app.db, 'super_admin');
});
afterAll(() => app.stop());

/** The hashes that a version consists of, its archive first. */
async function hashesOf(versionId: string): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select archive_sha256 as sha256 from build_versions where id = ${versionId}
    union all select sha256 from build_files where build_version_id = ${versionId}
  `.execute(app.db);
  return rows.map(({ sha256 }) => sha256);
}

const areThere = (hashes: readonly string[]) =>
  Promise.all(hashes.map((hash) => app.services.files.exists(hash)));
const age = async (hashes: readonly string[]) => {
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const hash of new Set(hashes)) await utimes(storedPath(app.services, hash), old, old);
};

it('keeps the archive and files of every version for good, and removes those that no version has any more', async () => {
  const shared = { 'shared.txt': 'the same in both' };
  const one = await uploadAndScan(app, admin.token, sampleArchive(sampleManifest('swept'), shared));
  const two = await uploadAndScan(
    app,
    admin.token,
    sampleArchive(sampleManifest('swept', { version: '1.1' }), { ...shared, 'own.txt': 'of the second' }),
  );
  const [first, second] = [await hashesOf(one.version_id), await hashesOf(two.version_id)];
  expect([first.length, second.length]).toEqual([5, 6]);
  await age([...first, ...second]);
  expect(await sweepUploads(app.services)).toEqual({ rows: 0, files: 0 });
  expect(await areThere([...first, ...second])).not.toContain(false);

  await app.call({
    method: 'DELETE',
    path: `/admin/build/version/${two.version_id}`,
    as: admin.token,
  });
  // Its archive, its manifest and the file that only it had.
  expect(await sweepUploads(app.services)).toEqual({ rows: 0, files: 3 });
  expect(await areThere(first)).not.toContain(false);
});
