import { describe, expect, it } from 'vitest';
import { effectiveFrom, retentionDueOn, retentionOutcome, retentionSuggestion } from './retention.ts';

describe('retentionDueOn', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-30', 13, '2027-12-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-05-15', 25, '2028-06-15'],
  ])('%s and %i months give %s', (from, months, due) => {
    expect(retentionDueOn(new Date(`${from}T23:59:59Z`), months, '2020-01-01')).toBe(due);
  });

  it('is never before the rule has effect', () => {
    expect(retentionDueOn(new Date('2020-01-01'), 1, '2026-01-15')).toBe('2026-01-15');
  });
});

describe('effectiveFrom', () => {
  const today = new Date('2026-03-01T12:00:00Z');
  it('waits where something would go earlier than before', () => {
    expect(effectiveFrom(today, null, 12)).toBe('2026-03-15');
    expect(effectiveFrom(today, 24, 12)).toBe('2026-03-15');
    expect(effectiveFrom(today, 12, 24)).toBe('2026-03-01');
  });
});

describe('retentionOutcome', () => {
  it.each([
    ['approved', null, 'hired'],
    ['rejected', 'employer', 'rejected'],
    ['rejected', 'candidate', 'withdrawn'],
    ['rejected', 'system', 'unfinished'],
    ['cv_submitted', null, 'unfinished'],
    ['in_person', null, 'open'],
  ] as const)('%s by %s is %s', (status, ended_by, outcome) => {
    expect(retentionOutcome({ status, ended_by })).toBe(outcome);
  });
});

describe('retentionSuggestion', () => {
  it.each([
    ['Germany', 6, 'at_most'],
    [' deutschland ', 6, 'at_most'],
    ['FR', 24, 'at_most'],
    ['United Kingdom', 6, 'at_most'],
    ['Nederland', 1, 'at_most'],
    ['United States', 12, 'at_least'],
  ])('%s: %i months, %s', (country, months, kind) => {
    expect(retentionSuggestion(country)).toMatchObject({ months, kind });
  });

  it('says nothing where no public text names months', () => {
    for (const country of ['', 'Spain', 'Ireland', 'toString']) {
      expect(retentionSuggestion(country)).toBeNull();
    }
  });
});
