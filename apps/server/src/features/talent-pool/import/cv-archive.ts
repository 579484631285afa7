import type { Readable } from 'node:stream';
import { Entry, openPromise } from 'yauzl';

/** Most CVs of one archive, and the largest of them in bytes, as for CVs that are uploaded one by one. */
const MOST = { files: 25_000, bytes: 10 * 1_048_576 };

/** An archive that is no ZIP, is encrypted, or holds more files than people can be imported. */
export class UnreadableArchive extends Error {}

/** Where a file lies in its archive. Much less than an `Entry`, of which an archive may have thousands. */
export type CvEntry = Pick<
  Entry,
  | 'fileName'
  | 'compressedSize'
  | 'uncompressedSize'
  | 'compressionMethod'
  | 'generalPurposeBitFlag'
  | 'relativeOffsetOfLocalHeader'
>;

/** The CVs of an archive, each found by what a row says of it. */
export interface CvArchive {
  readonly files: number;
  /** The file that a row means: by its name, else by the address or the name of the person. Null: none. */
  find(row: { cv_file: string; email: string; first_name: string; last_name: string }): CvEntry | null;
  /** The bytes of a file; whoever reads them counts them. */
  open(entry: CvEntry): Promise<Readable>;
  close(): void;
}

const bare = (name: string): string =>
  (name.split(/[\\/]/).pop() ?? '').normalize('NFKC').toLowerCase().trim();
const stem = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/, '');
const plain = (name: string): string => stem(name).replace(/[^\p{L}\p{N}@]+/gu, '');

/**
 * Opens an archive by its list of files; nothing is unpacked before it is asked for. Folders in it do not count, and a file
 * that says it is too large is none of them.
 * @throws UnreadableArchive
 */
export async function openCvArchive(path: string): Promise<CvArchive> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new UnreadableArchive('no archive');
  });
  const byName = new Map<string, CvEntry>();
  const byPlain = new Map<string, CvEntry>();
  try {
    if (zip.entryCount > MOST.files) throw new UnreadableArchive('too many files');
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new UnreadableArchive('encrypted');
      const name = bare(entry.fileName);
      // Marks that a computer leaves beside files are none.
      if (name === '' || name.startsWith('.') || entry.fileName.includes('__MACOSX/')) continue;
      if (entry.uncompressedSize > MOST.bytes) continue;
      const place = placeOf(entry);
      byName.set(name, place);
      byPlain.set(plain(name), place);
    }
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableArchive ? error : new UnreadableArchive('broken');
  }
  return {
    files: byName.size,
    find: (row) => {
      if (row.cv_file !== '') return byName.get(bare(row.cv_file)) ?? null;
      const names = [row.email, `${row.first_name}${row.last_name}`, `${row.last_name}${row.first_name}`];
      for (const name of names) {
        const found = name === '' ? undefined : byPlain.get(plain(`${bare(name)}.x`));
        if (found) return found;
      }
      return null;
    },
    open: (place) => zip.openReadStreamPromise(Object.assign(new Entry(), place)),
    close: () => zip.close(),
  };
}

const placeOf = (entry: Entry): CvEntry => ({
  fileName: entry.fileName,
  compressedSize: entry.compressedSize,
  uncompressedSize: entry.uncompressedSize,
  compressionMethod: entry.compressionMethod,
  generalPurposeBitFlag: entry.generalPurposeBitFlag,
  relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
});

/** Largest CV; bytes. */
export const CV_BYTES = MOST.bytes;
