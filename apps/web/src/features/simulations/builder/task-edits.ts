import { withDropped } from '../../../ui/forms/drag-order.ts';
import { type BuilderDraft, type GroupDraft, newId, type TaskDraft } from './builder-draft.ts';

/** Tasks and groups change together: a task names its group, and a group stands where its tasks stand. */
export type TaskParts = Pick<BuilderDraft, 'tasks' | 'groups'>;

/** What is delivered one after the other: a task on its own, or a group with its tasks. */
export interface Block {
  /** Of the group, or of the task on its own. */
  readonly id: string;
  readonly group: GroupDraft | null;
  readonly tasks: readonly TaskDraft[];
}

/** What is delivered, in order; a group that has no task yet comes last. */
export function blocksOf({ tasks, groups }: TaskParts): Block[] {
  const left = groups.map((group) => ({
    id: group.id,
    group,
    tasks: tasks.filter((task) => task.group_id === group.id),
  }));
  const blocks: Block[] = [];
  for (const task of tasks) {
    const at = left.findIndex((block) => block.tasks.includes(task));
    if (at >= 0) blocks.push(...left.splice(at, 1));
    else if (!blocks.some((block) => block.tasks.includes(task)))
      blocks.push({ id: task.id, group: null, tasks: [task] });
  }
  return [...blocks, ...left];
}

/** Blocks as they are stored; a group that draws asks for no more than it has. */
function partsOf(blocks: readonly Block[]): TaskParts {
  return {
    tasks: blocks.flatMap(({ group, tasks }) =>
      tasks.map((task) =>
        task.group_id === (group?.id ?? null) ? task : { ...task, group_id: group?.id ?? null },
      ),
    ),
    groups: blocks.flatMap(({ group, tasks }) =>
      group === null ? [] : [{ ...group, n: fitting(group, tasks.length) }],
    ),
  };
}

function fitting({ pick, n }: GroupDraft, size: number): number | null {
  if (pick === 'all') return null;
  return Math.max(1, size > 0 ? Math.min(n ?? 1, size) : (n ?? 1));
}

/** Another task at the end, on its own. */
export function withTask(parts: TaskParts, task_id: string): TaskParts {
  const task: TaskDraft = {
    id: newId(),
    task_id,
    parameters: {},
    group_id: null,
    reason: '',
    estimated_seconds: null,
  };
  return { ...parts, tasks: [...parts.tasks, task] };
}

/** Without a task. */
export function withoutTask({ tasks, groups }: TaskParts, id: string): TaskParts {
  return partsOf(blocksOf({ groups, tasks: tasks.filter((task) => task.id !== id) }));
}

/** A task with other settings, reason or time. */
export function withTaskChange(parts: TaskParts, id: string, changes: Partial<TaskDraft>): TaskParts {
  return { ...parts, tasks: parts.tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)) };
}

/** A task put into a group, behind those that are there, or taken out, behind its group. */
export function intoGroup(parts: TaskParts, id: string, group_id: string | null): TaskParts {
  const task = parts.tasks.find((each) => each.id === id);
  if (task === undefined || task.group_id === group_id) return parts;
  return dropped(parts, id, { list: group_id, row: task.group_id, edge: 'after' });
}

/** A task or a group one place earlier or later: a task of a group within it; the same parts at the ends. */
export function withMoved(parts: TaskParts, id: string, step: -1 | 1): TaskParts {
  const list = parts.tasks.find((task) => task.id === id)?.group_id ?? null;
  const blocks = blocksOf(parts);
  const rows = list === null ? blocks : (blocks.find((block) => block.id === list)?.tasks ?? []);
  const target = rows[rows.findIndex((row) => row.id === id) + step];
  return target ? dropped(parts, id, { list, row: target.id, edge: step === 1 ? 'after' : 'before' }) : parts;
}

/** Where something was let go: in a group or, with null, outside of them; beside a row, or at the end. */
export interface TaskLanding {
  readonly list: string | null;
  readonly row: string | null;
  readonly edge: 'before' | 'after';
}

/** A task or a group let go somewhere; a group lands beside the one whose task it was let go on. */
export function dropped(parts: TaskParts, id: string, { list, row, edge }: TaskLanding): TaskParts {
  const blocks = blocksOf(parts);
  const own = blocks.find((block) => block.id === id);
  const task = parts.tasks.find((each) => each.id === id);
  if (list === null || own?.group) {
    const moved = own ?? (task && { id, group: null, tasks: [task] });
    if (!moved) return parts;
    const among = own ? blocks : without(blocks, id);
    const next = withDropped(among, (block) => block.id, moved, { row: list ?? row, edge });
    return next === blocks ? parts : partsOf(next);
  }
  if (task === undefined || !blocks.some((block) => block.id === list)) return parts;
  const next = (task.group_id === list ? blocks : without(blocks, id)).map((block) =>
    block.id === list
      ? { ...block, tasks: withDropped(block.tasks, (each) => each.id, task, { row, edge }) }
      : block,
  );
  const isSameOrder = task.group_id === list && next.every((block, i) => block.tasks === blocks[i]?.tasks);
  return isSameOrder ? parts : partsOf(next);
}

/** Blocks without a task; a block that was this task goes, unless it is only to change its place. */
function without(blocks: readonly Block[], id: string): readonly Block[] {
  if (blocks.some((block) => block.group === null && block.id === id)) {
    return blocks.filter((block) => block.id !== id);
  }
  return blocks.map((block) => ({ ...block, tasks: block.tasks.filter((task) => task.id !== id) }));
}

/** Another group, empty, behind the others. */
export function withGroup(parts: TaskParts, name: string): TaskParts {
  const group: GroupDraft = { id: newId(), name, pick: 'all', n: null, shuffle: false, time_limit_s: null };
  return { ...parts, groups: [...parts.groups, group] };
}

/** A group with other words or another way to draw; `random_n` draws one at least and no more than it has. */
export function withGroupChange(parts: TaskParts, id: string, changes: Partial<GroupDraft>): TaskParts {
  return partsOf(
    blocksOf(parts).map((block) =>
      block.group?.id === id ? { ...block, group: { ...block.group, ...changes } } : block,
    ),
  );
}

/** Without a group; its tasks are delivered on their own, where it stood. */
export function withoutGroup(parts: TaskParts, id: string): TaskParts {
  return partsOf(
    blocksOf(parts).flatMap((block) =>
      block.group?.id === id
        ? block.tasks.map((task) => ({ id: task.id, group: null, tasks: [task] }))
        : [block],
    ),
  );
}
