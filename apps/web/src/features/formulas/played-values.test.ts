import { expect, test } from 'vitest';
import { inputsOfPlay, numberIn, tenthsOf } from './played-values.ts';

const PLAY = inputsOfPlay({
  values: [
    { key: 'acc', value: 0.75, missing_reason: null },
    { key: 'slope', value: null, missing_reason: 'too_few_trials' },
  ],
  series: [
    { key: 'trials.rt', values: [400, null, 600] },
    { key: 'trials.correct', values: [true, false] },
    { key: 'trials.none', values: [null] },
  ],
});

test('a play is what formulas are given of it', () => {
  expect(PLAY).toMatchObject({ acc: 0.75, slope: null, 'trials.rt': [400, null, 600] });
});

test.each([
  ['acc', 0.75],
  ['slope', null],
  ['trials.rt', 500],
  ['trials.correct', 0.5],
  ['trials.none', null],
  ['constructor', null],
])('%s counts as %s', (key, expected) => {
  expect(numberIn(PLAY, key)).toBe(expected);
});

test('values spread over ten parts, the highest within the last', () => {
  expect(tenthsOf([])).toBeNull();
  expect(tenthsOf([3, 3])).toEqual({ low: 3, high: 3, counts: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(tenthsOf([0, 5, 10, 10])?.counts).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 2]);
  expect(tenthsOf([50, 120], { low: 0, high: 100 })?.counts).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
});
