import { describe, expect, it } from 'vitest';
import { seriesOf, seriesText } from './series-text.ts';

describe('a series as it is typed', () => {
  it.each([
    ['620, 580, –, 700', [620, 580, null, 700]],
    ['1;0 ; 1', [1, 0, 1]],
    ['true false\n-', [true, false, null]],
    ['0.5 −3 1e3 .25', [0.5, -3, 1000, 0.25]],
    ['١', null],
    ['', []],
  ])('%s', (text, series) => {
    expect(seriesOf(text)).toEqual(series);
  });

  it('refuses what is no number, and too many', () => {
    expect(seriesOf('620, fast')).toBeNull();
    expect(seriesOf('1e999')).toBeNull();
    expect(seriesOf('1,'.repeat(1001))).toBeNull();
  });

  it('writes what it reads', () => {
    const series = [620, null, true, -0.5];
    expect(seriesOf(seriesText(series))).toEqual(series);
    expect(seriesText(null)).toBe('');
  });
});
