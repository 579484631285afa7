import type { Random } from '@tryout/domain/statistics/random';
import { GOODS, type TableFigure } from '../core.ts';
import { at, type Levels, some } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

const SACKS_G = [250, 400, 500, 750, 800, 1000, 1250, 1500, 2000, 2500] as const;
const OFFERS = 5;

interface Offers {
  readonly good: string;
  readonly grams: readonly number[];
  /** Hundredths of a crown for the sack. */
  readonly prices: readonly number[];
  /** Hundredths of a crown for a kilogram. */
  readonly perKg: readonly number[];
  readonly cheapest: number;
  readonly dearest: number;
  readonly table: TableFigure;
}

/** Five sacks of the same good; no two prices per kilogram nearer than four percent. */
function drawOffers(random: Random): Offers | null {
  const good = random.pick(GOODS);
  const grams = some(random, SACKS_G, OFFERS);
  const centre = 260 + 20 * random.int(20);
  const perKg = some(random, [80, 86, 92, 98, 104, 110, 116], OFFERS).map(
    (percent) => 4 * Math.round((centre * percent) / 400),
  );
  const prices = grams.map((weight, i) => (weight * at(perKg, i)) / 1000);
  if (!prices.every(Number.isInteger)) return null;
  const cheapest = perKg.indexOf(Math.min(...perKg));
  const dearest = perKg.indexOf(Math.max(...perKg));
  // Neither the lowest price nor the largest sack must give the answer away.
  if (at(prices, cheapest) === Math.min(...prices)) return null;
  if (at(grams, cheapest) === Math.max(...grams)) return null;
  const table: TableFigure = {
    kind: 'table',
    caption: word('offers'),
    columns: [word('offer_heading'), word('grams'), word('crowns')],
    rows: grams.map((weight, i) => ({
      head: word('offer', i + 1),
      cells: [quantity('g', weight), quantity('crowns', at(prices, i))],
    })),
  };
  return { good, grams, prices, perKg, cheapest, dearest, table };
}

/** Unit prices: the best offer, its price for a kilogram, and what it saves on a larger amount. */
export const UNIT_PRICE: Levels = [
  (random) => {
    const drawn = drawOffers(random);
    if (drawn === null) return null;
    return {
      figures: [drawn.table],
      question: { key: 'unit_cheapest', values: { good: word(drawn.good) } },
      unit: 'row',
      right: drawn.cheapest,
      errors: [],
      grain: 1,
    };
  },
  (random) => {
    const drawn = drawOffers(random);
    if (drawn === null) return null;
    const { grams, prices, perKg, cheapest } = drawn;
    const right = at(perKg, cheapest);
    return {
      figures: [drawn.table],
      question: { key: 'unit_price', values: { good: word(drawn.good) } },
      unit: 'crowns',
      right,
      errors: [
        at(perKg, prices.indexOf(Math.min(...prices))),
        at(perKg, grams.indexOf(Math.max(...grams))),
        at(prices, cheapest),
        ...perKg.filter((_, i) => i !== cheapest),
      ],
      grain: 8,
    };
  },
  (random) => {
    const drawn = drawOffers(random);
    if (drawn === null) return null;
    const { grams, prices, perKg, cheapest, dearest } = drawn;
    const kilograms = random.pick([10, 15, 20, 30]);
    const lots = [cheapest, dearest].map((offer) => (1000 * kilograms) / at(grams, offer));
    if (!lots.every(Number.isInteger)) return null;
    const gap = at(perKg, dearest) - at(perKg, cheapest);
    const right = gap * kilograms;
    const middle = [...perKg].sort((one, other) => one - other)[2] ?? 0;
    return {
      figures: [drawn.table],
      question: { key: 'unit_saving', values: { good: word(drawn.good), amount: quantity('kg', kilograms) } },
      unit: 'crowns',
      right,
      errors: [
        Math.abs(at(prices, dearest) - at(prices, cheapest)) * kilograms,
        (Math.max(...prices) - Math.min(...prices)) * kilograms,
        (at(perKg, dearest) - middle) * kilograms,
        (middle - at(perKg, cheapest)) * kilograms,
        gap * (kilograms - 5),
        gap * (kilograms + 5),
      ],
      grain: 20,
    };
  },
];
