/** The part of yauzl 3 that is used here; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly fileName: string;
    readonly compressedSize: number;
    readonly uncompressedSize: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }

  /** Refuses names with `..`, backslashes and absolute paths, and contents longer than they say. */
  export function openPromise(path: string, options?: { autoClose?: boolean }): Promise<ZipFile>;
}
