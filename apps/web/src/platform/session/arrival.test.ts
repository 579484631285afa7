import { ownLink } from '@tryout/domain/text/own-link';
import { describe, expect, it } from 'vitest';
import { isLedHere } from './arrival.ts';

const origin = 'https://jobs.harbour.test';
const page = '/user/positions/1';
const typed = { address: page, referrer: '', origin, kind: 'navigate' };

describe('the product led to a page', () => {
  it.each([
    ['by a link in a mail', { ...typed, address: ownLink(`${page}?tab=comments`) }],
    [
      'by a link of one of its pages, opened in a new tab',
      { ...typed, referrer: `${origin}/user/notifications` },
    ],
    ['by a reload', { ...typed, kind: 'reload' }],
    ['by going back', { ...typed, kind: 'back_forward' }],
    ['within the app', { ...typed, address: '/user' }],
  ])('%s', (_, arrival) => {
    expect(isLedHere(arrival, page)).toBe(true);
  });

  it.each([
    ['where the address was typed', typed],
    ['where another site led here', { ...typed, referrer: 'https://mail.example.test/inbox' }],
    ['where another site has a similar name', { ...typed, referrer: `${origin}.example.test/` }],
  ])('not %s', (_, arrival) => {
    expect(isLedHere(arrival, page)).toBe(false);
  });
});

it('only pages for signed-in people get the mark', () => {
  expect([ownLink('/apply/1'), ownLink('/user/a#b')]).toEqual(['/apply/1', '/user/a#b']);
  expect(ownLink('/user/a')).not.toBe('/user/a');
});
