// Fills an installation with one of everything and backs it up: what later versions have to be able to take over.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, request } from 'playwright-core';
import { VERSION } from '../../apps/server/src/platform/version.ts';
import { runNode } from '../../scripts/runtime.mjs';
import { ACCOUNTS } from './accounts.ts';
import { startServer } from './start-server.ts';
import { signedIn, uploadSample } from './uploaded-game.ts';

/** Not a secret: everybody knows the demo's. */
const SETTINGS = { TRYOUT_SECRET: 'what the releases kept for tests are made with' };

const dataDir = mkdtempSync(join(tmpdir(), 'tryout-release-'));
const server = await startServer({ dataDir, env: SETTINGS });
try {
  const admin = await personAt(server.baseUrl);
  const api = await signedIn(admin, ACCOUNTS.super_admin);
  await uploadSample(admin, 'dot-count');

  const owner = await signedIn(await personAt(server.baseUrl), ACCOUNTS.company_admin);
  const positions = await owner.done({ path: '/positions' });
  const position = positions.items.find(
    ({ counts }: { counts: Record<string, number> }) => (counts.short_listed ?? 0) > 1,
  );
  const applicants = await owner.done({ path: '/applicants', query: { position_id: position.id } });
  const { application_id } = applicants.items.find(
    (each: { job_fit_score: number | null }) => each.job_fit_score !== null,
  );
  const opened = await api.done({
    method: 'POST',
    path: `/admin/open/responses/${application_id}`,
    body: { reason: 'The candidate reported that a result was lost.' },
  });
  const response = opened.responses.find((each: { value: number | null }) => each.value !== null);
  const { correction } = await api.done({
    method: 'POST',
    path: `/admin/upsert/response/${application_id}/${response.data_point}/${response.subtrait_id}`,
    body: { value: 1, total_score: 100, reason: 'The line broke while the last trials were sent.' },
  });
  await owner.done({
    method: 'POST',
    path: `/correction/${correction.id}/transitions`,
    body: { from: 'new', to: 'approved' },
  });
  const file = join(import.meta.dirname, `../../apps/server/releases/${VERSION}.zip`);
  const code = await runNode(['apps/server/src/backup.ts', file], {
    env: { ...SETTINGS, NODE_ENV: 'development', TRYOUT_DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  if (code !== 0) throw new Error('The backup failed; its message is above.');
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Somebody with cookies of their own, without a browser. */
async function personAt(baseUrl: string): Promise<BrowserContext> {
  return { request: await request.newContext({ baseURL: baseUrl }) } as BrowserContext;
}
