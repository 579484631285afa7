import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, '../../../seeds/common-passwords.txt');

let common: ReadonlySet<string> | null = null;

/**
 * Whether a password is one of the 10,000 most common, also when it was only dressed up for the password rule:
 * capitals, and digits or symbols at its ends (`Password123!` is `password`).
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').split('\n').filter(Boolean));
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(plain) || (core.length > 0 && common.has(core));
}
