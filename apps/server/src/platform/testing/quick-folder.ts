import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Memory as a folder, on Linux. */
const MEMORY = '/dev/shm';
/** The folder of a run, with the process that it belongs to. */
const OF_A_RUN = /^tryout-(\d+)$/;
/** What a whole run has lying about at most, twice over. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * Has the temporary folders of this process, and of those that it starts from here on, in memory where there is plenty of
 * it: each test file copies a database, and nothing here has to survive anything. Takes away what runs that were killed
 * left there. Call the answer at the end.
 */
export function useQuickFolder(): () => void {
  if (!hasRoom()) return () => undefined;
  for (const name of readdirSync(MEMORY)) {
    const owner = OF_A_RUN.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
  // Short: a socket's whole path has a hundred bytes. A number that another process had belongs to none of them now.
  const folder = join(MEMORY, `tryout-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // For all accounts, as a temporary folder is: under root PostgreSQL and the browser that tries builds out have others.
  chmodSync(folder, 0o1777);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
