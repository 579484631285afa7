import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processCommand } from '../../process-identity.ts';

export type Postmaster = { pid: number; port: number | null; socketDir: string | null };

/**
 * The PostgreSQL that runs on a cluster's files, or null when none does. A file left behind by a server that is gone
 * is removed when its process number now belongs to another program: PostgreSQL itself would refuse to start.
 */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const path = join(clusterDir, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const pid = Number(lines[0]);
  const command = Number.isInteger(pid) && pid > 0 ? processCommand(pid) : null;
  if (command === null) return null;
  if (!command.includes('postgres')) {
    rmSync(path, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]) || null, socketDir: lines[4]?.trim() || null };
}
