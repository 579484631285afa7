import { createHash, randomBytes } from 'node:crypto';

/** A new opaque secret of 256 bits, URL-safe. Only its hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** What is stored of a secret: sha-256, enough for a secret that cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
