import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfMeans, meansOfBytes, rowsOfBytes } from './mean-bytes.ts';

const mean = fc.option(
  fc.integer({ min: 0, max: 100_000_000 }).map((steps) => steps / 1e6),
  { nil: null },
);

function row(layout: number, means: readonly (number | null)[]): Uint8Array {
  const bytes = new Uint8Array(4 + means.length * 4);
  new DataView(bytes.buffer).setInt32(0, layout);
  bytes.set(bytesOfMeans(means), 4);
  return bytes;
}

describe('means as bytes', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(mean), (means) => {
        expect(meansOfBytes(bytesOfMeans(means))).toEqual(means);
      }),
    );
  });

  it('of several layouts stand under one another', () => {
    const layouts = new Map([
      [1, ['a', 'b']],
      [7, ['b', 'c', 'x']],
    ]);
    const chunk = new Uint8Array([...row(1, [10, null]), ...row(7, [20, 30, 40])]);
    expect(rowsOfBytes([chunk, row(1, [1, 2])], 3, layouts, ['c', 'b', 'a'])).toEqual({
      subtrait_ids: ['c', 'b', 'a'],
      count: 3,
      means: Int32Array.of(-1, -1, 10e6, 30e6, 20e6, -1, -1, 2e6, 1e6),
    });
  });

  it('of an unknown layout, or cut short, are refused', () => {
    const layouts = new Map([[1, ['a', 'b']]]);
    expect(() => rowsOfBytes([row(2, [])], 1, layouts, [])).toThrow(RangeError);
    expect(() => rowsOfBytes([row(1, [1])], 1, layouts, ['a', 'b'])).toThrow(RangeError);
    expect(() => rowsOfBytes([row(1, [1, 2])], 2, layouts, ['a', 'b'])).toThrow(RangeError);
  });
});
