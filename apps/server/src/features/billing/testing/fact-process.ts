import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import type { Config } from '../../../platform/config.ts';
import { createDb } from '../../../platform/database/kysely.ts';
import { PlanningClient } from '../../../platform/database/planning-client.ts';
import { createPool } from '../../../platform/database/pool.ts';
import { startServices } from '../../../platform/start-services.ts';
import { takeMessage } from '../orders/take-fact.ts';

/** What the other process is told. */
export interface FactProcessTask {
  readonly connectionString: string;
  readonly config: Config;
  /** The instant that it takes for now, in ISO 8601. */
  readonly now: string;
  /** The message as it came, with its signature. */
  readonly raw: string;
  readonly signature: string;
  /** Dies at its nth statement, before that is sent, counted from the message on; 0: lives. */
  readonly dies_at: number;
}

/** How it ended. */
export interface FactProcessEnd {
  readonly was_killed: boolean;
  /** Statements that were sent for the message. */
  readonly statements: number;
}

/** Takes a message of the test checkout in a process of its own, which is killed like a server that loses its power. */
export async function takeInAnotherProcess(task: FactProcessTask): Promise<FactProcessEnd> {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let statements = 0;
  let failed = '';
  child.on('message', (said: { statements?: number; failed?: string }) => {
    statements = said.statements ?? statements;
    failed = said.failed ?? failed;
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.send(task);
  const [, signal] = await ended;
  if (failed) throw new Error(failed);
  return { was_killed: signal === 'SIGKILL', statements };
}

async function takeAndDie(task: FactProcessTask): Promise<void> {
  const log = pino({ level: 'silent' });
  const pool = createPool({ connectionString: task.connectionString, log });
  const opened = {
    pool,
    db: createDb(pool),
    connectionString: task.connectionString,
    stop: () => pool.end(),
  };
  const { services, stop } = await startServices(task.config, opened, log, () => new Date(task.now));
  await services.jobs.start([], { work: false });
  let statements = 0;
  const query = PlanningClient.prototype.query as (...args: unknown[]) => unknown;
  PlanningClient.prototype.query = function (this: PlanningClient, ...args: unknown[]) {
    statements += 1;
    if (statements === task.dies_at) process.kill(process.pid, 'SIGKILL');
    return query.apply(this, args);
  } as typeof PlanningClient.prototype.query;
  try {
    await takeMessage(services, 'test', task.raw, task.signature);
    process.send?.({ statements });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  await stop();
  await pool.end();
  process.disconnect?.();
}

if (import.meta.main) process.once('message', (task: FactProcessTask) => void takeAndDie(task));
