import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { readSecret } from './secret.ts';

type Place = Pick<Config, 'secret' | 'dataDir'>;

const VERSION = 1;
const IV = 12;
const TAG = 16;

function keyOf(place: Place, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', readSecret(place), '', `tryout secret box: ${purpose}`, 32));
}

/**
 * Encrypts what the server has to keep but nobody may read from the database: passwords and tokens of other servers
 * (AES-256-GCM, RFC 5116; a key for each purpose by HKDF from the server's secret). `of` is the record it belongs to; put
 * into another one it does not open.
 */
export function sealSecret(place: Place, purpose: string, of: string, text: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(place, purpose), iv);
  cipher.setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
}

/** What was sealed; null where it is another record's, was altered, or the server's secret is another one by now. */
export function openSecret(place: Place, purpose: string, of: string, sealed: Buffer): string | null {
  if (sealed[0] !== VERSION || sealed.length < 1 + IV + TAG) return null;
  const iv = sealed.subarray(1, 1 + IV);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(place, purpose), iv);
  decipher.setAAD(Buffer.from(of));
  decipher.setAuthTag(sealed.subarray(1 + IV, 1 + IV + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
