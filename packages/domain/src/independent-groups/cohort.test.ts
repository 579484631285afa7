import { expect, it } from 'vitest';
import { cohortGives, cohortState } from './cohort.ts';

it.each([
  [{ starts: 10, ends: 20 }, 9, 'planned'],
  [{ starts: 10, ends: 20 }, 10, 'active'],
  [{ starts: 10, ends: 20 }, 20, 'over'],
  [{ starts: 10, ends: null }, 1e15, 'active'],
] as const)('%j is at %d %s', (cohort, now, state) => {
  expect(cohortState(cohort, now)).toBe(state);
});

it('gives what the plan does, its own in their place, and nothing for nothing', () => {
  expect(
    cohortGives(
      { 'positions.active': 3, 'agency.portal': false, seats: true },
      { 'positions.active': 10, b: 0 },
    ),
  ).toEqual({ 'positions.active': 10, seats: true });
});
