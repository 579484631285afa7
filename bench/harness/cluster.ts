import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadReferenceData } from '../../apps/server/src/features/reference-data/public.ts';
import { installLibrary } from '../../apps/server/src/features/simulations/public.ts';
import {
  type EmbeddedCluster,
  startEmbeddedCluster,
} from '../../apps/server/src/platform/database/embedded/embedded-cluster.ts';
import { createDb, type Db } from '../../apps/server/src/platform/database/kysely.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';

/** A database for one measurement, with the settings of the product: every commit waits for the disk. */
export interface BenchDatabase {
  readonly url: string;
  readonly dataDir: string;
  readonly pool: pg.Pool;
  readonly db: Db;
  stop(): Promise<void>;
}

const log = { info: () => undefined, warn: (text: string) => void process.stderr.write(`${text}\n`) };

/** Measures with a database of its own, which is gone afterwards, whatever happens. */
export async function withDatabase(measure: (database: BenchDatabase) => Promise<void>): Promise<void> {
  const database = await startBenchDatabase();
  try {
    await measure(database);
  } finally {
    await database.stop();
  }
}

/** Starts a cluster of its own in a temporary folder and makes the product's database in it. */
async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-bench-'));
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedCluster({ dataDir, log });
  try {
    return await prepare(cluster, dataDir);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function prepare(cluster: EmbeddedCluster, dataDir: string): Promise<BenchDatabase> {
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await admin.connect();
  await admin.query('create database tryout');
  await admin.end();
  const url = cluster.connectionString('tryout');
  let stopping = false;
  const warn = (text: string) => !stopping && log.warn(text);
  const pool = createPool({ connectionString: url, log: { info: log.info, warn } });
  await migrate(pool);
  const db = createDb(pool);
  await loadReferenceData(db);
  await installLibrary(db);
  return {
    url,
    dataDir,
    pool,
    db,
    async stop() {
      stopping = true;
      await pool.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(cluster.place, { recursive: true, force: true });
    },
  };
}
