import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of uploads lie until they are whole. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** The file of one upload; its name is the upload's id. */
export function uploadPath(dataDir: string, id: string): string {
  return join(uploadFolder(dataDir), id);
}

/** How many bytes of an upload are on disk; 0 when nothing came yet. */
export async function bytesOnDisk(dataDir: string, id: string): Promise<number> {
  try {
    return (await stat(uploadPath(dataDir, id))).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Appends bytes behind the first `received` of an upload, which are known to be safe; whatever else was written there
 * before is cut off. They are on disk when this returns. Running it again gives the same file.
 */
export async function appendBytes(
  dataDir: string,
  id: string,
  received: number,
  part: Buffer,
): Promise<void> {
  await mkdir(uploadFolder(dataDir), { recursive: true, mode: 0o700 });
  const handle = await openOrMake(uploadPath(dataDir, id));
  try {
    const { size } = await handle.stat();
    if (size < received) throw new Error(`upload ${id} lost bytes: ${size} of ${received} are there`);
    if (size > received) await handle.truncate(received);
    let done = 0;
    while (done < part.length) {
      const { bytesWritten } = await handle.write(part, done, part.length - done, received + done);
      done += bytesWritten;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (received === 0) await syncFolder(uploadFolder(dataDir));
}

/** Bytes of an upload from `offset`, at most `length`. */
export async function readBytes(
  dataDir: string,
  id: string,
  offset: number,
  length: number,
): Promise<Buffer> {
  const handle = await open(uploadPath(dataDir, id), 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Removes the bytes of an upload. */
export async function removeUploadFile(dataDir: string, id: string): Promise<void> {
  await rm(uploadPath(dataDir, id), { force: true });
}

/** The names of the files that lie there. */
export async function uploadFiles(dataDir: string): Promise<string[]> {
  try {
    return await readdir(uploadFolder(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Bytes that may still be written to the disk of the data folder. */
export async function freeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

async function openOrMake(path: string) {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return open(path, 'wx+', 0o600);
  }
}

/** A new file is found again after a power cut only once its folder is on disk too. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
