import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, takenDots, WHOLE } from './crop-frame.ts';

const wide = { width: 400, height: 200 };

it('takes the middle of a picture, as much as fills the frame', () => {
  expect(takenDots(wide, 1, WHOLE)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  expect(takenDots(wide, 4, WHOLE)).toEqual({ x: 0, y: 50, width: 400, height: 100 });
  expect(takenDots(wide, 1, { ...WHOLE, zoom: 2 })).toEqual({ x: 150, y: 50, width: 100, height: 100 });
});

it('moves by parts of the frame and stops at the edge', () => {
  expect(takenDots(wide, 1, moved(wide, 1, WHOLE, 0.25, 0))).toMatchObject({ x: 150 });
  expect(takenDots(wide, 1, moved(wide, 1, WHOLE, 9, 9))).toMatchObject({ x: 200, y: 0 });
});

it('never leaves the picture and always has the aspect of the frame', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 8000 }),
    height: fc.integer({ min: 1, max: 8000 }),
  });
  const crop = fc.record({
    zoom: fc.double({ min: -2, max: 9, noNaN: true }),
    x: fc.double({ min: -2, max: 3, noNaN: true }),
    y: fc.double({ min: -2, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(size, fc.constantFrom(1, 4), crop, (picture, aspect, wanted) => {
      const { x, y, width, height } = takenDots(picture, aspect, wanted);
      expect(width / height).toBeCloseTo(aspect, 6);
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(y).toBeGreaterThanOrEqual(-1e-6);
      expect(x + width).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});
