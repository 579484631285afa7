import { describe, expect, it } from 'vitest';
import { formulaKeysOf, formulasOfTask, taskKeyOf } from './formulas-of-task.ts';

const formula = (id: string, task_key: string, subtrait_id: string) => ({
  id,
  task_key,
  definition: { subtrait_id },
});

const FORMULAS = [
  formula('tower accuracy', 'signal-tower', 'accuracy'),
  formula('tower speed', 'signal-tower', 'speed'),
  formula('night accuracy', 'night-shift', 'accuracy'),
  formula('night calm', 'night-shift', 'calm'),
  formula('drone risk', 'cargo-drone', 'risk'),
];

const ids = (task: { key: string; task_key?: string }) => formulasOfTask(FORMULAS, task).map(({ id }) => id);

describe('the formulas of a task', () => {
  it('are the ones of the game where the task is the game', () => {
    expect(ids({ key: 'signal-tower' })).toEqual(['tower accuracy', 'tower speed']);
    expect(ids({ key: 'signal-tower', task_key: 'signal-tower' })).toEqual(['tower accuracy', 'tower speed']);
  });

  it('of a task that has its own stand in for those of the game, subtrait by subtrait', () => {
    expect(ids({ key: 'signal-tower', task_key: 'night-shift' })).toEqual([
      'tower speed',
      'night accuracy',
      'night calm',
    ]);
  });

  it('are those of the game where the task has none, and none where nobody wrote one', () => {
    expect(ids({ key: 'cargo-drone', task_key: 'long-flights' })).toEqual(['drone risk']);
    expect(ids({ key: 'team-days' })).toEqual([]);
  });

  it('never come from another task of the same game', () => {
    expect(ids({ key: 'signal-tower', task_key: 'day-shift' })).toEqual(['tower accuracy', 'tower speed']);
  });
});

describe('the keys of tasks', () => {
  it('fall back to the game', () => {
    expect(taskKeyOf({ key: 'signal-tower' })).toBe('signal-tower');
    expect(taskKeyOf({ key: 'signal-tower', task_key: 'night-shift' })).toBe('night-shift');
  });

  it('are asked for once each', () => {
    const tasks = [
      { key: 'signal-tower', task_key: 'night-shift' },
      { key: 'signal-tower' },
      { key: 'cargo-drone', task_key: 'cargo-drone' },
    ];
    expect(formulaKeysOf(tasks)).toEqual(['signal-tower', 'night-shift', 'cargo-drone']);
  });
});
