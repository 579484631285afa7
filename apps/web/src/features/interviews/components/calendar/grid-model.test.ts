import { expect, test } from 'vitest';
import { stepsInSight } from './grid-model.ts';

const DESK = { innerWidth: 1280, innerHeight: 800 };

test.each([
  ['a week on a desk: from eight on', 'down', 16, 48, DESK, [16, 37]],
  ['the hours of a day on a desk', 'across', 16, 48, DESK, [16, 39]],
  [
    'a tall window has room for the hours before',
    'down',
    16,
    48,
    { innerWidth: 1280, innerHeight: 1440 },
    [4, 48],
  ],
  ['a window higher than the day', 'down', 16, 48, { innerWidth: 1280, innerHeight: 2160 }, [0, 48]],
  [
    'a low one: the grid keeps its least height',
    'down',
    16,
    48,
    { innerWidth: 320, innerHeight: 300 },
    [16, 31],
  ],
  ['a day whose clocks lose an hour', 'across', 14, 46, { innerWidth: 2560, innerHeight: 800 }, [0, 46]],
] as const)('%s', (_, flow, first, count, window, steps) => {
  expect(stepsInSight(flow, first, count, window)).toEqual(steps);
});
