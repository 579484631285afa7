import { FIRST_DAY_AT_THE_HARBOUR } from '@tryout/games/simulations/harbour';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { settingLines } from './setting-text.ts';
import { messages } from './simulations.messages.ts';
import { asTemplate, reasonRows, templateRows } from './template-rows.ts';

describe('templateRows', () => {
  it('gives each subtrait its share of the job fit', () => {
    const rows = templateRows(FIRST_DAY_AT_THE_HARBOUR.score_template);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({
      subtrait: 'Focused attention',
      trait: 'Attention',
      category: 'Focus',
      boost: 1,
    });
    expect(rows[0]?.share).toBeCloseTo(0.65 * 0.55, 6);
    expect(rows.reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(1, 4);
  });

  it('takes only what looks like a template', () => {
    expect(asTemplate(null)).toBeNull();
    expect(asTemplate({ rows: [] })).toBeNull();
    expect(asTemplate({ categories: [] })).toEqual({ categories: [] });
  });
});

describe('reasonRows', () => {
  it('gives each reason with its weight, categories before their traits, and leaves out what gives none', () => {
    const rows = reasonRows(FIRST_DAY_AT_THE_HARBOUR.score_template);
    expect(rows.map(({ name, level, weightage }) => [name, level, weightage]).slice(0, 3)).toEqual([
      ['Focus', 'category', 65],
      ['Attention', 'trait', 55],
      ['Pace', 'trait', 45],
    ]);
    expect(rows.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(
      reasonRows({
        categories: [
          {
            category_id: 'a',
            category_weightage: 100,
            traits: [{ trait_id: 'b', trait_weightage: 100, subtraits: [] }],
          },
        ],
      }),
    ).toEqual([]);
  });
});

describe('settingLines', () => {
  it('shows values with their units, and lists as they are', () => {
    const lines = settingLines(
      { share_incongruent: 0.5, deadline_ms: 1500, form: 'declare', standardise: true, night_shift: [1, 2] },
      (key) => `[${key}]`,
      textOf(messages, 'en'),
      (value, options) => new Intl.NumberFormat('en', options).format(value),
    );
    expect(lines.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      '[share_incongruent]: 50%',
      '[deadline_ms]: 1,500 ms',
      '[form]: number chosen in advance',
      '[standardise]: yes',
      '[night_shift]: [1,2]',
    ]);
  });
});
