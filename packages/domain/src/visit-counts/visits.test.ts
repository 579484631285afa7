import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedSteps, isCounted, pageAtPath, VISIT_FLOWS, VISIT_KEYS, type VisitKey } from './visits.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

describe('who is counted', () => {
  it.each([
    ['a browser', { 'user-agent': BROWSER }, true],
    ['a browser that says 0', { 'user-agent': BROWSER, dnt: '0', 'sec-gpc': '0' }, true],
    ['Do Not Track', { 'user-agent': BROWSER, dnt: '1' }, false],
    ['Global Privacy Control', { 'user-agent': BROWSER, 'sec-gpc': '1' }, false],
    ['looking ahead', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' }, false],
    ['looking ahead, as it was said once', { 'user-agent': BROWSER, purpose: 'prefetch' }, false],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
    ['a browser without a window', { 'user-agent': `${BROWSER.replace('Chrome', 'HeadlessChrome')}` }, false],
    ['a program', { 'user-agent': 'curl/8.5.0' }, false],
    ['nobody in particular', {}, false],
  ])('%s', (_who, headers, counted) => {
    expect(isCounted(headers)).toBe(counted);
  });
});

it('knows pages by their path alone', () => {
  expect(['/', '/pricing', '/contact/abc', '/user', ''].map(pageAtPath)).toEqual([
    'home',
    'pricing',
    null,
    null,
    null,
  ]);
});

it('tells of each step a share of the one before, between 0 and 1, or none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VISIT_FLOWS),
      fc.array(fc.nat(1000), { minLength: VISIT_KEYS.length, maxLength: VISIT_KEYS.length }),
      ({ steps }, counts) => {
        const count = (key: VisitKey) => counts[VISIT_KEYS.indexOf(key)] ?? 0;
        const told = countedSteps(steps, count);
        expect(told.map(({ key }) => key)).toEqual(steps);
        told.forEach(({ share, ...step }, at) => {
          expect(step.count).toBe(count(step.key));
          const before = told[at - 1]?.count ?? 0;
          if (before === 0 || step.count > before) expect(share).toBeNull();
          else expect(share).toBe(step.count / before);
        });
      },
    ),
  );
});
