import { canonicalJson } from '../records/canonical-json.ts';
import { sha256OfBytes } from './digests.ts';
import {
  DOCUMENT_PART,
  DOSSIER_FORMAT,
  type DossierManifest,
  dossierMessage,
  fieldDigests,
  MANIFEST_PART,
  SIGNATURE_PART,
} from './dossier-format.ts';
import { checkKeyLog, keyId, type PublishedKeys, type VerifySignature, verifiesPlainly } from './key-log.ts';
import { firstDifference, packStored, partsOf, type ZipPart } from './stored-zip.ts';

/** What does not fit. */
export const DOSSIER_FAULTS = [
  'not_an_archive',
  'part_missing',
  'part_unknown',
  'part_unreadable',
  'format_unknown',
  'signature_wrong',
  'key_other',
  'part_changed',
  'field_changed',
  'field_missing',
  'field_added',
  'written_otherwise',
  'bytes_changed',
  'organization_other',
  'key_unknown',
  'log_broken',
  'log_other',
] as const;

/** See `DOSSIER_FAULTS`. */
export type DossierFault = (typeof DOSSIER_FAULTS)[number];

/** The first thing that does not fit. */
export interface DossierMisfit {
  readonly fault: DossierFault;
  /** Name of the part; empty: the archive as such, or what the organization published. */
  readonly part: string;
  /** Field, byte (from 0) or line of the log; empty: the part as a whole. */
  readonly at: string;
}

/** What checking a dossier found. */
export interface CheckedDossier {
  /** Null: everything fits. */
  readonly first: DossierMisfit | null;
  /** What the manifest says; null: it cannot be read, or nothing signed it. */
  readonly manifest: Omit<DossierManifest, 'fields' | 'parts'> | null;
  /** The key that signed it; null: unknown. */
  readonly public_key: string | null;
  /** Whether that key was compared with what the organization published. */
  readonly compared: boolean;
}

/**
 * Checks a dossier, from its signature to its last byte, and names the first thing that does not fit. Reads nothing but
 * its arguments. @param published What the organization published; null: only whether the dossier is as it was signed.
 */
export function verifyDossier(
  archive: Uint8Array,
  published: PublishedKeys | null,
  verify: VerifySignature = verifiesPlainly,
): CheckedDossier {
  const misfit = (fault: DossierFault, part = '', at: string | number = ''): CheckedDossier => ({
    first: { fault, part, at: String(at) },
    manifest: null,
    public_key: null,
    compared: false,
  });
  const parts = partsOf(archive);
  if (parts === null) return misfit('not_an_archive');
  const part = (name: string) => parts.find((each) => each.name === name);
  const signed = part(MANIFEST_PART);
  if (!signed) return misfit('part_missing', MANIFEST_PART);
  const signature = part(SIGNATURE_PART);
  if (!signature) return misfit('part_missing', SIGNATURE_PART);
  const by = readCanonical(signature) as {
    public_key?: unknown;
    signature?: unknown;
    algorithm?: unknown;
  } | null;
  if (by === null) return misfit('part_unreadable', SIGNATURE_PART);
  const { public_key } = by;
  if (by.algorithm !== 'Ed25519' || typeof public_key !== 'string' || typeof by.signature !== 'string') {
    return misfit('part_unreadable', SIGNATURE_PART);
  }
  if (!verify(by.signature, dossierMessage(signed.bytes), public_key)) {
    return misfit('signature_wrong', MANIFEST_PART);
  }
  const manifest = readCanonical(signed) as DossierManifest | null;
  if (manifest === null) return misfit('part_unreadable', MANIFEST_PART);
  if (manifest.format !== DOSSIER_FORMAT)
    return misfit('format_unknown', MANIFEST_PART, String(manifest.format));
  const { fields: _, parts: __, ...about } = manifest;
  const found = (first: DossierMisfit | null, compared = false): CheckedDossier => ({
    first,
    manifest: about,
    public_key,
    compared,
  });
  if (manifest.key_id !== keyId(public_key))
    return found({ fault: 'key_other', part: SIGNATURE_PART, at: '' });
  const changed = changedPart(parts, manifest);
  if (changed) return found(changed);
  const byte = firstDifference(archive, packStored(parts));
  if (byte !== null) return found({ fault: 'bytes_changed', part: '', at: String(byte) });
  if (published === null) return found(null);
  return found(misfitOfKeys(manifest, published, verify), true);
}

/** A part as JSON; null: it cannot be read, or was not written by the rules of canonical JSON. */
function readCanonical({ bytes }: ZipPart): object | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && canonicalJson(value) === text ? value : null;
  } catch {
    return null;
  }
}

function changedPart(parts: readonly ZipPart[], manifest: DossierManifest): DossierMisfit | null {
  for (const { name, bytes, sha256 } of manifest.parts) {
    const part = parts.find((each) => each.name === name);
    if (!part) return { fault: 'part_missing', part: name, at: '' };
    if (part.bytes.length === bytes && sha256OfBytes(part.bytes) === sha256) continue;
    return name === DOCUMENT_PART
      ? changedField(part, manifest)
      : { fault: 'part_changed', part: name, at: '' };
  }
  const names = [...manifest.parts.map(({ name }) => name), MANIFEST_PART, SIGNATURE_PART];
  const unknown = parts.find(({ name }, i) => name !== names[i]);
  return unknown ? { fault: 'part_unknown', part: unknown.name, at: '' } : null;
}

function changedField(part: ZipPart, { fields }: DossierManifest): DossierMisfit {
  const misfit = (fault: DossierFault, at: string) => ({ fault, part: part.name, at });
  let now: Record<string, string>;
  try {
    const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(part.bytes));
    now = fieldDigests(document);
  } catch {
    return misfit('part_unreadable', '');
  }
  for (const [path, digest] of Object.entries(fields)) {
    if (now[path] === undefined) return misfit('field_missing', path);
    if (now[path] !== digest) return misfit('field_changed', path);
  }
  const added = Object.keys(now).find((path) => fields[path] === undefined);
  return added === undefined ? misfit('written_otherwise', '') : misfit('field_added', added);
}

function misfitOfKeys(
  manifest: DossierManifest,
  published: PublishedKeys,
  verify: VerifySignature,
): DossierMisfit | null {
  const misfit = (fault: DossierFault, at: string | number = '') => ({ fault, part: '', at: String(at) });
  if (published.organization_id !== manifest.organization_id) {
    return misfit('organization_other', published.organization_name);
  }
  const { first, keys, digests } = checkKeyLog(published, verify);
  if (first) return misfit('log_broken', first.number);
  if (!keys.has(manifest.key_id)) return misfit('key_unknown', manifest.key_id);
  // The dossier names a line of the log: a log that was written anew has another one there.
  if (digests[manifest.log.number - 1] !== manifest.log.digest)
    return misfit('log_other', manifest.log.number);
  return null;
}

/** Whether a value read from a file has the shape of what an organization publishes. */
export function isPublishedKeys(value: unknown): value is PublishedKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { organization_id, organization_name, lines } = value as Partial<Record<string, unknown>>;
  return (
    typeof organization_id === 'string' &&
    typeof organization_name === 'string' &&
    Array.isArray(lines) &&
    lines.every(
      (line: Partial<Record<string, unknown>> | null) =>
        typeof line === 'object' &&
        line !== null &&
        typeof line.content === 'object' &&
        line.content !== null &&
        ['at', 'digest', 'signature', 'key_id', 'organization_id'].every(
          (key) => typeof line[key] === 'string',
        ) &&
        (line.kind !== 'key' || typeof (line.content as { public_key?: unknown }).public_key === 'string'),
    )
  );
}
