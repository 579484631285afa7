import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed message may be old, or ahead. */
export const SIGNATURE_SECONDS = 300;

/** A message is not signed by whom it claims to be from, or is too old. */
export class BadSignature extends Error {
  constructor(why: string) {
    super(`a message about a payment was refused: ${why}`);
    this.name = 'BadSignature';
  }
}

const digest = (secret: string, at: string, raw: string) =>
  createHmac('sha256', secret).update(`${at}.${raw}`).digest();

/** The header of a signed message: `t=…,v1=…`, as Stripe documents it. */
export function signMessage(secret: string, raw: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, raw).toString('hex')}`;
}

/**
 * Looks whether a message is signed over its very bytes, by the secret and not more than 300 seconds ago.
 * @throws BadSignature
 */
export function checkSignature(secret: string, raw: string, header: string | undefined, now: Date): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) throw new BadSignature('it is not signed');
  const expected = digest(secret, seconds, raw);
  const isSigned = parts
    .filter(([name]) => name === 'v1')
    .map(([, value = '']) => Buffer.from(value, 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  if (!isSigned) throw new BadSignature('its signature is another');
  // Judged after the signature, so that the answer says nothing about messages of others.
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > SIGNATURE_SECONDS)
    throw new BadSignature('it is too old');
}
