/**
 * What is said of an archive that somebody uploaded as a build. Three calls, each of which works in a process of its
 * own and ends it:
 *
 *     inspectArchive(path, { signal })                              inspect-archive.ts
 *     unpackInto(path, store, onFile, { signal, onProgress })       unpack-into.ts
 *     scanPolicy(files, manifest, { signal })                       policy-scan.ts
 */

/** A file of the build; `path` is relative to the root of the build, with `/` between its parts. */
export interface ArchiveFile {
  readonly path: string;
  /** Bytes, counted while unpacking. */
  readonly size: number;
}

/** Why an archive is not taken. The codes are stored in logs: none is ever renamed. */
export type ArchiveRefusalCode =
  | 'not_a_zip'
  | 'archive_too_large'
  | 'damaged'
  | 'directory_mismatch'
  | 'unknown_bytes'
  | 'no_files'
  | 'too_many_files'
  | 'unpacked_too_large'
  | 'file_too_large'
  | 'ratio_too_high'
  | 'size_mismatch'
  | 'checksum_mismatch'
  | 'overlapping_files'
  | 'encrypted'
  | 'unsupported_compression'
  | 'not_a_plain_file'
  | 'name_absolute'
  | 'name_leaves_folder'
  | 'name_backslash'
  | 'name_characters'
  | 'name_encoding'
  | 'name_ambiguous'
  | 'name_too_long'
  | 'too_deep'
  | 'twice'
  | 'file_and_folder'
  | 'type_not_allowed'
  | 'nested_archive'
  | 'content_mismatch'
  | 'manifest_too_large'
  | 'took_too_long'
  | 'reader_failed';

/** The archive is not taken. */
export interface ArchiveRefusal {
  readonly ok: false;
  readonly code: ArchiveRefusalCode;
  /** For whoever uploaded it: what is wrong and what to do about it. */
  readonly message: string;
  /** Name of the entry it is about, made printable; null when it is about the archive. */
  readonly entry: string | null;
  /** What the reading process said at its end, for the server's own log; null unless it failed. */
  readonly detail: string | null;
}

/** What reading an archive cost, for logs and figures. */
export interface ArchiveCost {
  /** From the start of the reading process to its end. */
  readonly ms: number;
  /** What it computed, ms; 0 when it could not say. */
  readonly cpu_ms: number;
  /** Largest resident memory of the reading process, bytes; 0 when it could not say. */
  readonly max_rss: number;
}

/** Every file was read to its end and is what the archive says. */
export interface InspectedArchive {
  readonly ok: true;
  /** Ordered by path. */
  readonly files: readonly ArchiveFile[];
  readonly unpacked_bytes: number;
  /** Text of `build.json` at the root; null when there is none. */
  readonly manifest_text: string | null;
  /** The one folder that everything lay in and that was taken off; null when there was none. */
  readonly root: string | null;
  /** How many files of operating systems (`__MACOSX`, `.DS_Store` …) were left out. */
  readonly left_out: number;
}

/** An inspected archive, or why it is refused; with what it cost. */
export type ArchiveInspection = (InspectedArchive | ArchiveRefusal) & { readonly cost: ArchiveCost };

/** A file that now lies in the file store. */
export interface UnpackedFile extends ArchiveFile {
  readonly sha256: string;
}

/** All files are in the store, or why not; those already stored are swept later, as nothing names them. */
export type ArchiveUnpacking = ({ readonly ok: true; readonly files: number } | ArchiveRefusal) & {
  readonly cost: ArchiveCost;
};

/** Called now and then while unpacking. */
export interface UnpackProgress {
  readonly files: number;
  readonly of_files: number;
  readonly bytes: number;
}

/** One line of the policy scan, as it goes into the build's log. An `error` means that the build can never run. */
export interface PolicyLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly code: string;
  readonly message: string;
  readonly data: { readonly [key: string]: string | number | boolean | null };
}
