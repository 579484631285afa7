import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ROUTES } from '@tryout/contract/all-routes';
import type { AnyRoute } from '@tryout/contract/define-route';
import type { CDPSession, Page } from 'playwright-core';
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

/** The contract's route that a request is for. */
function routeOf({ request }: Paused): AnyRoute | undefined {
  const parts = new URL(request.url).pathname.slice('/api'.length).split('/');
  return ALL_ROUTES.find(({ method, path }) => {
    const wanted = path.split('/');
    return (
      method === request.method &&
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

/** A request of the page that waits for what is made of it, or the answer to one. */
interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
  readonly frameId: string;
  readonly resourceType: string;
  /** Of answers alone. */
  readonly responseStatusCode?: number | undefined;
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** How what was held back is answered: by a failure, or by the server's own answer with nothing in it. */
type Reply = { readonly status: number; readonly code: string; readonly message: string } | 'empty';

/**
 * What a page asks for, held back until it is said how it is answered. Only that is stopped on its way, by the browser's
 * own means: where Playwright stops anything it stops each file as well, and has the browser keep none of them.
 */
class Held {
  private readonly session: CDPSession;
  private readonly mainFrame: string;
  private waiting: Paused[] = [];
  private reply: Reply | null = null;

  private constructor(session: CDPSession, mainFrame: string) {
    this.session = session;
    this.mainFrame = mainFrame;
  }

  static async of(page: Page): Promise<Held> {
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const held = new Held(session, frameTree.frame.id);
    session.on('Fetch.requestPaused', (paused) => void held.take(paused));
    await session.send('Fetch.enable', {
      patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*', resourceType: 'Document' }],
    });
    return held;
  }

  get count(): number {
    return this.waiting.length;
  }

  /** From here on nothing is answered. */
  hold(): void {
    this.waiting = [];
    this.reply = null;
  }

  /** Answers what was held back and all that follows. */
  async release(reply: Reply): Promise<void> {
    this.reply = reply;
    const held = this.waiting;
    this.waiting = [];
    for (const paused of held) await this.answer(paused, reply);
  }

  private async take(paused: Paused): Promise<unknown> {
    const { requestId, request, frameId, resourceType } = paused;
    const { pathname } = new URL(request.url);
    if (paused.responseStatusCode !== undefined) return this.answerEmptied(paused);
    if (pathname.startsWith('/api/')) {
      if (request.method !== 'GET' || OF_THE_FRAME.includes(pathname))
        return unlessGone(this.session.send('Fetch.continueRequest', { requestId }));
      if (this.reply) return this.answer(paused, this.reply);
      this.waiting.push(paused);
      return;
    }
    if (resourceType === 'Document' && frameId === this.mainFrame)
      return this.fulfill(paused, 200, 'text/html; charset=utf-8', bare());
    return unlessGone(this.session.send('Fetch.continueRequest', { requestId }));
  }

  private answer(paused: Paused, reply: Reply): Promise<unknown> {
    if (reply === 'empty')
      return unlessGone(
        this.session.send('Fetch.continueRequest', { requestId: paused.requestId, interceptResponse: true }),
      );
    const { status, ...said } = reply;
    return this.fulfill(
      paused,
      status,
      'application/json',
      JSON.stringify({ ...said, reference: 'AAAA-0000' }),
    );
  }

  private async answerEmptied(paused: Paused): Promise<unknown> {
    const { requestId, responseStatusCode = 200, responseHeaders = [] } = paused;
    const type = responseHeaders.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? '';
    if (!type.includes('json')) return unlessGone(this.session.send('Fetch.continueResponse', { requestId }));
    const said = await unlessGone(this.session.send('Fetch.getResponseBody', { requestId }));
    if (!said) return undefined;
    const { body, base64Encoded } = said;
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const answer = JSON.parse(text) as { data?: unknown };
    const data = emptied(routeOf(paused), answer.data);
    return this.fulfill(paused, responseStatusCode, type, JSON.stringify({ ...answer, data }));
  }

  private fulfill(paused: Paused, status: number, type: string, body: string): Promise<unknown> {
    return unlessGone(
      this.session.send('Fetch.fulfillRequest', {
        requestId: paused.requestId,
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: Buffer.from(body).toString('base64'),
      }),
    );
  }
}

/** What the page no longer waits for cannot be read or answered, and need not be: then there is nothing. */
async function unlessGone<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (!/Invalid InterceptionId|closed/.test(String(error))) throw error;
    return undefined;
  }
}

const NO_RIGHT = 'Your account has no right to this.';
const DENY: Reply = { status: 403, code: 'forbidden', message: NO_RIGHT };

const TOO_MUCH = 'Too much was asked for at once.';
// One that is not asked for again by itself, as a broken server's would be.
const REFUSE: Reply = { status: 429, code: 'too_many_requests', message: TOO_MUCH };

/**
 * Opens each page while what it asks for is on its way, is refused to this person, fails, and holds nothing; says what
 * is wrong with it, one finding a line.
 */
export async function lookAtStates(page: Page, paths: readonly string[]): Promise<string> {
  const findings: Finding[] = [];
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  const held = await Held.of(page);
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
    await held.release(DENY);
    await look('denied', async () => (await isSaid(DENIED)) || isSaid(NO_RIGHT));

    held.hold();
    if (!(await asksAnew(page, held))) await page.goto(path);
    await expect.poll(() => held.count).toBeGreaterThan(0);
    await held.release(REFUSE);
    await look('failed', () => isSaid(TOO_MUCH));
    if ((await again.count()) === 0) continue;
    await held.release('empty');
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
