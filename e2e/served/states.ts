import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ROUTES } from '@tryout/contract/all-routes';
import type { AnyRoute } from '@tryout/contract/define-route';
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Finding } from '../setup/look-at-page.ts';
import { sideways, tableOf } from '../setup/look-at-page.ts';

/** What the frame around all pages asks for; a page's own states begin below it. */
const OF_THE_FRAME = [
  '/api/auth/user',
  '/api/config',
  '/api/get/user/total/unread/notifications',
  '/api/live/events',
];
const DENIED = 'You don’t have access to this';
const CRASHED = 'Something went wrong.';

/** The page as it is built, without what the server would draw into it. */
const bare = () => readFileSync(join(import.meta.dirname, '../../apps/web/dist/index.html'), 'utf8');

const failure = (status: number, code: string, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ message, code, reference: 'AAAA-0000' }),
});

/** The contract's route that a request is for. */
function routeOf(request: Request): AnyRoute | undefined {
  const parts = new URL(request.url()).pathname.slice('/api'.length).split('/');
  return ALL_ROUTES.find(({ method, path }) => {
    const wanted = path.split('/');
    return (
      method === request.method() &&
      wanted.length === parts.length &&
      wanted.every((part, i) => part.startsWith(':') || part === parts[i])
    );
  });
}

/** What the server answers somebody of whom there is nothing yet: its lists are empty where the contract lets them be. */
function emptied(route: AnyRoute | undefined, data: unknown): unknown {
  if (!route || typeof data !== 'object' || data === null) return data;
  let answer: Record<string, unknown> = { ...data };
  for (const [name, value] of Object.entries(data)) {
    const without = { ...answer, [name]: [] };
    if (Array.isArray(value) && route.response.safeParse(without).success) answer = without;
  }
  return answer;
}

/** What a page asks for, held back until it is said how it is answered. */
class Held {
  private readonly page: Page;
  private waiting: Route[] = [];
  private answer: ((route: Route) => Promise<void>) | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(): Promise<void> {
    await this.page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() !== 'GET' || OF_THE_FRAME.includes(pathname)) return route.fallback();
      if (this.answer) await this.answer(route);
      else this.waiting.push(route);
    });
    await this.page.route(
      (address) => !address.pathname.startsWith('/api/'),
      (route) =>
        route.request().isNavigationRequest() && route.request().frame() === this.page.mainFrame()
          ? route.fulfill({ contentType: 'text/html', body: bare() })
          : route.fallback(),
    );
  }

  get count(): number {
    return this.waiting.length;
  }

  /** From here on nothing is answered. */
  hold(): void {
    this.waiting = [];
    this.answer = null;
  }

  /** Answers what was held back and all that follows. */
  async release(answer: (route: Route) => Promise<void>): Promise<void> {
    this.answer = answer;
    const held = this.waiting;
    this.waiting = [];
    for (const route of held) await answer(route);
  }
}

const NO_RIGHT = 'Your account has no right to this.';
const deny = (route: Route) => route.fulfill(failure(403, 'forbidden', NO_RIGHT));

const TOO_MUCH = 'Too much was asked for at once.';
// One that is not asked for again by itself, as a broken server's would be.
const refuse = (route: Route) => route.fulfill(failure(429, 'too_many_requests', TOO_MUCH));

async function answerEmpty(route: Route): Promise<void> {
  const answer = await route.fetch();
  if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
  const body = (await answer.json()) as { data?: unknown };
  const data = emptied(routeOf(route.request()), body.data);
  return route.fulfill({ response: answer, json: { ...body, data } });
}

/**
 * Opens each page while what it asks for is on its way, is refused to this person, fails, and holds nothing; says what
 * is wrong with it, one finding a line.
 */
export async function lookAtStates(page: Page, paths: readonly string[]): Promise<string> {
  const findings: Finding[] = [];
  const held = new Held(page);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await held.begin();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const waits = page.getByRole('status', { name: 'Loading…' });
  const heading = page.getByRole('heading', { level: 1 });
  const again = page.getByRole('button', { name: 'Try again' });

  for (const path of paths) {
    const look = async (state: string, isThere: () => Promise<boolean>) => {
      const note = (what: string) => findings.push({ path, look: state, what });
      await expect
        .poll(isThere, { timeout: 20_000 })
        .toBe(true)
        .catch(async () => note(`is not there: ${(await page.locator('body').innerText()).slice(0, 200)}`));
      if (await page.getByText(CRASHED, { exact: true }).isVisible()) note('crashed');
      const far = await sideways(page, 360);
      if (far > 0) note(`scrolls sideways by ${far} px`);
      for (const crash of crashes.splice(0)) note(crash);
    };
    const isSaid = async (words: string) => (await page.getByText(words).count()) > 0;

    held.hold();
    await page.goto(path);
    await look('loading', async () => (await waits.or(heading).count()) > 0);
    if (held.count === 0) continue;
    await held.release(deny);
    await look('denied', async () => (await isSaid(DENIED)) || isSaid(NO_RIGHT));

    held.hold();
    if (!(await asksAnew(page, held))) await page.goto(path);
    await expect.poll(() => held.count).toBeGreaterThan(0);
    await held.release(refuse);
    await look('failed', () => isSaid(TOO_MUCH));
    if ((await again.count()) === 0) continue;
    await held.release(answerEmpty);
    await look('empty', async () => {
      // What follows from another answer asks only when that is there, and fails once more.
      if ((await again.count()) > 0) await again.first().click();
      return (await heading.count()) > 0 && (await waits.count()) === 0 && (await again.count()) === 0;
    });
  }
  return tableOf(findings);
}

/**
 * Has the page ask again for what was refused, as after a change of rights; quicker than opening it anew. False where it
 * asks for nothing that way.
 */
async function asksAnew(page: Page, held: Held): Promise<boolean> {
  await page.evaluate(async () => {
    const router = (window as unknown as AppWindow).__TSR_ROUTER__;
    void router.options.context.client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    await Promise.race([router.invalidate(), new Promise((resolve) => setTimeout(resolve, 100))]);
  });
  return expect
    .poll(() => held.count, { timeout: 1000, interval: 20 })
    .toBeGreaterThan(0)
    .then(
      () => true,
      () => false,
    );
}

/** One page of the app: its address as a pattern, and who may open it; null: everybody. */
export interface PageRoute {
  readonly pattern: string;
  readonly roles: readonly string[] | null;
}

/** What the router of the app tells of its pages. */
interface AppWindow {
  readonly __TSR_ROUTER__: {
    invalidate(): Promise<void>;
    readonly options: {
      readonly context: {
        addAdminPages(): Promise<string>;
        readonly client: {
          resetQueries(which: {
            predicate(query: { readonly state: { readonly status: string } }): boolean;
          }): Promise<void>;
        };
      };
    };
    readonly routesByPath: Readonly<
      Record<
        string,
        {
          readonly fullPath: string;
          readonly options: { readonly staticData?: { readonly roles?: readonly string[] } };
        }
      >
    >;
  };
}

/** All pages of the app, from its own list. */
export async function allPages(page: Page): Promise<readonly PageRoute[]> {
  await page.goto('/NotFound');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(async () => {
    const router = (window as unknown as AppWindow).__TSR_ROUTER__;
    await router.options.context.addAdminPages();
    return (
      Object.values(router.routesByPath)
        // What stands for pages that are not here yet is none.
        .filter(({ fullPath }) => !fullPath.endsWith('/$'))
        .map(({ fullPath, options }) => ({
          pattern: fullPath,
          roles: options.staticData?.roles ?? null,
        }))
    );
  });
}
