import { useSyncExternalStore } from 'react';

export type JobState = 'running' | 'done' | 'failed' | 'cancelled';

/** A long piece of work shown in the top bar's tray; leaving the page does not stop it. */
export interface Job {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly done: number;
  /** Null where the amount is not known. */
  readonly total: number | null;
  readonly result: string | null;
  readonly cancel: (() => void) | null;
}

let jobs: readonly Job[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Job[]): void {
  jobs = next;
  for (const listener of listeners) listener();
}

/** Puts a job into the tray and gives back how to report on it. */
export function addJob(job: { name: string; total?: number; cancel?: () => void }): {
  progress: (done: number, total?: number) => void;
  finish: (state: Exclude<JobState, 'running'>, result?: string) => void;
} {
  const id = crypto.randomUUID();
  const update = (part: Partial<Job>) =>
    change(jobs.map((each) => (each.id === id ? { ...each, ...part } : each)));
  change([
    {
      id,
      name: job.name,
      state: 'running',
      done: 0,
      total: job.total ?? null,
      result: null,
      cancel: job.cancel ?? null,
    },
    ...jobs,
  ]);
  return {
    progress: (done, total) => update(total === undefined ? { done } : { done, total }),
    finish: (state, result) => update({ state, result: result ?? null, cancel: null }),
  };
}

export const clearFinishedJobs = (): void => change(jobs.filter((job) => job.state === 'running'));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useJobs = (): readonly Job[] => useSyncExternalStore(subscribe, () => jobs);
