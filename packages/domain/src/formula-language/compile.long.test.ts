import { expect, inject, it } from 'vitest';
import { compareCompiled, EVERY_END } from './testing/compare-compiled.ts';

it('100,000 random compiled formulas give what the tracing evaluator gives', () => {
  const { told, refused } = compareCompiled(`compiled ${inject('soakSeed')}`, 100_000);
  expect(refused).toBeLessThan(20_000);
  expect(told).toEqual(EVERY_END);
});
