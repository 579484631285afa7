import type { Random } from '@tryout/domain/statistics/random';
import type { TableFigure } from '../core.ts';
import { between, type Levels } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

/** Two rates in hundredths: marks for a crown, crowns for a taler. */
function drawRates(random: Random) {
  const marks = between(random, 120, 480, 5);
  const crowns = between(random, 125, 395, 5);
  const table: TableFigure = {
    kind: 'table',
    caption: word('exchange'),
    columns: [word('you_give'), word('you_get')],
    rows: [
      { head: word('one_crown'), cells: [quantity('marks', marks)] },
      { head: word('one_taler'), cells: [quantity('crowns', crowns)] },
    ],
  };
  return { marks, crowns, table };
}

/** Made-up currencies: forward, backward, and over two exchanges with a fee each time. */
export const EXCHANGE: Levels = [
  (random) => {
    const { marks, crowns, table } = drawRates(random);
    const sum = between(random, 20, 180, 4);
    return {
      figures: [table],
      question: { key: 'exchange_forward', values: { sum: quantity('crowns', 100 * sum) } },
      unit: 'marks',
      right: sum * marks,
      errors: [
        sum * crowns,
        Math.round((10_000 * sum) / marks),
        100 * sum + marks,
        sum * (marks + 10),
        sum * (marks - 10),
        Math.round((sum * marks * crowns) / 100),
      ],
      grain: sum,
    };
  },
  (random) => {
    const { marks, crowns, table } = drawRates(random);
    const right = between(random, 1200, 18_000, 20);
    const sum = (right * marks) / 100;
    if (!Number.isInteger(sum)) return null;
    return {
      figures: [table],
      question: { key: 'exchange_backward', values: { sum: quantity('marks', sum) } },
      unit: 'crowns',
      right,
      errors: [
        Math.round((sum * marks) / 100),
        Math.round((100 * sum) / crowns),
        Math.round((sum * crowns) / 100),
        sum - 100 * Math.round(marks / 100),
        Math.round((100 * sum) / (marks + 10)),
        Math.round((100 * sum) / (marks - 10)),
      ],
      grain: 20,
    };
  },
  (random) => {
    const { marks, crowns, table } = drawRates(random);
    const sum = between(random, 40, 200, 20);
    const fee = random.pick([5, 10, 20]);
    const whole = (sum * marks * crowns) / 100;
    const once = (whole * (100 - fee)) / 100;
    const right = (once * (100 - fee)) / 100;
    if (!Number.isInteger(right)) return null;
    return {
      figures: [table],
      question: {
        key: 'exchange_chain',
        values: { sum: quantity('talers', 100 * sum), fee: quantity('percent', fee) },
      },
      unit: 'marks',
      right,
      errors: [
        once,
        (whole * (100 - 2 * fee)) / 100,
        whole,
        Math.round((100 * sum * marks * (100 - fee) * (100 - fee)) / (crowns * 10_000)),
        (sum * marks * (100 - fee)) / 100,
      ],
      grain: 100,
    };
  },
];
