/** Bytes of 1 MB as it is meant here: 1,048,576. */
const MB = 1_048_576;

/**
 * What an uploaded archive of a game may be. Where two limits were known for the same thing, the stricter one holds:
 * 2,000 files rather than 3,000, 500 MB unpacked rather than 1 GB.
 */
export const BUILD_ARCHIVE_LIMITS = {
  /** The archive itself, bytes. */
  archive_bytes: 200 * MB,
  /** All its files unpacked, bytes as counted while unpacking; what the archive says of itself decides nothing. */
  unpacked_bytes: 500 * MB,
  /** Entries of the archive, folders and left-out files of operating systems included. */
  files: 2_000,
  /** One file unpacked, bytes. */
  file_bytes: 150 * MB,
  /** Unpacked bytes for one of the archive, over all files and for each that is large enough to be judged. */
  ratio: 100,
  /** From how many unpacked bytes on the ratio is judged. */
  ratio_from_bytes: MB,
  /** A name with its folders, bytes of UTF-8. */
  name_bytes: 255,
  /** Parts of a name, folders and the file itself. */
  depth: 16,
  /** `build.json`, bytes. */
  manifest_bytes: 256 * 1024,
} as const;

/** Name of the manifest, at the root of a build. */
export const MANIFEST_NAME = 'build.json';

/** Endings that a file of a build may have, in small letters. `br` and `gz` stand after one of the others. */
export const BUILD_FILE_ENDINGS: readonly string[] = [
  ...['html', 'js', 'mjs', 'css', 'json', 'map', 'txt', 'md', 'xml', 'csv'],
  ...['wasm', 'data', 'pck', 'mem', 'unityweb', 'br', 'gz', 'atlas', 'fnt'],
  ...['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'ico'],
  ...['mp3', 'ogg', 'm4a', 'wav', 'mp4', 'webm', 'woff2', 'woff', 'ttf'],
];
