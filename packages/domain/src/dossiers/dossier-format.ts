import { canonicalJson } from '../records/canonical-json.ts';
import { bytesOfText, sha256OfBytes } from './digests.ts';
import { keyId, sha256OfText } from './key-log.ts';
import { packStored, type ZipPart } from './stored-zip.ts';

/**
 * What a decision dossier is made of: parts in a ZIP archive, a manifest with the digest of each, and a signature of the
 * manifest by the organization's key. The part `dossier.json` holds everything; the others show it.
 */

/** The format that this release writes and reads. */
export const DOSSIER_FORMAT = 'tryout.dossier/1';

/** Names of the parts that every dossier has. */
export const DOCUMENT_PART = 'dossier.json';
/** See `DOCUMENT_PART`. */
export const MANIFEST_PART = 'manifest.json';
/** See `DOCUMENT_PART`. */
export const SIGNATURE_PART = 'signature.json';

/** What a manifest says of its dossier. */
export interface DossierAbout {
  readonly dossier_id: string;
  /** ISO 8601 in UTC. */
  readonly made_at: string;
  readonly variant: 'full' | 'anonymous';
  readonly organization_id: string;
  readonly organization_name: string;
  readonly application_id: string;
  /** The newest line of the organization's key log when the dossier was made. */
  readonly log: { readonly number: number; readonly digest: string };
}

/** What is signed: the manifest, in canonical JSON. */
export interface DossierManifest extends DossierAbout {
  readonly format: typeof DOSSIER_FORMAT;
  readonly key_id: string;
  readonly parts: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  /** A short digest of each field of the document, so that one that was changed can be named. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How deep fields are named: section, record, field. */
const DEEPEST = 3;

/** Each field of a document, down to three levels, with the first 16 hex digits of the SHA-256 of its canonical JSON. */
export function fieldDigests(document: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const visit = (value: unknown, path: string, depth: number) => {
    if (depth < DEEPEST && typeof value === 'object' && value !== null) {
      const members = Array.isArray(value)
        ? value.map((each, i) => [`${path}[${i}]`, each] as const)
        : Object.entries(value).map(([key, each]) => [path === '' ? key : `${path}.${key}`, each] as const);
      // That a list or record is empty is said as well, or one that was emptied would not be named.
      if (members.length > 0) {
        for (const [at, each] of members) visit(each, at, depth + 1);
        return;
      }
    }
    fields[path] = sha256OfText(canonicalJson(value)).slice(0, 16);
  };
  visit(document, '', 0);
  return fields;
}

/** What is signed of a manifest's bytes. */
export const dossierMessage = (manifest: Uint8Array): string =>
  `tryout dossier 1\n${sha256OfBytes(manifest)}`;

/** A dossier to be packed. */
export interface NewDossier {
  readonly about: DossierAbout;
  /** Everything, as JSON values. */
  readonly document: unknown;
  /** The parts beside the document, in order. */
  readonly shown: readonly ZipPart[];
  /** 64 hex digits. */
  readonly public_key: string;
  /** Ed25519 over a text, as 128 hex digits. */
  readonly sign: (message: string) => string;
}

/** The archive of a dossier and the digest of its manifest. @throws CanonicalJsonError for what JSON cannot say */
export function packDossier(dossier: NewDossier): {
  readonly bytes: Uint8Array;
  readonly manifest_digest: string;
} {
  const parts = [
    { name: DOCUMENT_PART, bytes: bytesOfText(canonicalJson(dossier.document)) },
    ...dossier.shown,
  ];
  const manifest: DossierManifest = {
    ...dossier.about,
    format: DOSSIER_FORMAT,
    key_id: keyId(dossier.public_key),
    parts: parts.map(({ name, bytes }) => ({ name, bytes: bytes.length, sha256: sha256OfBytes(bytes) })),
    fields: fieldDigests(dossier.document),
  };
  const signed = bytesOfText(canonicalJson(manifest));
  const signature = {
    algorithm: 'Ed25519',
    public_key: dossier.public_key,
    signature: dossier.sign(dossierMessage(signed)),
  };
  const bytes = packStored([
    ...parts,
    { name: MANIFEST_PART, bytes: signed },
    { name: SIGNATURE_PART, bytes: bytesOfText(canonicalJson(signature)) },
  ]);
  return { bytes, manifest_digest: sha256OfBytes(signed) };
}
