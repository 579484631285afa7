import { describe, expect, it } from 'vitest';
import { OWN_FIGURES, ownFigures } from './own-figures.ts';
import { JUDGES, TASK_KEYS } from './registry.ts';
import { simulateTask } from './simulate.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from './testing/plays.ts';

describe.each(TASK_KEYS)('the figures a person is told of %s', (key) => {
  it('come from data points that the game declares', () => {
    const declared = JUDGES[key].data_points.map((spec) => spec.key);
    for (const spec of OWN_FIGURES[key] ?? []) {
      expect(declared).toContain(spec.data_point);
      if (spec.whole !== undefined) expect(declared).toContain(spec.whole);
    }
  });

  it('are all there after a whole play, and no part is larger than its whole', () => {
    const { dataPoints } = simulateTask(JUDGES[key], {}, NO_ACCOMMODATIONS, seedOf(3), AVERAGE, seedOf(4));
    const figures = ownFigures(key, dataPoints);
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      expect(figure.missing_reason, figure.key).toBeNull();
      if (figure.of !== null) expect(figure.value).toBeLessThanOrEqual(figure.of);
    }
  });
});

describe('ownFigures', () => {
  it('turns a share back into a count', () => {
    const points = [
      { key: 'acc_all', value: 0.96875, trials: 96 },
      { key: 'rt_correct', value: 480 },
    ];
    expect(ownFigures('signal-tower', points)).toEqual([
      { key: 'right', value: 93, of: 96, missing_reason: null },
      { key: 'usual_time', value: 480, of: null, missing_reason: null },
    ]);
  });

  it('says why a figure is missing, and leaves out nothing', () => {
    const points = [{ key: 'rt_correct', value: null, missing_reason: 'accommodated' as const }];
    expect(ownFigures('signal-tower', points).map((figure) => figure.missing_reason)).toEqual([
      'not_reached',
      'accommodated',
    ]);
  });

  it('tells of an unknown game only how many answers there were', () => {
    const points = [
      { key: 'a', value: 1, trials: 12 },
      { key: 'b', value: null, trials: 40 },
    ];
    expect(ownFigures('new-game', points)).toEqual([
      { key: 'answers', value: 12, of: null, missing_reason: null },
    ]);
    expect(ownFigures('new-game', [{ key: 'a', value: 1 }])).toEqual([]);
  });
});
