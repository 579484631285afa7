import { Refusal } from '../../platform/http/refusal.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';

/** Lets one piece of heavy work run at a time and a few wait; more are asked to come again. */
export function inTurn(waitingMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting > waitingMost) {
      throw new Refusal('too_many_requests', scoreTemplatesSay('score_templates.comparisons_running'), {
        retry_after_s: 5,
      });
    }
    waiting += 1;
    const before = last;
    const run = before.then(work);
    // The next one waits for this one, whatever became of it; its failure is told to its own caller.
    last = run.catch(() => undefined);
    try {
      return await run;
    } finally {
      waiting -= 1;
    }
  };
}
