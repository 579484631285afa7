// The applicants' page in Chromium: what it loads the first time, and when its rows can be read on a slow machine.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWeb } from '../scripts/build-web.mjs';
import { findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { withDatabase } from './harness/cluster.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';
import { whenPainted } from './harness/when-painted.ts';

const ROUNDS = 7;
const SLOWER = 4;
const DIST = join(import.meta.dirname, '../apps/web/dist');

await buildWeb();
await withDatabase(async (database) => {
  const { organization_id, position, recruiter } = await benchPosition(database);
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'p-' },
    10_000,
  );
  const { rows } = await database.pool.query<{ applicant_name: string }>(
    'select applicant_name from applications where position_id = $1 order by rank_order, id limit 1',
    [position.id],
  );
  const best = rows[0]?.applicant_name ?? '';
  const server = await startServer('page', database);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  await acceptTerms(baseUrl, recruiter.token);
  const path = `/user/positions/${position.id}/applicants`;
  const newVisitor = async () => {
    const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1280, height: 800 } });
    await context.addCookies([
      { name: 'tryout_session', value: recruiter.token, url: baseUrl, httpOnly: true },
      { name: 'logged_in', value: '1', url: baseUrl },
    ]);
    return context;
  };
  /** Every script that comes by the time the page is quiet: its rows are there before any of them is. */
  const scriptsOfFirstLoad = async (): Promise<ReadonlySet<string>> => {
    const context = await newVisitor();
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js') && response.ok()) scripts.add(pathname);
    });
    await page.goto(path);
    await page.getByRole('link', { name: best }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    return scripts;
  };
  /** Milliseconds from asking for the page until the best applicant's name is painted, in a browser that has nothing yet. */
  const visit = async (): Promise<number> => {
    const context = await newVisitor();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const ms = await whenPainted(page, path, {
      selector: 'table a',
      text: best,
    });
    await context.close();
    return ms;
  };
  try {
    await visit();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await visit());
    const scripts = await scriptsOfFirstLoad();
    const bytes = [...scripts].reduce((sum, path) => sum + gzipSize(path), 0);
    report({
      what: "JavaScript of the applicants' page, gzip, first load",
      figure: bytes / 1000,
      unit: 'kB',
      limit: { most: 175 },
      from: `${scripts.size} files`,
    });
    report({
      what: `rows of the applicants' page visible, processor ${SLOWER} times slower`,
      figure: median(times) / 1000,
      unit: 's',
      limit: { most: 1 },
      from: `${ROUNDS} visits without cache, ${times.map((ms) => shown(ms / 1000)).join(' · ')} s`,
    });
  } finally {
    await browser.close();
    await server.stop();
  }
});
conclude();

/** Nobody sees a list before the terms of use are accepted. */
async function acceptTerms(baseUrl: string, token: string): Promise<void> {
  const headers = {
    Cookie: `tryout_session=${token}`,
    'Content-Type': 'application/json',
    'X-Tryout-Client': 'web',
  };
  const answer = await fetch(`${baseUrl}/api/terms`, { headers });
  const { data } = (await answer.json()) as { data: { items: readonly { terms_id: string }[] } };
  const accepted = await fetch(`${baseUrl}/api/terms/accept`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ terms_ids: data.items.map(({ terms_id }) => terms_id) }),
  });
  if (!accepted.ok) throw new Error(`The terms could not be accepted: ${await accepted.text()}`);
}

function gzipSize(path: string): number {
  const file = join(DIST, path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : statSync(file).size;
}
