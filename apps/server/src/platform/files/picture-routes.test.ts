import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formWith } from '../../features/cvs/sample-documents.ts';
import { createCompany, createPosition, createUser } from '../testing/factory.ts';
import { SAMPLE_PICTURES, samplePng } from '../testing/sample-pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SECRET = 'GPS 53.5461 N 9.9661 E';

/** Everything in the store. */
async function storedBytes(): Promise<Buffer> {
  const folder = join(app.services.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))));
}

it('takes pictures in at every route without what hangs on them, and refuses those that are broken', async () => {
  const { admin, recruiter, organization_id } = await createCompany(app.db);
  const candidate = await createUser(app.db, 'candidate');
  const position = await createPosition(app.db, organization_id, recruiter.id);
  const routes = [
    { path: '/user/update/profile/picture', field: 'picture', as: candidate.token, is: samplePng(8, 8) },
    { path: '/user/update/profile/cover', field: 'picture', as: candidate.token, is: samplePng(32, 8) },
    { path: '/update/organization/logo', field: 'logo', as: admin.token, is: SAMPLE_PICTURES.jpeg },
    { path: '/update/organization/cover', field: 'cover', as: admin.token, is: SAMPLE_PICTURES.jpeg },
    { path: `/position/${position.id}/image`, field: 'image', as: recruiter.token, is: SAMPLE_PICTURES.jpeg },
  ];
  for (const { path, field, as, is } of routes) {
    const send = (content: Buffer) =>
      app.call({ method: 'POST', path, as, ...formWith(field, { name: 'a.png', content }) });
    const taken = await send(Buffer.concat([is, Buffer.from(SECRET)]));
    expect([path, taken.status]).toEqual([path, 200]);
    const broken = await send(SAMPLE_PICTURES.png.subarray(0, 60));
    expect([path, broken.status, broken.body.fields[0].field]).toEqual([path, 422, field]);
  }
  expect((await storedBytes()).includes(SECRET)).toBe(false);
});

it('holds the bytes of pictures in memory until they are clean, at every route that takes pictures only', () => {
  const pictures = ALL_ROUTES.filter(({ upload }) =>
    ['picture', 'logo', 'cover', 'image'].includes(upload?.field ?? ''),
  );
  expect(pictures.map(({ path, upload }) => [path, upload?.in_memory])).toEqual(
    pictures.map(({ path }) => [path, true]),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(5);
});
