import { describe, expect, it } from 'vitest';
import { afterEvent, isTimeUp, NOT_BEGUN, timeLimitMs, usedAt } from './task-clock.ts';

const fold = (...events: [type: string, t_ms: number][]) =>
  events.reduce((clock, [type, t_ms]) => afterEvent(clock, { type, t_ms }), NOT_BEGUN);

describe('the clock of a task', () => {
  it('stands until the task is begun', () => {
    expect(usedAt(fold(['practice_done', 5000], ['focus', 6000]), 9000)).toBe(0);
    expect(usedAt(fold(['task_started', 5000]), 9000)).toBe(4000);
    expect(usedAt(fold(['input', 5000]), 9000)).toBe(4000);
  });

  it('stands during a pause and goes on with coming back', () => {
    const paused = fold(['task_started', 0], ['input', 1000], ['pause', 3000], ['focus', 3000]);
    expect(usedAt(paused, 90_000)).toBe(3000);
    expect(usedAt(afterEvent(paused, { type: 'resume', t_ms: 3000 }), 4000)).toBe(4000);
  });

  it('counts on after a tab was closed, whose time is in no stamp', () => {
    expect(usedAt(fold(['task_started', 0], ['input', 2000], ['resume', 2000], ['input', 2500]), 3000)).toBe(
      3000,
    );
  });

  it('is up at its limit, at the pace that was granted', () => {
    const clock = fold(['task_started', 100]);
    expect(isTimeUp(clock, timeLimitMs(30, 1), 30_099)).toBe(false);
    expect(isTimeUp(clock, timeLimitMs(30, 1), 30_100)).toBe(true);
    expect(isTimeUp(clock, timeLimitMs(30, 1.5), 30_100)).toBe(false);
    expect(isTimeUp(clock, timeLimitMs(30, 1.5), 45_100)).toBe(true);
    expect(timeLimitMs(30, null)).toBeNull();
    expect(timeLimitMs(null, 1)).toBeNull();
    expect(isTimeUp(clock, null, 1e9)).toBe(false);
  });
});
