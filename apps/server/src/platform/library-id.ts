import { sha256 } from './sha256.ts';

/**
 * The id of something the product ships, made from its kind and key: the same on every installation, so that exported
 * data fit elsewhere and a second start adds nothing. A UUID of version 8 (RFC 9562).
 */
export function libraryId(kind: string, key: string): string {
  const hex = sha256(`tryout:${kind}:${key}`);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
