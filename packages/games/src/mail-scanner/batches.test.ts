import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchOf, MOST_IN_A_BATCH } from './batches.ts';

it('cuts any block into even batches of at most 24, each counted through from its first letter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 105 }), (size) => {
      const places = Array.from({ length: size }, (_, place) => batchOf(place, size));
      const sizes = places.filter(({ done }) => done === 0).map(({ of }) => of);
      expect(sizes.reduce((sum, of) => sum + of, 0)).toBe(size);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_IN_A_BATCH);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(sizes).toHaveLength(Math.ceil(size / MOST_IN_A_BATCH));
      expect(places.map(({ done }) => done)).toEqual(
        sizes.flatMap((of) => Array.from({ length: of }, (_, done) => done)),
      );
    }),
  );
});
