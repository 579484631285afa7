import type { Random } from '@tryout/domain/statistics/random';
import { GOODS, STALLS, type TableFigure } from '../core.ts';
import { at, between, type Levels, some, total } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

const KINDS = 3;

/** Prices at three stalls in one table, what is to be bought in another. */
function drawOrder(random: Random) {
  const goods = some(random, GOODS, KINDS);
  const stalls = some(random, STALLS, 3);
  const prices = goods.map(() => {
    const base = between(random, 180, 640, 20);
    return some(random, [-60, -40, -20, 0, 20, 40, 60], stalls.length).map((away) => base + away);
  });
  const amounts = some(random, [2, 3, 4, 5, 6, 7, 8], KINDS);
  const tables: readonly TableFigure[] = [
    {
      kind: 'table',
      caption: word('prices_by_stall'),
      columns: [word('good'), ...stalls.map((stall) => word(`stall_${stall}`))],
      rows: goods.map((good, row) => ({
        head: word(good),
        cells: at(prices, row).map((price) => quantity('crowns', price)),
      })),
    },
    {
      kind: 'table',
      caption: word('order'),
      columns: [word('good'), word('kilograms')],
      rows: goods.map((good, row) => ({ head: word(good), cells: [quantity('kg', at(amounts, row))] })),
    },
  ];
  const cost = (stall: number, weights: readonly number[] = amounts) =>
    total(weights.map((weight, row) => weight * at(at(prices, row), stall)));
  const costs = stalls.map((_, stall) => cost(stall));
  const apart = total(prices.map((row, i) => at(amounts, i) * Math.min(...row)));
  const turned = [...amounts.slice(1), ...amounts.slice(0, 1)];
  const bare = stalls.map((_, stall) => total(prices.map((row) => at(row, stall))));
  return { goods, stalls, prices, amounts, tables, costs, apart, turned, bare, cost };
}

/** Two tables: an order at one stall, at the cheapest against the dearest, and bought wherever each is cheapest. */
export const TWO_TABLES: Levels = [
  (random) => {
    const { stalls, prices, amounts, tables, costs, turned, bare, cost } = drawOrder(random);
    const stall = random.int(stalls.length);
    const right = at(costs, stall);
    return {
      figures: tables,
      question: { key: 'order_cost', values: { stall: word(`stall_${at(stalls, stall)}`) } },
      unit: 'crowns',
      right,
      errors: [
        ...costs,
        cost(stall, turned),
        right - at(amounts, KINDS - 1) * at(at(prices, KINDS - 1), stall),
        at(bare, stall),
        right + 100,
      ],
      grain: 20,
    };
  },
  (random) => {
    const { stalls, tables, costs, bare, turned, cost } = drawOrder(random);
    const [least, most] = [Math.min(...costs), Math.max(...costs)];
    const right = most - least;
    if (right < 100) return null;
    const middle = total(costs) - least - most;
    const astray = stalls.map((_, stall) => cost(stall, turned));
    return {
      figures: tables,
      question: { key: 'order_gap', values: {} },
      unit: 'crowns',
      right,
      errors: [
        middle - least,
        most - middle,
        Math.max(...bare) - Math.min(...bare),
        Math.max(...astray) - Math.min(...astray),
        right + 40,
        right - 40,
      ],
      grain: 20,
    };
  },
  (random) => {
    const { prices, tables, costs, apart } = drawOrder(random);
    const least = Math.min(...costs);
    const right = least - apart;
    if (right < 80) return null;
    const best = costs.indexOf(least);
    const bare = total(prices.map((row) => at(row, best) - Math.min(...row)));
    return {
      figures: tables,
      question: { key: 'order_apart', values: {} },
      unit: 'crowns',
      right,
      errors: [
        bare,
        Math.max(...costs) - apart,
        Math.max(...costs) - least,
        Math.round(total(costs) / costs.length) - apart,
        right + 40,
        right - 40,
      ],
      grain: 20,
    };
  },
];
