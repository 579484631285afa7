import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import {
  type BuilderDraft,
  type DraftPart,
  draftOf,
  idsGiven,
  isSame,
  type NewIds,
  withIds,
} from './builder-draft.ts';

/** A save that got no answer: it may be stored all the same. */
export interface UnansweredSave {
  readonly part: DraftPart;
  /** The draft whose part was sent. */
  readonly draft: BuilderDraft;
}

/**
 * Whether what is stored now is nobody else's work but a save whose answer was lost: it differs from what was stored
 * before in nothing but the part that was sent. Answers the ids that it gave; null: somebody else was at it.
 */
export function ownSave(
  before: SimulationRecord,
  now: SimulationRecord,
  { part, draft }: UnansweredSave,
): NewIds | null {
  const ids: NewIds =
    part === 'groups' || part === 'tasks' ? idsGiven(draft[part], now[part]) : new Map<string, string>();
  const expected = expectedAfter(draftOf(before), withIds(draft, ids), part);
  return isSame(expected, told(draftOf(now), expected, part)) ? ids : null;
}

/** What is stored after a part was: tasks leave groups that are gone. */
function expectedAfter(before: BuilderDraft, sent: BuilderDraft, part: DraftPart): BuilderDraft {
  const after = { ...before, [part]: sent[part] };
  if (part !== 'groups') return after;
  const groups = new Set(sent.groups.map(({ id }) => id));
  const isThere = (id: string | null) => id === null || groups.has(id);
  const tasks = before.tasks.map((task) => (isThere(task.group_id) ? task : { ...task, group_id: null }));
  return { ...after, tasks };
}

/** What is stored, without what the server adds by itself: times of tasks, and categories of new traits. */
function told(now: BuilderDraft, expected: BuilderDraft, part: DraftPart): BuilderDraft {
  const tasks = now.tasks.map((task, at) =>
    expected.tasks[at]?.estimated_seconds === null ? { ...task, estimated_seconds: null } : task,
  );
  return { ...now, tasks, categories: part === 'traits' ? expected.categories : now.categories };
}
