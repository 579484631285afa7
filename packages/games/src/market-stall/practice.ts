import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type { MarketStallInput, MarketStallOutcome, MarketStallStimulus } from './core.ts';
import { quantity, word } from './quantities.ts';

/** Time to answer a practice item, ms, before any extra time. */
const DEADLINE_MS = 75_000;
const FIXATION_MS = 600;

interface PracticeItem extends Pick<MarketStallStimulus, 'figures' | 'question' | 'options'> {
  readonly right: number;
  /** Names the words that explain the answer. */
  readonly reason: string;
}

const PRICES: readonly (readonly [string, number])[] = [
  ['apples', 300],
  ['nuts', 900],
  ['rice', 200],
  ['figs', 750],
];

/** Two items, each for one thing to know: a table with two steps, and where a change in percent is counted from. */
const ITEMS: readonly PracticeItem[] = [
  {
    figures: [
      {
        kind: 'table',
        caption: word('price_list'),
        columns: [word('good'), word('crowns_per_kg')],
        rows: PRICES.map(([good, price]) => ({ head: word(good), cells: [quantity('crowns', price)] })),
      },
    ],
    question: {
      key: 'price_sum',
      values: { a: quantity('kg', 2), x: word('apples'), b: quantity('kg', 3), y: word('rice') },
    },
    options: [500, 1000, 1200, 1300, 1500].map((hundredths) => quantity('crowns', hundredths)),
    right: 2,
    reason: 'sum',
  },
  {
    figures: [
      {
        kind: 'bars',
        caption: word('sales_by_week'),
        categories: [1, 2, 3, 4].map((week) => word('week', week)),
        series: [{ name: word('sold_kg'), values: [120, 80, 100, 60] }],
        step: 20,
        max: 140,
      },
    ],
    question: { key: 'change_rise', values: { from: word('week', 2), to: word('week', 3) } },
    options: [15, 20, 25, 80, 125].map((percent) => quantity('percent', percent)),
    right: 2,
    reason: 'rise',
  },
];

/** Two fixed questions with an explanation after each; the time to answer follows the accommodation. */
export function createMarketStallPractice(accommodations: Accommodations): PracticeRound {
  const factor = accommodations.time_factor;
  // Somebody who listens to the table gets to know it without a clock.
  const deadline_ms = factor === null || accommodations.screen_reader ? null : DEADLINE_MS * factor;
  const stimuli = new Map<number, MarketStallStimulus>(
    ITEMS.map(({ figures, question, options }, i) => [
      i,
      { i, block: 0, form: 0, figures, question, options, fixation_ms: FIXATION_MS, deadline_ms },
    ]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input): MarketStallOutcome {
      const { i } = input as MarketStallInput;
      const item = ITEMS[i];
      if (item === undefined) throw new RangeError(`practice has no item ${i}`);
      const { right: right_option, reason } = item;
      return { i, finished: i === ITEMS.length - 1, practice: { right_option, reason } };
    },
  };
}
