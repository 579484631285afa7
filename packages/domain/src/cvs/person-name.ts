/** Words that begin a family name of several. */
const PARTICLE =
  /^(?:van|von|vom|zu|der|den|dem|de|des|del|della|di|da|dos|das|do|du|la|le|el|al|bin|ibn|bint|ben|abu|ter|ten|af|av|عبد|أبو|ابو|بن|آل)$/iu;

/**
 * A full name in the two fields that forms have. The last word is the family name, with the particles before it; a
 * single word is a first name. Both are empty for an empty name.
 */
export function personName(name: string): { readonly first_name: string; readonly last_name: string } {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  let begin = Math.max(1, words.length - 1);
  while (begin > 1 && PARTICLE.test(words[begin - 1] ?? '')) begin -= 1;
  return { first_name: words.slice(0, begin).join(' '), last_name: words.slice(begin).join(' ') };
}
