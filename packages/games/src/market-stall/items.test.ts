import { describe, expect, it } from 'vitest';
import { seedOf } from '../testing/plays.ts';
import type { ChartFigure, Figure, Quantity, Question, TableFigure, Word } from './core.ts';
import { type DrawnItem, drawItem } from './draw-item.ts';
import { KINDS } from './kinds.ts';

/*
 * Every answer is worked out a second time, from nothing but what a person sees: the figures and the question. Numbers
 * are those on the screen, so that rounding on the way cannot hide an answer that does not come out.
 */

function tableOf(figures: readonly Figure[], index = 0): TableFigure {
  const figure = figures[index];
  if (figure?.kind !== 'table') throw new RangeError('expected a table');
  return figure;
}

function chartOf(figures: readonly Figure[]): ChartFigure {
  const [figure] = figures;
  if (figure === undefined || figure.kind === 'table') throw new RangeError('expected a chart');
  return figure;
}

function numberIn({ values }: Question, key: string): number {
  return (values[key] as Quantity).value;
}

function wordIn({ values }: Question, key: string): Word {
  return values[key] as Word;
}

function isSame(one: Word, other: Word): boolean {
  return one.word === other.word && one.n === other.n;
}

/** The number in a row, by the row's heading or its index, and the column. */
function cell(table: TableFigure, row: Word | number, column = 0): number {
  const found = typeof row === 'number' ? table.rows[row] : table.rows.find(({ head }) => isSame(head, row));
  return found?.cells[column]?.value ?? Number.NaN;
}

function column(table: TableFigure, index: number): number[] {
  return table.rows.map((row) => row.cells[index]?.value ?? Number.NaN);
}

function seriesOf(chart: ChartFigure, name: Word): readonly number[] {
  return chart.series.find((series) => isSame(series.name, name))?.values ?? [];
}

function bar(chart: ChartFigure, week: Word): number {
  const at = chart.categories.findIndex((category) => isSame(category, week));
  return chart.series[0]?.values[at] ?? Number.NaN;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

function basket({ figures, question }: DrawnItem): number {
  const prices = tableOf(figures);
  return (
    numberIn(question, 'a') * cell(prices, wordIn(question, 'x')) +
    numberIn(question, 'b') * cell(prices, wordIn(question, 'y'))
  );
}

function perKg(figures: readonly Figure[]): number[] {
  return tableOf(figures).rows.map(({ cells }) => (1000 * (cells[1]?.value ?? 0)) / (cells[0]?.value ?? 0));
}

/** What the order costs at each stall, and when each good is bought where it is cheapest. */
function order(figures: readonly Figure[]) {
  const prices = tableOf(figures);
  const amounts = tableOf(figures, 1);
  const stalls = prices.columns.slice(1).map((_, stall) => stall);
  const weight = (head: Word) => cell(amounts, head);
  return {
    stalls: stalls.map((stall) =>
      sum(prices.rows.map(({ head, cells }) => weight(head) * (cells[stall]?.value ?? 0))),
    ),
    apart: sum(
      prices.rows.map(({ head, cells }) => weight(head) * Math.min(...cells.map(({ value }) => value))),
    ),
  };
}

/** The answer to each question. */
const SOLVE: Readonly<Record<string, (item: DrawnItem) => number>> = {
  price_sum: basket,
  price_discount: (item) => basket(item) * (1 - numberIn(item.question, 'off') / 100),
  price_two_discounts: (item) =>
    basket(item) *
    (1 - numberIn(item.question, 'first') / 100) *
    (1 - numberIn(item.question, 'second') / 100),
  change_rise: ({ figures, question }) => {
    const [from, to] = ['from', 'to'].map((key) => bar(chartOf(figures), wordIn(question, key)));
    return 100 * ((to ?? 0) / (from ?? 0) - 1);
  },
  change_mean: ({ figures, question }) => {
    const chart = chartOf(figures);
    return 100 * (bar(chart, wordIn(question, 'week')) / mean(chart.series[0]?.values ?? []) - 1);
  },
  change_twice: ({ figures, question }) =>
    bar(chartOf(figures), wordIn(question, 'week')) *
    (1 + numberIn(question, 'up') / 100) *
    (1 - numberIn(question, 'down') / 100),
  recipe_scale: ({ figures, question }) => {
    const recipe = tableOf(figures);
    return (cell(recipe, wordIn(question, 'good')) * numberIn(question, 'wanted')) / (recipe.caption.n ?? 0);
  },
  recipe_portions: ({ figures, question }) => {
    const recipe = tableOf(figures);
    return (numberIn(question, 'stock') / cell(recipe, wordIn(question, 'good'))) * (recipe.caption.n ?? 0);
  },
  recipe_scarcest: ({ figures }) => {
    const recipe = tableOf(figures);
    const needs = column(recipe, 0);
    return Math.min(
      ...column(recipe, 1).map((stock, i) => (stock / (needs[i] ?? 0)) * (recipe.caption.n ?? 0)),
    );
  },
  unit_cheapest: ({ figures }) => perKg(figures).indexOf(Math.min(...perKg(figures))),
  unit_price: ({ figures }) => Math.min(...perKg(figures)),
  unit_saving: ({ figures, question }) =>
    (Math.max(...perKg(figures)) - Math.min(...perKg(figures))) * numberIn(question, 'amount'),
  line_more: ({ figures, question }) => {
    const chart = chartOf(figures);
    const day = chart.categories.findIndex((category) => isSame(category, wordIn(question, 'day')));
    const [one, other] = ['stall', 'other'].map((key) => seriesOf(chart, wordIn(question, key))[day]);
    return (one ?? 0) - (other ?? 0);
  },
  line_gap: ({ figures, question }) => {
    const [one = [], other = []] = ['stall', 'other'].map((key) =>
      seriesOf(chartOf(figures), wordIn(question, key)),
    );
    return Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))));
  },
  line_share: ({ figures, question }) => {
    const chart = chartOf(figures);
    return (
      (100 * sum(seriesOf(chart, wordIn(question, 'stall')))) /
      sum(chart.series.flatMap(({ values }) => values))
    );
  },
  exchange_forward: ({ figures, question }) => numberIn(question, 'sum') * cell(tableOf(figures), 0),
  exchange_backward: ({ figures, question }) => numberIn(question, 'sum') / cell(tableOf(figures), 0),
  exchange_chain: ({ figures, question }) =>
    numberIn(question, 'sum') *
    cell(tableOf(figures), 1) *
    cell(tableOf(figures), 0) *
    (1 - numberIn(question, 'fee') / 100) ** 2,
  time_ride: ({ figures, question }) => {
    const boat = wordIn(question, 'boat');
    return cell(tableOf(figures), boat, 2) - cell(tableOf(figures), boat, 0);
  },
  time_arrive: ({ figures, question }) => {
    const table = tableOf(figures);
    const there = numberIn(question, 'start') + numberIn(question, 'walk');
    return cell(
      table,
      column(table, 0).findIndex((leaves) => leaves >= there),
      2,
    );
  },
  time_stay: ({ figures, question }) => {
    const [boat, next] = ['boat', 'next'].map((key) => cell(tableOf(figures), wordIn(question, key), 1));
    return (next ?? 0) - (boat ?? 0) - 2 * numberIn(question, 'walk');
  },
  order_cost: ({ figures, question }) => {
    const at = tableOf(figures).columns.findIndex((heading) => isSame(heading, wordIn(question, 'stall')));
    return order(figures).stalls[at - 1] ?? Number.NaN;
  },
  order_gap: ({ figures }) => {
    const { stalls } = order(figures);
    return Math.max(...stalls) - Math.min(...stalls);
  },
  order_apart: ({ figures }) => Math.min(...order(figures).stalls) - order(figures).apart,
};

const EACH = 200;

describe.each(KINDS.map((kind) => [`${kind.family} ${kind.level}`, kind] as const))('%s', (_, kind) => {
  const items = Array.from({ length: EACH }, (_, n) => drawItem(kind, seedOf(n)));

  it(`has exactly one right option among five, in each of ${EACH} items`, () => {
    for (const item of items) {
      const solve = SOLVE[item.question.key];
      const answer = solve?.(item) ?? Number.NaN;
      expect(item.options).toHaveLength(5);
      const fitting = item.options.flatMap(({ value }, option) =>
        Math.abs(value - answer) < 1e-6 ? [option] : [],
      );
      expect(fitting).toEqual([item.right]);
    }
  });

  it('has options that differ by more than a slip of rounding, in ascending order', () => {
    for (const { options, right } of items) {
      const answer = options[right]?.value ?? 0;
      for (const [option, { value, unit, decimals }] of options.entries()) {
        expect(value).toBeGreaterThan(unit === 'row' ? -1 : 0);
        expect(Number(value.toFixed(decimals))).toBe(value);
        const next = options[option + 1]?.value ?? Number.POSITIVE_INFINITY;
        expect(next).toBeGreaterThan(value);
        if (unit !== 'row' && unit !== 'clock' && option !== right) {
          expect(Math.abs(value - answer)).toBeGreaterThanOrEqual(0.02 * answer);
        }
      }
    }
  });

  it('puts the right one at each place about equally often, and repeats no numbers', () => {
    const places = [0, 1, 2, 3, 4].map((place) => items.filter(({ right }) => right === place).length);
    expect(Math.min(...places)).toBeGreaterThan(EACH / 5 - 22);
    const figures = new Set(items.map((item) => JSON.stringify([item.figures, item.question])));
    expect(figures.size).toBe(EACH);
  });

  it('shows charts that can be read off their grid', () => {
    for (const figure of items.flatMap(({ figures }) => figures)) {
      if (figure.kind === 'table') continue;
      for (const value of figure.series.flatMap(({ values }) => values)) {
        expect(value % (figure.step / 2)).toBe(0);
        expect(value).toBeLessThanOrEqual(figure.max);
      }
    }
  });
});

describe('kinds of questions', () => {
  it('get harder within each family', () => {
    for (const [index, kind] of KINDS.entries()) {
      const before = KINDS[index - 1];
      if (before?.family === kind.family) expect(kind.b).toBeGreaterThan(before.b);
    }
  });

  it('are solved by about three in four to one in five average people', () => {
    const shares = KINDS.map(({ b }) => 1 / (1 + Math.exp(b)));
    expect(Math.max(...shares)).toBeCloseTo(0.75, 1);
    expect(Math.min(...shares)).toBeCloseTo(0.2, 1);
  });
});
