import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes asked about at once. */
const BATCH = 500;

/**
 * Removes bytes that nothing names: of uploads that were refused or broken off, and of rows that are gone. Only what
 * is older than `before` is looked at, so that an upload on its way is never touched. Answers how many were removed.
 */
export async function sweepFiles(
  folder: string,
  before: Date,
  namedAmong: (hashes: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(join(folder, 'incoming'))) {
    const path = join(folder, 'incoming', name);
    if (!(await isOlder(path, before))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  for (const group of (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    const hashes = (await namesIn(join(folder, group))).filter((name) => /^[0-9a-f]{64}$/.test(name));
    for (let i = 0; i < hashes.length; i += BATCH) {
      const batch = hashes.slice(i, i + BATCH);
      const named = await namedAmong(batch);
      for (const hash of batch) {
        if (!named.has(hash) && (await removeOld(folder, join(folder, group, hash), hash, before)))
          removed += 1;
      }
    }
  }
  return removed;
}

/** Set aside first: the same content may be uploaded anew at this moment, and that copy has to stay. */
async function removeOld(folder: string, path: string, hash: string, before: Date): Promise<boolean> {
  if (!(await isOlder(path, before))) return false;
  const aside = join(folder, 'incoming', `${hash}.swept`);
  await rename(path, aside);
  if (await isOlder(aside, before)) {
    await rm(aside);
    return true;
  }
  await rename(aside, path);
  return false;
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < before;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** What lies in a folder; nothing where there is none. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
