import { describe, expect, it } from 'vitest';
import { deadlinePassed, medianFrame, responseTime, waitIsOver } from './trial-clock.ts';

describe('the clock of a trial', () => {
  it('measures from the frame that showed the stimulus to the stamp of the event', () => {
    expect(responseTime(1000, 1432.26, 1700)).toBe(432.3);
    expect(responseTime(1000, 1000, 1700)).toBe(0);
  });

  it('knows no answer from before the stimulus or after the deadline', () => {
    expect(responseTime(1000, 999.4, 1700)).toBeNull();
    expect(responseTime(1000, 2700.2, 1700)).toBeNull();
    expect(responseTime(1000, 2700, 1700)).toBe(1700);
  });

  it('takes any time when untimed', () => {
    expect(responseTime(1000, 61_000, null)).toBe(60_000);
    expect(deadlinePassed(0, 1e9, null)).toBe(false);
  });

  it('ends a wait on the nearest frame', () => {
    expect(waitIsOver(0, 391, 400)).toBe(false);
    expect(waitIsOver(0, 392, 400)).toBe(true);
  });

  it('enforces the deadline on the first frame at or after it', () => {
    expect(deadlinePassed(100, 1799.9, 1700)).toBe(false);
    expect(deadlinePassed(100, 1800, 1700)).toBe(true);
  });

  it('gives the median frame, which one long frame cannot move', () => {
    expect(medianFrame([16.7, 16.6, 120, 16.7, 16.8])).toBe(16.7);
    expect(medianFrame([16, 17])).toBe(16.5);
    expect(medianFrame([])).toBeNull();
  });
});
