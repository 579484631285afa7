import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import type { SalvageDiveInput, SalvageDiveStimulus } from './core.ts';
import { COMBINATIONS } from './plan.ts';
import { BEFORE_THE_FIRST, createSalvageDivePractice, divePractice } from './practice.ts';

const open = (i: number, crate: number): SalvageDiveInput => ({ i, action: 'open', crate, method: 'key' });
const surface = (i: number): SalvageDiveInput => ({ i, action: 'surface', method: 'key' });
const declare = (i: number, count: number): SalvageDiveInput => ({
  i,
  action: 'declare',
  count,
  method: 'key',
});

describe('practice of diving', () => {
  it('has facts that the real task does not have', () => {
    const [first] = [
      ...createSalvageDivePractice(NO_ACCOMMODATIONS).stimuli.values(),
    ] as SalvageDiveStimulus[];
    expect(COMBINATIONS).not.toContainEqual({ gain: first?.gain, loss: first?.loss, snags: first?.snags });
    expect(first?.form).toBe('open');
  });

  it('keeps what was brought up, and takes what a snag costs', () => {
    const round = createSalvageDivePractice(NO_ACCOMMODATIONS);
    expect(round.submit(open(0, 0))).toMatchObject({ dive_points: 20, dive_over: false, total_points: 0 });
    expect(round.submit(surface(0))).toMatchObject({ dive_points: 20, dive_over: true, total_points: 20 });
    expect(round.submit(open(1, 4))).toMatchObject({ lost: true, dive_points: -200, total_points: -180 });
    expect(() => round.submit(open(0, 1))).toThrow(RangeError);
    expect(round.submit(surface(2))).toMatchObject({ dive_over: true, total_points: -180 });
    expect(() => round.submit(surface(3))).toThrow(RangeError);
  });

  it('opens as many as were said, up to the first snag', () => {
    const said = (count: number) => divePractice(BEFORE_THE_FIRST, declare(0, count), [3]).outcome;
    expect(said(3)).toMatchObject({ opened: [0, 1, 2], lost: false, dive_points: 60 });
    expect(said(9)).toMatchObject({ opened: [0, 1, 2, 3], lost: true, dive_points: -140 });
    expect(said(0)).toMatchObject({ opened: [], dive_over: true, dive_points: 0 });
    const spoken = createSalvageDivePractice({ ...NO_ACCOMMODATIONS, screen_reader: true });
    expect((spoken.stimuli.get(0) as SalvageDiveStimulus).form).toBe('declare');
  });
});
