import { Worker } from 'node:worker_threads';
import type { MeanLayouts } from '@tryout/domain/score-cards/mean-bytes';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { TemplateComparison } from '@tryout/domain/score-templates/template-comparison';
import { Refusal } from '../../platform/http/refusal.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';

/** What is compared. */
export interface ComparisonTask {
  readonly before: ScoreTemplate;
  readonly after: ScoreTemplate;
  readonly seed: string;
}

/** What the thread is told: a new pair, means as they are read, and at the end what they are of. */
export type ComparisonMessage =
  | { readonly task: ComparisonTask }
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
/** How long the thread waits for the next comparison; somebody who compares compares again. */
const IDLE_MS = 60_000;

/** The thread, while it is kept. */
let kept: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

function take(): Worker {
  clearTimeout(idle);
  const worker = kept ?? new Worker(new URL('./compare.worker.ts', import.meta.url), { env: {} });
  kept = null;
  // The server may stop while nothing is compared.
  worker.ref();
  return worker;
}

function giveBack(worker: Worker): void {
  worker.unref();
  kept = worker;
  idle = setTimeout(() => {
    kept = null;
    void worker.terminate();
  }, IDLE_MS).unref();
}

/** Starts a comparison; the thread gets ready while the means are read. One runs at a time (`inTurn`). */
export function startComparison(task: ComparisonTask): RunningComparison {
  const worker = take();
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const heard = new AbortController();
  const end = (whole: boolean) => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    heard.abort();
    if (whole) giveBack(worker);
    else void worker.terminate();
  };
  const result = new Promise<TemplateComparison>((resolve, reject) => {
    timer = setTimeout(
      () => reject(new Refusal('unavailable', scoreTemplatesSay('score_templates.comparison_too_long'))),
      TIME_LIMIT_MS,
    );
    const on = (event: 'message' | 'error' | 'exit', listener: (told: unknown) => void) => {
      worker.once(event, listener);
      heard.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    on('message', (found) => {
      end(true);
      resolve(found as TemplateComparison);
    });
    on('error', reject);
    on('exit', (code) => reject(new Error(`the comparison stopped with ${code}`)));
  });
  // Whoever stops it before the end does not wait for the result.
  result.catch(() => end(false));
  const post = (message: ComparisonMessage) => worker.postMessage(message);
  post({ task });
  return {
    add: (rows, count) => post({ rows, count }),
    finish: (layouts) => {
      post({ layouts });
      return result;
    },
    stop: () => end(false),
  };
}
