import { describe, expect, it } from 'vitest';
import { itemFindings } from './item-findings.ts';

describe('findings of items', () => {
  it('count sizes over all scales and name no item', () => {
    const pair = {
      about: 'sex',
      question_set: null,
      reference: 'woman',
      focal: 'man',
      reference_people: 120,
      focal_people: 100,
    } as const;
    const item = (size: 'A' | 'B' | 'C') => ({ item: 'secret', delta: 1.2, size });
    const found = itemFindings([
      {
        ...pair,
        scales: [
          { scale: 'one', items: [item('A'), item('C')] },
          { scale: 'two', items: [item('B'), item('A'), item('C')] },
        ],
      },
      { ...pair, focal: 'other', scales: [] },
    ]);
    expect(found).toEqual([{ ...pair, items: 5, moderate: 1, large: 2 }]);
  });
});
