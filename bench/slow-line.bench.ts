// Pages that strangers open, on a phone with a bad line: 400 kbit/s, 400 ms, a processor four times slower. Each is
// measured as it is, and as it would be if only the browser drew it: the same answer with the drawing taken out.
import { type Browser, chromium, devices, type Route } from 'playwright-core';
import { buildWeb } from '../scripts/build-web.mjs';
import { findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { withDatabase } from './harness/cluster.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';
import { whenPainted } from './harness/when-painted.ts';

const ROUNDS = 5;
const SLOWER = 4;
const LINE = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 };
const DESCRIPTION = 'You will plan the week of forty people and nine cranes. ';

interface Visit {
  readonly ms: number;
  readonly bytes: number;
}

await buildWeb();
await withDatabase(async (database) => {
  const { organization_id, position } = await benchPosition(database);
  const blocks = Array.from({ length: 12 }, () => ({
    type: 'paragraph',
    text: [{ text: DESCRIPTION.repeat(4).trim() }],
  }));
  await database.pool.query('update positions set description = $2 where id = $1', [
    position.id,
    JSON.stringify({ blocks }),
  ]);
  const { rows } = await database.pool.query<{ slug: string; organization: string; title: string }>(
    `select p.slug, p.title, o.slug as organization from positions p join organizations o on o.id = $2
     where p.id = $1`,
    [position.id, organization_id],
  );
  const [{ slug, organization, title } = { slug: '', organization: '', title: '' }] = rows;
  const server = await startServer('page', database);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  });
  const baseURL = `http://127.0.0.1:${server.port}`;
  const job = `/jobs/${organization}/${slug}`;
  const form = `/apply/new?position=${position.id}`;
  try {
    await compare('text of a job page', job, { selector: 'main p', text: DESCRIPTION.trim() }, 2.5);
    await compare('heading of a job page', job, { selector: 'h1', text: title }, 2.5);
    const heading = await rounds(() => visit(browser, baseURL, form, { selector: 'h1' }, true));
    tell("heading of the candidate's first form", heading, 5);
    const typed = await rounds(() =>
      visit(browser, baseURL, form, { selector: 'input[name="first_name"]' }, true),
    );
    tell("candidate's first form can be filled in", typed, 6);
    const usable = await rounds(() =>
      visit(
        browser,
        baseURL,
        form,
        { selector: 'body:has([data-handed-over]) input[name="first_name"]' },
        true,
      ),
    );
    tell("candidate's first form can be sent", usable, 6);
    report({
      what: "candidate's first form over the wire until it is usable",
      figure: median(usable.map(({ bytes }) => bytes)) / 1000,
      unit: 'kB',
      limit: { most: 200 },
      from: `${ROUNDS} visits without cache`,
    });
  } finally {
    await browser.close();
    await server.stop();
  }

  async function compare(
    what: string,
    address: string,
    sight: { selector: string; text: string },
    most: number,
  ): Promise<void> {
    const drawn: Visit[] = [];
    const undrawn: Visit[] = [];
    await visit(browser, baseURL, address, sight, true);
    for (let round = 0; round < ROUNDS; round += 1) {
      drawn.push(await visit(browser, baseURL, address, sight, true));
      undrawn.push(await visit(browser, baseURL, address, sight, false));
    }
    tell(what, drawn, most);
    report({
      what: `${what}, against the browser alone`,
      figure: median(undrawn.map(({ ms }) => ms)) / median(drawn.map(({ ms }) => ms)),
      unit: '×',
      limit: { least: 1 },
      from: `${undrawn.map(({ ms }) => shown(ms / 1000)).join(' · ')} s without the drawing`,
    });
  }
});
conclude();

async function rounds(run: () => Promise<Visit>): Promise<Visit[]> {
  await run();
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await run());
  return visits;
}

function tell(what: string, visits: readonly Visit[], most: number): void {
  report({
    what: `${what}, bad line`,
    figure: median(visits.map(({ ms }) => ms)) / 1000,
    unit: 's',
    limit: { most },
    from: `${visits.length} visits without cache, ${visits.map(({ ms }) => shown(ms / 1000)).join(' · ')} s`,
  });
}

/** Opens an address in a browser that has nothing yet; with or without what the server drew. */
async function visit(
  browser: Browser,
  baseURL: string,
  address: string,
  sight: { selector: string; text?: string },
  isDrawn: boolean,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  if (!isDrawn) await page.route(baseURL + address, withoutDrawing);
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const ms = await whenPainted(page, address, sight);
  await context.close();
  return { ms, bytes };
}

async function withoutDrawing(route: Route): Promise<void> {
  const answer = await route.fetch();
  const html = await answer.text();
  const from = html.indexOf('<div id="root"');
  const to = html.indexOf('<script data-app', from);
  await route.fulfill({
    response: answer,
    body: from < 0 ? html : `${html.slice(0, from)}<div id="root"></div>${html.slice(to)}`,
  });
}
