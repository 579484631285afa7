import { Readable } from 'node:stream';
import { BUILD_ARCHIVE_LIMITS as LIMITS } from '@tryout/domain/builds/build-archive-limits';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type {
  ArchiveRefusal,
  ArchiveUnpacking,
  InspectedArchive,
  UnpackedFile,
  UnpackProgress,
} from './archive-outcome.ts';
import type { Frame } from './frames.ts';
import { type ReadingOptions, refusalOfFailure, startArchiveReader } from './inspect-archive.ts';
import type { FileFrame } from './read-archive.process.ts';
import { costSince, type LastWord, ReaderFailed } from './reading-process.ts';

const TIME_LIMIT_MS = 300_000;

/** What the reading process says between the bytes of files. */
type ReaderMessage = FileFrame | LastWord<InspectedArchive | ArchiveRefusal>;

/**
 * Puts every file of a stored archive into the store, one after another, and calls `onFile` for each once it is safely
 * there. All of `inspectArchive` is checked again on the way. A process of its own unpacks; this one only stores.
 */
export async function unpackInto(
  path: string,
  store: Pick<FileStore, 'put'>,
  onFile: (file: UnpackedFile) => void | Promise<void>,
  options: ReadingOptions & { readonly onProgress?: (progress: UnpackProgress) => void } = {},
): Promise<ArchiveUnpacking> {
  const started = performance.now();
  const reader = startArchiveReader({ path, hands_over: true }, options, TIME_LIMIT_MS);
  const frames = reader.frames[Symbol.asyncIterator]();
  let files = 0;
  let bytes = 0;
  try {
    for (;;) {
      const message = await nextMessage(frames);
      if ('done' in message) {
        return { ...(message.done.ok ? { ok: true, files } : message.done), cost: message.cost };
      }
      if (!('begin' in message)) throw new ReaderFailed('it ended a file that it had not begun');
      const stored = await store.put(Readable.from(contentOf(frames)), LIMITS.file_bytes);
      files += 1;
      bytes += stored.size;
      await onFile({ path: message.begin, size: stored.size, sha256: stored.sha256 });
      options.onProgress?.({ files, of_files: message.of_files, bytes });
    }
  } catch (error) {
    if (error instanceof RefusedInFile) return { ...error.last.done, cost: error.last.cost };
    return { ...refusalOfFailure(error), cost: costSince(started) };
  } finally {
    await reader.end();
  }
}

async function nextMessage(frames: AsyncIterator<Frame>): Promise<ReaderMessage> {
  const { value, done } = await frames.next();
  if (done) throw new ReaderFailed('it stopped in the middle');
  if (!('json' in value)) throw new ReaderFailed('it sent bytes of no file');
  return value.json as ReaderMessage;
}

/** What may come in the middle of a file besides its bytes: its end, or why the archive is refused. */
class RefusedInFile extends Error {
  readonly last: LastWord<ArchiveRefusal>;

  constructor(last: LastWord<ArchiveRefusal>) {
    super(last.done.code);
    this.last = last;
  }
}

async function* contentOf(frames: AsyncIterator<Frame>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await frames.next();
    if (done) throw new ReaderFailed('it stopped in the middle of a file');
    if ('bytes' in value) {
      yield value.bytes;
      continue;
    }
    const message = value.json as ReaderMessage;
    if ('end' in message) return;
    if ('done' in message && !message.done.ok) throw new RefusedInFile({ ...message, done: message.done });
    throw new ReaderFailed('it mixed files up');
  }
}
