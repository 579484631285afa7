import { describe, expect, it } from 'vitest';
import { type LoggedMoment, readIncidents } from './play-incidents.ts';

const START = Date.parse('2026-03-02T09:00:00.000Z');
const at = (ms: number) => new Date(START + ms).toISOString();

/** An event at a playing time, received `late` ms after it. */
function event(type: string, t_ms: number, late = 0, payload: unknown = null, task_index = 0): LoggedMoment {
  return { type, task_index, t_ms, payload, received_at: at(t_ms + late) };
}

describe('readIncidents', () => {
  it('finds nothing in a play without any', () => {
    const log = [event('task_started', 0), event('input', 900), event('input', 1800, 40)];
    expect(readIncidents(log, [])).toEqual({ incidents: [], clock_drift_ms: null });
  });

  it('tells when the page was hidden and for how long, by the clock that ran on', () => {
    const log = [
      event('input', 1000),
      event('focus', 2000, 0, { visible: false }),
      event('pause', 2000, 5),
      event('focus', 2000, 30_000, { visible: true }),
      event('resume', 2000, 33_000),
      event('input', 4000, 33_000),
    ];
    expect(readIncidents(log, []).incidents).toEqual([
      { kind: 'away', task_index: 0, t_ms: 2000, at: at(2000), lasted_ms: 30_000 },
    ]);
  });

  it('counts a second look away after the first one', () => {
    const log = [
      event('focus', 100, 0, { visible: false }),
      event('focus', 900, 0, { visible: true }),
      event('focus', 2000, 0, { visible: false }, 1),
      event('focus', 2300, 0, { visible: true }, 1),
    ];
    expect(
      readIncidents(log, []).incidents.map(({ lasted_ms, task_index }) => [task_index, lasted_ms]),
    ).toEqual([
      [0, 800],
      [1, 300],
    ]);
  });

  it('tells a pause from an interruption, and one that was never ended', () => {
    const log = [
      event('pause', 5000),
      event('resume', 5000, 60_000),
      event('input', 6000, 60_000),
      event('resume', 6500, 600_000),
      event('pause', 9000, 600_000),
    ];
    expect(
      readIncidents(log, []).incidents.map(({ kind, t_ms, lasted_ms }) => [kind, t_ms, lasted_ms]),
    ).toEqual([
      ['pause', 5000, 60_000],
      ['interruption', 6000, 540_500],
      ['pause', 9000, null],
    ]);
  });

  it('sees a change of device between openings, not a second opening on the same one', () => {
    const log = [event('input', 1000), event('resume', 1000, 100_000)];
    const phone = { browser: 'phone', input: 'touch' };
    const openings = [
      { at: at(0), ...phone },
      { at: at(50_000), ...phone },
      { at: at(90_000), browser: 'laptop', input: 'mouse' },
      { at: at(95_000), browser: '', input: '' },
    ];
    expect(readIncidents(log, openings).incidents.map(({ kind, at: when }) => [kind, when])).toEqual([
      ['interruption', at(1000)],
      ['device', at(90_000)],
    ]);
  });

  it('measures drift of the clocks within a sitting, unmoved by a slow line and by time away', () => {
    const honest = Array.from({ length: 61 }, (_, i) => event('input', i * 2000, i % 3 === 0 ? 20 : 900));
    expect(readIncidents(honest, []).clock_drift_ms).toBe(0);
    // A clock slowed down by a tenth: 2 s of server time for each 1.8 s of playing time.
    const slowed = Array.from({ length: 61 }, (_, i) => event('input', i * 1800, i * 200));
    expect(readIncidents(slowed, []).clock_drift_ms).toBe(6200);
    const asleep = [...honest, ...honest.map((one) => event('input', one.t_ms + 122_000, 3_600_000))];
    expect(readIncidents(asleep, []).clock_drift_ms).toBe(0);
  });
});
