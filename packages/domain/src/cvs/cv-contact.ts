import { datesIn, latinDigits } from './cv-dates.ts';
import { headingKind } from './cv-headings.ts';
import { COMPANY, COUNTRY, DEGREE, SCHOOL, TITLE, TOWN } from './cv-lexicon.ts';
import { type CvLine, lineText } from './cv-page.ts';
import { type CvPart, medianSize } from './cv-sections.ts';

const EMAIL =
  /[a-z0-9._%+'-]{1,64}\s?(?:@|\[at\]|\(at\)|\s@\s)\s?[a-z0-9-]{1,63}(?:\s?\.\s?[a-z0-9-]{1,63}){1,4}/giu;
const STRICT_EMAIL = /^[a-z0-9._%+'-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,24}$/;
const PHONE = /(?<![\p{L}\d/@.])(?:\+|00)?\(?\d[\d ().\-/\u2010-\u2013\u00a0]{5,24}\d(?![\p{L}\d])/gu;
/** In lines from right to left the groups of a number stand the other way round on paper, with the sign behind. */
const TURNED_PHONE = /(?<![\p{L}\d/@.+-])(\d{1,5}(?:[ \u00a0]+\d{1,5}){1,6})\+(?![\p{L}\d])/gu;
const PHONE_LABEL =
  /(?:\b(?:phone|tel(?:ephone|efon|éfono|efono|efone)?|mobile?|mob|cell|handy|téléphone|portable|móvil|cellulare|telemóvel|gsm|ph|t|m|p)\b\.?|هاتف|جوال|موبايل|الهاتف|الجوال)\s*[:.)]?\s*$/iu;
const NO_PHONE_LABEL =
  /\b(?:fax|born|geboren|geb|birth|dob|naissance|nacimiento|id|nr|no|iban|vat|isbn|doi|issn)\b\.?\s*:?\s*$/iu;
const LINK =
  /(?:https?:\/\/|www\.|(?:[a-z]{2,3}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/|xing\.com\/|behance\.net\/|dribbble\.com\/|orcid\.org\/|medium\.com\/|stackoverflow\.com\/)[^\s<>"')\]|,;]{1,200}|(?<![@\w.])[a-z0-9-]{3,40}\.(?:dev|io|me|design|tech|xyz|net|org|com|de|fr|eu|co\.uk)(?:\/[^\s<>"')\]|,;]{0,100})?(?![\w@])/giu;
const MOST = 10;

/** E-mail addresses in a text, as written but in small letters and without blanks; at most ten. */
export function emailsIn(text: string): string[] {
  const found = [...text.matchAll(EMAIL)].map(([raw]) => {
    const joined = raw.toLowerCase().replace(/\s*(?:\[at\]|\(at\))\s*/, '@');
    if (STRICT_EMAIL.test(joined)) return joined.replace(/^['.-]+/, '');
    // A blank may part an address, or part it from the next word.
    const tight = joined.replace(/\s+/g, '');
    const first = joined.replace(/\s*@\s*/, '@').split(/\s/)[0] ?? '';
    return STRICT_EMAIL.test(first) ? first : tight;
  });
  return [...new Set(found.filter((address) => STRICT_EMAIL.test(address)))].slice(0, MOST);
}

/** Phone numbers in a text, as written; at most ten. Years, dates and numbers with another label are none. */
export function phonesIn(raw: string): string[] {
  const text = latinDigits(raw).replace(
    TURNED_PHONE,
    (_, groups: string) =>
      `+${groups
        .split(/[ \u00a0]+/)
        .reverse()
        .join(' ')}`,
  );
  const found: string[] = [];
  for (const match of text.matchAll(PHONE)) {
    const phone = match[0].trim().replace(/^\((?=[^)]*$)/, '');
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const digits = phone.replace(/\D/g, '');
    if (NO_PHONE_LABEL.test(before)) continue;
    if (digits.length < 7 || digits.length > 16) continue;
    const isLabelled = PHONE_LABEL.test(before) || phone.startsWith('+');
    if (!isLabelled && (isDate(phone) || digits.length < 8)) continue;
    if (/^(?:19|20)\d{2}\s*[-–/.]\s*(?:(?:19|20)\d{2}|\d{1,2}[-/.]\d{1,2})$/.test(phone)) continue;
    found.push(
      phone
        .replace(/\u00a0/g, ' ')
        .replace(/[\u2010-\u2013]/g, '-')
        .replace(/\s{2,}/g, ' '),
    );
  }
  return [...new Set(found)].slice(0, MOST);
}

function isDate(text: string): boolean {
  const dates = datesIn(text);
  return dates !== null && !/\d{5}/.test(dates.rest.replace(/\D/g, ''));
}

/** Addresses of pages in a text; at most ten. What belongs to an e-mail address is none. */
export function linksIn(text: string, emails: readonly string[]): string[] {
  const bare = emails.reduce(
    (left, email) => left.replaceAll(email, ' '),
    text.replace(/(linkedin\.com\/in\/)\s+/gi, '$1'),
  );
  const found = [...bare.matchAll(LINK)]
    .map(([link]) => link.replace(/[.,;:]+$/, ''))
    .filter(
      (link) => !/^(?:asp|node|vue|next|react|express|nuxt|d3|three|backbone)\.(?:net|js|io)$/i.test(link),
    );
  return [...new Set(found)].slice(0, MOST);
}

const POSTCODE =
  /(?<!\d)(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:-\d{3})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{3}\s\d{2})\s+(?<town>\p{Lu}[\p{L}'’. -]{2,40})/u;
const TOWN_POSTCODE =
  /(?<town>\p{Lu}[\p{L}'’. -]{2,40}),?\s+(?:[A-Z]{2}\s+)?(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?!\d)/u;
const ADDRESS_LABEL =
  /^(?:address|adresse|anschrift|wohnort|location|residence|based in|lives in|domicile|dirección|indirizzo|morada|endereço|adres|adress|zamieszkanie|العنوان|السكن|الإقامة|مكان الإقامة)\s*[:：]?\s*/iu;

/** Places that somebody says to live at, the town or address as written; at most three. */
export function placesIn(lines: readonly CvLine[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    for (const part of line.parts.flatMap((one) => one.split(/\s*[|•·◦∙;]\s*|\s+[–—-]\s+|\t/u))) {
      const place = placeIn(part.trim());
      if (place) found.push(place);
    }
  }
  return [...new Set(found)].slice(0, 3);
}

function placeIn(raw: string): string | null {
  const labelled = ADDRESS_LABEL.test(raw);
  const text = raw.replace(ADDRESS_LABEL, '').replace(/^[\s,:]+|[\s,:]+$/g, '');
  if (text.length < 3 || text.length > 100 || /@|https?:|www\./.test(text) || phonesIn(text).length > 0)
    return null;
  if (labelled) return text;
  if (SCHOOL.test(text) || /\d{4}\s*[-–]/.test(text)) return null;
  const town = (POSTCODE.exec(text) ?? TOWN_POSTCODE.exec(text))?.groups?.town;
  if (town && !TITLE.test(town)) return text;
  const words = text.split(/[\s,]+/);
  if (words.length > 6 || TITLE.test(text) || datesIn(text) !== null) return null;
  const isPlace =
    COUNTRY.test(text) ||
    TOWN.test(text) ||
    /^\p{Lu}[\p{L}'’ .-]+,\s*(?:[A-Z]{2}|\p{Lu}[\p{L} ]{3,20})$/u.test(text);
  return isPlace && (text.includes(',') || words.length <= 3) ? text : null;
}

const PARTICLES =
  "van|von|vom|zu|zum|zur|der|den|dem|de|des|del|della|di|da|dos|das|do|du|la|le|el|al|bin|ibn|bint|ben|abu|ter|ten|af|av|y|e|und|d’|d'|mac|mc|o’|st";
const NAME_WORD = "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|\\p{Lo}[\\p{Lo}\\p{M}ـ]*)";
const NAME = new RegExp(`^${NAME_WORD}(?:\\s+(?:${NAME_WORD}|(?:${PARTICLES})(?!\\p{L}))){1,5}$`, 'u');
const NAME_LABEL =
  /^(?:full |first and last |vor- und (?:nach|zu)|vor- & nach)?(?:name|nom(?: et prénom)?|prénom et nom|nombre(?: y apellidos)?|nome(?: e cognome)?|naam|namn|navn|imię i nazwisko|ad soyad|adı soyadı|الاسم(?: الكامل)?|اسم)\s*[:：]?\s+(?=\S)/iu;
const FIRST_LABEL =
  /^(?:first name|given names?|vorname|prénom|nombre|nome|voornaam|förnamn|fornavn|imię|الاسم الأول)\s*[:：]?\s+(?=\S)/iu;
const LAST_LABEL =
  /^(?:last name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|apelido|achternaam|efternamn|efternavn|nazwisko|اسم العائلة|الكنية)\s*[:：]?\s+(?=\S)/iu;
const TITLES_BEFORE =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|herr|frau|m|mme|mlle|sr|sra|ing|dipl\.?-?ing|mag|eng|الدكتورة?|د|م|أ|السيدة?)\.?\s+)+/iu;
/** Parted from the name by a comma or a blank, so that no name is cut that only ends like one. */
const TITLE_BEHIND =
  /(?:,\s*|\s+)(?:ph\.?\s?d|m\.?\s?sc|b\.?\s?sc|mba|m\.?a|b\.?a|m\.?d|cpa|pmp|cfa|rn|p\.?eng|ll\.?m|b\.?eng|m\.?eng|acca|esq)\.?$/iu;
const PRONOUNS = /\s*\((?:she|he|they)[^)]*\)$/iu;
const NOT_A_NAME =
  /curriculum|vitae|résumé|resume|lebenslauf|bewerbung|application|portfolio|europass|street|stra(?:ß|ss)e|road|avenue|confidential|hoja de vida|السيرة|سيرة|page\b|seite\b|dear\b|^cv$/iu;

interface NameCandidate {
  readonly name: string;
  readonly worth: number;
}

/** Who a CV is about; empty where it does not say. Knows names by their type, place, labels and e-mail address. */
export function nameOfCv(
  lines: readonly CvLine[],
  parts: readonly CvPart[],
  emails: readonly string[],
): string {
  const labelled = labelledName(lines);
  const body = medianSize(lines);
  const heads = new Set(
    parts.filter((part) => part.kind === 'head' || part.kind === 'contact').flatMap((part) => part.lines),
  );
  const largest = Math.max(...lines.filter((line) => line.page === 0).map((line) => line.size), 1);
  const candidates: NameCandidate[] = [];
  lines.slice(0, 400).forEach((line, i) => {
    if (line.page > 0) return;
    const next = lines[i + 1];
    const texts = [...line.parts.slice(0, 2), lineText(line)].flatMap((text) => [
      text,
      ...text.split(/\s*[|•·–—,]\s+|\s+-\s+|\t/u).slice(0, 1),
    ]);
    if (next && next.page === line.page && Math.abs(next.size - line.size) < 0.6 && line.size > 1.25 * body) {
      texts.push(`${lineText(line)} ${lineText(next)}`);
    }
    for (const text of new Set(texts)) {
      const name = nameFrom(text);
      if (name === null) continue;
      const place = heads.has(line) ? 3 : 0;
      const early = Math.max(0, 3 - i * 0.25);
      const big =
        line.size >= 0.98 * largest && line.size > 1.1 * body ? 5 : line.size > 1.25 * body ? 2.5 : 0;
      const known = likenessToEmail(name, emails);
      const few = name.split(' ').length <= 4 ? 0.5 : 0;
      const against = TITLE.test(name) || COMPANY.test(name) ? 4 : 0;
      const placed = TOWN.test(name) || COUNTRY.test(name) || SCHOOL.test(name) || DEGREE.test(name) ? 3 : 0;
      candidates.push({ name, worth: place + early + big + 6 * known + few - against - placed });
    }
  });
  if (labelled) candidates.push({ name: labelled, worth: 9 + 6 * likenessToEmail(labelled, emails) });
  const [best] = candidates.sort((a, b) => b.worth - a.worth);
  return best && best.worth >= 2.5 ? best.name : '';
}

function labelledName(lines: readonly CvLine[]): string | null {
  const texts = lines.slice(0, 60).map((line) => lineText(line));
  const after = (label: RegExp) =>
    texts
      .find((text) => label.test(text))
      ?.replace(label, '')
      .split(/\s*[|•·,]\s*/u)[0]
      ?.trim();
  const [first, last] = [after(FIRST_LABEL), after(LAST_LABEL)];
  if (first && last && last !== first) {
    const both = nameFrom(`${first} ${last}`);
    if (both) return both;
  }
  for (const text of texts) {
    const name = NAME_LABEL.test(text)
      ? nameFrom(text.replace(NAME_LABEL, '').split(/\s*[|•·]\s*/u)[0] ?? '')
      : null;
    if (name) return name;
  }
  return null;
}

/** A name without what people are called before it and the degrees behind it; a family name that is spelled as one stays. */
function withoutTitles(text: string): string {
  let name = text.replace(TITLES_BEFORE, '').trim();
  for (;;) {
    const degree = TITLE_BEHIND.exec(name)?.[0];
    if (degree === undefined) return name;
    const left = name.slice(0, -degree.length);
    const isWord = !degree.includes(',') && /^\s+\p{Lu}\p{Ll}$/u.test(degree);
    if (isWord || (!degree.includes(',') && left.trim().split(/\s+/).length < 2)) return name;
    name = left;
  }
}

/** A text as a name; null where it cannot be one. */
function nameFrom(raw: string): string | null {
  const bare = raw
    .replace(
      /^(?:curriculum vitae|lebenslauf|résumé|resume|cv|السيرة الذاتية)\s*(?:of|von|de|:|[–—-])?\s*/iu,
      '',
    )
    .replace(PRONOUNS, '');
  const cut = withoutTitles(bare)
    .replace(/[,\s]+$/, '')
    .trim();
  if (cut.length < 4 || cut.length > 60 || /[\d@/:;!?"“”&+|()]/.test(cut)) return null;
  if (NOT_A_NAME.test(cut) || headingKind(cut) !== null) return null;
  const turned = /^(\p{L}[\p{L}'’ -]+),\s*(\p{L}[\p{L}'’. -]+)$/u.exec(cut);
  const straight = turned ? `${turned[2]} ${turned[1]}` : cut;
  if (straight.includes(',')) return null;
  const letters = straight.replace(/[^\p{L}]/gu, '');
  const isLoud = letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const isQuiet = letters === letters.toLowerCase() && letters !== letters.toUpperCase();
  const name = isLoud || isQuiet ? capitalized(straight) : withoutLoudWords(straight);
  return NAME.test(name) ? name : null;
}

const PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'u');

function capitalized(text: string): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word, i) =>
      i > 0 && PARTICLE.test(word)
        ? word
        : word.replace(
            /(^|[-'’])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ')
    .replace(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** "Amina OKAFOR" as a name that is not shouted. */
function withoutLoudWords(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (/^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word) ? capitalized(word) : word))
    .join(' ');
}

/** How much of a name the local part of an address holds, 0 to 1. */
function likenessToEmail(name: string, emails: readonly string[]): number {
  const words = simple(name)
    .split(' ')
    .filter((word) => word.length >= 2);
  const likeness = emails.slice(0, 3).map((email) => {
    const local = simple(email.split('@')[0] ?? '').replace(/ /g, '');
    const isHeld = (word: string) => local.includes(word) || local.includes(word.replace(/([aou])e/g, '$1'));
    const held = words.filter((word) => word.length >= 3 && isHeld(word));
    const initials = words.some(
      (word) => word.length >= 3 && local.includes(word) && local.length <= word.length + 4,
    );
    return words.length === 0
      ? 0
      : Math.min(1, held.length / Math.min(2, words.length) + (initials ? 0.2 : 0));
  });
  return Math.max(0, ...likeness);
}

function simple(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
