import { afterEach, expect, it, vi } from 'vitest';
import { playedFrom, playNow } from './played-time.ts';

afterEach(() => vi.useRealTimers());

it('the times of a simulated play stay apart as they were played, on a machine that takes seconds for each call', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const clock = {
    now: () => new Date(Date.UTC(2026, 0, 1) + performance.now()),
    config: { playClockRate: 1 } as Parameters<typeof playNow>[0]['config'],
  };
  const at = playedFrom(-7_200_000);
  const seen: number[] = [];
  for (const after_ms of [0, 400, 900, 30_000]) {
    await at(after_ms, async () => {
      seen.push(playNow(clock).getTime());
      vi.advanceTimersByTime(3000);
    });
  }
  const first = seen[0] ?? 0;
  expect(seen.map((ms) => ms - first)).toEqual([0, 400, 900, 30_000]);
});
