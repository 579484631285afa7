import { emailProblem, normalizeEmail } from '../accounts/email.ts';
import { normalizeLinkedin } from '../accounts/linkedin.ts';
import type { MatchedField } from '../records/column-matching.ts';
import { type Consent, MOST_PERSON_TAGS, MOST_SKILLS, PERSON_TAG_LENGTH } from './person-facts.ts';

/** Fields of a person that a column can go into. */
export const PERSON_IMPORT_KEYS = [
  'first_name',
  'last_name',
  'name',
  'email',
  'phone',
  'location',
  'linkedin',
  'skills',
  'tags',
  'note',
  'consent',
  'consent_source',
  'consent_on',
  'consent_until',
  'do_not_contact',
  'external_id',
  'cv_file',
] as const;
/** A field of a person that a column can go into. */
export type PersonImportKey = (typeof PERSON_IMPORT_KEYS)[number];

/**
 * What columns are called elsewhere, in the templates and exports of Greenhouse, Lever, Workable, Ashby and BambooHR as
 * far as they document them (docs/imports.md), and in plain spreadsheets.
 */
const NAMES: Readonly<Partial<Record<PersonImportKey, readonly string[]>>> = {
  first_name: ['First', 'Given name', 'Forename', 'Candidate first name', 'Preferred name'],
  last_name: ['Last', 'Surname', 'Family name', 'Candidate last name'],
  name: ['Full name', 'Candidate', 'Candidate name', 'Applicant name', 'Applicant'],
  email: [
    'E-mail',
    'Email address',
    'Email addresses',
    'Primary email',
    'Primary email address',
    'Personal email',
    'Home email',
    'Candidate email',
    'Applicant email',
  ],
  phone: [
    'Phone number',
    'Phone numbers',
    'Primary phone',
    'Primary phone number',
    'Mobile',
    'Mobile phone',
    'Home phone',
  ],
  location: ['Address', 'City', 'Candidate location', 'Current location', 'Primary location'],
  linkedin: ['LinkedIn URL', 'LinkedIn profile', 'LinkedIn profile URL', 'Social media', 'Links'],
  skills: ['Skill'],
  tags: ['Tag', 'Candidate tags', 'Labels'],
  note: ['Notes', 'Summary', 'Comments'],
  consent: ['Consent given', 'GDPR consent'],
  consent_source: ['Source of consent'],
  consent_on: ['Consent date', 'Consent given on'],
  consent_until: ['Consent expires', 'Consent expiry'],
  do_not_contact: ['Do not contact', 'Do not email', 'Opted out', 'Unsubscribed'],
  external_id: ['Candidate ID', 'Applicant ID', 'Contact ID', 'Profile ID'],
  cv_file: ['CV', 'Resume', 'Résumé', 'Resume filename', 'Resume file', 'CV file'],
};

/** The fields with what files call them; none has to be there, since a name or an address is enough. */
export const PERSON_IMPORT_FIELDS: readonly MatchedField[] = PERSON_IMPORT_KEYS.map((key) => ({
  key,
  names: NAMES[key] ?? [],
}));

/** A row of a file as a person; null and empty: the file says nothing of it. */
export interface ImportedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly note: string;
  readonly consent: Consent | null;
  readonly consent_source: string;
  readonly consent_on: string | null;
  readonly consent_until: string | null;
  readonly do_not_contact: boolean | null;
  readonly external_id: string;
  /** Name of the file of the CV in the archive that comes along. */
  readonly cv_file: string;
}

/** What keeps a row from being imported. */
export const ROW_PROBLEMS = [
  'nameless',
  'email',
  'linkedin',
  'day',
  'consent',
  'yes_no',
  'too_long',
  'too_many',
  'no_cv',
  'cv',
] as const;
/** What keeps a row from being imported; `no_cv` and `cv` keep only its CV. */
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

/** What is wrong with a field of a row. */
export interface FieldProblem {
  readonly field: PersonImportKey;
  readonly code: RowProblemCode;
}

const LONGEST = {
  first_name: 80,
  last_name: 80,
  phone: 40,
  location: 120,
  note: 4000,
  consent_source: 200,
  external_id: 100,
} as const;

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'given', 'granted', 'ja', 'oui', 'si', 'sí', 'نعم']);
const NO = new Set(['no', 'n', 'false', '0', 'withdrawn', 'refused', 'denied', 'nein', 'non', 'لا']);

/** Reads a row by its fields. Whatever is wrong with it is named; a row with a problem is not imported. */
export function readImportedPerson(values: Readonly<Partial<Record<PersonImportKey, string>>>): {
  readonly person: ImportedPerson;
  readonly problems: readonly FieldProblem[];
} {
  const problems: FieldProblem[] = [];
  const wrong = (field: PersonImportKey, code: RowProblemCode) => void problems.push({ field, code });
  const of = (key: PersonImportKey) => line(values[key] ?? '');
  const [first = '', ...rest] = of('name').split(' ');
  const email = firstOf(of('email'));
  const linkedin = linkedinIn(of('linkedin'));
  const person: ImportedPerson = {
    first_name: of('first_name') || (of('last_name') === '' ? first : ''),
    last_name: of('last_name') || (of('first_name') === '' ? rest.join(' ') : ''),
    email: normalizeEmail(email),
    phone: firstOf(of('phone')),
    location: of('location'),
    linkedin: linkedin ?? '',
    skills: listIn(of('skills')),
    tags: listIn(of('tags')),
    note: (values.note ?? '').trim(),
    consent: consentIn(of('consent'), wrong),
    consent_source: of('consent_source'),
    consent_on: dayIn('consent_on', of('consent_on'), wrong),
    consent_until: dayIn('consent_until', of('consent_until'), wrong),
    do_not_contact: yesNo('do_not_contact', of('do_not_contact'), wrong),
    external_id: of('external_id'),
    cv_file: of('cv_file'),
  };
  if (person.first_name === '' && person.last_name === '' && person.email === '') wrong('name', 'nameless');
  if (person.email !== '' && emailProblem(person.email) !== null) wrong('email', 'email');
  if (linkedin === null) wrong('linkedin', 'linkedin');
  for (const [field, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    if (person[field].length > most) wrong(field, 'too_long');
  }
  for (const [field, most] of [
    ['skills', MOST_SKILLS],
    ['tags', MOST_PERSON_TAGS],
  ] as const) {
    if (person[field].length > most) wrong(field, 'too_many');
    if (person[field].some((each) => each.length > (field === 'tags' ? PERSON_TAG_LENGTH : 80)))
      wrong(field, 'too_long');
  }
  return { person, problems };
}

/** One line without control characters. */
const line = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The first of several that a cell may list. */
const firstOf = (text: string): string => text.split(/[,;|]/)[0]?.trim() ?? '';

function listIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const each of text.split(/[,;|]/).map((part) => part.trim())) {
    if (each !== '' && !found.has(each.toLowerCase())) found.set(each.toLowerCase(), each);
  }
  return [...found.values()];
}

/** A profile among the links of a cell; empty: none is there, null: what is there is none. */
function linkedinIn(text: string): string | null {
  if (text === '') return '';
  const links = text.split(/[\s,;|]+/).filter((each) => each !== '');
  const profile = links.find((each) => /linkedin/i.test(each));
  // Other links of a person are not kept; they are nothing wrong either.
  if (profile === undefined) return links.some((each) => /^https?:\/\//i.test(each)) ? '' : null;
  return normalizeLinkedin(profile).url;
}

type Wrong = (field: PersonImportKey, code: RowProblemCode) => void;

function consentIn(text: string, wrong: Wrong): Consent | null {
  if (text === '') return null;
  if (YES.has(text.toLowerCase())) return 'given';
  if (NO.has(text.toLowerCase())) return 'withdrawn';
  if (text.toLowerCase() === 'unknown') return null;
  wrong('consent', 'consent');
  return null;
}

function yesNo(field: PersonImportKey, text: string, wrong: Wrong): boolean | null {
  if (text === '') return null;
  if (YES.has(text.toLowerCase())) return true;
  if (NO.has(text.toLowerCase())) return false;
  wrong(field, 'yes_no');
  return null;
}

function dayIn(field: PersonImportKey, text: string, wrong: Wrong): string | null {
  if (text === '') return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  const at = Date.parse(`${day}T00:00:00Z`);
  // A day that there is not, such as 31 February, becomes another one.
  if (day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)) return day;
  wrong(field, 'day');
  return null;
}

/** What is known of a person before a row is imported. */
export interface KnownPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly consent: Consent;
  readonly consent_source: string;
  readonly consent_on: string | null;
  readonly consent_until: string | null;
  readonly do_not_contact: boolean;
  readonly external_id: string;
}

/**
 * What a row changes of a known person; null: nothing. What the row says replaces what is known, skills and tags are added,
 * and what it does not say stays. A known address stays, and a “do not contact” is never taken back by a file.
 */
export function changeByImport(known: KnownPerson, row: ImportedPerson): KnownPerson | null {
  const said = <T>(now: T, before: T, isSaid: boolean): T => (isSaid ? now : before);
  const consentSaid = row.consent !== null;
  const next: KnownPerson = {
    first_name: row.first_name || known.first_name,
    last_name: row.last_name || known.last_name,
    email: known.email || row.email,
    phone: row.phone || known.phone,
    location: row.location || known.location,
    linkedin: row.linkedin || known.linkedin,
    skills: added(known.skills, row.skills, MOST_SKILLS),
    tags: added(known.tags, row.tags, MOST_PERSON_TAGS),
    consent: row.consent ?? known.consent,
    consent_source: said(row.consent_source, known.consent_source, consentSaid),
    consent_on: said(row.consent_on, known.consent_on, consentSaid),
    consent_until: said(row.consent_until, known.consent_until, consentSaid),
    do_not_contact: known.do_not_contact || row.do_not_contact === true,
    external_id: known.external_id || row.external_id,
  };
  const isSame = (Object.keys(next) as (keyof KnownPerson)[]).every(
    (key) => JSON.stringify(next[key]) === JSON.stringify(known[key]),
  );
  return isSame ? null : next;
}

function added(known: readonly string[], more: readonly string[], most: number): string[] {
  const names = new Set(known.map((each) => each.toLowerCase()));
  return [...known, ...more.filter((each) => !names.has(each.toLowerCase()))].slice(0, most);
}
