import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCENT, accentShades, contrast, LEAST_CONTRAST } from './accent.ts';

const colors = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the shades of an employer’s colour', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#14332c', '#14332c')).toBe(1);
  });

  test.each([
    ['#0a4d8c', '#0a4d8c', '#1b8efa'],
    ['#ffd500', '#7e6800', '#ffd500'],
    ['#000000', '#000000', '#909090'],
    ['#ffffff', '#6c6c6c', '#ffffff'],
  ])('of %s are %s and %s', (accent, light, dark) => {
    expect(accentShades(accent)).toEqual({ light, dark });
  });

  test('can be read on every ground, and under their labels, whatever the colour', () => {
    fc.assert(
      fc.property(colors, (accent) => {
        const { light, dark } = accentShades(accent);
        expect(light).toMatch(ACCENT);
        expect(dark).toMatch(ACCENT);
        for (const ground of ['#f6f7f3', '#ffffff', '#ecefe9'])
          expect(contrast(light, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        for (const ground of ['#0f1614', '#161f1c', '#0b110f', '#1e2925', '#14211d'])
          expect(contrast(dark, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }),
    );
  });
});
