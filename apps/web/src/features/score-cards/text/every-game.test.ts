import { JUDGES, TASK_KEYS } from '@tryout/games/registry';
import { simulateTask } from '@tryout/games/simulate';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '@tryout/games/testing/plays';
import { describe, expect, it } from 'vitest';
import { messages as card } from '../card.messages.ts';
import { messages as computed } from '../computation.messages.ts';
import { trialColumns } from './trial-plot.ts';
import { trialTimeline } from './trial-timeline.ts';

describe.each(TASK_KEYS)('a simulated play of %s', (key) => {
  const play = simulateTask(JUDGES[key], {}, NO_ACCOMMODATIONS, seedOf(5), AVERAGE, seedOf(6));

  it('is drawn as a timeline with every response on it', () => {
    const timeline = trialTimeline(key, play.trials, []);
    expect(timeline?.points).toHaveLength(play.trials.length);
    for (const { x, y } of timeline?.points ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
    // Not all on the base line: something is seen.
    expect(Math.max(...(timeline?.points ?? []).map(({ y }) => y))).toBeGreaterThan(0.1);
    expect(new Set(timeline?.points.map(({ x }) => x)).size).toBeGreaterThan(1);
  });

  it('has words for every column and every fact', () => {
    for (const column of trialColumns(key, play.trials)) {
      expect(Object.keys(play.trials[0] ?? {}), column).toContain(column);
      expect(Object.keys(computed.en)).toContain(`computed.column.${column}`);
    }
    for (const { code } of play.validity) expect(Object.keys(card.en)).toContain(`card.fact.${code}`);
  });
});
