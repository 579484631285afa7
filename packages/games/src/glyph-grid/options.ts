import type { Random } from '@tryout/domain/statistics/random';
import { ATTRIBUTES_OF, type Attribute, rangeOf, tileOf, type Values } from './attributes.ts';
import type { Tile } from './core.ts';
import type { Design } from './designs.ts';
import { drawValue, type Surface } from './draw-values.ts';
import { PLACES, placesOf } from './places.ts';

/** One figure moved to a free place. */
function movedFigure(random: Random, set: number): number {
  const free = Array.from({ length: PLACES }, (_, place) => place).filter((place) => !((set >> place) & 1));
  if (free.length === 0) return set;
  return (set & ~(1 << random.pick(placesOf(set)))) | (1 << random.pick(free));
}

/** One figure more or less. */
function changedFigure(random: Random, set: number): number {
  const changed = set ^ (1 << random.int(PLACES));
  return changed === 0 ? movedFigure(random, set) : changed;
}

function neighbour(random: Random, attribute: Attribute, value: number): number {
  const range = rangeOf(attribute);
  const near = [value - 1, value + 1, value + 2].filter(
    (each) => range !== null && each >= range.least && each <= range.most,
  );
  return random.pick(near);
}

/** A value that is not the right one but could be taken for it: one seen in the item where there is such a one. */
function wrongValue(
  random: Random,
  attribute: Attribute,
  right: number,
  seen: readonly number[],
  surface: Surface,
): number {
  if (attribute === 'position') {
    return random.next() < 0.5 ? movedFigure(random, right) : changedFigure(random, right);
  }
  if (attribute === 'count') return neighbour(random, attribute, right);
  const others = [...new Set(seen)].filter((value) => value !== right);
  if (others.length > 0) return random.pick(others);
  let drawn = right;
  while (drawn === right) drawn = drawValue(random, attribute, surface);
  return drawn;
}

/** The two attributes in which options differ: of the two hardest rules, or of the only rule and one that is fixed. */
function askedFor(random: Random, design: Design): readonly [Attribute, Attribute] {
  const [first, second] = design.rules.map((each) => each.attribute) as [Attribute, Attribute?];
  if (second !== undefined) return [first, second];
  const fixed = ATTRIBUTES_OF[design.layout].filter((each) => each !== first && each !== 'rotation');
  return [first, random.pick(fixed)];
}

/**
 * The right tile and three others. The four form a square: two attributes with two values each, so that neighbours
 * differ in one attribute, every value occurs twice, and the options alone tell nothing of the answer (Hu et al. 2021).
 */
export function drawOptions(
  random: Random,
  design: Design,
  solution: Values,
  seen: (attribute: Attribute) => readonly number[],
  surface: Surface,
): { readonly options: readonly Tile[]; readonly right: number } {
  const asked = askedFor(random, design);
  const [one, other] = asked.map((attribute) => ({
    [attribute]: wrongValue(random, attribute, solution[attribute] ?? 0, seen(attribute), surface),
  })) as [Values, Values];
  const square = [
    solution,
    { ...solution, ...one },
    { ...solution, ...other },
    { ...solution, ...one, ...other },
  ];
  const order = random.shuffle([0, 1, 2, 3]);
  return { options: order.map((at) => tileOf(square[at] as Values)), right: order.indexOf(0) };
}
