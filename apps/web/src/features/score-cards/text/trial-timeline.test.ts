import { describe, expect, it } from 'vitest';
import { minutesAndSeconds, nearestPoint, stepTo, trialTimeline } from './trial-timeline.ts';

const TOWER = [
  { i: 0, block: 0, rt_ms: 400, correct: true, missed: false, replaced: false, t_ms: 10_400 },
  { i: 1, block: 0, rt_ms: 600, correct: false, missed: false, replaced: true, t_ms: 12_000 },
  { i: 2, block: 1, rt_ms: null, correct: false, missed: true, replaced: false, t_ms: 20_000 },
];

describe('trialTimeline', () => {
  it('stands responses along the playing time, each with its look', () => {
    const timeline = trialTimeline('signal-tower', TOWER, []);
    expect(timeline).toMatchObject({ axis: 'time', span_s: 10, column: 'rt_ms', max: 1000 });
    expect(timeline?.points.map(({ x, y, look, replaced, at_s }) => [x, y, look, replaced, at_s])).toEqual([
      [0.04, 0.4, 'good', false, 0.4],
      [0.2, 0.6, 'other', true, 2],
      [1, 0, 'missed', false, 10],
    ]);
    expect(timeline?.parts).toEqual([
      { n: 1, x: 0 },
      { n: 2, x: 0.6 },
    ]);
  });

  it('marks pauses at their playing time, and between responses where only the order is known', () => {
    const pause = {
      kind: 'pause' as const,
      after: 2,
      t_ms: 15_000,
      at: '2026-03-02T09:00:00Z',
      lasted_ms: 40_000,
    };
    expect(trialTimeline('signal-tower', TOWER, [pause])?.marks[0]).toMatchObject({
      x: 0.5,
      lasted_ms: 40_000,
    });
    const untimed = TOWER.map((trial) => ({ ...trial, rt_ms: null, t_ms: null }));
    const timeline = trialTimeline('signal-tower', untimed, [{ ...pause, t_ms: null }]);
    expect(timeline).toMatchObject({ axis: 'order', span_s: null, column: null });
    expect(timeline?.points.map(({ x, y, look }) => [x, y, look])).toEqual([
      [0, 1, 'good'],
      [0.5, 0.5, 'other'],
      [1, 0.5, 'other'],
    ]);
    expect(timeline?.marks[0]?.x).toBe(0.75);
  });

  it('draws a single response, and nothing where there is none', () => {
    expect(trialTimeline('team-days', [{ i: 0, agreement: 40 }], [])).toMatchObject({
      axis: 'order',
      parts: [],
      points: [{ x: 0, y: 0.4, look: 'plain' }],
    });
    expect(trialTimeline('team-days', [], [])).toBeNull();
  });
});

describe('reading a timeline', () => {
  it('goes by keys and stops at both ends', () => {
    expect(stepTo('ArrowRight', 0, 3)).toBe(1);
    expect(stepTo('PageUp', 0, 3)).toBe(2);
    expect(stepTo('ArrowLeft', 0, 3)).toBe(0);
    expect(stepTo('End', 0, 3)).toBe(2);
    expect(stepTo('Home', 2, 3)).toBe(0);
    expect(stepTo('Tab', 1, 3)).toBeNull();
  });

  it('finds the response under the pointer', () => {
    const points = trialTimeline('signal-tower', TOWER, [])?.points ?? [];
    expect(nearestPoint(points, 0.1)).toBe(0);
    expect(nearestPoint(points, 0.13)).toBe(1);
    expect(nearestPoint(points, 0.9)).toBe(2);
  });

  it.each([
    [5.4, '0:05'],
    [65, '1:05'],
    [3600, '60:00'],
  ])('writes %d s as %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));
});
