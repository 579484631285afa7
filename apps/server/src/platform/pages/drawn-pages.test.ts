import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCompany, createPosition } from '../testing/factory.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const SHELL =
  '<!doctype html><html><head><title>Tryout</title></head><body><div id="root"></div><script>go()</script></body></html>';

/** A front end that draws what it was told, or what went wrong. */
const DRAW_PAGE = `
export async function drawPage({ url, locale, look, mayBeSignedIn, ask }) {
  const { searchParams, pathname } = new URL(url, 'http://x');
  const mode = searchParams.get('mode');
  if (mode === 'breaks') throw new Error('it broke');
  if (mode === 'hangs') return new Promise(() => {});
  if (mode === 'ends') process.exit(3);
  if (mode === 'greets') return { html: '<h1>Hello, ' + (mayBeSignedIn ? 'you' : 'visitor') + ' in ' + locale + '</h1>', relied: {} };
  if (mode === 'asks-elsewhere') await ask('https://elsewhere.test/api/auth/user');
  const summary = await ask('/api/applicants/summary?position_id=' + pathname.split('/').at(-1));
  if (summary.status !== 200) return null;
  const html = '<p>' + summary.body.data.position.title + ' ' + locale + ' ' + look.phone + ' ' + look.zone + '</p>';
  return { html, relied: { 'tryout.density': look.stored['tryout.density'] ?? null } };
}
`;

describe('pages that the server draws', () => {
  let t: TestApp;
  let web: Awaited<ReturnType<typeof buildApp>>;
  let folder: string;
  let mine: Awaited<ReturnType<typeof createCompany>>;
  let position: string;

  beforeAll(async () => {
    t = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'tryout-web-'));
    await mkdir(join(folder, 'dist'));
    await mkdir(join(folder, 'dist-drawing'));
    await writeFile(join(folder, 'dist/index.html'), '<p>the app</p>');
    await writeFile(join(folder, 'dist/page.html'), SHELL);
    await writeFile(
      join(folder, 'dist/early-pages.json'),
      JSON.stringify([
        { html: 'page.html', path: '^/user/page/[0-9a-f-]{36}$' },
        { html: 'page.html', path: '^/jobs$', isPublic: true },
      ]),
    );
    await writeFile(join(folder, 'dist-drawing/draw-page.mjs'), DRAW_PAGE);
    web = await buildApp(t.services, { webRoot: join(folder, 'dist'), rateLimits: false });
    mine = await createCompany(t.db);
    position = (
      await createPosition(t.db, mine.organization_id, mine.recruiter.id, { title: '</script><b>A & B' })
    ).id;
  });
  afterAll(async () => {
    await web.close();
    await t.stop();
    await rm(folder, { recursive: true });
  });

  const open = async (
    token: string | null,
    { mode = '', cookies = {}, headers = {} }: { mode?: string; cookies?: object; headers?: object } = {},
  ) => {
    const answer = await web.inject({
      method: 'GET',
      url: `/user/page/${position}${mode && `?mode=${mode}`}`,
      cookies: { ...(token ? { tryout_session: token } : {}), ...cookies },
      headers: { ...headers },
    });
    return { status: answer.statusCode, html: answer.body, headers: answer.headers, raw: answer.rawPayload };
  };
  /** Asks again while it comes without a picture: a server that is busy leaves a page to the browser. */
  const drawn = async <P extends { readonly html: string }>(ask: () => Promise<P>): Promise<P> => {
    let page = await ask();
    await expect
      .poll(async () => {
        if (!page.html.includes('data-relied')) page = await ask();
        return page.html;
      })
      .toContain('data-relied');
    return page;
  };
  const answersIn = (html: string) =>
    JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

  it('hold a picture and the answers to what it shows, for nobody else to keep', async () => {
    const { status, html, headers } = await drawn(() => open(mine.recruiter.token));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('en false null</p></div>');
    expect(html).toContain(
      'data-lang="en" data-phone="false" data-relied="{&quot;tryout.density&quot;:null}"',
    );
    const url = `/api/applicants/summary?position_id=${position}`;
    expect(answersIn(html)[url].data.position.title).toBe('</script><b>A & B');
    expect(html.split('</script>')).toHaveLength(4);
  });

  it('are drawn for the browser that asks', async () => {
    const look = {
      phone: true,
      height: 740,
      zone: 'Asia/Amman',
      stored: { 'tryout.locale': 'ar', 'tryout.density': 'compact' },
    };
    const { html } = await drawn(() =>
      open(mine.recruiter.token, { cookies: { look: JSON.stringify(look) } }),
    );
    expect(html).toContain('ar true Asia/Amman</p></div>');
    expect(html).toContain(
      'data-lang="ar" data-phone="true" data-relied="{&quot;tryout.density&quot;:&quot;compact&quot;}"',
    );
    const guessed = await drawn(() =>
      open(mine.recruiter.token, {
        cookies: { look: 'nonsense' },
        headers: { 'accept-language': 'ar', 'user-agent': 'Somebody Mobile' },
      }),
    );
    expect(guessed.html).toContain('ar true null</p></div>');
  });

  it('are drawn for visitors too where they are public, with a head that says what they are', async () => {
    const visit = (cookies = {}) =>
      drawn(async () => {
        const { body, headers } = await web.inject({
          url: '/jobs?mode=greets',
          headers: { 'accept-language': 'ar' },
          cookies,
        });
        return { html: body, headers };
      });
    const { html, headers } = await visit();
    expect(html).toContain('<h1>Hello, visitor in ar</h1></div>');
    expect(html).toContain('<title>الوظائف المفتوحة</title>');
    expect(html).toContain('<link rel="canonical" href="http://localhost:4780/jobs">');
    expect(headers['cache-control']).toBe('no-cache');
    const signedIn = await visit({ tryout_session: mine.recruiter.token });
    expect(signedIn.html).toContain('Hello, you in ar');
    expect(signedIn.headers['cache-control']).toBe('no-store');
  });

  it('remember the links by which they were opened, the latest first, and nothing that is none', async () => {
    const remembered = async (url: string, cookies = {}) => {
      const { headers } = await web.inject({ url, cookies });
      return String(headers['set-cookie'] ?? '').split(';')[0];
    };
    expect(await remembered('/jobs?s=abcdefgh12')).toBe('tryout_source=abcdefgh12');
    const before = { tryout_source: 'zzzzzzzzzz.abcdefgh12' };
    expect(await remembered('/jobs?s=abcdefgh12', before)).toBe('tryout_source=abcdefgh12.zzzzzzzzzz');
    for (const url of [
      '/jobs',
      '/jobs?s=',
      '/jobs?s=<script>',
      '/jobs?s=a&s=abcdefgh12',
      '/api/user?s=abcdefgh12',
    ]) {
      expect(await remembered(url, before), url).toBe('');
    }
  });

  it('come packed where the browser can unpack them', async () => {
    const { headers, html } = await drawn(async () => {
      const page = await open(mine.recruiter.token, { headers: { 'accept-encoding': 'br, gzip' } });
      return { ...page, html: gunzipSync(page.raw).toString() };
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(html).toContain('en false null</p></div>');
  });

  it('show nothing to those who may not see it: the app says why', async () => {
    const stranger = await createCompany(t.db);
    for (const token of [stranger.recruiter.token, 'no-such-session'])
      expect((await open(token)).html).toBe(SHELL);
    const visitor = await open(null);
    expect(visitor.html).toBe(SHELL);
    expect(visitor.headers['cache-control']).toBe('no-cache');
  });

  it.each(['breaks', 'hangs', 'asks-elsewhere'])(
    'are left to the browser where the drawing fails: it %s',
    async (mode) => {
      const { status, html } = await open(mine.recruiter.token, { mode });
      expect(status).toBe(200);
      expect(html).toBe(SHELL);
    },
  );

  it('take nothing with them when their thread ends', async () => {
    expect((await open(mine.recruiter.token, { mode: 'ends' })).html).toBe(SHELL);
    // It is not started again at once: a page that ends it would do so over and over.
    expect((await open(mine.recruiter.token)).html).toBe(SHELL);
    expect((await t.call({ path: '/health' })).status).toBe(200);
  });

  it.each([
    ['/', 200],
    ['/user/positions?search=a', 200],
    ['/user/positions/', 200],
    ['/User/Positions/x', 200],
    ['/NotFound', 200],
    ['/user/nothing-here', 404],
    ['/user/organization/people', 200],
    ['/user/organization/nothing', 404],
    ['/user/settings/account', 200],
    ['/user/settings/nothing', 404],
    ['/user/positions/x/applicants/y/z', 404],
    ['/wp-login.php', 404],
  ])('%s answers %i, with the app', async (url, status) => {
    const answer = await web.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe('<p>the app</p>');
  });

  it('let no other script run than those that stand in the built pages', async () => {
    const policy = String((await open(mine.recruiter.token)).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });
});
