import type { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/**
 * The bytes of an archive that is being written. It is a stream of today by itself: one put around it stood still within
 * the list of parts that an archive ends with, once that list was longer than its buffer.
 */
export function zipOutput(zip: ZipFile): Readable {
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  return out;
}

/**
 * Hands a stream over to `addReadStreamLazy` and lets go of it: an archive keeps what it was given for each of its parts to its
 * end, also streams that ended long ago.
 */
export function handOver(stream: Readable): (take: (error: null, stream: Readable) => void) => void {
  let held: Readable | null = stream;
  return (take) => {
    const handed = held;
    held = null;
    if (handed) take(null, handed);
  };
}
