import { canonicalJson } from './canonical-json.ts';

/**
 * Append-only logs are chained: the digest of a row covers the row and the digest before it, so a row that is
 * changed, left out or put elsewhere no longer fits what follows. This file says what is hashed; the hash itself
 * (SHA-256 of the UTF-8 text, lower-case hex) is an argument.
 */

/** Hashes a text: SHA-256 over UTF-8, as 64 lower-case hex digits. */
export type Sha256 = (text: string) => string;

/** The digest before the first row of every chain. */
export const CHAIN_START = '0'.repeat(64);

/** The exact text whose hash is the digest of a row: previous digest, line feed, canonical JSON of the row. */
export function chainText(previous_digest: string, row: unknown): string {
  return `${previous_digest}\n${canonicalJson(row)}`;
}

/** The digest of a row that follows `previous_digest`. @throws CanonicalJsonError for a row JSON cannot say */
export function chainDigest(previous_digest: string, row: unknown, sha256: Sha256): string {
  return sha256(chainText(previous_digest, row));
}

/** The digest of a whole chain; `CHAIN_START` for none. */
export function digestOfAll(rows: Iterable<unknown>, sha256: Sha256): string {
  let digest = CHAIN_START;
  for (const row of rows) digest = chainDigest(digest, row, sha256);
  return digest;
}

/** Rows with the digests stored beside them, oldest first. */
export interface ChainedRow {
  readonly row: unknown;
  readonly digest: string;
}

/** Result of checking a chain: the index of the first row that does not fit, or null when all do. */
export interface ChainCheck {
  readonly intact: boolean;
  readonly broken_at: number | null;
  readonly rows: number;
  /** The digest of the last row that fits; `CHAIN_START` for none. */
  readonly digest: string;
}

/** Recomputes a chain and names the first row that differs. */
export function verifyChain(
  rows: readonly ChainedRow[],
  sha256: Sha256,
  start: string = CHAIN_START,
): ChainCheck {
  let digest = start;
  for (const [index, stored] of rows.entries()) {
    const expected = chainDigest(digest, stored.row, sha256);
    if (expected !== stored.digest) return { intact: false, broken_at: index, rows: rows.length, digest };
    digest = expected;
  }
  return { intact: true, broken_at: null, rows: rows.length, digest };
}
