import { describe, expect, it } from 'vitest';
import type { Accommodations } from '../task-core.ts';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import { type BeltStimulus, isSameAsBefore, lastOf, type ParcelBeltStimulus } from './core.ts';
import { createParcelBeltPractice } from './practice.ts';
import { NO_PRESSES, withPress } from './press-log.ts';

function rounds(change: Partial<Accommodations> = {}): ParcelBeltStimulus[] {
  return [
    ...createParcelBeltPractice({ ...NO_ACCOMMODATIONS, ...change }).stimuli.values(),
  ] as ParcelBeltStimulus[];
}

function belts(change: Partial<Accommodations> = {}): BeltStimulus[] {
  return rounds(change).filter((round) => round.task === 'belt');
}

describe('practice at the belt', () => {
  it('compares with the parcel before and then with two before, in less than a minute, with same signs in both', () => {
    const [one, two] = belts();
    expect([one?.back, two?.back]).toEqual([1, 2]);
    const ms = belts().reduce((sum, round) => sum + round.signs.length * round.soa_ms, 0);
    expect(ms).toBeLessThanOrEqual(60_000);
    for (const { signs, back } of belts()) {
      expect(signs.filter((_, at) => isSameAsBefore(signs, back, at)).length).toBe(2);
    }
  });

  it('tells how many parcels were decided as they should be', () => {
    const practice = createParcelBeltPractice(NO_ACCOMMODATIONS);
    const press = (pressed: readonly number[]) =>
      practice.submit({
        task: 'belt',
        i: 0,
        form: 0,
        pressed,
        rt_ms: pressed.map(() => 500),
        extra_presses: 0,
        method: 'key',
        frame_ms: null,
      });
    expect(press([2, 5])).toEqual({ right: 6, of: 6 });
    expect(press([2, 4])).toEqual({ right: 4, of: 6 });
    expect(() => practice.submit({ task: 'belt', i: 2, form: 0, pressed: [] })).toThrow(RangeError);
  });

  it('runs slower with extra time, and in the other form for someone who listens or needs no limit', () => {
    expect(belts({ time_factor: 2 })[0]).toMatchObject({ shown_ms: 1000, soa_ms: 5000 });
    for (const change of [{ time_factor: null }, { screen_reader: true }]) {
      const shelves = rounds(change);
      expect(shelves.map((round) => round.task)).toEqual(['shelf', 'shelf']);
      const practice = createParcelBeltPractice({ ...NO_ACCOMMODATIONS, ...change });
      for (const shelf of shelves) {
        if (shelf.task !== 'shelf') continue;
        const recalled = shelf.kinds.map((kind) => lastOf(shelf.articles, kind));
        expect(practice.submit({ task: 'shelf', i: shelf.i, form: 0, recalled, method: 'key' })).toEqual({
          right: shelf.kinds.length,
          of: shelf.kinds.length,
        });
      }
    }
  });
});

describe('a press', () => {
  const onsets = [1000, 3500, undefined, 8500];

  it('counts for the parcel that came last, once', () => {
    const first = withPress(NO_PRESSES, onsets, 4100.25, 2500);
    expect(first).toEqual({ pressed: [1], rt_ms: [600.3], extra_presses: 0 });
    expect(withPress(first, onsets, 4200, 2500)).toEqual({ ...first, extra_presses: 1 });
    expect(withPress(first, onsets, 8600, 2500).pressed).toEqual([1, 3]);
  });

  it('made just before a frame counts for the parcel before it', () => {
    expect(withPress(NO_PRESSES, onsets, 3499, 2500)).toEqual({
      pressed: [0],
      rt_ms: [2499],
      extra_presses: 0,
    });
  });

  it('before the first parcel, or after the page stood still, counts for none', () => {
    expect(withPress(NO_PRESSES, onsets, 900, 2500)).toEqual({ ...NO_PRESSES, extra_presses: 1 });
    expect(withPress(NO_PRESSES, onsets, 7000, 2500)).toEqual({ ...NO_PRESSES, extra_presses: 1 });
  });
});
