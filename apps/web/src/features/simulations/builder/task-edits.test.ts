import { describe, expect, it } from 'vitest';
import { idsGiven, isNew, newId, withIds } from './builder-draft.ts';
import {
  dropped,
  intoGroup,
  minutesOf,
  type TaskParts,
  tasksIn,
  withGroup,
  withGroupChange,
  withGroupMoved,
  withoutGroup,
  withoutTask,
  withTask,
  withTaskMoved,
} from './task-edits.ts';

const task = (id: string, group_id: string | null = null) => ({
  id,
  task_id: `task-${id}`,
  parameters: {},
  group_id,
  reason: '',
  estimated_seconds: null,
});
const group = (id: string, n: number | null = null) =>
  ({ id, name: id, pick: n === null ? 'all' : 'random_n', n, shuffle: false }) as const;
const order = (parts: TaskParts, group_id: string | null = null) =>
  tasksIn(parts, group_id).map((each) => each.id);

const parts: TaskParts = {
  groups: [group('g', 2), group('h')],
  tasks: [task('a'), task('b', 'g'), task('c'), task('d', 'g'), task('e', 'g')],
};

describe('tasks', () => {
  it('join at the end on their own, with an id that is not stored yet', () => {
    const next = withTask(parts, 'stall');
    expect(next.tasks.at(-1)).toMatchObject({ task_id: 'stall', group_id: null, parameters: {} });
    expect(isNew(next.tasks.at(-1)?.id ?? '')).toBe(true);
  });

  it('move one place among those beside them, over tasks of other groups', () => {
    expect(order(withTaskMoved(parts, 'c', -1))).toEqual(['c', 'a']);
    expect(order(withTaskMoved(parts, 'b', 1), 'g')).toEqual(['d', 'b', 'e']);
    expect(withTaskMoved(parts, 'a', -1)).toBe(parts);
    expect(withTaskMoved(parts, 'e', 1)).toBe(parts);
  });

  it('go into a group and out of it', () => {
    expect(order(intoGroup(parts, 'a', 'g'), 'g')).toEqual(['b', 'd', 'e', 'a']);
    expect(order(intoGroup(parts, 'b', null))).toEqual(['a', 'c', 'b']);
  });

  it('are let go beside another one, of another group as well', () => {
    const next = dropped(parts, 'a', { list: 'g', row: 'd', edge: 'before' });
    expect(order(next, 'g')).toEqual(['b', 'a', 'd', 'e']);
    expect(order(next)).toEqual(['c']);
    expect(dropped(parts, 'a', { list: null, row: 'a', edge: 'after' })).toBe(parts);
  });
});

describe('groups', () => {
  it('draw no more than they have left', () => {
    const two = withoutTask(parts, 'b');
    expect(two.groups[0]?.n).toBe(2);
    expect(withoutTask(two, 'd').groups[0]?.n).toBe(1);
    expect(withGroupChange(parts, 'g', { n: 9 }).groups[0]?.n).toBe(3);
  });

  it('draw one where drawing begins, and none where all are delivered', () => {
    expect(withGroupChange(parts, 'h', { pick: 'random_n' }).groups[1]).toMatchObject({
      pick: 'random_n',
      n: 1,
    });
    expect(withGroupChange(parts, 'g', { pick: 'all' }).groups[0]).toMatchObject({ pick: 'all', n: null });
  });

  it('leave their tasks behind when they go', () => {
    const next = withoutGroup(parts, 'g');
    expect(next.groups.map((each) => each.id)).toEqual(['h']);
    expect(order(next)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are added and put in order', () => {
    expect(withGroup(parts, 'Numbers').groups.at(-1)).toMatchObject({
      name: 'Numbers',
      pick: 'all',
      n: null,
    });
    expect(withGroupMoved(parts, 'h', -1).groups.map((each) => each.id)).toEqual(['h', 'g']);
    expect(withGroupMoved(parts, 'h', 1)).toBe(parts);
  });
});

describe('minutesOf', () => {
  const seconds: Readonly<Record<string, number>> = { a: 60, b: 120, c: 60, d: 240, e: 300 };

  it('adds up what everyone gets and the shortest and longest draw', () => {
    expect(minutesOf(parts, ({ id }) => seconds[id] ?? 0)).toEqual({ shortest: 8, longest: 11 });
  });

  it('is the same for everyone without a draw', () => {
    const all = withGroupChange(parts, 'g', { pick: 'all' });
    expect(minutesOf(all, ({ id }) => seconds[id] ?? 0)).toEqual({ shortest: 13, longest: 13 });
  });
});

describe('ids of the server', () => {
  it('take the place of those given here, in what names them too', () => {
    const g = newId();
    const draft = { groups: [group('h'), group(g)], tasks: [task('a', g)], traits: [], categories: [] };
    const ids = idsGiven(draft.groups, [{ id: 'h' }, { id: 'stored' }]);
    const next = withIds({ ...draft, basics: {} as never }, ids);
    expect(next.groups.map((each) => each.id)).toEqual(['h', 'stored']);
    expect(next.tasks[0]?.group_id).toBe('stored');
  });
});
