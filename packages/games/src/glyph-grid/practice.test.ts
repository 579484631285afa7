import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import type { GlyphGridOutcome, GlyphGridStimulus } from './core.ts';
import { figurePath } from './figure-path.ts';
import { optionOfKey } from './keys.ts';
import { createGlyphGridPractice } from './practice.ts';
import { fittingOptions, solve } from './solver.ts';

describe('practice at the grid', () => {
  it('has three sound grids, and tells the one option that fits', () => {
    const round = createGlyphGridPractice(NO_ACCOMMODATIONS);
    const stimuli = [...round.stimuli.values()] as GlyphGridStimulus[];
    expect(stimuli).toHaveLength(3);
    for (const stimulus of stimuli) {
      expect(solve(stimulus.layout, stimulus.tiles)).not.toBeNull();
      const input = { i: stimulus.i, form: 0, option: 0, rt_ms: 5000, method: 'key', frame_ms: 16.7 };
      const outcome = round.submit(input) as GlyphGridOutcome;
      expect(fittingOptions(stimulus)).toEqual([outcome.practice?.right_option]);
      expect(outcome.finished).toBe(stimulus.i === 2);
    }
    expect(() => round.submit({ i: 3 })).toThrow(RangeError);
  });

  it('gives the time that was asked for', () => {
    const deadlines = (change: object) =>
      [...createGlyphGridPractice({ ...NO_ACCOMMODATIONS, ...change }).stimuli.values()].map(
        (each) => (each as GlyphGridStimulus).deadline_ms,
      );
    expect(deadlines({})).toEqual([30_000, 30_000, 30_000]);
    expect(deadlines({ time_factor: 2 })).toEqual([60_000, 60_000, 60_000]);
    expect(deadlines({ time_factor: null })).toEqual([null, null, null]);
    expect(deadlines({ screen_reader: true })).toEqual([null, null, null]);
  });
});

describe('keys at the grid', () => {
  it('are 1 to 4, on the number pad too and in every layout', () => {
    expect(optionOfKey({ key: '1', code: 'Digit1' })).toBe(0);
    expect(optionOfKey({ key: '&', code: 'Digit1' })).toBe(0);
    expect(optionOfKey({ key: '4', code: 'Numpad4' })).toBe(3);
    expect(optionOfKey({ key: '٢', code: 'Digit2' })).toBe(1);
    expect(optionOfKey({ key: '5', code: 'Digit5' })).toBeNull();
    expect(optionOfKey({ key: 'a', code: 'KeyA' })).toBeNull();
  });
});

describe('the outline of a figure', () => {
  it('turns clockwise about its middle', () => {
    expect(figurePath('diamond', 50, 50, 10, 0)).toMatch(/^M50 40 /);
    expect(figurePath('arrow', 50, 50, 10, 0)).toMatch(/^M50 40 /);
    expect(figurePath('arrow', 50, 50, 10, 2)).toMatch(/^M60 50 /);
    expect(figurePath('arrow', 50, 50, 10, 4)).toMatch(/^M50 60 /);
    expect(figurePath('circle', 0, 0, 10, 0)).toContain('A9.5 9.5');
  });
});
