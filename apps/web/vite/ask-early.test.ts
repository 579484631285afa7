import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { currentUser } from '@tryout/contract/auth/auth';
import { describe, expect, test, vi } from 'vitest';
import { routeUrl } from '../src/platform/api/route-url.ts';
import { hasLoggedInCookie } from '../src/platform/session/logged-in-cookie.ts';

const SCRIPT = await readFile(join(import.meta.dirname, '../public/ask-early.js'), 'utf8');

/** Runs the script in a page with these cookies, and a token stored or none; answers what the page then holds. */
function runIn(cookie: string, token: string | null = null, lang = 'en') {
  const fetch = vi.fn(async (_url: string, _init: { headers: Record<string, string> }) => new Response('{}'));
  const window: { askedEarly?: { address: string; lang: string } } = {};
  runInNewContext(SCRIPT, {
    AbortSignal,
    document: { cookie, documentElement: { lang } },
    fetch,
    localStorage: { getItem: (key: string) => (key === 'tryout.token' ? token : null) },
    window,
  });
  return { fetch, window };
}

describe('what a page asks before its scripts are here', () => {
  test('who is signed in, in the language of the page', () => {
    const { fetch, window } = runIn('logged_in=1', null, 'ar');
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toBe(routeUrl(currentUser.path));
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'Accept-Language': 'ar' });
    expect(window.askedEarly).toMatchObject({ address: routeUrl(currentUser.path), lang: 'ar' });
  });

  test('nothing where the app will send a token along', () => {
    expect(runIn('logged_in=1', 'a-token').fetch).not.toHaveBeenCalled();
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
