import type { Random } from '@tryout/domain/statistics/random';
import { GOODS, type TableFigure } from '../core.ts';
import { at, between, type Levels, some } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

/** Goods with prices per kilogram in hundredths of a crown. */
function drawPrices(random: Random) {
  const goods = some(random, GOODS, 6);
  const prices = some(
    random,
    Array.from({ length: 30 }, (_, i) => 120 + 20 * i),
    6,
  );
  const table: TableFigure = {
    kind: 'table',
    caption: word('price_list'),
    columns: [word('good'), word('crowns_per_kg')],
    rows: goods.map((good, i) => ({ head: word(good), cells: [quantity('crowns', at(prices, i))] })),
  };
  const chosen = some(random, [0, 1, 2, 3, 4, 5], 2);
  const [x, y] = [at(chosen, 0), at(chosen, 1)];
  const [px, py] = [at(prices, x), at(prices, y)];
  const a = between(random, 2, 6);
  const b = a + between(random, 1, 3);
  const values = {
    a: quantity('kg', a),
    x: word(at(goods, x)),
    b: quantity('kg', b),
    y: word(at(goods, y)),
  };
  return { table, values, px, py, a, b, sum: a * px + b * py, swapped: b * px + a * py };
}

/** Price lists: what a purchase costs, with one discount, with two on top of each other. */
export const PRICE_LIST: Levels = [
  (random) => {
    const { table, values, px, py, a, b, sum, swapped } = drawPrices(random);
    return {
      figures: [table],
      question: { key: 'price_sum', values },
      unit: 'crowns',
      right: sum,
      errors: [swapped, (a + b) * px, (a + b) * py, px + py, sum - px, sum + py],
      grain: 20,
    };
  },
  (random) => {
    const { table, values, px, py, a, b, sum, swapped } = drawPrices(random);
    const off = random.pick([5, 10, 15, 20, 25, 30]);
    const right = (sum * (100 - off)) / 100;
    if (!Number.isInteger(right)) return null;
    return {
      figures: [table],
      question: { key: 'price_discount', values: { ...values, off: quantity('percent', off) } },
      unit: 'crowns',
      right,
      errors: [
        sum,
        sum - 100 * off,
        (swapped * (100 - off)) / 100,
        (a * px * (100 - off)) / 100 + b * py,
        a * px + (b * py * (100 - off)) / 100,
        (sum * off) / 100,
        (sum * (100 + off)) / 100,
      ],
      grain: 20,
    };
  },
  (random) => {
    const { table, values, px, py, a, b, sum } = drawPrices(random);
    const [first, second] = some(random, [5, 10, 15, 20, 25], 2) as [number, number];
    const reduced = (sum * (100 - first)) / 100;
    const right = (reduced * (100 - second)) / 100;
    if (!Number.isInteger(right)) return null;
    return {
      figures: [table],
      question: {
        key: 'price_two_discounts',
        values: { ...values, first: quantity('percent', first), second: quantity('percent', second) },
      },
      unit: 'crowns',
      right,
      errors: [
        (sum * (100 - first - second)) / 100,
        reduced,
        (sum * (100 - second)) / 100,
        (a * px * (100 - first)) / 100 + (b * py * (100 - second)) / 100,
        (sum * (100 - first)) / 100 - second,
        sum,
      ],
      grain: 20,
    };
  },
];
