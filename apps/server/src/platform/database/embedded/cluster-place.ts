import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StartLog } from '../../start-log.ts';
import type { OperatingSystemUser } from './operating-system-user.ts';

/**
 * The folder that holds the cluster and its binaries: `<data folder>/postgres`, or, where the database's account
 * cannot reach that (a mode-700 home of root), a folder of the system named after the data folder.
 */
export function prepareClusterPlace(
  dataDir: string,
  user: OperatingSystemUser | null,
  log: StartLog,
): string {
  // initdb hands its own path to a shell between double quotes.
  if (/["$`\\\n]/.test(dataDir)) {
    throw new Error(`The path of the data folder must not contain " $ \` or \\: ${dataDir}`);
  }
  const inside = join(dataDir, 'postgres');
  if (user === null) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    return inside;
  }
  const system = systemPlace(dataDir);
  // A cluster that once had to live outside stays there, even when the folder has become reachable since.
  if (!existsSync(join(inside, 'cluster')) && existsSync(join(system, 'cluster'))) {
    log.info(`The database is kept in ${system}.`);
    return system;
  }
  const isNew = !existsSync(inside);
  giveFolder(inside, user);
  if (canEnter(inside, user)) return inside;
  if (existsSync(join(inside, 'cluster'))) {
    throw new Error(
      `The database in ${inside} cannot be reached by the account "${user.name}" any more. ` +
        `Let that account pass through the folders above it (chmod o+x), or start Tryout as the user who owns it.`,
    );
  }
  if (isNew) rmdirSync(inside);
  giveFolder(system, user);
  if (!canEnter(system, user)) {
    throw new Error(
      `The account "${user.name}", under which the database runs, can reach neither ${inside} nor ${system}.`,
    );
  }
  log.info(`The account "${user.name}" cannot reach ${dataDir}, so the database is kept in ${system}.`);
  return system;
}

/** Where the cluster of a data folder lives when the data folder itself is out of reach. */
export function systemPlace(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(process.platform === 'darwin' ? '/var/db' : '/var/lib', `tryout-${hash}`);
}

function giveFolder(folder: string, user: OperatingSystemUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = statSync(folder);
  if (owner.uid !== user.uid || owner.gid !== user.gid) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

/** Asked of the kernel itself, so that access lists and mount options count too. */
function canEnter(folder: string, user: OperatingSystemUser): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}
