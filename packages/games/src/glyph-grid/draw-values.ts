import type { Random } from '@tryout/domain/statistics/random';
import { type Attribute, DIRECTED_SHAPES, FULL_TURN, rangeOf } from './attributes.ts';
import { FILLS, type Layout, SHAPES } from './core.ts';
import { PLACES, turnedRing } from './places.ts';
import { combined, type Rule, stepped, stepsOf } from './rules.ts';

/** What bounds the values of an item. */
export interface Surface {
  readonly layout: Layout;
  /** Some rule is about direction, so that only shapes with a direction will do. */
  readonly directed: boolean;
}

/** Most figures of a group that is drawn freely; sums may be larger. */
const MOST_DRAWN = 6;

function drawnSet(random: Random, figures: number): number {
  return random
    .shuffle(Array.from({ length: PLACES }, (_, place) => place))
    .slice(0, figures)
    .reduce((set, place) => set | (1 << place), 0);
}

/** One value of an attribute. */
export function drawValue(random: Random, attribute: Attribute, surface: Surface): number {
  switch (attribute) {
    case 'shape':
      return surface.directed ? random.pick(DIRECTED_SHAPES) : random.int(SHAPES.length);
    case 'fill':
      return random.int(FILLS.length);
    case 'size':
      return random.int(3);
    case 'rotation':
      // In a group the figures are small: quarters of a turn only.
      return surface.layout === 'group' ? 2 * random.int(FULL_TURN / 2) : random.int(FULL_TURN);
    case 'count':
      return 1 + random.int(MOST_DRAWN);
    case 'position':
      return drawnSet(random, 2 + random.int(3));
  }
}

function threeDifferent(random: Random, attribute: Attribute, surface: Surface): readonly number[] {
  const values = new Set<number>();
  while (values.size < 3) values.add(drawValue(random, attribute, surface));
  return [...values];
}

function drawConstant(random: Random, attribute: Attribute, surface: Surface): readonly number[] {
  return threeDifferent(random, attribute, surface).flatMap((value) => [value, value, value]);
}

/** A Latin square: each row and each column has all three values. */
function drawDistribution(random: Random, attribute: Attribute, surface: Surface): readonly number[] {
  const [a = 0, b = 0, c = 0] = threeDifferent(random, attribute, surface);
  return random.next() < 0.5 ? [a, b, c, b, c, a, c, a, b] : [a, b, c, c, a, b, b, c, a];
}

function stepFor(random: Random, attribute: Attribute, surface: Surface): number {
  const steps = stepsOf(attribute).filter(
    (step) =>
      Math.abs(step) <= 2 && (attribute !== 'rotation' || surface.layout !== 'group' || step % 2 === 0),
  );
  return random.pick(steps);
}

/** Where the rows of a progression begin. Places keep their pattern, so that only the move tells the rows apart. */
function startsOf(random: Random, attribute: Attribute, surface: Surface): readonly number[] {
  if (attribute === 'size') return [0, 0, 0];
  if (attribute !== 'position') return [0, 1, 2].map(() => drawValue(random, attribute, surface));
  const pattern = drawnSet(random, 1 + random.int(3));
  return [0, 1, 2].map(() => turnedRing(pattern, random.int(8)));
}

function drawProgression(random: Random, attribute: Attribute, surface: Surface): readonly number[] | null {
  const step = stepFor(random, attribute, surface);
  const range = attribute === 'size' ? rangeOf(attribute) : null;
  const rows = startsOf(random, attribute, surface).map((drawn) => {
    const start = range === null ? drawn : step > 0 ? range.least : range.most;
    const second = stepped(attribute, start, step);
    const third = second === null ? null : stepped(attribute, second, step);
    // A pattern in a circle can turn into itself: then nothing moves.
    const moves = second !== null && third !== null && start !== second && second !== third;
    return moves ? [start, second, third] : null;
  });
  return rows.every((row) => row !== null) ? rows.flat() : null;
}

function drawCombination(
  random: Random,
  rule: Rule,
  attribute: Attribute,
  surface: Surface,
): readonly number[] | null {
  const rows = [0, 1, 2].map(() => {
    const x = drawValue(random, attribute, surface);
    const y = drawValue(random, attribute, surface);
    const third = combined(rule, attribute, x, y);
    // A part that changes nothing would hide what the rule does.
    return third === null || third === x || third === y ? null : [x, y, third];
  });
  return rows.every((row) => row !== null) ? rows.flat() : null;
}

/** Nine values that follow a rule along the rows; null when the draw led outside the attribute's values. */
export function drawNine(
  random: Random,
  rule: Rule,
  attribute: Attribute,
  surface: Surface,
): readonly number[] | null {
  if (rule === 'constant') return drawConstant(random, attribute, surface);
  if (rule === 'distribution') return drawDistribution(random, attribute, surface);
  if (rule === 'progression') return drawProgression(random, attribute, surface);
  return drawCombination(random, rule, attribute, surface);
}
