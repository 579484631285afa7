import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import { ATTRIBUTES_OF, type Attribute, tileOf, type Values } from './attributes.ts';
import type { Layout, Tile } from './core.ts';
import type { Design } from './designs.ts';
import { drawNine, drawValue, type Surface } from './draw-values.ts';
import { drawOptions } from './options.ts';
import { matching, solveColumns } from './solver.ts';

/** An item with its answer. */
export interface DrawnItem {
  readonly layout: Layout;
  readonly tiles: readonly Tile[];
  readonly options: readonly Tile[];
  /** Index of the only option that fits. */
  readonly right: number;
}

/** Tiles in the grid, the ninth being the answer. */
const TILES = 9;
/** Draws before giving up; the hardest design needs a few dozen. */
const MOST_DRAWS = 2000;

type Columns = ReadonlyMap<Attribute, readonly number[]>;

function drawColumns(random: Random, design: Design, surface: Surface): Columns | null {
  const columns = new Map<Attribute, readonly number[]>();
  for (const attribute of ATTRIBUTES_OF[design.layout]) {
    const rule = design.rules.find((each) => each.attribute === attribute)?.rule;
    if (rule === undefined) {
      const value = attribute === 'rotation' ? 0 : drawValue(random, attribute, surface);
      columns.set(attribute, Array<number>(TILES).fill(value));
      continue;
    }
    const nine = drawNine(random, rule, attribute, surface);
    if (nine === null) return null;
    columns.set(attribute, nine);
  }
  return columns;
}

function valuesAt(columns: Columns, at: number): Values {
  return Object.fromEntries([...columns].map(([attribute, nine]) => [attribute, nine[at]]));
}

function agrees(columns: Columns, solution: Values): boolean {
  return [...columns].every(([attribute, nine]) => solution[attribute] === nine[TILES - 1]);
}

function tryToDraw(random: Random, design: Design, surface: Surface): DrawnItem | null {
  const columns = drawColumns(random, design, surface);
  if (columns === null) return null;
  // Most draws end here, before any tile is made of them.
  const solution = solveColumns(design.layout, columns);
  if (solution === null || !agrees(columns, solution)) return null;
  const seen = (attribute: Attribute) => columns.get(attribute) ?? [];
  const { options, right } = drawOptions(random, design, solution, seen, surface);
  const fitting = matching(design.layout, solution, options);
  if (fitting.length !== 1 || fitting[0] !== right) return null;
  const tiles = Array.from({ length: TILES - 1 }, (_, at) => tileOf(valuesAt(columns, at)));
  return { layout: design.layout, tiles, options, right };
}

/**
 * An item of a design: the same for the same seed, another surface for another. Draws that a second reading of the
 * rules could answer otherwise are thrown away, so the item has exactly one answer.
 */
export function drawItem(design: Design, seed: string): DrawnItem {
  const random = randomFrom(seed);
  const directed = design.rules.some((each) => each.attribute === 'rotation');
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const item = tryToDraw(random, design, { layout: design.layout, directed });
    if (item !== null) return item;
  }
  throw new RangeError(`no sound item of this design: ${JSON.stringify(design.rules)}`);
}
