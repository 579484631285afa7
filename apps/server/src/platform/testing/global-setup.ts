import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedCluster } from '../database/embedded/embedded-cluster.ts';
import { migrate } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the `postgres` database of the test run's cluster. */
    testCluster: string;
  }
}

const log = {
  info: () => undefined,
  warn: (message: string) => console.warn(message),
};

/** One real PostgreSQL for the whole run, thrown away afterwards, with a migrated template to clone per test file. */
export default async function setUpTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-tests-'));
  // Lets the account that PostgreSQL runs under as root pass through, so that the cluster stays in here.
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedCluster({
    dataDir,
    log,
    // Nothing here has to survive anything, and without waiting for the disk the tests take half the time.
    settings: { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' },
    initdbArguments: ['--no-sync', '--no-data-checksums'],
  });
  const tearDown = async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(cluster.place, { recursive: true, force: true });
  };
  try {
    const postgres = cluster.connectionString('postgres');
    const admin = new pg.Client({ connectionString: postgres });
    await admin.connect();
    await admin.query(`create database ${TEMPLATE_DATABASE}`);
    await admin.end();
    const pool = createPool({ connectionString: cluster.connectionString(TEMPLATE_DATABASE), log });
    await migrate(pool);
    await pool.end();
    project.provide('testCluster', postgres);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
