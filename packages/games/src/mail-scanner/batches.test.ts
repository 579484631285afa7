import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchOf, MOST_IN_A_BATCH, sacksOf, thirdsOf } from './batches.ts';

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

it('fills a sack with the last letter of each batch, and the last one with the last letter of the task', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 105 }), fc.integer({ min: 1, max: 6 }), (size, blocks) => {
      const all = size * blocks;
      const filled = Array.from({ length: all + 1 }, (_, letters) => sacksOf(letters, all, size).filled);
      expect(filled[0]).toBe(0);
      expect(filled[all]).toBe(sacksOf(all, all, size).of);
      for (let letter = 0; letter < all; letter += 1) {
        const { done, of } = batchOf(letter % size, size);
        expect((filled[letter + 1] ?? 0) - (filled[letter] ?? 0)).toBe(done === of - 1 ? 1 : 0);
      }
    }),
  );
});

it('fills the sack in hand by count: empty before a third of the batch is through, never tied before the last letter', () => {
  const thirds = Array.from({ length: 12 }, (_, done) => thirdsOf({ done, of: 12 }));
  expect(thirds).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
});
