import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/runtime.mjs';
import type { BenchDatabase } from './cluster.ts';

/** A server in a process of its own on this machine's loopback. */
export interface BenchServer {
  readonly port: number;
  /** The most memory the process has held so far; megabytes. */
  most(): number;
  memory(): Promise<NodeJS.MemoryUsage>;
  stop(): Promise<void>;
}

/**
 * Starts the product, the bare server, or the product with its pages, on the database.
 * @param playClockRate of the product alone: how many times as quick as the world's its clock of plays runs
 */
export async function startServer(
  kind: 'product' | 'bare' | 'page',
  database: BenchDatabase,
  playClockRate = 1,
): Promise<BenchServer> {
  const child = fork(
    join(import.meta.dirname, `${kind}-process.ts`),
    [database.url, database.dataDir, String(playClockRate)],
    { execArgv: ['--expose-gc', ...SERVER_FLAGS], env: { ...process.env, ...SERVER_ENVIRONMENT } },
  );
  const { port } = await answer<{ port: number }>(child);
  return {
    port,
    most() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) / 1024;
    },
    async memory() {
      child.send('memory');
      return (await answer<{ memory: NodeJS.MemoryUsage }>(child)).memory;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`the server ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message as T);
    });
  });
}
