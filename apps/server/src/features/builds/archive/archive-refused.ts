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
  not_a_zip:
    'This file is not a zip archive, or its end is missing. Pack the game as a zip and upload it again.',
  archive_too_large: `The archive is larger than ${megabytes(LIMITS.archive_bytes)}.`,
  damaged: 'The archive is damaged and cannot be read. Pack it again and upload it.',
  directory_mismatch: 'The list of files in the archive does not match what the archive says about it.',
  unknown_bytes:
    'The archive holds bytes that belong to none of its files. Pack it again with an ordinary zip program.',
  no_files: 'There is no file in the archive.',
  too_many_files: `The archive holds more than ${LIMITS.files.toLocaleString('en')} files.`,
  unpacked_too_large: `The files unpack to more than ${megabytes(LIMITS.unpacked_bytes)}.`,
  file_too_large: `A file unpacks to more than ${megabytes(LIMITS.file_bytes)}.`,
  ratio_too_high: `The archive unpacks to more than ${LIMITS.ratio} times its size, which no ordinary game does.`,
  size_mismatch: 'A file is not as long as the archive says.',
  checksum_mismatch:
    'A file does not match its checksum, so it was damaged on its way. Pack the archive again.',
  overlapping_files: 'Two files share the same place in the archive.',
  encrypted: 'A file is protected by a password. Pack the archive without one.',
  unsupported_compression:
    'A file is compressed in a way that is not read here. Use ordinary zip compression.',
  not_a_plain_file: 'The archive holds a link or a device instead of a file. Replace it by the file itself.',
  name_absolute: 'A file has a name that begins at a drive or at the root. Names must be relative.',
  name_leaves_folder: 'A file has a name that leads out of the archive. Names must not hold "..".',
  name_backslash: 'A file has a backslash in its name. Folders must be divided by "/".',
  name_characters: 'A file has a name with invisible or forbidden characters. Rename it.',
  name_encoding: 'A file has a name that is not UTF-8. Rename it with plain letters.',
  name_ambiguous:
    'A file has two different names in the archive. Pack it again with an ordinary zip program.',
  name_too_long: `A file has a name longer than ${LIMITS.name_bytes} bytes, folders included.`,
  too_deep: `A file lies more than ${LIMITS.depth - 1} folders deep.`,
  twice: 'The same name is there twice, or two names differ in capital letters only. Rename one.',
  file_and_folder: 'The same name is there as a file and as a folder. Rename one.',
  type_not_allowed: 'A file of this type cannot be part of a game. Leave it out or rename it.',
  nested_archive: 'There is an archive within the archive. Unpack it, so that all files are seen.',
  content_mismatch: 'A file is something else than its name says.',
  manifest_too_large: `build.json is larger than ${LIMITS.manifest_bytes / 1024} kB.`,
  took_too_long: 'Reading the archive took too long and was ended.',
  reader_failed: 'Reading the archive failed. Try again; if it fails again, pack the archive anew.',
};
