import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processMark } from '../../process-identity.ts';

export type DataFolderLock = { release(): void };

type Holder = { pid: number; mark: string | null; url: string };

/** Another living Tryout works on the same data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';

  constructor(pid: number | null, url: string | null) {
    const details = [pid === null ? null : `process ${pid}`, url].filter((part) => part !== null).join(', ');
    super(`Tryout is already running on this data folder${details ? ` (${details})` : ''}.`);
  }
}

/**
 * Claims a data folder for this process. A claim of a process that is gone (killed, machine restarted) is taken over.
 * This gives the clear message; two starts at the very same moment are kept apart by the database (`lockCluster`).
 */
export function lockDataFolder(dataDir: string, url: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'tryout.lock');
  const own: Holder = { pid: process.pid, mark: processMark(process.pid), url };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(own)}\n`);
  try {
    for (;;) {
      try {
        linkSync(draft, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw new DataFolderInUseError(holder.pid, holder.url);
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release() {
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    // Missing, or cut short by a power failure: nobody holds it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAlive(holder: Holder): boolean {
  const mark = processMark(holder.pid);
  return mark !== null && mark === holder.mark;
}
