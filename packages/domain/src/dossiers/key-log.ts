import { CHAIN_START, chainDigest } from '../records/hash-chain.ts';
import { bytesOfHex, bytesOfText, sha256OfBytes } from './digests.ts';
import { verifyEd25519 } from './ed25519.ts';

/**
 * The log of the keys that an organization signs dossiers with. It is public, signed and chained: its lines say which keys
 * there are, and what the organization's security log was at the end of each day. Whoever keeps a line of it can tell later
 * that the log was written anew.
 */

/** A key begins; its lines are signed by the key before it, so that one key leads to the next. */
export interface KeyLine {
  /** 32 bytes as 64 hex digits. */
  readonly public_key: string;
  /** False: the key before it was lost or there was none, and the line is signed by the new key itself. */
  readonly endorsed: boolean;
}

/** What an organization's security log was. */
export interface DayLine {
  /** UTC day up to which lines were sealed, YYYY-MM-DD. */
  readonly day: string;
  /** Lines of the organization since the line of the day before. */
  readonly lines: number;
  /** Digest over those lines' own digests and places, see `dayDigest`. */
  readonly digest: string;
  /** Digest over the manifests of the dossiers that were made since, in order; `CHAIN_START` for none. */
  readonly dossiers: string;
}

interface Numbered {
  readonly organization_id: string;
  /** From 1 without a gap. */
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Which key signed the line, see `keyId`. */
  readonly key_id: string;
}

/** What a line says. */
export type KeyLogContent =
  | (Numbered & { readonly kind: 'key'; readonly content: KeyLine })
  | (Numbered & { readonly kind: 'day'; readonly content: DayLine });

/** A line as it is published. */
export type KeyLogLine = KeyLogContent & {
  /** `chainDigest` of the line's content after the digest of the line before. */
  readonly digest: string;
  /** Ed25519 over `logMessage(digest)`, 128 hex digits. */
  readonly signature: string;
};

/** What an organization publishes, and what a dossier is compared with. */
export interface PublishedKeys {
  readonly organization_id: string;
  readonly organization_name: string;
  /** All of the log, oldest first. */
  readonly lines: readonly KeyLogLine[];
}

/** Checks a signature of a text; all in hex but the text. */
export type VerifySignature = (signature: string, message: string, public_key: string) => boolean;

/** `VerifySignature` in plain arithmetic. */
export const verifiesPlainly: VerifySignature = (signature, message, public_key) => {
  const [signed, key] = [bytesOfHex(signature), bytesOfHex(public_key)];
  return signed !== null && key !== null && verifyEd25519(signed, bytesOfText(message), key);
};

/** SHA-256 of a text, hex. */
export const sha256OfText = (text: string): string => sha256OfBytes(bytesOfText(text));

/** The name of a key: the first 16 hex digits of the SHA-256 of its 64 hex digits. */
export const keyId = (public_key: string): string => sha256OfText(public_key).slice(0, 16);

/** What is signed of a line of the log. */
export const logMessage = (digest: string): string => `tryout dossier log 1\n${digest}`;

/** The digest of a line after another; `CHAIN_START` before the first. */
export function logDigest(previous: string, line: KeyLogContent): string {
  const { organization_id, number, at, key_id, kind, content } = line;
  return chainDigest(previous, { organization_id, number, at, key_id, kind, content }, sha256OfText);
}

/**
 * The digest of a stretch of a security log: of the places and digests of an organization's lines within it. It says
 * nothing of their content.
 * @param after The place in the chain that the stretch begins after, `until` the last that it may hold.
 */
export function dayDigest(
  after: number,
  until: number,
  lines: readonly { readonly seal_seq: number; readonly digest: string }[],
): string {
  return sha256OfText(
    [`${after} ${until}`, ...lines.map((line) => `${line.seal_seq} ${line.digest}`)].join('\n'),
  );
}

/** Why a line of the log does not fit. */
export type KeyLogFault = 'number' | 'digest' | 'signature' | 'unknown_key' | 'organization';

/** What checking a log found. */
export interface CheckedKeyLog {
  /** The first line that does not fit, by its number; null: all do. */
  readonly first: { readonly number: number; readonly fault: KeyLogFault } | null;
  /** The keys of the lines before that one, by name. */
  readonly keys: ReadonlyMap<string, string>;
  /** The digest of each line that fits, in order. */
  readonly digests: readonly string[];
}

/**
 * Checks a log from its first line on. @param signed Whose signatures are checked besides those of keys: those of `days`
 * take long in plain arithmetic, and their digests are covered by the line after them.
 */
export function checkKeyLog(
  { organization_id, lines }: Pick<PublishedKeys, 'organization_id' | 'lines'>,
  verify: VerifySignature = verifiesPlainly,
  signed: 'keys' | 'all' = 'keys',
): CheckedKeyLog {
  const keys = new Map<string, string>();
  const digests: string[] = [];
  let current: string | undefined;
  for (const [at, line] of lines.entries()) {
    const fault = ((): KeyLogFault | null => {
      if (line.number !== at + 1) return 'number';
      if (line.organization_id !== organization_id) return 'organization';
      if (line.digest !== logDigest(digests.at(-1) ?? CHAIN_START, line)) return 'digest';
      const isNew = line.kind === 'key' && !line.content.endorsed;
      const signer = isNew ? line.content.public_key : current;
      if (signer === undefined || keyId(signer) !== line.key_id) return 'unknown_key';
      if (line.kind === 'day' && signed === 'keys') return null;
      return verify(line.signature, logMessage(line.digest), signer) ? null : 'signature';
    })();
    if (fault !== null) return { first: { number: at + 1, fault }, keys, digests };
    digests.push(line.digest);
    if (line.kind === 'key') {
      current = line.content.public_key;
      keys.set(keyId(current), current);
    }
  }
  return { first: null, keys, digests };
}
