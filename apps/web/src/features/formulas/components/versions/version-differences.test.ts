import { describe, expect, it } from 'vitest';
import { type Comparable, versionDifferences } from './version-differences.ts';

const stored = {
  id: 'one',
  key: 'tower.attention',
  definition: [{ op: 'norm_t', args: [1, 2] }],
  created_at: '2026-01-01T00:00:00.000Z',
  name: 'Attention',
  description: '',
  subtrait: 'Focused attention',
  task: 'Signal Tower',
  source: 'always: 1 of 1\n',
  tests: [],
};

/** There are no test cases here, hence no words. */
const between = (before: Partial<Comparable>, after: Partial<Comparable>) =>
  versionDifferences(before, after, undefined as never, undefined as never);

describe('what differs between two versions', () => {
  it('is what people wrote, of two formulas for the same subtrait as of two versions of one', () => {
    const other = {
      ...stored,
      id: 'two',
      key: 'tower.other',
      definition: [{ op: 'div' }],
      created_at: '2026-02-01T00:00:00.000Z',
      name: 'Attention by plays',
      source: 'always: 2 of 2',
    };
    expect(between(stored, other)).toEqual([
      { path: ['name'], before: 'Attention', after: 'Attention by plays' },
      { path: ['source'], before: 'always: 1 of 1', after: 'always: 2 of 2' },
    ]);
    const later: typeof stored = { ...stored, id: 'two' };
    expect(between(stored, later)).toEqual([]);
  });
});
