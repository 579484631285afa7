import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import { type Article, GOODS, GOODS_KINDS, type GoodsKind } from './core.ts';

/** How many kinds are asked for, over three rounds: as often three as four as five. */
export const ASKED_KINDS = [3, 4, 5] as const;

/** Articles of a kind in a round: three of half of the kinds, two of the others, fifteen in all. */
const MANY = 3;
const FEW = 2;

/** One round of the form without time. */
export interface Shelf {
  readonly kinds: readonly GoodsKind[];
  readonly articles: readonly Article[];
}

function articlesOf(random: Random, kind: GoodsKind, count: number): readonly Article[] {
  return random
    .shuffle<string>(GOODS[kind])
    .slice(0, count)
    .map((item) => ({ kind, item }));
}

/**
 * Fifteen articles of six kinds in random order, no article twice, and the kinds that will be asked for. Fixed by the
 * seed.
 */
export function drawShelf(seed: string, asked: number): Shelf {
  const random = randomFrom(seed);
  const order = random.shuffle(GOODS_KINDS);
  const articles = order.flatMap((kind, at) => articlesOf(random, kind, at < order.length / 2 ? MANY : FEW));
  return { kinds: random.shuffle(order).slice(0, asked), articles: random.shuffle(articles) };
}
