import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { currentUser } from '@tryout/contract/auth/auth';
import { describe, expect, test, vi } from 'vitest';
import { routeUrl } from '../src/platform/api/route-url.ts';
import { hasLoggedInCookie } from '../src/platform/session/logged-in-cookie.ts';

const SCRIPT = await readFile(join(import.meta.dirname, '../public/ask-early.js'), 'utf8');

type AskedEarly = (url: string, lang: string) => Promise<Response> | undefined;

/** Runs the script in a page with these cookies, and a token stored or none; answers what the page then holds. */
function runIn(cookie: string, { token = null as string | null, lang = 'en', now = 0 } = {}) {
  const answer = Promise.resolve(new Response('{}'));
  const fetch = vi.fn((_url: string, _init: { headers: Record<string, string> }) => answer);
  const window: { askedEarly?: AskedEarly } = {};
  runInNewContext(SCRIPT, {
    AbortSignal,
    document: { cookie, documentElement: { lang } },
    fetch,
    localStorage: { getItem: (key: string) => (key === 'tryout.token' ? token : null) },
    performance: { now: () => now },
    window,
  });
  return { answer, fetch, window };
}

const ADDRESS = routeUrl(currentUser.path);

describe('what a page asks before its scripts are here', () => {
  test('who is signed in, in the language of the page; the answer is given once', () => {
    const { answer, fetch, window } = runIn('logged_in=1', { lang: 'ar' });
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toBe(ADDRESS);
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'Accept-Language': 'ar' });
    expect(window.askedEarly?.('/api/other', 'ar')).toBeUndefined();
    expect(window.askedEarly?.(ADDRESS, 'ar')).toBe(answer);
    expect(window.askedEarly?.(ADDRESS, 'ar')).toBeUndefined();
  });

  test('an answer in another language is not taken, nor an old one', () => {
    expect(runIn('logged_in=1').window.askedEarly?.(ADDRESS, 'ar')).toBeUndefined();
    expect(runIn('logged_in=1', { now: 15_000 }).window.askedEarly?.(ADDRESS, 'en')).toBeUndefined();
  });

  test('nothing where the app will send a token along', () => {
    expect(runIn('logged_in=1', { token: 'a-token' }).fetch).not.toHaveBeenCalled();
  });

  test.each([
    '',
    'logged_in=',
    'logged_in=0',
    'logged_in=false',
    'a=b; logged_in=1',
    'not_logged_in=1',
    'logged_in=1; a=b',
  ])('as the app judges the cookies "%s"', (cookie) => {
    expect(runIn(cookie).fetch.mock.calls.length === 1).toBe(hasLoggedInCookie(cookie));
  });
});
