// A database with the schema that the migrations make, for as long as something is asked of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { columnTypes } from '../../apps/server/src/platform/database/column-types.ts';
import { startEmbeddedCluster } from '../../apps/server/src/platform/database/embedded/embedded-cluster.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { createJobs } from '../../apps/server/src/platform/jobs/jobs.ts';
import { describeStatement, readSchema } from './describe-statements.mjs';

/** Migrates a new database and hands over what can be asked of it. */
export async function withSchema(work) {
  const log = { info() {}, warn: console.warn };
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-sql-'));
  const settings = { fsync: 'off' };
  const cluster = await startEmbeddedCluster({ dataDir, log, initdbArguments: ['--no-sync'], settings });
  try {
    const connectionString = cluster.connectionString('postgres');
    const pool = createPool({ connectionString, log });
    await migrate(pool);
    await pool.end();
    const jobs = createJobs({ connectionString, onProblem: console.warn });
    await jobs.start([], { work: false });
    await jobs.stop();
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      const schema = await readSchema(client, columnTypes);
      await work({ ...schema, describe: (text) => describeStatement(client, text) });
    } finally {
      await client.end();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(cluster.place, { recursive: true, force: true });
  }
}
