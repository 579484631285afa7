/** A keyed hash: HMAC with whichever hash the codes are made by. */
export type Mac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

/** What authenticator apps expect unless they are told otherwise (RFC 6238, 5.2): HMAC-SHA-1, 6 digits, 30 s. */
export const ONE_TIME_CODE = {
  /** Seconds for which a code is shown. */
  step_s: 30,
  digits: 6,
  /** Steps before and after the present one that are taken as well: clocks differ, and people type slowly. */
  drift: 1,
  /** Bytes of a secret: as many as the hash has (RFC 4226, 4). */
  secret_bytes: 20,
} as const;

/** The number of the time step in which a moment is. @param atS Seconds since 1970 */
export const stepAt = (atS: number): number => Math.floor(atS / ONE_TIME_CODE.step_s);

/** The code of a step (RFC 4226, 5.3). @param digits 6 to 8 */
export function codeOf(
  mac: Mac,
  secret: Uint8Array,
  step: number,
  digits: number = ONE_TIME_CODE.digits,
): string {
  const message = new Uint8Array(8);
  const view = new DataView(message.buffer);
  view.setUint32(0, Math.floor(step / 2 ** 32));
  view.setUint32(4, step % 2 ** 32);
  const digest = mac(secret, message);
  const at = (digest[digest.length - 1] ?? 0) & 0x0f;
  const word = new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(at) & 0x7fffffff;
  return String(word % 10 ** digits).padStart(digits, '0');
}

/** A code as it was typed, and what it may be. */
export interface TypedCode {
  readonly code: string;
  /** Seconds since 1970. */
  readonly at_s: number;
  /** The newest step whose code was taken before: it and those before it are over (RFC 6238, 5.2). */
  readonly last_step: number;
}

/**
 * The step whose code was typed; null when it is no code of now. Every step is compared in full, so that the time taken
 * tells nothing about the right code.
 */
export function stepOfCode(
  mac: Mac,
  secret: Uint8Array,
  { code, at_s, last_step }: TypedCode,
): number | null {
  const now = stepAt(at_s);
  let found: number | null = null;
  for (let step = now - ONE_TIME_CODE.drift; step <= now + ONE_TIME_CODE.drift; step += 1) {
    const fits = isSame(codeOf(mac, secret, step), code);
    if (fits && step > last_step) found ??= step;
  }
  return found;
}

function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 without padding (RFC 4648, 6), which is how people type a secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** The address that an authenticator app reads from a picture. @param secret As `base32` writes it */
export function authenticatorAddress(of: {
  readonly issuer: string;
  readonly account: string;
  readonly secret: string;
}): string {
  const label = `${encodeURIComponent(of.issuer)}:${encodeURIComponent(of.account)}`;
  const { digits, step_s } = ONE_TIME_CODE;
  return `otpauth://totp/${label}?secret=${of.secret}&issuer=${encodeURIComponent(of.issuer)}&algorithm=SHA1&digits=${digits}&period=${step_s}`;
}
