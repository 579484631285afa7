import { expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import { attackPairs } from './testing/attacker.ts';

it('10,000 random pairs of reports reveal nobody’s category', () => {
  const attack = attackPairs(randomFrom('5e1f1d00000000000000000000000002'), 10_000);
  expect(attack).toMatchObject({ pairs: 10_000, small: 0, revealed: 0 });
  expect(attack.divided.position).toBeGreaterThan(4000);
  expect(attack.divided.department).toBeGreaterThan(4000);
});
