import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import type { MeasureWords } from '../measures/data-point-text.ts';
import { messages as measures } from '../measures/measures.messages.ts';
import { differencePlace, versionDifferences } from './components/versions/version-differences.ts';
import { messages } from './formula-page.messages.ts';
import type { TaskPoint } from './formulas.api.ts';
import { inputsText, outcomeText, pointLine } from './point-text.ts';

const t = textOf(messages, 'en');
const words: MeasureWords = {
  t: textOf(measures, 'en'),
  number: (value, options) => new Intl.NumberFormat('en', options).format(value),
  list: (values) => new Intl.ListFormat('en').format(values),
};
const point = (changes: Partial<TaskPoint>): TaskPoint => ({
  key: 'rt_correct',
  type: 'duration_ms',
  unit: 'ms',
  min: 0,
  max: 3000,
  options: [],
  required: true,
  direction: 'lower',
  description: '',
  norm: null,
  ...changes,
});

describe('data points and values in words', () => {
  it('tell type, range and the better side, as far as they are known', () => {
    expect(pointLine(point({}), t, words)).toBe('duration · 0 to 3,000 ms · lower is better');
    expect(pointLine(point({ min: null, direction: 'none' }), t, words)).toBe('duration');
    expect(
      pointLine(point({ type: 'enum', options: ['port', 'starboard'], direction: 'none' }), t, words),
    ).toBe('choice · port and starboard');
  });

  it('tell what is given and what comes out', () => {
    expect(inputsText({ acc_all: 0.9, rt_correct: 620, 'trials.rt': [600, null], tide: null }, words)).toBe(
      'Correct answers 90%, Usual time for a correct answer 620 ms, rt (each step) (600, –), and tide no value',
    );
    expect(outcomeText({ value: 7.5, total_score: 10 }, t, words)).toBe('7.5 of 10');
    expect(outcomeText(null, t, words)).toBe('Not calculated');
  });
});

describe('what differs between versions', () => {
  const before = {
    name: 'Speed',
    source: 'always: 5 of 10',
    tests: [{ inputs: { rt_correct: 620 }, expect: { value: 5, total_score: 10 } }],
  };

  it('is told field by field, test cases as sentences', () => {
    const after = { ...before, source: 'always: 6 of 10\n', tests: [{ inputs: {}, expect: null }] };
    expect(versionDifferences(before, after, t, words)).toEqual([
      { path: ['source'], before: 'always: 5 of 10', after: 'always: 6 of 10' },
      {
        path: ['tests', '0'],
        before: 'Usual time for a correct answer 620 ms → 5 of 10',
        after: 'none → Not calculated',
      },
    ]);
    expect(differencePlace(['tests', '0'], t)).toBe('Test cases 1');
  });

  it('is nothing where only blanks at the ends of the text differ', () => {
    expect(versionDifferences(before, { ...before, source: `${before.source}\n` }, t, words)).toEqual([]);
  });
});
