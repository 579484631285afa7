import { emailProblem, normalizeEmail } from '../accounts/email.ts';
import { JOB_LEVELS, JOB_TYPES, type REMOTE_WORK } from '../positions/vocabulary.ts';
import type { MatchedField } from '../records/column-matching.ts';

/** What an organization keeps that a file can bring, in the order in which files are best imported. */
export const RECORD_KINDS = ['departments', 'locations', 'employees', 'positions'] as const;
/** What an organization keeps that a file can bring. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * The fields of each kind, with what plain spreadsheets call them, and Greenhouse, Lever, Workable, Ashby and BambooHR as
 * far as they document it (docs/imports.md).
 */
const FIELDS = {
  departments: {
    name: ['Department', 'Department name'],
    code: ['Department code', 'Cost center', 'Cost centre'],
    parent: ['Parent department', 'Belongs to', 'Division'],
  },
  locations: {
    name: ['Location', 'Location name', 'Office', 'Site'],
    address: ['Street address', 'Full address'],
    country: ['Country code', 'Country name'],
    latitude: ['Lat'],
    longitude: ['Lng', 'Lon', 'Long'],
  },
  employees: {
    email: ['E-mail', 'Email address', 'Work email'],
    role: ['Access', 'Permission', 'User role'],
    title: ['Job title', 'Position title'],
    department: ['Department name'],
    location: ['Office', 'Location name', 'Site', 'Work location', 'Primary location'],
    is_interviewer: ['Interviewer', 'Interviews'],
  },
  positions: {
    external_id: ['Job ID', 'Requisition ID', 'Requisition code', 'Position ID', 'Posting ID', 'Shortcode'],
    title: ['Job title', 'Position', 'Job name', 'Posting title', 'Posting name', 'Job'],
    department: ['Department name', 'Team'],
    locations: ['Location', 'Office', 'Offices', 'Job location'],
    remote: ['Remote work', 'Workplace type', 'Workplace', 'Location type'],
    job_type: ['Employment type', 'Commitment', 'Work type', 'Type of employment'],
    level: ['Experience level', 'Seniority'],
    openings: ['Number of openings', 'Headcount', 'Vacancies'],
    closes_on: ['Closing date', 'Deadline', 'Application deadline'],
    description: ['Job description', 'Body'],
  },
} as const;

/** The field without which a row says nothing. */
const NEEDED = { departments: 'name', locations: 'name', employees: 'email', positions: 'title' } as const;

/** The fields of a kind with the headings that name them. */
export function recordFields(kind: RecordKind): readonly MatchedField[] {
  return Object.entries<readonly string[]>(FIELDS[kind]).map(([key, names]) => ({
    key,
    names,
    required: key === NEEDED[kind],
  }));
}

/** What keeps a row from being imported. */
export const RECORD_PROBLEMS = [
  'missing',
  'too_long',
  'email',
  'role',
  'number',
  'day',
  'choice',
  'yes_no',
  'unknown_department',
  'unknown_location',
  'unknown_parent',
  'below_itself',
  'twice',
  'ambiguous',
  'not_changed',
  'candidate',
] as const;
/** What keeps a row from being imported. */
export type RecordProblemCode = (typeof RECORD_PROBLEMS)[number];

/** What is wrong with a field of a row. */
export interface RecordProblem {
  readonly field: string;
  readonly code: RecordProblemCode;
}

/** A department, as a row says it; undefined: the row says nothing of it. */
export interface DepartmentRow {
  readonly name: string;
  readonly code?: string | undefined;
  readonly parent?: string | undefined;
}
/** A place of work, as a row says it. */
export interface LocationRow {
  readonly name: string;
  readonly address?: string | undefined;
  readonly country?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}
/** A member, as a row says it. */
export interface EmployeeRow {
  readonly email: string;
  readonly role?: 'company_admin' | 'company_recruiter' | 'employee' | undefined;
  readonly title?: string | undefined;
  readonly department?: string | undefined;
  readonly location?: string | undefined;
  readonly is_interviewer?: boolean | undefined;
}
/** A position, as a row says it. */
export interface PositionImportRow {
  readonly title: string;
  readonly external_id?: string | undefined;
  readonly department?: string | undefined;
  readonly locations?: readonly string[] | undefined;
  readonly remote?: (typeof REMOTE_WORK)[number] | undefined;
  readonly job_type?: (typeof JOB_TYPES)[number] | undefined;
  readonly level?: (typeof JOB_LEVELS)[number] | undefined;
  readonly openings?: number | undefined;
  readonly closes_on?: string | undefined;
  readonly description?: string | undefined;
}

/** A row of each kind. */
export interface RecordRows {
  readonly departments: DepartmentRow;
  readonly locations: LocationRow;
  readonly employees: EmployeeRow;
  readonly positions: PositionImportRow;
}

const LONGEST: Readonly<Record<string, number>> = {
  name: 120,
  code: 40,
  address: 300,
  country: 80,
  title: 120,
  external_id: 100,
  description: 20_000,
};

const ROLES: Readonly<Record<string, EmployeeRow['role']>> = {
  admin: 'company_admin',
  companyadmin: 'company_admin',
  siteadmin: 'company_admin',
  recruiter: 'company_recruiter',
  companyrecruiter: 'company_recruiter',
  employee: 'employee',
  hiringmanager: 'employee',
  manager: 'employee',
  interviewer: 'employee',
  basic: 'employee',
};

const REMOTE: Readonly<Record<string, (typeof REMOTE_WORK)[number]>> = {
  no: 'no',
  onsite: 'no',
  office: 'no',
  false: 'no',
  yes: 'yes',
  remote: 'yes',
  fullyremote: 'yes',
  true: 'yes',
  hybrid: 'hybrid',
};

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'نعم']);
const NO = new Set(['no', 'n', 'false', '0', 'لا']);

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Reads a row by its fields. Whatever is wrong with it is named; a row with a problem is not imported.
 * @param values Text of each field; empty or left out: the row says nothing of it.
 */
export function readRecord<K extends RecordKind>(
  kind: K,
  values: Readonly<Record<string, string>>,
): { readonly record: RecordRows[K]; readonly problems: readonly RecordProblem[] } {
  const problems: RecordProblem[] = [];
  const wrong = (field: string, code: RecordProblemCode) => void problems.push({ field, code });
  const text = (field: string): string | undefined => {
    const given = values[field] ?? '';
    const found =
      field === 'description'
        ? given.trim()
        : given
            .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
            .replace(/\s+/g, ' ')
            .trim();
    if (found.length > (LONGEST[field] ?? 200)) wrong(field, 'too_long');
    return found === '' ? undefined : found;
  };
  const needed = NEEDED[kind];
  if (text(needed) === undefined) wrong(needed, 'missing');
  const record = READERS[kind](text, wrong);
  return { record: record as RecordRows[K], problems: onceEach(problems) };
}

type Text = (field: string) => string | undefined;
type Wrong = (field: string, code: RecordProblemCode) => void;

const READERS: { readonly [K in RecordKind]: (text: Text, wrong: Wrong) => RecordRows[K] } = {
  departments: (text) => ({ name: text('name') ?? '', code: text('code'), parent: text('parent') }),
  locations: (text, wrong) => ({
    name: text('name') ?? '',
    address: text('address'),
    country: text('country'),
    latitude: numberIn('latitude', text('latitude'), wrong, { most: 90, whole: false, least: -90 }),
    longitude: numberIn('longitude', text('longitude'), wrong, { most: 180, whole: false, least: -180 }),
  }),
  employees: (text, wrong) => {
    const email = normalizeEmail(text('email') ?? '');
    if (email !== '' && emailProblem(email) !== null) wrong('email', 'email');
    return {
      email,
      role: choiceIn('role', text('role'), ROLES, wrong, 'role'),
      title: text('title'),
      department: text('department'),
      location: text('location'),
      is_interviewer: yesNoIn('is_interviewer', text('is_interviewer'), wrong),
    };
  },
  positions: (text, wrong) => ({
    title: text('title') ?? '',
    external_id: text('external_id'),
    department: text('department'),
    locations: listIn(text('locations')),
    remote: choiceIn('remote', text('remote'), REMOTE, wrong, 'choice'),
    job_type: choiceIn('job_type', text('job_type'), TYPES, wrong, 'choice'),
    level: choiceIn('level', text('level'), namesOf(JOB_LEVELS), wrong, 'choice'),
    openings: numberIn('openings', text('openings'), wrong, { least: 0, most: 10_000, whole: true }),
    closes_on: dayIn('closes_on', text('closes_on'), wrong),
    description: text('description'),
  }),
};

const namesOf = <V extends string>(values: readonly V[]): Readonly<Record<string, V>> =>
  Object.fromEntries(values.map((value) => [bare(value), value]));

/** Types of work by their own names and by those that files have for them. */
const TYPES: Readonly<Record<string, (typeof JOB_TYPES)[number]>> = {
  ...namesOf(JOB_TYPES),
  intern: 'internship',
  contractor: 'contract',
  temporary: 'contract',
  apprentice: 'apprenticeship',
};

function choiceIn<V extends string>(
  field: string,
  text: string | undefined,
  choices: Readonly<Record<string, V | undefined>>,
  wrong: Wrong,
  code: 'choice' | 'role',
): V | undefined {
  if (text === undefined) return undefined;
  const found = Object.hasOwn(choices, bare(text)) ? choices[bare(text)] : undefined;
  if (found === undefined) wrong(field, code);
  return found;
}

function numberIn(
  field: string,
  text: string | undefined,
  wrong: Wrong,
  range: { readonly least: number; readonly most: number; readonly whole: boolean },
): number | undefined {
  if (text === undefined) return undefined;
  const found = Number(text.replace(',', '.'));
  if (Number.isFinite(found) && found >= range.least && found <= range.most) {
    if (!range.whole || Number.isInteger(found)) return found;
  }
  wrong(field, 'number');
  return undefined;
}

function dayIn(field: string, text: string | undefined, wrong: Wrong): string | undefined {
  if (text === undefined) return undefined;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  const at = Date.parse(`${day}T00:00:00Z`);
  // A day that there is not, such as 31 February, becomes another one.
  if (day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)) return day;
  wrong(field, 'day');
  return undefined;
}

function yesNoIn(field: string, text: string | undefined, wrong: Wrong): boolean | undefined {
  if (text === undefined) return undefined;
  if (YES.has(text.toLowerCase())) return true;
  if (NO.has(text.toLowerCase())) return false;
  wrong(field, 'yes_no');
  return undefined;
}

/** Names of a cell, parted by semicolons or bars: places have commas in their names. */
function listIn(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  return [
    ...new Set(
      text
        .split(/[;|]/)
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    ),
  ];
}

function onceEach(problems: readonly RecordProblem[]): RecordProblem[] {
  return [...new Map(problems.map((each) => [`${each.field}:${each.code}`, each])).values()];
}

/** By what a row is found again: the same key twice in a file is the same record. */
export function keyOfRecord<K extends RecordKind>(kind: K, record: RecordRows[K]): string {
  if (kind === 'employees') return (record as EmployeeRow).email;
  if (kind === 'positions') {
    const { external_id, title } = record as PositionImportRow;
    return external_id !== undefined ? `id ${external_id}` : `title ${title.toLowerCase()}`;
  }
  return (record as DepartmentRow | LocationRow).name.toLowerCase();
}
