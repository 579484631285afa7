import { ATTRIBUTES_OF, type Attribute, attributeValue, type Values } from './attributes.ts';
import type { GlyphGridStimulus, Layout, Tile } from './core.ts';
import { combined, RULES_OF, type Rule, stepped, stepsOf } from './rules.ts';

/**
 * Finds what the given tiles admit, without knowing how the item was made: every rule of the grammar is tried along
 * rows and along columns. A rule is a reading of an attribute when it holds for both full lines and for the two given
 * values of the third. An item is sound when the readings of each attribute agree on one value.
 */

type Line = readonly [number, number, number];

/** Two full lines and the first two values of the third. */
interface Lines {
  readonly full: readonly [Line, Line];
  readonly open: readonly [number, number];
}

function alongRows(v: readonly number[]): Lines {
  const at = (i: number) => v[i] as number;
  return {
    full: [
      [at(0), at(1), at(2)],
      [at(3), at(4), at(5)],
    ],
    open: [at(6), at(7)],
  };
}

function alongColumns(v: readonly number[]): Lines {
  return alongRows([0, 3, 6, 1, 4, 7, 2, 5].map((i) => v[i] as number));
}

function byConstant({ full, open: [x, y] }: Lines): readonly number[] {
  return full.every(([a, b, c]) => a === b && b === c) && x === y ? [x] : [];
}

function byProgression(attribute: Attribute, { full, open: [x, y] }: Lines): readonly number[] {
  return stepsOf(attribute).flatMap((step) => {
    const next = (value: number) => stepped(attribute, value, step);
    const moves = full.every(([a, b, c]) => a !== b && next(a) === b && next(b) === c);
    const last = next(y);
    return moves && x !== y && next(x) === y && last !== null ? [last] : [];
  });
}

function byDistribution({ full: [first, second], open: [x, y] }: Lines): readonly number[] {
  const values = new Set(first);
  const same = values.size === 3 && new Set(second).size === 3 && second.every((value) => values.has(value));
  if (!same || x === y || !values.has(x) || !values.has(y)) return [];
  return first.filter((value) => value !== x && value !== y);
}

function byCombination(rule: Rule, attribute: Attribute, { full, open: [x, y] }: Lines): readonly number[] {
  const third = combined(rule, attribute, x, y);
  return third !== null && full.every(([a, b, c]) => combined(rule, attribute, a, b) === c) ? [third] : [];
}

function readings(attribute: Attribute, lines: Lines): readonly number[] {
  return RULES_OF[attribute].flatMap((rule) => {
    if (rule === 'constant') return byConstant(lines);
    if (rule === 'progression') return byProgression(attribute, lines);
    if (rule === 'distribution') return byDistribution(lines);
    return byCombination(rule, attribute, lines);
  });
}

/** Every ninth value that some rule admits for the eight given ones. */
export function admittedValues(attribute: Attribute, given: readonly number[]): ReadonlySet<number> {
  return new Set([alongRows(given), alongColumns(given)].flatMap((lines) => readings(attribute, lines)));
}

/**
 * The values of the ninth tile by those of the eight before it; null unless they admit exactly one for each attribute.
 * @param columns at least eight values an attribute, in reading order; what comes after them is not looked at
 */
export function solveColumns(
  layout: Layout,
  columns: ReadonlyMap<Attribute, readonly number[]>,
): Values | null {
  const solution: Values = {};
  for (const attribute of ATTRIBUTES_OF[layout]) {
    const admitted = admittedValues(attribute, columns.get(attribute) ?? []);
    const [only] = admitted;
    if (admitted.size !== 1 || only === undefined) return null;
    solution[attribute] = only;
  }
  return solution;
}

/** The values of the ninth tile; null unless the given tiles admit exactly one for each attribute. */
export function solve(layout: Layout, tiles: readonly Tile[]): Values | null {
  const seen = ATTRIBUTES_OF[layout].map(
    (attribute) => [attribute, tiles.map((tile) => attributeValue(tile, attribute))] as const,
  );
  return solveColumns(layout, new Map(seen));
}

/** Which options have all the values of a solution: those that fit, where the tiles admit nothing else. */
export function matching(layout: Layout, solution: Values, options: readonly Tile[]): readonly number[] {
  const matches = (option: Tile) =>
    ATTRIBUTES_OF[layout].every((attribute) => attributeValue(option, attribute) === solution[attribute]);
  return options.flatMap((option, at) => (matches(option) ? [at] : []));
}

/** Which options fit some rule in every attribute. A sound item has one. */
export function fittingOptions(
  item: Pick<GlyphGridStimulus, 'layout' | 'tiles' | 'options'>,
): readonly number[] {
  const fits = ATTRIBUTES_OF[item.layout].map((attribute) => {
    const admitted = admittedValues(
      attribute,
      item.tiles.map((tile) => attributeValue(tile, attribute)),
    );
    return (option: Tile) => admitted.has(attributeValue(option, attribute));
  });
  return item.options.flatMap((option, at) => (fits.every((fit) => fit(option)) ? [at] : []));
}
