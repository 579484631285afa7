import { expect, inject, it } from 'vitest';
import { runPrograms } from './testing/random-programs.ts';

const PROGRAMS = 100_000;

it('100,000 random programs end, break nothing and come to the same twice', () => {
  const seed = `programs ${inject('soakSeed')}`;
  const first = runPrograms(seed, PROGRAMS);
  expect(first.formulas).toBeGreaterThan(PROGRAMS / 20);
  expect(runPrograms(seed, PROGRAMS).digest).toBe(first.digest);
});
