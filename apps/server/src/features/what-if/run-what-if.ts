import { Worker } from 'node:worker_threads';
import {
  startWhatIf,
  type WhatIf,
  type WhatIfPeople,
  type WhatIfSettings,
} from '@tryout/domain/what-if/what-if';
import { Refusal } from '../../platform/http/refusal.ts';
import { whatIfSay } from './what-if.messages.ts';

/** What the thread is asked. */
export interface WhatIfTask {
  readonly people: WhatIfPeople;
  readonly given: WhatIfSettings;
  readonly tried: WhatIfSettings;
}

type Answer = Pick<WhatIf, 'figures' | 'template'>;

/** People that are so few that nobody waits for them. */
const AT_ONCE = 500;
const TIME_LIMIT_MS = 30_000;

/** Figures of a what-if, computed beside the server where they take time. */
export function runWhatIf(
  { rows, tasks, parts, sems, usual, gaps }: WhatIfPeople,
  given: WhatIfSettings,
  tried: WhatIfSettings,
): Promise<Answer> {
  const people: WhatIfPeople = { rows, tasks, parts, sems, usual, gaps };
  if (rows.count <= AT_ONCE) return Promise.resolve(startWhatIf(people, given)(tried));
  const task: WhatIfTask = { people, given, tried };
  return new Promise<Answer>((resolve, reject) => {
    const worker = new Worker(new URL('./what-if.worker.ts', import.meta.url), { env: {}, workerData: task });
    const timer = setTimeout(() => {
      reject(new Refusal('unavailable', whatIfSay('what-if.too_long')));
      void worker.terminate();
    }, TIME_LIMIT_MS);
    worker.once('message', (found: Answer) => resolve(found));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the what-if stopped with ${code}`));
    });
  });
}
