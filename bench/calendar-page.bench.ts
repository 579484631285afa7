// The calendar of interviews in Chromium: when four weeks of fifty people are drawn on a slow machine, and how soon a
// move is shown.
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildWeb } from '../scripts/build-web.mjs';
import { findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { type BenchDatabase, withDatabase } from './harness/cluster.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';
import { whenPainted } from './harness/when-painted.ts';

const PEOPLE = 50;
const APPLICANTS = 200;
const DAYS = 28;
/** Interviews on each weekday; each has two of the people. */
const PER_DAY = 50;
const ROUNDS = 5;
const SLOWER = 4;
/** A Monday in winter. */
const MONDAY = '2027-02-01';
/** What is drawn after what is in sight. */
const ALL: Readonly<Record<string, { what: string; selector: string; count: number }>> = {
  'people, 4 weeks': {
    what: `all ${PEOPLE + APPLICANTS} rows, those of the applicants too`,
    selector: 'th[scope="row"]',
    count: PEOPLE + APPLICANTS,
  },
  week: { what: 'all hours of its days', selector: '[role="gridcell"]', count: 7 * 48 },
};

await buildWeb();
await withDatabase(async (database) => {
  const { organization_id, position, recruiter } = await benchPosition(database);
  const events = await fillCalendar(database, { organization_id, position, recruiter: recruiter.id });
  const server = await startServer('page', database);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  });
  const visitor = { browser, token: recruiter.token, url: `http://127.0.0.1:${server.port}` };
  try {
    for (const [view, path] of [
      ['people, 4 weeks', `view=people&span=weeks&day=${MONDAY}`],
      ['people, one day', `view=people&day=${MONDAY}`],
      ['week', `view=week&day=${MONDAY}`],
      ['month', `view=month&day=${MONDAY}`],
      // What the page itself takes, without a calendar.
      ['list', 'view=list'],
    ] as const) {
      const times: number[] = [];
      const whole: number[] = [];
      // The first visit warms the server, as somebody's before did.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const page = await openPage(visitor);
        const ms = await whenPainted(page, `/user/events?${path}`, {
          selector: view === 'list' ? 'main table a' : '[data-event]',
        });
        if (round > 0) times.push(ms);
        const all = ALL[view];
        if (round > 0 && all) whole.push(await page.evaluate(whenAll, all));
        await page.context().close();
      }
      report({
        what: `calendar of ${PEOPLE} people and ${events} interviews in ${DAYS} days, ${view}: in sight, empty cache, processor ${SLOWER} times slower`,
        figure: median(times) / 1000,
        unit: 's',
        limit: view === 'list' ? null : { most: 1.5 },
        from: `${ROUNDS} visits, ${times.map((ms) => shown(ms / 1000)).join(' · ')} s`,
      });
      if (whole.length > 0)
        report({
          what: `the same, ${view}: ${ALL[view]?.what}`,
          figure: median(whole) / 1000,
          unit: 's',
          limit: null,
          from: `${ROUNDS} visits, ${whole.map((ms) => shown(ms / 1000)).join(' · ')} s`,
        });
    }
    for (const view of ['people', 'week'] as const) {
      const page = await openPage(visitor);
      await page.goto(`/user/events?view=${view}&day=${MONDAY}`);
      const { nudged, moved, settled } = await moves(page);
      report({
        what: `an interview moved in the ${view} view: the key until it is shown, processor ${SLOWER} times slower`,
        figure: median(nudged),
        unit: 'ms',
        limit: { most: 100 },
        from: nudged.map(shown).join(' · '),
      });
      report({
        what: `an interview moved in the ${view} view: the answer to the question until it is shown there, processor ${SLOWER} times slower`,
        figure: median(moved),
        unit: 'ms',
        limit: { most: 100 },
        from: moved.map(shown).join(' · '),
      });
      report({
        what: `the same, ${view} view: the calendar as the server has it after the move, from its arrival until it is drawn`,
        figure: median(settled),
        unit: 'ms',
        limit: { most: 100 },
        from: settled.map(shown).join(' · '),
      });
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});
conclude();

async function openPage({
  browser,
  token,
  url,
}: {
  browser: Browser;
  token: string;
  url: string;
}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Berlin',
  });
  await context.addCookies([
    { name: 'tryout_session', value: token, url, httpOnly: true },
    { name: 'logged_in', value: '1', url },
  ]);
  const headers = { 'X-Tryout-Client': 'web' };
  const terms = await context.request.get('/api/terms');
  const { data } = (await terms.json()) as { data: { items: readonly { terms_id: string }[] } };
  await context.request.post('/api/terms/accept', {
    headers,
    data: { terms_ids: data.items.map(({ terms_id }) => terms_id) },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Interviews on all weekdays of four weeks, half an hour each, with two of fifty people and an applicant of their own. */
async function fillCalendar(
  { pool }: BenchDatabase,
  of: { organization_id: string; position: { id: string; revision_id: string }; recruiter: string },
): Promise<number> {
  const { organization_id, position, recruiter } = of;
  await pool.query(
    `with people as (
       insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at, time_zone)
       select gen_random_uuid(), 'colleague-' || n || '@example.test', 'company_recruiter', 'Ruth', 'Okello ' || n, 5, now(),
         (array['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'America/Sao_Paulo'])[1 + n % 4]
       from generate_series(1, $2::int) n returning id)
     insert into members (id, organization_id, user_id, role) select gen_random_uuid(), $1, id, 'company_recruiter' from people`,
    [organization_id, PEOPLE - 2],
  );
  await pool.query(
    `with people as (
       insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at)
       select gen_random_uuid(), 'applicant-' || n || '@example.test', 'candidate', 'Amina', 'Okafor ' || n, 5, now()
       from generate_series(1, ${APPLICANTS}) n returning id, email, first_name || ' ' || last_name as name)
     insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step,
       applicant_name, applicant_email, cv_skipped, rank_order, applied_at)
     select gen_random_uuid(), $1, $2, $3, id, 'applied', 'applied', name, email, true, row_number() over (), now() from people`,
    [organization_id, position.id, position.revision_id],
  );
  const { rowCount } = await pool.query(
    `insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
       time_zone, organizer_id, starts_at, ends_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, (array(select id from applications order by id))[1 + (d * $4 + n) % ${APPLICANTS}], 'video',
       'fixed', 'confirmed', 'Talk', 30, 'America/New_York', $3, at, at + interval '30 minutes', now(), now()
     from generate_series(0, $6::int - 1) d, generate_series(0, $4::int - 1) n,
       lateral (select ($5::date + d + interval '14 hours' + (n % 14) * interval '30 minutes') at time zone 'UTC' as at) t
     where extract(isodow from $5::date + d) < 6`,
    [organization_id, position.id, recruiter, PER_DAY, MONDAY, DAYS],
  );
  await pool.query(
    `insert into event_participants (event_id, organization_id, user_id, kind, response)
     select e.id, e.organization_id, a.candidate_id, 'candidate', 'accepted' from events e join applications a on a.id = e.application_id`,
  );
  await pool.query(
    `with team as (select array_agg(user_id order by user_id) as ids from members where organization_id = $1),
       numbered as (select id, row_number() over (order by starts_at, id) as n from events)
     insert into event_participants (event_id, organization_id, user_id, kind, response)
     select numbered.id, $1, ids[1 + (numbered.n * 2 + k) % array_length(ids, 1)], 'company_recruiter', 'accepted'
     from numbered, team, generate_series(0, 1) k on conflict do nothing`,
    [organization_id],
  );
  await pool.query('analyze');
  return rowCount ?? 0;
}

/** Runs in the page: how long after its beginning all of something is there, in milliseconds. */
function whenAll({ selector, count }: { selector: string; count: number }): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll(selector).length >= count) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Moves the first interviews in sight by half an hour each, and answers how long it took to see it, and to draw what the
 * server answers thereafter, in milliseconds.
 */
async function moves(page: Page): Promise<{ nudged: number[]; moved: number[]; settled: number[] }> {
  await page.locator('[data-event]').first().waitFor();
  const nudged: number[] = [];
  const moved: number[] = [];
  const settled: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const block = page.locator('[data-event]').nth(round * 3);
    const id = (await block.getAttribute('data-event')) ?? '';
    const forward =
      (await page.getByRole('grid').getAttribute('data-flow')) === 'down' ? 'ArrowDown' : 'ArrowRight';
    await block.focus();
    nudged.push(await page.evaluate(nudgeAndSee, { id, key: forward }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Change time' }).waitFor();
    const found = await page.evaluate(confirmAndSee, { id });
    moved.push(found.shown);
    settled.push(found.settled);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForLoadState('networkidle');
  }
  return { nudged, moved, settled };
}

/** Runs in the page: presses Alt and an arrow on an event; answers how long until the frame that shows where it would be. */
function nudgeAndSee({ id, key }: { id: string; key: string }): Promise<number> {
  const block = document.querySelector<HTMLElement>(`[data-event="${id}"]`);
  const began = performance.now();
  block?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }));
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(`[data-event="${id}"][data-ghost]`)) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/**
 * Runs in the page: says yes to moving; answers how long until the event itself has another time, and from when the
 * calendar has come anew until the frame after everything that it leads to.
 */
async function confirmAndSee({ id }: { id: string }): Promise<{ shown: number; settled: number }> {
  const ask = window.fetch;
  const { promise: settled, resolve: settle } = Promise.withResolvers<number>();
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (!answer.url.includes('/events/calendar?')) return answer;
    window.fetch = ask;
    const read = answer.json.bind(answer);
    answer.json = async () => {
      const began = performance.now();
      const body = await read();
      // The page takes it up in a task of its own; what that leads to is over when the frame after the next has come.
      setTimeout(() =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => settle(performance.now() - began))),
        ),
      );
      return body;
    };
    return answer;
  };
  const textOf = () => document.querySelector(`[data-event="${id}"]:not([data-ghost])`)?.textContent;
  const before = textOf();
  const button = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button[type="submit"]')].at(
    -1,
  );
  const began = performance.now();
  const shown = await new Promise<number>((resolve) => {
    // Told in the task that changes it: a timer that looks would come after the frame it is shown in.
    const changes = new MutationObserver(() => {
      if (textOf() === before) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0));
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    button?.click();
  });
  return { shown, settled: await settled };
}
