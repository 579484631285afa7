import { describe, expect, it } from 'vitest';
import { idsGiven, isNew, newId, withIds } from './builder-draft.ts';
import {
  blocksOf,
  dropped,
  intoGroup,
  type TaskParts,
  withGroup,
  withGroupChange,
  withMoved,
  withoutGroup,
  withoutTask,
  withTask,
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
  ({ id, name: id, pick: n === null ? 'all' : 'random_n', n, shuffle: false, time_limit_s: null }) as const;
/** `a g(b d e) c`: tasks on their own by id, groups with their tasks. */
const told = (parts: TaskParts) =>
  blocksOf(parts)
    .map((block) => (block.group ? `${block.id}(${block.tasks.map((each) => each.id).join(' ')})` : block.id))
    .join(' ');

const parts: TaskParts = {
  groups: [group('g', 2), group('h')],
  tasks: [task('a'), task('b', 'g'), task('c'), task('d', 'g'), task('e', 'g')],
};

describe('blocksOf', () => {
  it('puts a group where its first task stands and empty ones last', () => {
    expect(told(parts)).toBe('a g(b d e) c h()');
  });
});

describe('tasks', () => {
  it('join at the end on their own, with an id that is not stored yet', () => {
    const next = withTask(parts, 'stall');
    expect(next.tasks.at(-1)).toMatchObject({ task_id: 'stall', group_id: null, parameters: {} });
    expect(isNew(next.tasks.at(-1)?.id ?? '')).toBe(true);
  });

  it('move over groups as one, and within their own group', () => {
    expect(told(withMoved(parts, 'c', -1))).toBe('a c g(b d e) h()');
    expect(told(withMoved(parts, 'b', 1))).toBe('a g(d b e) c h()');
    expect(withMoved(parts, 'a', -1)).toBe(parts);
    expect(withMoved(parts, 'e', 1)).toBe(parts);
  });

  it('go into a group and out of it', () => {
    expect(told(intoGroup(parts, 'a', 'g'))).toBe('g(b d e a) c h()');
    expect(told(intoGroup(parts, 'b', null))).toBe('a g(d e) b c h()');
    expect(told(intoGroup(parts, 'c', 'h'))).toBe('a g(b d e) h(c)');
    expect(intoGroup(parts, 'a', null)).toBe(parts);
  });

  it('are let go beside another one, of another group as well', () => {
    expect(told(dropped(parts, 'a', { list: 'g', row: 'd', edge: 'before' }))).toBe('g(b a d e) c h()');
    expect(told(dropped(parts, 'e', { list: null, row: 'a', edge: 'before' }))).toBe('e a g(b d) c h()');
    expect(dropped(parts, 'a', { list: null, row: 'a', edge: 'after' })).toBe(parts);
    expect(dropped(parts, 'b', { list: 'g', row: 'd', edge: 'before' })).toBe(parts);
  });
});

describe('groups', () => {
  it('move as one, also when let go on a task of another group', () => {
    expect(told(withMoved(parts, 'g', -1))).toBe('g(b d e) a c h()');
    const filled = intoGroup(parts, 'c', 'h');
    expect(told(dropped(filled, 'h', { list: 'g', row: 'b', edge: 'before' }))).toBe('a h(c) g(b d e)');
  });

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

  it('leave their tasks where they stood when they go', () => {
    expect(told(withoutGroup(parts, 'g'))).toBe('a b d e c h()');
  });

  it('are added behind the others', () => {
    expect(withGroup(parts, 'Numbers').groups.at(-1)).toMatchObject({
      name: 'Numbers',
      pick: 'all',
      n: null,
    });
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
