import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export type RunningServer = {
  baseUrl: string;
  port: number;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
};

/** For journeys that own the clock of games: the clock that judges plays has room for time that they let pass. */
export const QUICK_PLAYS = { NODE_ENV: 'test', TRYOUT_PLAY_CLOCK_RATE: '200' };

const READY_LIMIT_MS = 600_000;

/** Half of a server's start is compiling: each finds here what the one before has compiled. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compiled-server');

/** Runs the server as `npm start` does and waits until it answers. What it prints is shown when it fails. */
export async function startServer(options: {
  dataDir: string;
  /** Where to listen; a free port where none is given. */
  port?: number;
  env?: Record<string, string>;
  /** Folder of the product, where it is a copy. */
  root?: string;
}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const baseUrl = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(import.meta.dirname, 'within-server.ts')).href,
      join(options.root ?? join(import.meta.dirname, '../..'), 'apps/server/src/main.ts'),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_COMPILE_CACHE: COMPILED,
        PORT: String(port),
        TRYOUT_BUILDS_PORT: '0',
        TRYOUT_DATA_DIR: options.dataDir,
        TRYOUT_PUBLIC_URL: baseUrl,
        TRYOUT_DEMO: '1',
        TRYOUT_PLACES: 'few',
        TRYOUT_TRUST_PROXY: '1',
        DATABASE_URL: '',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(server, 'exit');
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await answers(baseUrl))) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${printed}`);
    if (Date.now() > deadline) {
      server.kill('SIGTERM');
      throw new Error(`The server was not ready in ${READY_LIMIT_MS / 1000} s:\n${printed}`);
    }
    await delay(100);
  }
  return {
    baseUrl,
    port,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
