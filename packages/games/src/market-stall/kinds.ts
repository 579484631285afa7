import { type ItemParameters, raschItem } from '@tryout/domain/statistics/irt';
import { OPTIONS } from './core.ts';
import type { DrawSketch, Levels } from './draw.ts';
import { EXCHANGE } from './families/exchange.ts';
import { LINE_READING } from './families/line-reading.ts';
import { PERCENT_CHANGE } from './families/percent-change.ts';
import { PRICE_LIST } from './families/price-list.ts';
import { RECIPE } from './families/recipe.ts';
import { TIMETABLE } from './families/timetable.ts';
import { TWO_TABLES } from './families/two-tables.ts';
import { UNIT_PRICE } from './families/unit-price.ts';

/** A kind of item: a family at one of its levels. All items of a kind count as equally hard. */
export interface Kind {
  readonly family: string;
  /** 1 easy, 2 middle, 3 hard, within the family. */
  readonly level: number;
  readonly draw: DrawSketch;
  /** Prior difficulty, logits, one decimal. */
  readonly b: number;
  /** Under the Rasch model of version 1.0. */
  readonly item: ItemParameters;
  /** With the chance of one in five to guess it right, as from version 1.1 on. */
  readonly guessable: ItemParameters;
  /** Time that such an item usually takes, ms. */
  readonly usual_ms: number;
}

/** Levels of a family. */
export const LEVELS = 3;

const USUAL_MS = [26_000, 38_000, 52_000] as const;

/**
 * Families with the prior difficulty of each level, logits. Priors, not measurements: from the number of steps, from
 * whether a step has to be turned round, and so that solution rates run from about .74 to .19 for an average person,
 * the spread of published items of this sort (simulations §1.2).
 */
const FAMILIES: readonly {
  readonly family: string;
  readonly levels: Levels;
  readonly b: readonly [number, number, number];
}[] = [
  { family: 'price_list', levels: PRICE_LIST, b: [-1.1, -0.2, 0.7] },
  { family: 'percent_change', levels: PERCENT_CHANGE, b: [-0.3, 0.8, 1] },
  { family: 'recipe', levels: RECIPE, b: [-0.7, -0.1, 0.9] },
  { family: 'unit_price', levels: UNIT_PRICE, b: [-0.4, 0.1, 1.2] },
  { family: 'line_reading', levels: LINE_READING, b: [-1.1, -0.6, 0.9] },
  { family: 'exchange', levels: EXCHANGE, b: [-0.8, 0, 1.3] },
  { family: 'timetable', levels: TIMETABLE, b: [-0.9, 0, 0.6] },
  { family: 'two_tables', levels: TWO_TABLES, b: [-0.5, 0.7, 1.4] },
];

/** How many families there are. */
export const FAMILY_COUNT = FAMILIES.length;

/** Every kind, families one after the other, each from easy to hard. */
export const KINDS: readonly Kind[] = FAMILIES.flatMap(({ family, levels, b }) =>
  levels.map((draw, level) => ({
    family,
    level: level + 1,
    draw,
    b: b[level] ?? 0,
    item: raschItem(b[level] ?? 0),
    guessable: { ...raschItem(b[level] ?? 0), c: 1 / OPTIONS },
    usual_ms: USUAL_MS[level] ?? 0,
  })),
);

/** The kind with this index. @throws RangeError when there is none */
export function kindAt(index: number): Kind {
  const kind = KINDS[index];
  if (kind === undefined) throw new RangeError(`there is no kind ${index}`);
  return kind;
}
