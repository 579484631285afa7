import { expect, it } from 'vitest';
import { chooseAnswerer } from './choose-answerer.ts';

const person = (user_id: string, more: object = {}) => ({
  user_id,
  is_contact: false,
  decides: false,
  waiting: 0,
  ...more,
});

it.each([
  ['nobody', [], null],
  ['who was chosen', [person('a'), person('b', { is_contact: true, waiting: 9 })], 'b'],
  [
    'somebody else where who was chosen decides',
    [person('a'), person('b', { is_contact: true, decides: true })],
    'a',
  ],
  [
    'who was chosen where everybody decides',
    [person('a', { decides: true }), person('b', { is_contact: true, decides: true })],
    'b',
  ],
  ['the fewest waiting', [person('a', { waiting: 2 }), person('b', { waiting: 1 })], 'b'],
  ['the id among equals', [person('b'), person('a')], 'a'],
])('%s', (_, people, chosen) => {
  expect(chooseAnswerer(people)?.user_id ?? null).toBe(chosen);
});
