import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemPlace } from './cluster-place.ts';
import { CLUSTER_USER } from './initialize-cluster.ts';
import { findPostmaster } from './postmaster-file.ts';

/**
 * How to reach the PostgreSQL that runs for a data folder now: `running` with the address of one of its databases,
 * `stopped`, or `none` where the data folder never had one.
 */
export function findRunningCluster(
  dataDir: string,
  database: string,
): { state: 'running'; connectionString: string } | { state: 'stopped' | 'none' } {
  const place = [join(dataDir, 'postgres'), systemPlace(dataDir)].find((folder) =>
    existsSync(join(folder, 'cluster')),
  );
  if (place === undefined) return { state: 'none' };
  const port = findPostmaster(join(place, 'cluster'))?.port ?? null;
  if (port === null) return { state: 'stopped' };
  const password = readFileSync(join(place, 'password'), 'utf8').trim();
  return {
    state: 'running',
    connectionString: `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`,
  };
}
