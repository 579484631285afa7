import { describe, expect, it } from 'vitest';
import { JUDGES, TASK_KEYS } from './registry.ts';
import { seriesKey, seriesOf } from './series.ts';
import { simulateTask } from './simulate.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from './testing/plays.ts';

const TYPES = { number: 'number', boolean: 'boolean', text: 'string' } as const;

describe.each(TASK_KEYS)('the trial table of %s', (key) => {
  const judge = JUDGES[key];
  const plays = [1, 1.5, null].flatMap((time_factor) =>
    [11, 12].map((n) => {
      const accommodations = { ...NO_ACCOMMODATIONS, time_factor } as typeof NO_ACCOMMODATIONS;
      return simulateTask(judge, null, accommodations, seedOf(n), AVERAGE, `bot ${n}`);
    }),
  );
  const declared = judge.trial_columns.map((column) => column.key);

  it('has the declared columns in their order and no others', () => {
    for (const row of plays.flatMap(({ trials }) => trials)) expect(Object.keys(row)).toEqual(declared);
  });

  it('holds values of the declared types, in the declared bounds', () => {
    for (const { key: column, type, min, max } of judge.trial_columns) {
      for (const row of plays.flatMap(({ trials }) => trials)) {
        const value = row[column];
        if (value === null) continue;
        expect([column, typeof value]).toEqual([column, TYPES[type]]);
        if (min !== undefined) expect(value).toBeGreaterThanOrEqual(min);
        if (max !== undefined) expect(value).toBeLessThanOrEqual(max);
      }
    }
  });

  it('gives a series for each column of numbers or booleans, one value a trial', () => {
    const [{ trials }] = plays as [(typeof plays)[number]];
    const series = seriesOf(judge.trial_columns, trials, false);
    const wanted = judge.trial_columns
      .filter(({ type }) => type !== 'text')
      .map((column) => seriesKey(column.key));
    expect(series.map((each) => each.key)).toEqual(wanted);
    for (const each of series) expect(each.series).toHaveLength(trials.length);
  });

  it('leaves out what tells of time where more was given', () => {
    const [{ trials }] = plays as [(typeof plays)[number]];
    const kept = seriesOf(judge.trial_columns, trials, true).map((each) => each.key);
    for (const { key: column, speeded } of judge.trial_columns) {
      if (speeded) expect(kept).not.toContain(seriesKey(column));
      else if (column.endsWith('_ms')) expect.fail(`${column} tells a time`);
    }
  });
});

describe('series', () => {
  it('have no value where a trial has none, and none at all without trials', () => {
    const columns = [
      { key: 'rt_ms', type: 'number', unit: 'ms', speeded: true, description: '' },
      { key: 'correct', type: 'boolean', unit: '', speeded: false, description: '' },
      { key: 'side', type: 'text', unit: '', speeded: false, description: '' },
    ] as const;
    const rows = [
      { rt_ms: 400.123_456_7, correct: true, side: 'left' },
      { rt_ms: null, correct: false, side: 'left' },
    ];
    expect(seriesOf(columns, rows, false)).toEqual([
      { key: 'trials.rt_ms', series: [400.123_457, null] },
      { key: 'trials.correct', series: [true, false] },
    ]);
    expect(seriesOf(columns, [], false)).toEqual([]);
  });
});
