import { childSeed } from '@tryout/domain/statistics/random';
import { isTaskKey, JUDGES } from '@tryout/games/registry';
import { AVERAGE, NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import { describe, expect, it } from 'vitest';
import { dataPointsOf } from '../../replays/data-points.ts';
import {
  beginPlay,
  EventOutOfOrder,
  foldEvent,
  type PinnedTask,
  type PlayRun,
  visibleTask,
} from '../../replays/play-run.ts';
import { playByPersona } from './bot-inputs.ts';
import { drawTasks } from './draw-tasks.ts';

const GROUP = { id: 'g', pick: 'all', n: null, shuffle: false, time_limit_s: 60 } as const;
const MORNING = '2026-03-02T09:00:00.000Z';
const SEED = '5e'.repeat(16);

function task(key: string, group_id: string | null): PinnedTask & { group_id: string | null } {
  if (!isTaskKey(key)) throw new Error(`no game ${key}`);
  const { version } = JUDGES[key];
  return {
    task_id: childSeed('task', key),
    key,
    task_key: key,
    version,
    name: key,
    minutes: 2,
    parameters: {},
    required: [],
    time_limit_s: null,
    group_id,
  };
}

/** Two tasks of a group of a minute, and one after it. */
function tasks(changes: { first_limit_s?: number; limit_s?: number | null } = {}): PinnedTask[] {
  const { first_limit_s = null, limit_s = GROUP.time_limit_s } = changes;
  return drawTasks(
    {
      tasks: [
        { ...task('signal-tower', 'g'), time_limit_s: first_limit_s },
        task('reflex-check', 'g'),
        task('mail-scanner', null),
      ],
      groups: [{ ...GROUP, time_limit_s: limit_s }],
    },
    SEED,
  );
}

type Moment = readonly [type: string, t_ms: number, task_index: number];

function after(pinned: readonly PinnedTask[], moments: readonly Moment[], time_factor: 1 | 1.5 | null = 1) {
  const accommodations = { ...NO_ACCOMMODATIONS, time_factor };
  return moments.reduce<PlayRun>(
    (run, [type, t_ms, task_index], i) =>
      foldEvent('play', run, { seq: i + 1, type, t_ms, task_index, payload: null, received_at: MORNING }),
    beginPlay({ id: 'play', seed: SEED, tasks: pinned, accommodations }),
  );
}

describe('the time limit of a group', () => {
  it('ends the open task, passes over the rest, and what comes later for those counts for nothing', () => {
    const begun: Moment[] = [['task_started', 1000, 0]];
    expect(visibleTask(after(tasks(), begun))).toMatchObject({
      time_limit_ms: 60_000,
      group_left_ms: 60_000,
    });
    expect(() => after(tasks(), [...begun, ['time_up', 60_900, 0]])).toThrow(EventOutOfOrder);
    const up: Moment[] = [...begun, ['time_up', 61_000, 0]];
    const run = after(tasks(), up);
    expect([run.task_index, run.timed_out]).toEqual([2, [0, 1]]);
    expect(visibleTask(run)).toMatchObject({ time_limit_ms: null, group_left_ms: null });
    expect(after(tasks(), [...up, ['input', 62_000, 1]]).task_index).toBe(2);
    const points = dataPointsOf(run).filter(({ task_index }) => task_index === 1);
    expect(points.length).toBeGreaterThan(0);
    expect(points.filter(({ value }) => value !== null && value !== 0)).toEqual([]);
  });

  it('is counted over its tasks, breaks and the time between them left out', () => {
    const moments: Moment[] = [
      ['task_started', 1000, 0],
      ['pause', 11_000, 0],
      ['resume', 11_000, 0],
      ['time_up', 41_000, 0],
      ['task_started', 300_000, 1],
    ];
    const run = after(tasks({ first_limit_s: 40 }), moments);
    expect([run.task_index, run.timed_out]).toEqual([1, [0]]);
    expect(visibleTask(run)).toMatchObject({ time_limit_ms: 20_000, group_left_ms: 20_000 });
    expect(() => after(tasks({ first_limit_s: 40 }), [...moments, ['time_up', 319_000, 1]])).toThrow();
    const over = after(tasks({ first_limit_s: 40 }), [...moments, ['time_up', 320_000, 1]]);
    expect([over.task_index, over.timed_out]).toEqual([2, [0, 1]]);
  });

  it('takes no more of the group than the task’s own limit when the browser says so late', () => {
    const run = after(tasks({ first_limit_s: 40 }), [
      ['task_started', 1000, 0],
      ['time_up', 500_000, 0],
    ]);
    expect(visibleTask(run)).toMatchObject({ time_limit_ms: 20_000, timed_out: [0] });
  });

  it('is longer with more time, lifted without time pressure, and none where the group has none', () => {
    const limitOf = (pinned: PinnedTask[], factor: 1 | 1.5 | null) =>
      visibleTask(after(pinned, [], factor)).time_limit_ms;
    expect(limitOf(tasks(), 1.5)).toBe(90_000);
    expect(limitOf(tasks(), null)).toBeNull();
    expect(limitOf(tasks({ limit_s: null }), 1)).toBeNull();
    expect(tasks({ limit_s: null })[0]).not.toHaveProperty('group');
    expect(tasks().map((one) => one.group?.time_limit_s)).toEqual([60, 60, undefined]);
  });

  it('leaves a simulated candidate who runs out of it to go on behind the group', () => {
    const { run, events } = playByPersona({ id: 'bot', tasks: tasks(), seed: SEED, persona: AVERAGE });
    expect(run.task_index).toBe(3);
    expect(run.timed_out).toEqual([0, 1]);
    expect(new Set(events.map(({ task_index }) => task_index))).toEqual(new Set([0, 2]));
  });
});
