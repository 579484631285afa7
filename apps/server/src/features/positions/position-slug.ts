/** The readable part of a position's public address: letters and digits of any script, parted by hyphens. */
export function positionSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  // Names that the public job list uses for itself.
  return slug === '' ? 'position' : slug;
}
