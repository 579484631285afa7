import type { TransitionTable } from '../records/transitions.ts';

/** State of a task version (product §2.12). `closed`: in no new simulation, those that hold it go on. */
export type TaskStatus = 'draft' | 'published' | 'closed';

/** Every state of a task version. */
export const TASK_STATES = ['draft', 'published', 'closed'] as const satisfies readonly TaskStatus[];

/** Published never changes; editing makes a new draft version, and a closed one can be offered again. */
export const TASK_STATUSES: TransitionTable<TaskStatus> = {
  draft: [{ to: 'published' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }],
};

/** Adjustments that a task can offer its candidates (product §2.12, experience C5). */
export const TASK_ACCOMMODATIONS = [
  'more_time',
  'untimed',
  'reduced_motion',
  'color_safe',
  'large_text',
  'keyboard_only',
  'screen_reader',
] as const;

/** Bounds of a task's time limit in seconds of playing time, at the usual pace. */
export const TIME_LIMIT_S = { min: 30, max: 7200 } as const;

/** Languages in which a task has words besides English. */
export const TASK_LOCALES = ['ar'] as const;
