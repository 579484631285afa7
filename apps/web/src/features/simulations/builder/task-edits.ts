import { roundTo } from '@tryout/domain/decimal';
import { withDropped } from '../../../ui/drag-order.ts';
import { type BuilderDraft, type GroupDraft, newId, type TaskDraft } from './builder-draft.ts';

/** Tasks and groups change together: a task names its group. */
export type TaskParts = Pick<BuilderDraft, 'tasks' | 'groups'>;

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

/** Without a task; a group that draws asks for no more than it has left. */
export function withoutTask({ tasks, groups }: TaskParts, id: string): TaskParts {
  return fitted({ groups, tasks: tasks.filter((task) => task.id !== id) });
}

/** A task with other settings, reason or time. */
export function withTaskChange(parts: TaskParts, id: string, changes: Partial<TaskDraft>): TaskParts {
  return { ...parts, tasks: parts.tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)) };
}

/** The tasks of a group in order, or with null those on their own. */
export function tasksIn({ tasks }: TaskParts, group_id: string | null): readonly TaskDraft[] {
  return tasks.filter((task) => task.group_id === group_id);
}

/** A task put into a group or out of it, behind those that are there. */
export function intoGroup({ tasks, groups }: TaskParts, id: string, group_id: string | null): TaskParts {
  const task = tasks.find((each) => each.id === id);
  if (task === undefined || task.group_id === group_id) return { tasks, groups };
  const others = tasks.filter((each) => each.id !== id);
  return fitted({ groups, tasks: [...others, { ...task, group_id }] });
}

/** A task one place earlier or later within its group; the same parts at the ends. */
export function withTaskMoved(parts: TaskParts, id: string, step: -1 | 1): TaskParts {
  const task = parts.tasks.find((each) => each.id === id);
  if (task === undefined) return parts;
  const beside = tasksIn(parts, task.group_id);
  const target = beside[beside.indexOf(task) + step];
  return target
    ? dropped(parts, id, { list: task.group_id, row: target.id, edge: step === 1 ? 'after' : 'before' })
    : parts;
}

/** Where a task was let go: in a group or with null among those on their own. */
export interface TaskLanding {
  readonly list: string | null;
  readonly row: string | null;
  readonly edge: 'before' | 'after';
}

/** A task let go beside another one, or in a list outside its rows. */
export function dropped(parts: TaskParts, id: string, { list, row, edge }: TaskLanding): TaskParts {
  const task = parts.tasks.find((each) => each.id === id);
  if (task === undefined) return parts;
  const moved = task.group_id === list ? task : { ...task, group_id: list };
  const among = moved === task ? parts.tasks : parts.tasks.map((each) => (each === task ? moved : each));
  const tasks = withDropped(among, (each) => each.id, moved, { row, edge });
  return tasks === parts.tasks ? parts : fitted({ groups: parts.groups, tasks });
}

/** Another group, empty, behind the others. */
export function withGroup(parts: TaskParts, name: string): TaskParts {
  const group: GroupDraft = { id: newId(), name, pick: 'all', n: null, shuffle: false };
  return { ...parts, groups: [...parts.groups, group] };
}

/** A group with other words or another way to draw; `random_n` draws one at least and no more than it has. */
export function withGroupChange(parts: TaskParts, id: string, changes: Partial<GroupDraft>): TaskParts {
  return fitted({
    ...parts,
    groups: parts.groups.map((group) => {
      if (group.id !== id) return group;
      const next = { ...group, ...changes };
      return { ...next, n: next.pick === 'all' ? null : (next.n ?? 1) };
    }),
  });
}

/** Without a group; its tasks are delivered on their own. */
export function withoutGroup({ tasks, groups }: TaskParts, id: string): TaskParts {
  return {
    groups: groups.filter((group) => group.id !== id),
    tasks: tasks.map((task) => (task.group_id === id ? { ...task, group_id: null } : task)),
  };
}

/** A group one place earlier or later. */
export function withGroupMoved(parts: TaskParts, id: string, step: -1 | 1): TaskParts {
  const { groups } = parts;
  const at = groups.findIndex((group) => group.id === id);
  const group = groups[at];
  if (group === undefined || groups[at + step] === undefined) return parts;
  return { ...parts, groups: groups.toSpliced(at, 1).toSpliced(at + step, 0, group) };
}

function fitted({ tasks, groups }: TaskParts): TaskParts {
  return {
    tasks,
    groups: groups.map((group) => {
      const size = tasks.filter((task) => task.group_id === group.id).length;
      return group.n !== null && size > 0 && group.n > size ? { ...group, n: size } : group;
    }),
  };
}

/** Minutes of the shortest and the longest form, one decimal: groups that draw make them differ. */
export function minutesOf(
  parts: TaskParts,
  secondsOf: (task: TaskDraft) => number,
): { readonly shortest: number; readonly longest: number } {
  let [shortest, longest] = [0, 0];
  for (const group_id of [null, ...parts.groups.map((group) => group.id)]) {
    const seconds = tasksIn(parts, group_id)
      .map(secondsOf)
      .toSorted((a, b) => a - b);
    const n = parts.groups.find((group) => group.id === group_id)?.n ?? seconds.length;
    shortest += sum(seconds.slice(0, n));
    longest += sum(seconds.slice(Math.max(0, seconds.length - n)));
  }
  return { shortest: roundTo(shortest / 60, 1), longest: roundTo(longest / 60, 1) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
