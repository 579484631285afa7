import { describe, expect, it } from 'vitest';
import type { TaskPoint, Vocabulary } from './formulas.api.ts';
import { CURSOR, type Insertable } from './insertables.ts';
import { suggestionsFrom } from './suggest.ts';

const point = (key: string, type: string, options: string[] = []): TaskPoint => ({
  key,
  type,
  unit: '',
  min: null,
  max: null,
  options,
  required: true,
  direction: 'none',
  description: '',
  norm: null,
});
const condition: Vocabulary['conditions'][number] = {
  id: 'c1',
  key: 'careful',
  name: 'Careful and slow',
  version: 1,
  description: 'Few errors',
  source: '',
  definition: null,
};
const item = (
  id: string,
  kind: Insertable['kind'],
  name: string,
  detail: string,
  means = '',
): Insertable => ({
  id,
  kind,
  label: '',
  template: '',
  name,
  detail,
  means,
});
const suggest = suggestionsFrom(
  [
    item('point:accuracy', 'data_point', 'Correct answers', 'share · 0 to 1'),
    item('condition:c1', 'condition', 'Careful and slow', '', 'Few errors'),
    item('operator:mean', 'operator', 'mean over trials', 'mean(series)', 'The average.'),
  ],
  {
    points: [
      point('accuracy', 'ratio'),
      point('trials.rt', 'series'),
      point('side', 'enum', ['port', 'starboard']),
    ],
    conditions: [condition],
    inactive: new Set(['median']),
  },
);
const all = (text: string, asked = false) => suggest(text, text.length, asked)?.options ?? null;
const labels = (text: string, asked = false) => all(text, asked)?.map(({ label }) => label) ?? null;

describe('suggestions', () => {
  it('wait for a letter, or for being asked', () => {
    expect(labels('when ')).toBeNull();
    expect(labels('when ', true)).toEqual(expect.arrayContaining(['accuracy', 'side', 'mean(series)']));
  });

  it('tell type, name, written form and meaning', () => {
    expect(all('when acc')).toEqual([
      expect.objectContaining({ label: 'accuracy', detail: 'share · 0 to 1', info: 'Correct answers' }),
    ]);
    expect(all('always: mean')?.[0]).toEqual({
      label: 'mean(series)',
      kind: 'operator',
      insert: `mean(${CURSOR})`,
      detail: 'mean over trials',
      info: 'mean(series) — The average.',
    });
    expect(all('when @')).toEqual([
      expect.objectContaining({ label: '@careful', detail: 'Careful and slow', info: 'Few errors' }),
    ]);
  });

  it('leave out operators that are switched off', () => {
    expect(labels('always: med')).toEqual([]);
  });

  it('take the place of the whole word, and leave parentheses that stand there', () => {
    expect(suggest('always: me(trials.rt) of 1', 10, false)).toMatchObject({ from: 8, to: 10 });
    expect(suggest('always: me(trials.rt) of 1', 10, false)?.options[0]?.insert).toBe('mean');
  });

  it('put a blank behind words of the language', () => {
    expect(all('whe')?.[0]).toMatchObject({ label: 'when', insert: 'when ' });
  });

  it('are its values after a choice', () => {
    expect(labels('when side = ')).toEqual(['"port"', '"starboard"']);
    expect(labels('when side != "st')).toEqual(['"starboard"']);
    expect(labels('when side in ("port", ')).toEqual(['"port"', '"starboard"']);
  });
});
