import { describe, expect, it } from 'vitest';
import { longestKept, noticeHolds } from './candidate-notice.ts';

const accepted = { revision_id: 'r', kept_months: 12, accepted_at: 1000 };
const current = { revision_id: 'r', kept_months: 12, mattered_at: null };

describe('noticeHolds', () => {
  it.each([
    ['nothing changed', {}, {}, true],
    ['something else is measured', {}, { revision_id: 's' }, false],
    ['kept for longer', {}, { kept_months: 13 }, false],
    ['kept for good now', {}, { kept_months: null }, false],
    ['kept for a shorter time', {}, { kept_months: 6 }, true],
    ['kept for good before', { kept_months: null }, { kept_months: 120 }, true],
    ['for good before and now', { kept_months: null }, { kept_months: null }, true],
    ['a text that matters came before', {}, { mattered_at: 999 }, true],
    ['a text that matters came at once', {}, { mattered_at: 1000 }, true],
    ['a text that matters came later', {}, { mattered_at: 1001 }, false],
  ])('%s', (_, before, after, holds) => {
    expect(noticeHolds({ ...accepted, ...before }, { ...current, ...after })).toBe(holds);
  });
});

describe('longestKept', () => {
  it.each([
    [[6, 24, 12], 24],
    [[6, null], null],
    [[], null],
  ])('%j is %s', (months, longest) => {
    expect(longestKept(months)).toBe(longest);
  });
});
