import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { StartLog } from '../start-log.ts';
import { DataFolderInUseError } from './embedded/data-folder-lock.ts';

export type ClusterLock = { release(): Promise<void> };

/** Any number that nothing else in this database locks. */
const CLUSTER_LOCK = 7_240_118_002;

/** A server that was killed a moment ago may still hold the lock until PostgreSQL notices. */
const WAIT_FOR_THE_DEAD_MS = 10_000;

/**
 * Keeps every other Tryout off the embedded database, by a lock that PostgreSQL gives back when this process ends in
 * whatever way. When the connection breaks (the database was restarted) the lock is taken again.
 */
export async function lockCluster(connectionString: () => string, log: StartLog): Promise<ClusterLock> {
  let released = false;
  let client = await takeLock(connectionString());
  const watch = () => {
    client.once('end', () => {
      if (!released) void retake();
    });
  };
  const retake = async () => {
    while (!released) {
      try {
        client = await takeLock(connectionString());
        watch();
        return;
      } catch (error) {
        if (error instanceof DataFolderInUseError) log.warn(error.message);
        await delay(500, undefined, { ref: false });
      }
    }
  };
  watch();
  return {
    async release() {
      released = true;
      await client.end();
    },
  };
}

async function takeLock(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'tryout-lock', keepAlive: true });
  // A broken connection is told apart by 'end', which follows.
  client.on('error', () => undefined);
  await client.connect();
  const deadline = Date.now() + WAIT_FOR_THE_DEAD_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      CLUSTER_LOCK,
    ]);
    if (rows[0]?.taken) return client;
    if (Date.now() > deadline) {
      await client.end();
      throw new DataFolderInUseError(null, null);
    }
    await delay(100);
  }
}
