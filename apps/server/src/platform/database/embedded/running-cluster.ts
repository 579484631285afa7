import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterAddress } from './cluster-address.ts';
import { systemPlace } from './cluster-place.ts';
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
  const postmaster = findPostmaster(join(place, 'cluster'));
  if (!postmaster?.port) return { state: 'stopped' };
  const { port, socketDir } = postmaster;
  const password = readFileSync(join(place, 'password'), 'utf8').trim();
  return { state: 'running', connectionString: clusterAddress({ port, socketDir }, password, database) };
}
