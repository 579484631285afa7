import { expect, test } from 'vitest';
import { fitFrame, shouldTurn } from './frame-fit.ts';

test('a game that fits fills the space', () => {
  expect(fitFrame([360, 688], [320, 480])).toEqual({
    width: 360,
    height: 688,
    scale: 1,
    tooSmall: false,
    turnHelps: false,
  });
});

test('one that needs a little more is drawn smaller as a whole, and still fills the space', () => {
  const fit = fitFrame([360, 600], [480, 600]);
  expect(fit).toMatchObject({ width: 480, height: 800, scale: 0.75, tooSmall: false });
  expect(fit.width * fit.scale).toBe(360);
});

test('a screen that is far too small says so, and whether turning it helps', () => {
  expect(fitFrame([360, 688], [1366, 768])).toMatchObject({ tooSmall: true, turnHelps: false });
  expect(fitFrame([360, 688], [960, 540])).toMatchObject({ tooSmall: true, turnHelps: true });
});

test('a device is to be turned only for a game made for the other orientation', () => {
  expect(shouldTurn('landscape', [360, 688])).toBe(true);
  expect(shouldTurn('landscape', [688, 360])).toBe(false);
  expect(shouldTurn('portrait', [688, 360])).toBe(true);
  expect(shouldTurn('any', [360, 688])).toBe(false);
});
