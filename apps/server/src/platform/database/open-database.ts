import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { StartLog } from '../start-log.ts';
import { DataFolderInUseError, type DataFolderLock, lockDataFolder } from './embedded/data-folder-lock.ts';
import { type EmbeddedCluster, startEmbeddedCluster } from './embedded/embedded-cluster.ts';
import { createDb, type Db } from './kysely.ts';
import { lockCluster } from './lock-cluster.ts';
import { assertDurable, assertSupportedServer, createPool } from './pool.ts';

export type DatabaseConfig = {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** A PostgreSQL of one's own, or null for the embedded one. */
  databaseUrl: string | null;
  /** Where this server answers; told to whoever starts a second one on the same folder. */
  publicUrl: string;
};

export type OpenDatabase = {
  pool: pg.Pool;
  db: Db;
  /** For libraries that make connections of their own. */
  connectionString: string;
  /** Ends the connections and, when embedded, the database. */
  stop(): Promise<void>;
};

/** The database of the embedded cluster. */
export const EMBEDDED_DATABASE = 'tryout';
const WAIT_FOR_THE_STOPPING_MS = 2_000;

/** Opens the database the settings name. Everything opened is closed again when a later step fails. */
export async function openDatabase(config: DatabaseConfig, log: StartLog): Promise<OpenDatabase> {
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    let connectionString = config.databaseUrl;
    if (connectionString === null) {
      const lock = await lockWhenFree(config);
      undo.push(() => lock.release());
      const cluster = await startEmbeddedCluster({ dataDir: config.dataDir, log });
      undo.push(() => cluster.stop());
      const hold = await lockCluster(() => cluster.connectionString('postgres'), log).catch(
        (error: unknown) => {
          // The other Tryout is using this cluster: leave it running.
          undo.pop();
          throw error;
        },
      );
      undo.push(() => hold.release());
      await createDatabaseOnce(cluster);
      connectionString = cluster.connectionString(EMBEDDED_DATABASE);
    }
    const pool = createPool({ connectionString, log });
    undo.push(() => pool.end());
    await assertReachable(pool, config.databaseUrl);
    await assertSupportedServer(pool);
    if (config.databaseUrl === null) await assertDurable(pool);
    return { pool, db: createDb(pool), connectionString, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits a little for a Tryout that is just stopping. */
async function lockWhenFree({ dataDir, publicUrl }: DatabaseConfig): Promise<DataFolderLock> {
  const deadline = Date.now() + WAIT_FOR_THE_STOPPING_MS;
  for (;;) {
    try {
      return lockDataFolder(dataDir, publicUrl);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError) || Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

async function createDatabaseOnce(cluster: EmbeddedCluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      EMBEDDED_DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${EMBEDDED_DATABASE}`);
  } finally {
    await client.end();
  }
}

async function assertReachable(pool: pg.Pool, databaseUrl: string | null): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place =
      databaseUrl === null ? 'The embedded database' : `The database at ${withoutPassword(databaseUrl)}`;
    throw new Error(`${place} cannot be used: ${reason}`, { cause: error });
  }
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    if (url.password) url.password = '***';
    return url.href;
  } catch {
    return 'DATABASE_URL';
  }
}
