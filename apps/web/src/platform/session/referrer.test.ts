import { describe, expect, it } from 'vitest';
import { hasLoggedInCookie } from './logged-in-cookie.ts';
import { samePath } from './referrer.ts';

describe('samePath', () => {
  it('keeps paths of our own with query and hash', () => {
    expect(samePath('/user/positions?page=2#top')).toBe('/user/positions?page=2#top');
  });

  it.each([
    'https://elsewhere.test/user',
    '//elsewhere.test/user',
    '/\\elsewhere.test',
    'javascript:alert(1)',
    'user/positions',
    '/',
    '/public/login',
    '',
    null,
    undefined,
  ])('refuses %s', (value) => {
    expect(samePath(value)).toBeNull();
  });
});

describe('hasLoggedInCookie', () => {
  it.each([
    ['logged_in=1', true],
    ['a=b; logged_in=true', true],
    ['logged_in=0', false],
    ['logged_in=false', false],
    ['logged_in=', false],
    ['not_logged_in=1', false],
    ['', false],
  ])('%s gives %s', (cookies, expected) => {
    expect(hasLoggedInCookie(cookies)).toBe(expected);
  });
});
