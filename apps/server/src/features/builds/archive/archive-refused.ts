import { BUILD_ARCHIVE_LIMITS as LIMITS } from '@tryout/domain/builds/build-archive-limits';
import type { ArchiveRefusal, ArchiveRefusalCode } from './archive-outcome.ts';

/** Thrown while an archive is read; becomes an `ArchiveRefusal`. */
export class ArchiveRefused extends Error {
  readonly code: ArchiveRefusalCode;
  readonly entry: string | null;

  constructor(code: ArchiveRefusalCode, entry: string | null = null) {
    super(code);
    this.code = code;
    this.entry = entry === null ? null : printable(entry);
  }
}

/** A refusal with its sentence. */
export function refusal(
  code: ArchiveRefusalCode,
  entry: string | null = null,
  detail: string | null = null,
): ArchiveRefusal {
  const message = entry === null ? SENTENCES[code] : `${SENTENCES[code]} It is about "${entry}".`;
  return { ok: false, code, message, entry, detail };
}

/** A name as it may be shown: nothing invisible, nothing that turns the direction of writing, not endless. */
export function printable(name: string): string {
  const shown = name.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}"]/gu, '\uFFFD');
  return shown.length > 120 ? `${shown.slice(0, 117).toWellFormed()}…` : shown;
}

const megabytes = (bytes: number) => `${bytes / 1_048_576} MB`;

const SENTENCES: Record<ArchiveRefusalCode, string> = {
  not_a_zip: 'This isn’t a complete zip archive. Zip the game and upload it again.',
  archive_too_large: `The archive is larger than ${megabytes(LIMITS.archive_bytes)}.`,
  damaged: 'The archive is damaged and can’t be read. Create it again and upload it.',
  directory_mismatch: 'The archive’s file list doesn’t match its contents. Create the archive again.',
  unknown_bytes:
    'The archive contains data that belongs to no file. Create it again with a standard zip program.',
  no_files: 'The archive is empty.',
  too_many_files: `The archive contains more than ${LIMITS.files.toLocaleString('en')} files.`,
  unpacked_too_large: `The files unpack to more than ${megabytes(LIMITS.unpacked_bytes)}.`,
  file_too_large: `A file unpacks to more than ${megabytes(LIMITS.file_bytes)}.`,
  ratio_too_high: `The archive unpacks to more than ${LIMITS.ratio} times its size, which no ordinary game does.`,
  size_mismatch: 'A file’s size doesn’t match the archive’s file list.',
  checksum_mismatch: 'A file doesn’t match its checksum, so it’s damaged. Create the archive again.',
  overlapping_files: 'Two files overlap in the archive.',
  encrypted: 'A file is password-protected. Create the archive without a password.',
  unsupported_compression: 'A file uses an unsupported compression method. Use standard zip compression.',
  not_a_plain_file: 'The archive contains a link or device. Replace it with the file itself.',
  name_absolute: 'A file has an absolute path. Paths must be relative.',
  name_leaves_folder: 'A file path leads outside the archive. Paths must not contain "..".',
  name_backslash: 'A file has a backslash in its name. Use "/" between folders.',
  name_characters: 'A file has a name with invisible or forbidden characters. Rename it.',
  name_encoding: 'A file has a name that is not UTF-8. Rename it with plain letters.',
  name_ambiguous:
    'A file has two different names in the archive. Create it again with a standard zip program.',
  name_too_long: `A file has a name longer than ${LIMITS.name_bytes} bytes, folders included.`,
  too_deep: `A file is more than ${LIMITS.depth - 1} folders deep.`,
  twice: 'Two files have the same name, or names that differ only in capitalisation. Rename one.',
  file_and_folder: 'A file and a folder have the same name. Rename one.',
  type_not_allowed: 'Games can’t contain files of this type. Remove or rename it.',
  nested_archive: 'The archive contains another archive. Unpack it first.',
  content_mismatch: 'A file’s content doesn’t match its file extension.',
  manifest_too_large: `build.json is larger than ${LIMITS.manifest_bytes / 1024} kB.`,
  took_too_long: 'Reading the archive took too long and was stopped.',
  reader_failed: 'Reading the archive failed. Try again. If it fails again, create the archive again.',
};
