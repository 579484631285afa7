import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { installStarterSet } from '../../features/culture-questions/public.ts';
import { installLibrary } from '../../features/simulations/public.ts';
import { startEmbeddedCluster } from '../database/embedded/embedded-cluster.ts';
import { createDb } from '../database/kysely.ts';
import { migrate } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { createJobs } from '../jobs/jobs.ts';
import { useQuickFolder } from './quick-folder.ts';
import { TEMPLATES } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the `postgres` database of the test run's cluster. */
    testCluster: string;
    /** What the random series of a long test begin with; another one in every run. */
    soakSeed: number;
  }
}

const log = {
  info: () => undefined,
  warn: (message: string) => console.warn(message),
};

/** The databases that test files copy: one with the tables, one that also has the library and the tables of jobs. */
async function makeTemplates(address: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: address('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATES.tables}`);
  const migrated = createPool({ connectionString: address(TEMPLATES.tables), log });
  await migrate(migrated);
  await migrated.end();
  await admin.query(`create database ${TEMPLATES.library} template ${TEMPLATES.tables}`);
  await admin.end();
  const pool = createPool({ connectionString: address(TEMPLATES.library), log });
  await installLibrary(createDb(pool));
  await installStarterSet(createDb(pool));
  await pool.end();
  const onProblem = (error: Error) => console.warn(error);
  const jobs = createJobs({ connectionString: address(TEMPLATES.library), onProblem });
  await jobs.start([], { work: false });
  await jobs.stop();
}

/** One real PostgreSQL for the whole run, thrown away afterwards, with templates to copy per test file. */
export default async function setUpTestCluster(project: TestProject): Promise<() => Promise<void>> {
  // What soaks is to meet a disk as well.
  const takeAway = project.name === 'long' ? () => undefined : useQuickFolder();
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-tests-'));
  // Lets the account that PostgreSQL runs under as root pass through, so that the cluster stays in here.
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedCluster({
    dataDir,
    log,
    // Nothing here has to survive anything, and without waiting for the disk the tests take half the time.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '1GB',
    },
    initdbArguments: ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1'],
  });
  const tearDown = async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(cluster.place, { recursive: true, force: true });
    takeAway();
  };
  try {
    await makeTemplates((database) => cluster.connectionString(database));
    project.provide('testCluster', cluster.connectionString('postgres'));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
