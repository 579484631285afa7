import type { Random } from '@tryout/domain/statistics/random';
import { type ChartFigure, STALLS } from '../core.ts';
import { at, between, type Levels, some, total } from '../draw.ts';
import { word } from '../quantities.ts';

const DAYS = 6;
const STEP = 20;

/** Sales of two stalls over six days, each a multiple of half a grid step. */
function drawDays(random: Random) {
  const [one, other] = some(random, STALLS, 2) as [string, string];
  const series = [one, other].map((stall) => ({
    name: word(`stall_${stall}`),
    values: Array.from({ length: DAYS }, () => between(random, 20, 180, STEP / 2)),
  }));
  const chart: ChartFigure = {
    kind: 'lines',
    caption: word('sales_by_day'),
    categories: Array.from({ length: DAYS }, (_, i) => word('day', i + 1)),
    series,
    step: STEP,
    max: 200,
  };
  return {
    chart,
    names: [word(`stall_${one}`), word(`stall_${other}`)] as const,
    ours: at(series, 0).values,
    theirs: at(series, 1).values,
  };
}

/** Reading lines: a difference of one day, the widest gap, and a share of the whole. */
export const LINE_READING: Levels = [
  (random) => {
    const { chart, names, ours, theirs } = drawDays(random);
    const day = random.int(DAYS);
    const right = at(ours, day) - at(theirs, day);
    if (right < 20) return null;
    const near = [day - 1, day + 1].filter((each) => each >= 0 && each < DAYS);
    return {
      figures: [chart],
      question: { key: 'line_more', values: { stall: names[0], other: names[1], day: word('day', day + 1) } },
      unit: 'kg',
      right,
      errors: [
        ...near.map((each) => Math.abs(at(ours, each) - at(theirs, each))),
        at(ours, day),
        at(theirs, day),
        right + STEP,
        right - STEP / 2,
        at(ours, day) + at(theirs, day),
      ],
      grain: 10,
    };
  },
  (random) => {
    const { chart, names, ours, theirs } = drawDays(random);
    const gaps = ours.map((value, i) => Math.abs(value - at(theirs, i)));
    const right = Math.max(...gaps);
    if (right < 30) return null;
    return {
      figures: [chart],
      question: { key: 'line_gap', values: { stall: names[0], other: names[1] } },
      unit: 'kg',
      right,
      errors: [
        Math.max(...ours, ...theirs) - Math.min(...ours, ...theirs),
        Math.max(...ours) - Math.min(...ours),
        Math.abs(Math.max(...ours) - Math.max(...theirs)),
        ...gaps,
        right - STEP / 2,
        right + STEP / 2,
      ],
      grain: 10,
    };
  },
  (random) => {
    const { chart, names, ours, theirs } = drawDays(random);
    const [mine, both] = [total(ours), total(ours) + total(theirs)];
    const right = (100 * mine) / both;
    if (!Number.isInteger(right) || right === 50) return null;
    const last = DAYS - 1;
    return {
      figures: [chart],
      question: { key: 'line_share', values: { stall: names[0] } },
      unit: 'percent',
      right,
      errors: [
        100 - right,
        Math.round((100 * mine) / (both - mine)),
        Math.round((100 * at(ours, last)) / (at(ours, last) + at(theirs, last))),
        Math.round((100 * Math.max(...ours)) / (Math.max(...ours) + Math.max(...theirs))),
        Math.round((100 * (both - mine)) / mine),
      ],
      grain: 3,
    };
  },
];
