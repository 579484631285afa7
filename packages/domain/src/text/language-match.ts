/**
 * The one of these languages that a BCP 47 tag asks for, by lookup (RFC 4647 §3.4): the whole tag first, then without its
 * last part, and so on, whatever the case of letters. `pt-BR` finds `pt-BR` before `pt`, and `ar-EG` finds `ar`. Null where
 * none fits.
 */
export function languageMatch<Tag extends string>(asked: string, tags: readonly Tag[]): Tag | null {
  const parts = asked.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const shorter = parts.slice(0, length).join('-');
    const found = tags.find((tag) => tag.toLowerCase() === shorter);
    if (found !== undefined) return found;
  }
  return null;
}
