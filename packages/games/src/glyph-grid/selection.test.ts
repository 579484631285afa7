import { itemInformation } from '@tryout/domain/statistics/irt';
import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { glyphGridJudge as judge } from './judge.ts';
import { designAt } from './plan.ts';
import { nextDesign } from './selection.ts';

it('draws the next design from the five that tell most, as if all were sorted by what they tell', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: -5, max: 5, noNaN: true }), fc.nat(20), (n, theta, count) => {
      const plan = judge.plan(judge.configure(null), NO_ACCOMMODATIONS, seedOf(n));
      const met = randomFrom(`${n}`).shuffle(plan.designs).slice(0, count);
      const tells = (index: number) => itemInformation(designAt(index).item, theta);
      const best = plan.designs
        .filter((index) => !met.includes(index))
        .toSorted((one, other) => tells(other) - tells(one))
        .slice(0, 5);
      const drawn = randomFrom(childSeed(plan.seed, `choice:${count}`)).pick(best);
      expect(nextDesign(plan, { met, ability: { theta, se: 1 } })).toBe(drawn);
    }),
    { numRuns: 60 },
  );
});
