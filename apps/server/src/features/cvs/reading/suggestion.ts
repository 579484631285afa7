/** What a CV's words suggest about its owner; offered to the owner, never scored. */
export interface Suggestion {
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly links: readonly string[];
  readonly skills: readonly string[];
}

const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,24}/gi;
const PHONE = /(?<![\w/])\+?\(?\d[\d ().\-/]{6,20}\d(?!\w)/g;
const LINK =
  /\b(?:https?:\/\/|www\.|(?:[a-z]{2,3}\.)?linkedin\.com\/in\/|github\.com\/)[^\s<>"')\]]{2,200}/gi;
const NAME =
  /^(?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|den|da|di|el|al|bin|la|le)){1,4}$/u;
const NOT_A_NAME =
  /curriculum|vitae|résumé|resume|lebenslauf|profile|street|road|avenue|university|manager|engineer/i;
const MOST = 10;

/** Finds name, addresses, numbers, links and known skills in the words of a CV. Pure. */
export function suggestFrom(text: string, knownSkills: readonly string[]): Suggestion {
  const emails = distinct([...text.matchAll(EMAIL)].map(([found]) => found.toLowerCase()));
  const links = distinct([...text.matchAll(LINK)].map(([found]) => found.replace(/[.,;:]+$/, '')));
  const phones = distinct(
    [...text.matchAll(PHONE)].map(([found]) => found.trim()).filter((found) => isPhone(found)),
  );
  return { name: nameIn(text), emails, phones, links, skills: skillsIn(text, knownSkills) };
}

/** Seven to fifteen digits, and not a span of years or a date. */
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  return !/^(?:19|20)\d{2}\s*[-–/.]\s*(?:(?:19|20)\d{2}|\d{1,2}[-/.]\d{1,2})$/.test(found);
}

function nameIn(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const first = lines
    .filter((line) => line !== '')
    .slice(0, 8)
    .find((line) => line.length <= 60 && NAME.test(line) && !NOT_A_NAME.test(line));
  return first ?? '';
}

function skillsIn(text: string, known: readonly string[]): string[] {
  const haystack = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.replace(/\. /g, ' ');
  return known
    .filter((skill) => haystack.includes(` ${skill.toLowerCase().replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `))
    .slice(0, 30);
}

function distinct(found: readonly string[]): string[] {
  return [...new Set(found)].slice(0, MOST);
}
