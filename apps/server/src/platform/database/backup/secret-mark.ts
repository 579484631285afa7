import { createHmac } from 'node:crypto';

/** Says whether two secrets are the same without saying anything of them. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('tryout backup').digest('hex');
}
