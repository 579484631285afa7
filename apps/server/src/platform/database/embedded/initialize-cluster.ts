import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatingSystemUser } from './operating-system-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** The database user the product signs in as. */
export const CLUSTER_USER = 'tryout';

export type ClusterFiles = { clusterDir: string; password: string };

export type InitializeOptions = {
  place: string;
  binaries: PostgresBinaries;
  user: OperatingSystemUser | null;
  /** Extra arguments of initdb; the product gives none. */
  initdbArguments?: string[];
};

/**
 * Makes the cluster where there is none. It is built beside its final name and renamed when whole, so a kill in the
 * middle leaves nothing that looks like a database.
 */
export async function initializeCluster(options: InitializeOptions): Promise<ClusterFiles> {
  const clusterDir = join(options.place, 'cluster');
  const passwordFile = join(options.place, 'password');
  if (existsSync(clusterDir)) {
    assertSameMajorVersion(clusterDir, options.binaries.majorVersion);
    return { clusterDir, password: readFileSync(passwordFile, 'utf8').trim() };
  }
  const unfinished = join(options.place, 'cluster.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (options.user) chownSync(passwordFile, options.user.uid, options.user.gid);

  await runInitdb(options, unfinished, passwordFile);
  renameSync(unfinished, clusterDir);
  return { clusterDir, password };
}

function assertSameMajorVersion(clusterDir: string, majorVersion: number): void {
  const stored = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (stored === String(majorVersion)) return;
  throw new Error(
    `The database in ${clusterDir} was made by PostgreSQL ${stored}, and this Tryout brings PostgreSQL ${majorVersion}. ` +
      'Start the Tryout version that made it and move the data by backup and restore (docs/operating.md).',
  );
}

function runInitdb(options: InitializeOptions, clusterDir: string, passwordFile: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(
    options.binaries.initdb,
    [
      `--pgdata=${clusterDir}`,
      `--username=${CLUSTER_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(options.initdbArguments ?? []),
    ],
    {
      cwd: options.place,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(options.user && { uid: options.user.uid, gid: options.user.gid }),
    },
  );
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`The database could not be created in ${clusterDir}: ${complaints.trim()}`));
  });
  return promise;
}
