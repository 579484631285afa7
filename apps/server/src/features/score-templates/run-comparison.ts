import { Worker } from 'node:worker_threads';
import type { MeanLayouts } from '@tryout/domain/mean-bytes';
import type { ScoreTemplate } from '@tryout/domain/score-template';
import type { TemplateComparison } from '@tryout/domain/template-comparison';
import { Refusal } from '../../platform/http/refusal.ts';

/** What a comparison is told when it begins. */
export interface ComparisonTask {
  readonly before: ScoreTemplate;
  readonly after: ScoreTemplate;
  readonly seed: string;
}

/** What it is told afterwards: means as they are read, and at the end what they are of. */
export type MeansMessage =
  | { readonly rows: Uint8Array; readonly count: number }
  | { readonly layouts: MeanLayouts };

/** A comparison under way in a thread of its own. */
export interface RunningComparison {
  /** Takes some people's means, in the order of who came first. */
  add(rows: Uint8Array, count: number): void;
  /** All are there: the result. */
  finish(layouts: MeanLayouts): Promise<TemplateComparison>;
  /** Gives it up; without effect after the result. */
  stop(): void;
}

const TIME_LIMIT_MS = 60_000;

/** Starts a comparison; the thread is made ready while the means are read. */
export function startComparison(task: ComparisonTask): RunningComparison {
  const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { workerData: task, env: {} });
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    void worker.terminate();
  };
  const result = new Promise<TemplateComparison>((resolve, reject) => {
    timer = setTimeout(
      () => reject(new Refusal('unavailable', 'This comparison takes too long. Choose fewer plays.')),
      TIME_LIMIT_MS,
    );
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the comparison stopped with ${code}`)));
  });
  // Whoever stops it before the end does not wait for the result.
  result.catch(() => undefined);
  const post = (message: MeansMessage) => worker.postMessage(message);
  return {
    add: (rows, count) => post({ rows, count }),
    finish: (layouts) => {
      post({ layouts });
      return result.finally(stop);
    },
    stop,
  };
}
