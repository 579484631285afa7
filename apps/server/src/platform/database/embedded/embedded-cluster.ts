import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { processMark } from '../../process-identity.ts';
import type { StartLog } from '../../start-log.ts';
import { type ClusterAddress, clusterAddress, removeSockets, socketDirOf } from './cluster-address.ts';
import { prepareClusterPlace } from './cluster-place.ts';
import { asArguments, clusterSettings } from './cluster-settings.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { databaseUser, type OperatingSystemUser } from './operating-system-user.ts';
import { type PostgresBinaries, unpackPostgres } from './postgres-binaries.ts';
import { findPostmaster } from './postmaster-file.ts';

export type EmbeddedClusterOptions = {
  /** Absolute path of the data folder. */
  dataDir: string;
  log: StartLog;
  /** Settings that replace the product's own; only tests of throw-away clusters give some. */
  settings?: Record<string, string>;
  /** Extra arguments of initdb; only tests of throw-away clusters give some. */
  initdbArguments?: string[];
};

export type EmbeddedCluster = {
  /** Connection string of a database of this cluster. */
  connectionString(database: string): string;
  /** Process number of the PostgreSQL that serves now. */
  pid(): number;
  /** True when it was already running, left behind by a Tryout that was killed. */
  adopted: boolean;
  /** Folder of the cluster's files, its binaries and its log. */
  place: string;
  /** Ends all sessions, writes everything out and waits until the process is gone. */
  stop(): Promise<void>;
};

const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

type Running = ClusterAddress & { pid: number; mark: string | null; child: ChildProcess | null };

/** Starts, or adopts, the PostgreSQL that lives in the data folder, and keeps it running until it is stopped. */
export async function startEmbeddedCluster(options: EmbeddedClusterOptions): Promise<EmbeddedCluster> {
  const user = databaseUser();
  const place = prepareClusterPlace(options.dataDir, user, options.log);
  const binaries = unpackPostgres(place, user);
  const { clusterDir, password } = await initializeCluster({
    place,
    binaries,
    user,
    ...(options.initdbArguments && { initdbArguments: options.initdbArguments }),
  });
  const cluster: Cluster = { ...options, user, place, binaries, clusterDir, password };

  let running = await startOrAdopt(cluster, null);
  const adopted = running.child === null;
  if (adopted) options.log.info(`Found the database still running (process ${running.pid}); using it.`);

  const stopping = new AbortController();
  const keeper = keepRunning(cluster, stopping.signal, {
    current: () => running,
    replace: (next) => {
      running = next;
    },
  });

  return {
    connectionString: (database) => clusterAddress(running, cluster.password, database),
    pid: () => running.pid,
    adopted,
    place,
    async stop() {
      stopping.abort();
      await keeper;
      await shutDown(running);
    },
  };
}

type Cluster = EmbeddedClusterOptions & {
  user: OperatingSystemUser | null;
  place: string;
  binaries: PostgresBinaries;
  clusterDir: string;
  password: string;
};

/**
 * `port` is the one to keep when the server comes back under living connection pools, else null for any free one.
 */
async function startOrAdopt(cluster: Cluster, port: number | null): Promise<Running> {
  const deadline = Date.now() + START_LIMIT_MS;
  let lastComplaint = '';
  while (Date.now() < deadline) {
    const found = findPostmaster(cluster.clusterDir);
    if (found) {
      const { pid, port: foundPort, socketDir } = found;
      const answer = foundPort === null ? 'not yet' : await knock(cluster, { port: foundPort, socketDir });
      if (answer === 'ready' && foundPort !== null) {
        return { pid, mark: processMark(pid), port: foundPort, socketDir, child: null };
      }
      if (answer === 'wrong password') {
        throw new Error(
          `A PostgreSQL (process ${found.pid}) runs on ${cluster.clusterDir} and refuses the password in ` +
            `${join(cluster.place, 'password')}. Stop that process, or put the right password back.`,
        );
      }
      await delay(100);
      continue;
    }
    const attempt = await startServer(cluster, port ?? (await freePort()), deadline);
    if (attempt.running) return attempt.running;
    lastComplaint = attempt.complaint;
    // Both pass by themselves: the port is taken by someone else just now, or children of a killed server are ending.
    if (
      !/could not bind|already in use|could not create any TCP|still in use|postmaster\.pid/.test(
        lastComplaint,
      )
    )
      break;
    await delay(200);
  }
  throw new Error(
    `The database did not start. Its own words: ${lastComplaint || 'none'}\nMore in ${logFile(cluster)}`,
  );
}

type Attempt = { running: Running; complaint?: never } | { running: null; complaint: string };

async function startServer(cluster: Cluster, port: number, deadline: number): Promise<Attempt> {
  const logPath = logFile(cluster);
  const logStart = rotateLog(logPath);
  const log = openSync(logPath, 'a', 0o600);
  const socketDir = socketDirOf(cluster.place);
  if (socketDir !== null) removeSockets(socketDir);
  const settings = { ...clusterSettings(port, socketDir), ...cluster.settings };
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.clusterDir, ...asArguments(settings)], {
    cwd: cluster.place,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    // A group of its own: Ctrl-C in the terminal must reach Tryout, which first lets requests finish.
    detached: true,
    ...(cluster.user && { uid: cluster.user.uid, gid: cluster.user.gid }),
  });
  closeSync(log);
  child.unref();
  let ended = false;
  let failure = '';
  child.once('error', (error) => {
    ended = true;
    failure = error.message;
  });
  child.once('exit', () => {
    ended = true;
  });

  while (!ended && Date.now() < deadline) {
    if ((await knock(cluster, { port, socketDir })) === 'ready' && child.pid !== undefined && !ended) {
      return { running: { pid: child.pid, mark: processMark(child.pid), port, socketDir, child } };
    }
    await delay(30);
  }
  if (!ended) return { running: null, complaint: 'it did not answer in time' };
  return { running: null, complaint: failure || readFileSync(logPath, 'utf8').slice(logStart).trim() };
}

/** Starts the server again whenever it ends without being asked to. Resolves when `stopping` is signalled. */
async function keepRunning(
  cluster: Cluster,
  stopping: AbortSignal,
  state: { current(): Running; replace(next: Running): void },
): Promise<void> {
  while (!stopping.aborted) {
    await pause(250, stopping);
    const { pid, mark, port } = state.current();
    if (stopping.aborted || processMark(pid) === mark) continue;
    cluster.log.warn(`The database (process ${pid}) ended by itself. Starting it again.`);
    try {
      state.replace(await startOrAdopt(cluster, port));
      cluster.log.info('The database is back.');
    } catch (error) {
      cluster.log.warn(error instanceof Error ? error.message : String(error));
      await pause(2_000, stopping);
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function shutDown(running: Running): Promise<void> {
  const isUp = () => processMark(running.pid) === running.mark && running.mark !== null;
  if (!isUp()) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written out.
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isUp()) {
    if (Date.now() > deadline)
      throw new Error(`The database (process ${running.pid}) did not stop in a minute.`);
    await delay(20);
  }
}

type Answer = 'ready' | 'not yet' | 'wrong password';

async function knock(cluster: Cluster, address: ClusterAddress): Promise<Answer> {
  const client = new pg.Client({
    connectionString: clusterAddress(address, cluster.password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'wrong password' : 'not yet';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => {
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The system gave no free port.'));
    });
  });
  return promise;
}

function logFile(cluster: Cluster): string {
  return join(cluster.place, 'postgres.log');
}

/** Keeps one older log beside the current one. Returns where the next line will begin. */
function rotateLog(path: string): number {
  let size: number;
  try {
    size = statSync(path).size;
  } catch {
    return 0;
  }
  if (size < LOG_LIMIT_BYTES) return size;
  renameSync(path, `${path}.1`);
  return 0;
}
