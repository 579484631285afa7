import type { FrameFailure } from '@tryout/game-sdk/frame-state';
import type { BuildProblem, BuildReport } from './build-source.ts';
import type { Clock } from './play-link.ts';

/** Different problems that are told of one play; what else happens is counted under the last. */
const MOST_KINDS = 20;
const LONGEST_MESSAGE = 300;
const GATHER_MS = 10_000;

/** Tells those who look after a build how it does, in the background and never in the way. */
export interface BuildReporter {
  note(kind: BuildProblem['kind'], code: string, message?: string): void;
  loaded(ms: number): void;
  failed(failure: FrameFailure): void;
  /** Sends what is left. */
  close(): void;
}

/** Gathers what happens and sends it now and then; what could not be sent is sent with the next. */
export function createBuildReporter(
  taskIndex: number,
  send: (report: BuildReport) => Promise<void>,
  clock: Clock,
): BuildReporter {
  let problems = new Map<string, BuildProblem>();
  const loads: Pick<BuildReport, 'outcome' | 'loaded_ms'>[] = [];
  let cancel: (() => void) | null = null;
  let isClosed = false;

  function add({ kind, code, message, count }: BuildProblem): void {
    const name = `${kind} ${code} ${message}`;
    const key =
      problems.has(name) || problems.size < MOST_KINDS ? name : ([...problems.keys()].at(-1) ?? name);
    const known = problems.get(key);
    problems.set(key, known ? { ...known, count: known.count + count } : { kind, code, message, count });
  }

  function later(ms: number): void {
    if (!isClosed) cancel ??= clock.later(flush, ms);
  }

  function flush(): void {
    cancel?.();
    cancel = null;
    const told = [...problems.values()];
    const load = loads.shift();
    if (!load && told.length === 0) return;
    problems = new Map();
    send({ task_index: taskIndex, ...(load ?? { outcome: null, loaded_ms: null }), problems: told })
      .then(() => loads.length > 0 && later(0))
      .catch(() => {
        for (const problem of told) add(problem);
        if (load) loads.unshift(load);
        later(GATHER_MS);
      });
  }

  return {
    note(kind, code, message = '') {
      add({ kind, code, message: message.slice(0, LONGEST_MESSAGE), count: 1 });
      later(GATHER_MS);
    },
    loaded(ms) {
      loads.push({ outcome: 'loaded', loaded_ms: ms });
      later(0);
    },
    failed(failure) {
      loads.push({ outcome: 'failed', loaded_ms: null });
      add({ kind: 'load_failed', code: failure, message: '', count: 1 });
      later(0);
    },
    close() {
      flush();
      isClosed = true;
    },
  };
}
