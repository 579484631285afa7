import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES_OF, type Attribute, attributeValue, tileOf } from './attributes.ts';
import type { GlyphGridStimulus, Tile } from './core.ts';
import { DESIGNS, type Design, priorDifficulty } from './designs.ts';
import { drawItem } from './draw-item.ts';
import { countOf, pips, placesOf, turnedRing } from './places.ts';
import { admittedValues, fittingOptions, solve } from './solver.ts';

const aDesign = fc.integer({ min: 0, max: DESIGNS.length - 1 }).map((at) => DESIGNS[at] as Design);
const aSeed = fc.nat().map((n) => `seed ${n}`);

/** How many attributes two tiles differ in. */
function distance(layout: GlyphGridStimulus['layout'], one: Tile, other: Tile): number {
  return ATTRIBUTES_OF[layout].filter(
    (attribute) => attributeValue(one, attribute) !== attributeValue(other, attribute),
  ).length;
}

describe('places', () => {
  it('count, turn and stand as pips', () => {
    expect(placesOf(0b100_010_001)).toEqual([0, 4, 8]);
    expect([0, 1, 5, 9].map((count) => countOf(pips(count)))).toEqual([0, 1, 5, 9]);
    expect(() => pips(10)).toThrow(RangeError);
    // Top left moves to the top, the middle stays.
    expect(turnedRing(0b000_010_001, 1)).toBe(0b000_010_010);
    // Left moves up to the top left.
    expect(turnedRing(0b000_001_000, 1)).toBe(0b000_000_001);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 511 }), fc.integer({ min: -7, max: 7 }), (set, steps) => {
        expect(countOf(turnedRing(set, steps))).toBe(countOf(set));
        expect(turnedRing(turnedRing(set, steps), -steps)).toBe(set);
      }),
    );
  });
});

describe('the readings of a grid', () => {
  const admitted = (attribute: Attribute, ...given: number[]) => [...admittedValues(attribute, given)];

  it('are the rules that hold for both full lines, along rows or columns', () => {
    expect(admitted('fill', 1, 1, 1, 2, 2, 2, 0, 0)).toEqual([0]);
    expect(admitted('fill', 0, 1, 2, 1, 2, 0, 2, 0)).toEqual([1]);
    expect(admitted('count', 1, 2, 3, 4, 5, 6, 3, 4)).toEqual([5]);
    expect(admitted('count', 1, 2, 3, 2, 2, 4, 3, 1)).toEqual([4]);
    expect(admitted('count', 6, 2, 4, 5, 4, 1, 7, 4)).toEqual([3]);
    expect(admitted('rotation', 0, 3, 6, 7, 2, 5, 4, 7)).toEqual([2]);
    expect(admitted('size', 0, 1, 2, 0, 1, 2, 0, 1)).toEqual([2]);
  });

  it('take places together, apart, or where they differ', () => {
    expect(admitted('position', 0b011, 0b110, 0b101, 0b1100, 0b0110, 0b1010, 0b11, 0b1001)).toEqual([0b1010]);
    expect(admitted('position', 0b011, 0b110, 0b111, 0b1100, 0b0110, 0b1110, 0b11, 0b1001)).toEqual([0b1011]);
    expect(admitted('position', 0b011, 0b110, 0b001, 0b1100, 0b0110, 0b1000, 0b11, 0b1001)).toEqual([0b10]);
  });

  it('are several where a grid is unclear, and none where it is chance', () => {
    // Two and two is four, and each column grows by one.
    expect(admitted('count', 1, 1, 2, 2, 2, 4, 3, 3).toSorted()).toEqual([6]);
    expect(admitted('count', 1, 2, 3, 2, 3, 5, 3, 4).toSorted()).toEqual([7]);
    expect(admitted('position', 0b01, 0b10, 0b11, 0b0100, 0b1000, 0b1100, 0b11, 0b110).toSorted()).toEqual([
      0b101, 0b111,
    ]);
    expect(admitted('shape', 0, 1, 2, 3, 4, 5, 6, 7)).toEqual([]);
    expect(solve('one', Array<Tile>(8).fill(tileOf({ shape: 1, fill: 1 })))).toMatchObject({
      shape: 1,
      fill: 1,
    });
  });
});

describe('designs', () => {
  it('are all different, from one rule to four, with difficulties from very easy to hard', () => {
    expect(DESIGNS.length).toBe(377);
    expect(new Set(DESIGNS.map(({ layout, rules }) => JSON.stringify([layout, rules]))).size).toBe(377);
    expect(new Set(DESIGNS.map(({ rules }) => rules.length))).toEqual(new Set([1, 2, 3, 4]));
    const difficulties = DESIGNS.map(({ b }) => b);
    expect(Math.min(...difficulties)).toBeLessThan(-2);
    expect(Math.max(...difficulties)).toBeGreaterThan(2);
    for (let from = -2; from < 2; from += 0.5) {
      expect(difficulties.filter((b) => b >= from && b < from + 0.5).length).toBeGreaterThan(9);
    }
  });

  it('are harder with another rule, and with a harder one', () => {
    const constant = { attribute: 'shape', rule: 'constant' } as const;
    const distribution = { attribute: 'fill', rule: 'distribution' } as const;
    const xor = { attribute: 'position', rule: 'xor' } as const;
    expect(priorDifficulty([distribution])).toBeGreaterThan(priorDifficulty([constant]));
    expect(priorDifficulty([distribution, constant])).toBeGreaterThan(priorDifficulty([distribution]));
    expect(priorDifficulty([xor])).toBeGreaterThan(priorDifficulty([distribution, constant]));
  });
});

describe('a drawn item', () => {
  it('has exactly one option that fits every rule, for every design', () => {
    for (const design of DESIGNS) {
      for (let n = 0; n < 12; n++) {
        const item = drawItem(design, `surface ${n}`);
        expect(item.tiles).toHaveLength(8);
        expect(item.options).toHaveLength(4);
        expect(fittingOptions(item)).toEqual([item.right]);
      }
    }
  });

  it('is determined before the options are seen, whatever the seed', () => {
    fc.assert(
      fc.property(aDesign, aSeed, (design, seed) => {
        const item = drawItem(design, seed);
        const solution = solve(item.layout, item.tiles);
        expect(solution).not.toBeNull();
        const right = item.options[item.right] as Tile;
        for (const attribute of ATTRIBUTES_OF[item.layout]) {
          expect(attributeValue(right, attribute)).toBe(solution?.[attribute]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('follows its rules along the rows and keeps everything else the same', () => {
    fc.assert(
      fc.property(aDesign, aSeed, (design, seed) => {
        const item = drawItem(design, seed);
        const nine = [...item.tiles, item.options[item.right] as Tile];
        for (const attribute of ATTRIBUTES_OF[item.layout]) {
          const values = nine.map((tile) => attributeValue(tile, attribute));
          const rule = design.rules.find((each) => each.attribute === attribute)?.rule;
          const rows = [values.slice(0, 3), values.slice(3, 6), values.slice(6)];
          if (rule === undefined) expect(new Set(values).size).toBe(1);
          else if (rule === 'constant') expect(rows.map((row) => new Set(row).size)).toEqual([1, 1, 1]);
          else if (rule === 'distribution') {
            for (const row of rows) expect(row.toSorted()).toEqual(values.slice(0, 3).toSorted());
          } else if (attribute === 'count' && rule !== 'progression') {
            const sign = rule === 'add' ? 1 : -1;
            for (const [x = 0, y = 0, z] of rows) expect(z).toBe(x + sign * y);
          } else for (const row of rows) expect(new Set(row).size).toBeGreaterThan(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has options in a square: neighbours differ in one attribute, and the options alone tell nothing', () => {
    fc.assert(
      fc.property(aDesign, aSeed, (design, seed) => {
        const { layout, options, right } = drawItem(design, seed);
        expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(4);
        const toRight = options.map((option) => distance(layout, option, options[right] as Tile));
        expect(toRight.toSorted()).toEqual([0, 1, 1, 2]);
        for (const attribute of ATTRIBUTES_OF[layout]) {
          const values = options.map((option) => attributeValue(option, attribute));
          const counts = [...new Set(values)].map((value) => values.filter((each) => each === value).length);
          expect([[4], [2, 2]]).toContainEqual(counts);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('puts the right option anywhere, and draws the same for the same seed only', () => {
    const items = Array.from({ length: 800 }, (_, n) =>
      drawItem(DESIGNS[n % DESIGNS.length] as Design, `seed ${n}`),
    );
    for (const at of [0, 1, 2, 3]) {
      expect(Math.abs(items.filter((item) => item.right === at).length - 200)).toBeLessThan(50);
    }
    const design = DESIGNS.at(-1) as Design;
    expect(drawItem(design, 'a')).toEqual(drawItem(design, 'a'));
    const surfaces = Array.from({ length: 20 }, (_, n) =>
      JSON.stringify(drawItem(design, `form ${n}`).tiles),
    );
    expect(new Set(surfaces).size).toBe(20);
  });

  it('shows no direction but of shapes that have one, and no empty tile', () => {
    fc.assert(
      fc.property(aDesign, aSeed, (design, seed) => {
        const { tiles, options, layout } = drawItem(design, seed);
        for (const tile of [...tiles, ...options]) {
          expect(tile.places).toBeGreaterThan(0);
          if (tile.rotation !== 0) {
            expect(['triangle', 'arrow', 'half_disc', 'drop', 'hook']).toContain(tile.shape);
          }
          if (layout === 'group') expect(tile.rotation % 2).toBe(0);
          if (layout !== 'one') expect(tile.size).toBe(2);
        }
      }),
      { numRuns: 500 },
    );
  });
});
