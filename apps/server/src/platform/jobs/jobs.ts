import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss } from 'pg-boss';

type QueueDatabase = NonNullable<NonNullable<Parameters<PgBoss['fetch']>[1]>['db']>;

import type { Db } from '../database/kysely.ts';

/** Work done off the request path. A handler may run twice; its effect must carry a unique key. */
export interface JobHandler<T extends object = object> {
  readonly name: string;
  run(data: T): Promise<void>;
  /** How many may run at once in this process. */
  readonly concurrency?: number;
  /** A repeated job: cron in UTC. */
  readonly cron?: string;
  /** Seconds after which a job that says nothing counts as failed, ten times as long as one may take; 300 unless told. */
  readonly longest_s?: number;
  /** Called once before work begins: queues anew what a server that was killed left half-way. */
  readonly begin?: () => Promise<void>;
}

/** The queue of background work. */
export interface Jobs {
  /** Queues work in the caller's transaction: it exists if and only if that commits. */
  enqueue(
    db: Db,
    name: string,
    data: object,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /** Makes the queues and begins to work on them; with `work: false` they only take work. */
  start(handlers: readonly JobHandler[], options?: { work: boolean }): Promise<void>;
  retry(name: string, id: string): Promise<void>;
  stop(): Promise<void>;
}

function within(db: Db): QueueDatabase {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows: result.rows as never[] };
    },
  };
}

/** Jobs taken at once; each succeeds or fails by itself. */
const BATCH = 10;

async function outcomeOf(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, status: 'failed', output: { message, stack } };
  }
}

/** Makes the queue; `start` begins to work on it. */
export function createJobs(options: { connectionString: string; onProblem: (error: Error) => void }): Jobs {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: 'tryout-jobs',
    max: 6,
    useListenNotify: true,
  });
  boss.on('error', options.onProblem);

  return {
    async enqueue(db, name, data, { startAfter, singletonKey } = {}) {
      await boss.send(name, data, {
        db: within(db),
        ...(startAfter ? { startAfter } : {}),
        ...(singletonKey ? { singletonKey } : {}),
      });
    },
    async start(handlers, { work } = { work: true }) {
      await boss.start();
      for (const handler of handlers) {
        await boss.createQueue(handler.name, {
          retryLimit: 5,
          retryDelay: 2,
          retryBackoff: true,
          expireInSeconds: handler.longest_s ?? 300,
          notify: true,
        });
      }
      if (!work) return;
      for (const handler of handlers) {
        await handler.begin?.();
        await boss.work(
          handler.name,
          {
            // A notice wakes for new work; polling finds what was put off until now.
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 5,
            localConcurrency: handler.concurrency ?? 1,
            // As long as batches come back full, there is no wait between them.
            batchSize: BATCH,
            burstWhenBatchFull: true,
            perJobResults: true,
          },
          async (jobs) => {
            const results: JobResult[] = [];
            for (const job of jobs)
              results.push(await outcomeOf(job.id, () => handler.run(job.data as object)));
            return results;
          },
        );
        if (handler.cron) await boss.schedule(handler.name, handler.cron, {}, { tz: 'UTC' });
      }
    },
    async retry(name, id) {
      await boss.retry(name, id);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
