import type { Random } from '@tryout/domain/statistics/random';
import type { ChartFigure } from '../core.ts';
import { at, between, type Levels, some, total } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

const WEEKS = 6;
const STEP = 20;

/** Sales of six weeks, each a multiple of half a grid step. */
function drawWeeks(random: Random) {
  const values = Array.from({ length: WEEKS }, () => between(random, 40, 180, STEP / 2));
  const chart: ChartFigure = {
    kind: 'bars',
    caption: word('sales_by_week'),
    categories: values.map((_, i) => word('week', i + 1)),
    series: [{ name: word('sold_kg'), values }],
    step: STEP,
    max: 200,
  };
  return { values, chart };
}

/** Percent change in a bar chart: between two weeks, against the mean, and two changes one after the other. */
export const PERCENT_CHANGE: Levels = [
  (random) => {
    const { values, chart } = drawWeeks(random);
    const [from, to] = some(random, [0, 1, 2, 3, 4, 5], 2).toSorted((one, other) => one - other) as [
      number,
      number,
    ];
    const [before, after] = [at(values, from), at(values, to)];
    const right = (100 * (after - before)) / before;
    if (!Number.isInteger(right) || right < 10 || right > 150) return null;
    return {
      figures: [chart],
      question: { key: 'change_rise', values: { from: word('week', from + 1), to: word('week', to + 1) } },
      unit: 'percent',
      right,
      errors: [
        Math.round((100 * (after - before)) / after),
        after - before,
        100 + right,
        Math.round((100 * before) / after),
        Math.round((100 * (at(values, from + 1) - before)) / before),
      ],
      grain: 5,
    };
  },
  (random) => {
    const { values, chart } = drawWeeks(random);
    const week = random.int(WEEKS);
    const mean = total(values) / WEEKS;
    const value = at(values, week);
    const right = (100 * (value - mean)) / mean;
    if (!Number.isInteger(right) || right < 10) return null;
    return {
      figures: [chart],
      question: { key: 'change_mean', values: { week: word('week', week + 1) } },
      unit: 'percent',
      right,
      errors: [
        Math.round((100 * (value - mean)) / value),
        value - Math.round(mean),
        Math.round((100 * value) / total(values)),
        Math.round((100 * mean) / value),
        100 + right,
      ],
      grain: 5,
    };
  },
  (random) => {
    const { values, chart } = drawWeeks(random);
    const last = at(values, WEEKS - 1);
    const [up, down] = some(random, [10, 20, 25, 30, 40, 50], 2) as [number, number];
    const right = (last * (100 + up) * (100 - down)) / 10_000;
    if (!Number.isInteger(right) || right === last) return null;
    return {
      figures: [chart],
      question: {
        key: 'change_twice',
        values: {
          week: word('week', WEEKS),
          up: quantity('percent', up),
          down: quantity('percent', down),
        },
      },
      unit: 'kg',
      right,
      errors: [
        (last * (100 + up - down)) / 100,
        last + up - down,
        (last * (100 + up)) / 100 - (last * down) / 100,
        (last * (100 - up) * (100 + down)) / 10_000,
        (last * (100 + up)) / 100,
        last,
      ],
      grain: 4,
    };
  },
];
