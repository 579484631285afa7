import { JUDGES, TASK_KEYS } from '@tryout/games/registry';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { columnName, dataPointName, hasDataPointName, unitName } from './data-point-text.ts';
import { messages } from './measures.messages.ts';

const words = { t: textOf(messages, 'en') };

describe.each(TASK_KEYS)('%s', (key) => {
  const columns = JUDGES[key].trial_columns.filter(({ type }) => type !== 'text');

  it('has a name for every column that a formula can read', () => {
    for (const column of columns) {
      expect(Object.keys(messages.en)).toContain(`measures.column.${column.key}`);
    }
  });

  it('has a name for every data point', () => {
    for (const point of JUDGES[key].data_points)
      expect([point.key, hasDataPointName(point.key)]).toEqual([point.key, true]);
  });

  it('has a name for every unit', () => {
    for (const { unit } of [...columns, ...JUDGES[key].data_points]) {
      if (unit !== '')
        expect(Object.keys(messages.en)).toContain(`measures.unit_name.${unit.replaceAll(' ', '_')}`);
    }
  });
});

describe('names of data points', () => {
  it('tell a series from a single value', () => {
    expect(dataPointName('trials.rt_ms', words)).toBe('Response time (each step)');
    expect(columnName('trials.rt_ms', words)).toBe('Response time');
    expect(dataPointName('rt_correct', words)).toBe('Usual time for a correct answer');
    expect(dataPointName('facet_irritability', words)).toBe('Irritability');
  });

  it('fall back to the key in words, and to the unit as it is written', () => {
    expect(dataPointName('trials.tide_level', words)).toBe('tide level (each step)');
    expect(dataPointName('tide_level', words)).toBe('tide level');
    expect(hasDataPointName('tide_level')).toBe(false);
    expect(unitName('furlongs', words)).toBe('furlongs');
  });
});
