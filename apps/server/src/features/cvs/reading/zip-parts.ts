import type { Readable } from 'node:stream';
import { openPromise } from 'yauzl';

/** A zip that is not what an office document looks like: too many parts, too large, or encrypted. */
export class UnsafeZip extends Error {}

/** Far above what a CV needs, far below what would hurt. */
const MOST_PARTS = 2_000;
const MOST_BYTES = 64 * 1_048_576;

async function readAll(stream: Readable, room: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > room) throw new UnsafeZip('unpacks to more than it may');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Looks into a zip without unpacking it: the names of its parts, and the content of those asked for. Counts parts
 * and bytes by itself, because no unzip library stops a bomb.
 * @throws UnsafeZip for a zip past the limits, or any error of the reader for one that is broken
 */
export async function readZipParts(
  path: string,
  wanted: readonly string[],
): Promise<{ names: ReadonlySet<string>; parts: ReadonlyMap<string, Buffer> }> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    if (zip.entryCount > MOST_PARTS) throw new UnsafeZip('holds too many parts');
    const names = new Set<string>();
    const parts = new Map<string, Buffer>();
    let declared = 0;
    let taken = 0;
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize;
      if (names.size > MOST_PARTS || declared > MOST_BYTES)
        throw new UnsafeZip('unpacks to more than it may');
      if (entry.isEncrypted()) throw new UnsafeZip('is encrypted');
      names.add(entry.fileName);
      if (!wanted.includes(entry.fileName) || parts.has(entry.fileName)) continue;
      const content = await readAll(await zip.openReadStreamPromise(entry), MOST_BYTES - taken);
      taken += content.length;
      parts.set(entry.fileName, content);
    }
    return { names, parts };
  } finally {
    zip.close();
  }
}

/** Reads every part to its end and throws it away: proves that no part unpacks to more than it says. */
export async function proveZipSizes(path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    let taken = 0;
    for await (const entry of zip.eachEntry()) {
      const stream = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        taken += chunk.length;
        if (taken > MOST_BYTES) throw new UnsafeZip('unpacks to more than it may');
      }
    }
  } finally {
    zip.close();
  }
}
