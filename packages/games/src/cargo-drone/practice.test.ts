import { describe, expect, it } from 'vitest';
import type { Accommodations } from '../task-core.ts';
import type { CargoDroneInput } from './core.ts';
import { BEFORE_THE_FIRST, createCargoDronePractice, flyPractice } from './practice.ts';

const load: CargoDroneInput = { flight: 0, action: 'load', method: 'key' };
const send: CargoDroneInput = { flight: 0, action: 'send', method: 'key' };

const listening: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: true,
};

describe('a practice flight', () => {
  it('carries as many crates as the drone can, and loses all with one more', () => {
    const full = { ...BEFORE_THE_FIRST, loaded: 4 };
    expect(flyPractice(full, load, 5).outcome).toMatchObject({ loaded: 5, lost: false, flight_over: false });
    const over = flyPractice({ ...full, loaded: 5, total_points: 12 }, load, 5);
    expect(over.outcome).toEqual({ flight: 0, loaded: 6, lost: true, flight_over: true, total_points: 12 });
    expect(over.state).toEqual({ flight: 1, loaded: 0, total_points: 12 });
  });

  it('brings a point a crate when sent off', () => {
    const sent = flyPractice({ flight: 0, loaded: 7, total_points: 3 }, send, 20);
    expect(sent.outcome).toEqual({ flight: 0, loaded: 7, lost: false, flight_over: true, total_points: 10 });
  });

  it('flies a declared number, or is lost with it', () => {
    const declare = (target: number): CargoDroneInput => ({
      flight: 0,
      action: 'declare',
      target,
      method: 'key',
    });
    expect(flyPractice(BEFORE_THE_FIRST, declare(20), 20).outcome).toMatchObject({ loaded: 20, lost: false });
    expect(flyPractice(BEFORE_THE_FIRST, declare(60), 20).outcome).toMatchObject({
      loaded: 60,
      lost: true,
      flight_over: true,
      total_points: 0,
    });
  });

  it('takes inputs to the flight in hand alone', () => {
    expect(() => flyPractice(BEFORE_THE_FIRST, { ...load, flight: 1 }, 5)).toThrow(RangeError);
  });

  it('is over after three, one of them lost by an eager loader', () => {
    const round = createCargoDronePractice(listening);
    const results = [0, 1, 2].map((flight) =>
      round.submit({ flight, action: 'declare', target: 30, method: 'key' }),
    );
    expect(round.of).toBe(3);
    expect(round.stimuli.get(0)).toMatchObject({ form: 'declare' });
    expect(results).toMatchObject([
      { lost: false, total_points: 30 },
      { lost: true, total_points: 30 },
      { lost: false, total_points: 60 },
    ]);
    expect(() => round.submit({ flight: 3, action: 'send', method: 'key' })).toThrow(RangeError);
  });
});
