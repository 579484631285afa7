import { createHmac, timingSafeEqual } from 'node:crypto';
import { type BuildProfile, PROFILES } from '@tryout/game-sdk/build-manifest';

/** How long the entry page may be opened, at least; ms. */
export const ENTRY_MS = 10 * 60_000;
/** How much longer the other files of the same signed path are served, so that a game may load late levels; ms. */
export const FILES_MS = 24 * 60 * 60_000;
/** Paths of one version stay the same for so long, so that a page loaded anew finds its files in the browser; ms. */
const SAME_FOR_MS = 5 * 60_000;

/** What a signed path says, once it is known to be ours. */
export interface SignedPath {
  /** Until when the entry page may be opened, ms since 1970. */
  readonly expires_at_ms: number;
  readonly build_version_id: string;
  readonly profile: BuildProfile;
  /** Path within the build, decoded. */
  readonly path: string;
}

/** The key of all signed paths, derived from the server's secret. */
export function signingKey(secret: string): Buffer {
  return createHmac('sha256', secret).update('builds host: signed paths').digest();
}

/** `/b/<expiry>.<signature>/<version>/<path>`; the path is one of the build, not encoded. Pure. */
export function signPath(
  key: Buffer,
  version: { readonly build_version_id: string; readonly profile: BuildProfile },
  path: string,
  now_ms: number,
): string {
  const expires_at_ms = Math.ceil((now_ms + ENTRY_MS) / SAME_FOR_MS) * SAME_FOR_MS;
  const expiry = (expires_at_ms / 1000).toString(36);
  const signature = signatureOf(key, expiry, version.build_version_id, version.profile).toString('base64url');
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `/b/${expiry}.${signature}/${version.build_version_id}/${encoded}`;
}

const SHAPE = /^\/b\/([0-9a-z]{1,10})\.([\w-]{43})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([^?#]+)/;

/**
 * What an address as it came over the line says, or null when it is not ours, was changed, or is over for every file.
 * Whether it still opens the entry page is the caller's to judge. Pure.
 */
export function verifyPath(key: Buffer, url: string, now_ms: number): SignedPath | null {
  const [, expiry = '', signature = '', build_version_id = '', encoded = ''] = SHAPE.exec(url) ?? [];
  if (expiry === '') return null;
  const given = Buffer.from(signature, 'base64url');
  const profile = PROFILES.find((one) =>
    timingSafeEqual(signatureOf(key, expiry, build_version_id, one), given),
  );
  if (!profile) return null;
  const expires_at_ms = Number.parseInt(expiry, 36) * 1000;
  if (now_ms > expires_at_ms + FILES_MS) return null;
  const path = decodePath(encoded);
  return path === null ? null : { expires_at_ms, build_version_id, profile, path };
}

/** A path as the build names it: decoded once, nothing but plain names between the slashes. */
function decodePath(encoded: string): string | null {
  const names: string[] = [];
  for (const part of encoded.split('/')) {
    const name = decodeOnce(part);
    if (name === null || !isPlainName(name)) return null;
    names.push(name);
  }
  return names.join('/');
}

function decodeOnce(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function isPlainName(name: string): boolean {
  return name !== '' && !/\p{Cc}|[/\\]|[. ]$|%[0-9a-f]{2}/iu.test(name);
}

function signatureOf(key: Buffer, expiry: string, version: string, profile: BuildProfile): Buffer {
  return createHmac('sha256', key).update(`${expiry} ${version} ${profile}`).digest();
}
