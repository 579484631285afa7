import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedCluster } from '../../apps/server/src/platform/database/embedded/embedded-cluster.ts';

const log = { info: () => undefined, warn: (message: string) => console.warn(message) };

/** The databases of a run's servers. */
export interface Databases {
  /** Connection string of its `postgres` database, from which others are made. */
  readonly address: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for the servers of a run. Nothing in it has to survive anything, so it does not wait for the disk. */
export async function startDatabases(): Promise<Databases> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-journeys-database-'));
  // Lets the account that PostgreSQL runs under as root pass through.
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedCluster({
    dataDir,
    log,
    settings: { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' },
    initdbArguments: ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1'],
  });
  return {
    address: cluster.connectionString('postgres'),
    async stop() {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(cluster.place, { recursive: true, force: true });
    },
  };
}

/** Makes a database, empty or as another one is that nobody uses at the moment, and gives its address. */
export async function newDatabase(address: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const [wanted, like] = [name, template].map((each) => client.escapeIdentifier(each));
  await client.query(`create database ${wanted} template ${like}`);
  await client.end();
  const made = new URL(address);
  made.pathname = `/${name}`;
  return made.href;
}
