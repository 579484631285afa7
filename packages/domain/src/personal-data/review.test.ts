import { expect, it } from 'vitest';
import { chooseReviewer, reviewDueOn } from './review.ts';

const person = (user_id: string, on_team = true, waiting = 0) => ({ user_id, on_team, waiting });

it('gives a review to somebody who did not decide, of the team, with the fewest waiting', () => {
  const people = [person('a', true, 0), person('b', true, 2), person('c', true, 1), person('d', false, 0)];
  expect(chooseReviewer(people, 'a')).toBe('c');
  expect(chooseReviewer(people, null)).toBe('a');
  expect(chooseReviewer([person('a'), person('d', false, 9)], 'a')).toBe('d');
});

it('gives it to whoever decided where there is nobody else, and to nobody where there is none', () => {
  expect(chooseReviewer([person('a')], 'a')).toBe('a');
  expect(chooseReviewer([], 'a')).toBeNull();
});

it('is due two weeks later', () => {
  expect(reviewDueOn(new Date('2026-11-24T23:00:00Z'))).toBe('2026-12-08');
});
