/** How many recovery codes an account gets, and how long each is: ten signs of five bits. */
export const RECOVERY_CODES = { count: 10, signs: 10 } as const;

/** Crockford's: no sign looks like another one. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code from random bytes, one for each sign, in two halves. */
export function recoveryCode(random: Uint8Array): string {
  const signs = Array.from(random.slice(0, RECOVERY_CODES.signs), (byte) => SIGNS[byte & 31]).join('');
  const half = RECOVERY_CODES.signs / 2;
  return `${signs.slice(0, half)}-${signs.slice(half)}`;
}

/** What somebody typed, as codes are stored: without blanks and hyphens, small, signs that look alike taken for the right one. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
}
