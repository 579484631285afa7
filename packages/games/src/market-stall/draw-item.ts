import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import { type Figure, OPTIONS, type Quantity, type Question } from './core.ts';
import type { Kind } from './kinds.ts';
import { layOut } from './options.ts';

/** An item with its answer. */
export interface DrawnItem {
  readonly figures: readonly Figure[];
  readonly question: Question;
  readonly options: readonly Quantity[];
  /** Index of the right option. */
  readonly right: number;
}

/** Far more draws than any kind needs until its numbers come out even. */
const MOST_DRAWS = 20_000;

/**
 * Draws an item of a kind: the same seed gives the same item.
 * @throws RangeError when no draw comes out even, which no kind does
 */
export function drawItem(kind: Kind, seed: string): DrawnItem {
  const random = randomFrom(childSeed(seed, `${kind.family}:${kind.level}`));
  const place = random.int(OPTIONS);
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const sketch = kind.draw(random);
    const laidOut = sketch && layOut(sketch, place);
    if (laidOut) return { figures: sketch.figures, question: sketch.question, ...laidOut };
  }
  throw new RangeError(`no item of ${kind.family} ${kind.level} came out even`);
}
