import { randomBytes } from 'node:crypto';

/** A short name for addresses: letters and digits of the name, with hyphens. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain || `organization-${randomBytes(3).toString('hex')}`;
}

/** The short name with a random end, for when the plain one is taken. */
export function otherSlugOf(name: string): string {
  return `${slugOf(name)}-${randomBytes(4).toString('hex')}`;
}
