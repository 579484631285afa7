/** What two people have in common that makes them look like one. */
export const DUPLICATE_REASONS = ['email', 'phone', 'cv', 'linkedin'] as const;
/** What two people have in common that makes them look like one. */
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** What is compared of a person. Empty or without entries: not known. */
export interface ComparedFacts {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly linkedin: string;
  /** SHA-256 of every CV that is known of the person. */
  readonly cv_digests: readonly string[];
}

/**
 * So many people at most share a number, an address or a CV for it to say anything: a switchboard, a shared mailbox or an
 * empty template is had by more.
 */
export const MOST_SHARING = 40;

/** Fewest digits of a phone number that are compared, and how many of the last ones are: what comes before is dialling. */
const FEWEST_DIGITS = 7;
const COMPARED_DIGITS = 9;

/** Hosts at which dots before the @ mean nothing. */
const DOTLESS_HOSTS = new Set(['gmail.com']);

/** Names before the @ that belong to an office and not to a person. */
const OFFICES = new Set([
  'admin',
  'bewerbung',
  'careers',
  'contact',
  'hello',
  'hr',
  'info',
  'jobs',
  'mail',
  'office',
  'people',
  'personal',
  'recruiting',
  'team',
]);

/**
 * An address without what its host ignores: small letters, nothing after a plus sign, and at Gmail no dots and one host.
 * Empty for no address and for one of an office.
 */
export function comparedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const typed = email.slice(at + 1).toLowerCase();
  const host = typed === 'googlemail.com' ? 'gmail.com' : typed;
  const plain = email.slice(0, at).toLowerCase().split('+')[0] ?? '';
  const local = DOTLESS_HOSTS.has(host) ? plain.replaceAll('.', '') : plain;
  return local === '' || OFFICES.has(local) ? '' : `${local}@${host}`;
}

/** The last nine digits of a phone number, which are the same however it is dialled; empty: too few to compare. */
export function comparedPhone(phone: string): string {
  // 0 in brackets is dialled only inside the country.
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < FEWEST_DIGITS || /^(\d)\1*$/.test(digits)) return '';
  return digits.slice(-COMPARED_DIGITS);
}

/** Letters that have no mark to take off, by what they are written as where they cannot be. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ى: 'ي',
  ة: 'ه',
};

/** Titles that are no part of a name. */
const TITLES = new Set([
  'dr',
  'prof',
  'mr',
  'mrs',
  'ms',
  'ing',
  'dipl',
  'msc',
  'bsc',
  'mba',
  'phd',
  'jr',
  'sr',
]);

/** The words of a name in small letters, without accents and titles. */
function wordsOfName(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıþىة]/g, (letter) => PLAIN[letter] ?? letter);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !TITLES.has(word));
}

/** ä, ö, ü are written ae, oe, ue as well. */
const folded = (word: string): string => word.replace(/([aou])e/g, '$1');

/** Whether two words of names are one: the same, one mistyped, or one the first letter of the other. */
function isSameWord(one: string, other: string): boolean {
  if (one === other || folded(one) === folded(other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short);
  return short.length >= 4 && isMistyped(short, long);
}

/**
 * Whether one letter was left out, doubled, put in another's place or swapped with its neighbour. Neither the first nor the
 * last one: Anna and Hanna, Maria and Mario, Daniel and Daniela are two names.
 */
function isMistyped(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (at === 0) return false;
  if (long.length > short.length) return at < short.length && short.slice(at) === long.slice(at + 1);
  if (at >= short.length - 1) return false;
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** How names go together: the same person's, nothing can be told since one is missing or short, or two people's. */
type Names = 'same' | 'untold' | 'different';

/** Compares names word by word, in any order; words that one of them leaves out are none to compare. */
function compareNames(one: ComparedFacts, other: ComparedFacts): Names {
  const [short = [], long = []] = [one, other]
    .map((person) => wordsOfName(`${person.first_name} ${person.last_name}`))
    .sort((a, b) => a.length - b.length);
  if (short.length === 0) return 'untold';
  const left = [...long];
  let whole = 0;
  // Whole words choose first, so that a single letter takes what is left.
  for (const word of [...short].sort((a, b) => b.length - a.length)) {
    const at = left.indexOf(word);
    const found = at >= 0 ? at : left.findIndex((each) => isSameWord(word, each));
    if (found < 0) return glued(short, long) ? 'same' : 'different';
    if (word.length > 1 && (left[found] ?? '').length > 1) whole += 1;
    left.splice(found, 1);
  }
  if (short.length === 1) return long.length === 1 ? 'same' : 'untold';
  return whole > 0 ? 'same' : 'untold';
}

/** Whether the same letters are only parted otherwise, such as Annamaria and Anna Maria. */
const glued = (one: readonly string[], other: readonly string[]): boolean =>
  folded(one.join('')) === folded(other.join(''));

/**
 * Why two people look like one; without entries: they do not. An address, number or profile is taken for that of one
 * person only where the names do not speak of two, and a CV or number only where they speak of one: families share
 * telephones, and whoever helps others apply sends the wrong file.
 */
export function duplicateReasons(one: ComparedFacts, other: ComparedFacts): DuplicateReason[] {
  const names = compareNames(one, other);
  if (names === 'different') return [];
  const isSame = (a: string, b: string) => a !== '' && a === b;
  const found: DuplicateReason[] = [];
  if (isSame(comparedEmail(one.email), comparedEmail(other.email))) found.push('email');
  if (names === 'same' && isSame(comparedPhone(one.phone), comparedPhone(other.phone))) found.push('phone');
  if (names === 'same' && one.cv_digests.some((each) => other.cv_digests.includes(each))) found.push('cv');
  if (isSame(one.linkedin.toLowerCase(), other.linkedin.toLowerCase())) found.push('linkedin');
  return found;
}
