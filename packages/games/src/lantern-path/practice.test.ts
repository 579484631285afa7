import { describe, expect, it } from 'vitest';
import type { Accommodations } from '../task-core.ts';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import { BOARD, BOARD_PLACES } from './board-places.ts';
import { askedTaps, type LanternPathStimulus } from './core.ts';
import { neighbour, placeOfKey } from './keys.ts';
import { createLanternPathPractice } from './practice.ts';

function items(accommodations: Accommodations): LanternPathStimulus[] {
  return [...createLanternPathPractice(accommodations).stimuli.values()] as LanternPathStimulus[];
}

describe('practice on the lantern path', () => {
  it('goes forward first and then backward, over short paths', () => {
    const paths = items(NO_ACCOMMODATIONS);
    expect(paths.map((path) => path.direction)).toEqual(['forward', 'forward', 'backward', 'backward']);
    expect(paths.map((path) => path.block)).toEqual([0, 0, 1, 1]);
    expect(paths.every(({ path }) => path.length <= 3 && new Set(path).size === path.length)).toBe(true);
  });

  it('tells whether the taps were those asked for', () => {
    const round = createLanternPathPractice(NO_ACCOMMODATIONS);
    const answer = (i: number, taps: readonly number[]) =>
      round.submit({
        i,
        form: 0,
        taps,
        tap_ms: taps.map(() => 1),
        answer_ms: 2,
        taken_back: 0,
        method: 'key',
      });
    for (const { i, path, direction } of items(NO_ACCOMMODATIONS)) {
      expect(answer(i, askedTaps(path, direction))).toEqual({ correct: true });
      expect(answer(i, askedTaps(path, direction).slice(1))).toEqual({ correct: false });
      expect(answer(i, askedTaps(path, direction).toReversed())).toEqual({ correct: false });
    }
    expect(() => answer(4, [1])).toThrow(RangeError);
  });

  it('goes at the pace that was asked for', () => {
    const pace = (change: Partial<Accommodations>) => items({ ...NO_ACCOMMODATIONS, ...change })[0]?.pace_ms;
    expect([
      pace({}),
      pace({ time_factor: 2 }),
      pace({ screen_reader: true }),
      pace({ time_factor: null }),
    ]).toEqual([1000, 2000, 1600, null]);
  });
});

describe('keys of the lantern path', () => {
  it('takes digits of both rows, and the letters that lie as the lanterns do', () => {
    expect(placeOfKey({ key: '7', code: 'Numpad7' })).toBe(7);
    expect(placeOfKey({ key: '&', code: 'Digit1' })).toBe(1);
    expect(placeOfKey({ key: '٥', code: 'Digit5' })).toBe(5);
    expect(placeOfKey({ key: 'a', code: 'KeyQ' })).toBe(7);
    expect(placeOfKey({ key: 'c', code: 'KeyC' })).toBe(3);
    expect(placeOfKey({ key: '0', code: 'Digit0' })).toBeNull();
    expect(placeOfKey({ key: 'Enter', code: 'Enter' })).toBeNull();
  });

  it('goes from lantern to lantern with the arrows, and below the front row to the buttons', () => {
    expect([neighbour(5, 'ArrowUp'), neighbour(5, 'ArrowLeft'), neighbour(5, 'ArrowDown')]).toEqual([
      8, 4, 2,
    ]);
    expect([neighbour(9, 'ArrowRight'), neighbour(7, 'ArrowUp'), neighbour(2, 'ArrowDown')]).toEqual([
      null,
      null,
      'below',
    ]);
    expect(neighbour(5, 'Enter')).toBeNull();
  });
});

describe('the board', () => {
  it('keeps nine lanterns so far apart that each can be touched at 320 px', () => {
    const perUnit = (320 - 16) / BOARD.width;
    for (const one of BOARD_PLACES) {
      for (const other of BOARD_PLACES) {
        if (one === other) continue;
        const across = Math.abs(one.x - other.x) * perUnit;
        const down = Math.abs(one.y - other.y) * perUnit;
        expect(Math.max(across, down), `${one.place} and ${other.place}`).toBeGreaterThanOrEqual(56);
      }
    }
  });
});
