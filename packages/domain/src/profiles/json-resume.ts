import { normalizeLinkedin } from '../accounts/linkedin.ts';
import { type RemoteWork, USER_JOB_TYPES, type UserJobType } from '../positions/vocabulary.ts';
import {
  type Availability,
  type KnownLanguage,
  LANGUAGE_LEVELS,
  type LanguageLevel,
  withLanguages,
  withWords,
} from './profile-parts.ts';

/** A job as a profile holds it; months are `2024-05`. */
export interface ResumeJob {
  readonly title: string;
  readonly company: string;
  readonly employment_type: UserJobType;
  readonly location: string;
  readonly remote: RemoteWork;
  readonly start_month: string;
  readonly end_month: string | null;
  readonly is_current: boolean;
  readonly description: string;
}

/** A school as a profile holds it. */
export interface ResumeSchool {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly start_year: number;
  readonly end_year: number | null;
  readonly grade: string;
}

/** What of a profile goes into a résumé file. */
export interface ResumeProfile {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly tagline: string;
  readonly bio: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly skills: readonly string[];
  readonly technical_skills: readonly string[];
  readonly languages: readonly KnownLanguage[];
  readonly availability: Availability;
  readonly work_permit: string;
  readonly experience: readonly ResumeJob[];
  readonly education: readonly ResumeSchool[];
}

/** What a résumé file says that a profile holds; empty where it says nothing. */
export type ReadResume = Pick<
  ResumeProfile,
  | 'tagline'
  | 'bio'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'skills'
  | 'technical_skills'
  | 'languages'
  | 'experience'
  | 'education'
>;

/** Why a part of a résumé file is not taken. */
export type ResumeProblem =
  | 'wrong_kind'
  | 'too_long'
  | 'no_title'
  | 'no_company'
  | 'no_start'
  | 'no_school'
  | 'end_before_start'
  | 'no_date'
  | 'not_linkedin'
  | 'too_many';

/** A résumé file as it was read. */
export interface ResumeReading {
  readonly taken: ReadResume;
  /** Parts that the format knows and a profile does not hold (`volunteer`, `basics.url`). */
  readonly not_held: readonly string[];
  /** Parts that the format does not know. */
  readonly unknown: readonly string[];
  /** Parts that are not as the format asks, or not as a profile needs them, and are left out. */
  readonly problems: readonly { readonly path: string; readonly problem: ResumeProblem }[];
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
/** The keyword list that holds technical skills in files of ours. */
const TECHNICAL = 'Technical';

const TITLE = 160;
const TEXT = 4000;
const SKILL = 60;
const MOST_ENTRIES = 50;

/** A profile as JSON Resume 1.0.0. Parts that are empty are left out. Pure. */
export function toJsonResume(profile: ResumeProfile): Record<string, unknown> {
  const username = /linkedin\.com\/in\/([^/?#]+)/i.exec(profile.linkedin)?.[1];
  return whole({
    $schema: SCHEMA,
    basics: whole({
      name: `${profile.first_name} ${profile.last_name}`.trim(),
      label: profile.tagline,
      email: profile.email,
      phone: profile.phone,
      summary: profile.bio,
      location: profile.location === '' ? undefined : { address: profile.location },
      profiles:
        profile.linkedin === ''
          ? undefined
          : [whole({ network: 'LinkedIn', username, url: profile.linkedin })],
    }),
    work: profile.experience.map((job) =>
      whole({
        name: job.company,
        position: job.title,
        location: job.location,
        startDate: job.start_month,
        endDate: job.end_month ?? undefined,
        summary: job.description,
        'x-employmentType': job.employment_type,
        'x-remote': job.remote === 'no' ? undefined : job.remote,
      }),
    ),
    education: profile.education.map((school) =>
      whole({
        institution: school.school,
        studyType: school.degree,
        area: school.field,
        startDate: String(school.start_year),
        endDate: school.end_year === null ? undefined : String(school.end_year),
        score: school.grade,
      }),
    ),
    skills: [
      ...profile.skills.map((name) => ({ name })),
      ...(profile.technical_skills.length > 0
        ? [{ name: TECHNICAL, keywords: [...profile.technical_skills] }]
        : []),
    ],
    languages: profile.languages.map(({ name, level }) => whole({ language: name, fluency: level })),
    meta: whole({
      version: 'v1.0.0',
      'x-availability': profile.availability.kind === 'unsaid' ? undefined : { ...profile.availability },
      'x-workPermit': profile.work_permit,
    }),
  });
}

/** Without what is undefined, empty or a list of nothing. */
function whole(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

type Kind = 'text' | 'date' | 'texts' | 'object';

/** What JSON Resume 1.0.0 names, part by part; `held` is what a profile has a place for. */
const FORMAT: Readonly<
  Record<string, { readonly held: Readonly<Record<string, Kind>>; readonly else: readonly string[] }>
> = {
  basics: {
    held: { label: 'text', phone: 'text', summary: 'text', location: 'object' },
    else: ['name', 'image', 'email', 'url', 'profiles'],
  },
  'basics.location': {
    held: { address: 'text', postalCode: 'text', city: 'text', countryCode: 'text', region: 'text' },
    else: [],
  },
  'basics.profiles': { held: { network: 'text', url: 'text' }, else: ['username'] },
  work: {
    held: {
      name: 'text',
      location: 'text',
      position: 'text',
      startDate: 'date',
      endDate: 'date',
      summary: 'text',
      highlights: 'texts',
    },
    else: ['description', 'url'],
  },
  education: {
    held: {
      institution: 'text',
      area: 'text',
      studyType: 'text',
      startDate: 'date',
      endDate: 'date',
      score: 'text',
    },
    else: ['url', 'courses'],
  },
  skills: { held: { name: 'text', keywords: 'texts' }, else: ['level'] },
  languages: { held: { language: 'text', fluency: 'text' }, else: [] },
};
const HELD_LISTS = ['work', 'education', 'skills', 'languages'] as const;
const NOT_HELD = [
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'interests',
  'references',
  'projects',
] as const;
/** What files of ours say beyond the format. */
const OWN: Readonly<Record<string, readonly string[]>> = { work: ['x-employmentType', 'x-remote'] };
const DATE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Reads a JSON Resume file. Nothing it holds makes this fail: what cannot be taken is told. Pure. */
export function readJsonResume(file: unknown): ResumeReading {
  const notes = new Notes();
  const root = notes.record(file, '');
  const basics = notes.record(root?.basics, 'basics');
  for (const key of Object.keys(root ?? {})) {
    if (key === '$schema' || key === 'meta' || key === 'basics') continue;
    if (HELD_LISTS.some((list) => list === key)) continue;
    if (NOT_HELD.some((list) => list === key)) {
      const value = root?.[key];
      if (!Array.isArray(value) || value.length > 0) notes.not_held.push(key);
    } else notes.unknown.push(key);
  }
  const about = fieldsOf(notes, basics, 'basics', 'basics');
  const list = (name: (typeof HELD_LISTS)[number]) =>
    notes.list(root?.[name], name).flatMap((entry, i) => {
      const path = `${name}.${i}`;
      const record = notes.record(entry, path);
      return record ? [{ path, record, fields: fieldsOf(notes, record, name, path) }] : [];
    });
  const skills: string[] = [];
  const technical: string[] = [];
  for (const { fields, path } of list('skills')) {
    const keywords = fields.texts('keywords');
    const isTechnical = fields.text('name').toLowerCase() === TECHNICAL.toLowerCase();
    const words = isTechnical ? keywords : [fields.text('name'), ...keywords];
    const short = words.filter((word) => word !== '' && word.length <= SKILL);
    if (words.some((word) => word.length > SKILL)) notes.problem(path, 'too_long');
    (isTechnical ? technical : skills).push(...short);
  }
  const experience = list('work').flatMap((entry) => jobOf(notes, entry));
  const education = list('education').flatMap((entry) => schoolOf(notes, entry));
  const languages = list('languages').flatMap(({ fields, path }): KnownLanguage[] => {
    const name = fields.text('language');
    if (name.length > SKILL) notes.problem(path, 'too_long');
    return name === '' || name.length > SKILL ? [] : [{ name, level: levelOf(fields.text('fluency')) }];
  });
  return {
    taken: {
      tagline: notes.short(about.text('label'), 'basics.label', TITLE),
      bio: notes.short(about.text('summary'), 'basics.summary', TEXT),
      phone: notes.short(about.text('phone'), 'basics.phone', 40),
      location: notes.short(placeOf(notes, basics), 'basics.location', TITLE),
      linkedin: linkedinOf(notes, basics),
      skills: withWords([], skills),
      technical_skills: withWords([], technical),
      languages: withLanguages([], languages),
      experience: notes.most(experience, 'work'),
      education: notes.most(education, 'education'),
    },
    not_held: notes.not_held,
    unknown: notes.unknown,
    problems: notes.problems,
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Gathers what is told of a file while it is read. */
class Notes {
  readonly not_held: string[] = [];
  readonly unknown: string[] = [];
  readonly problems: { path: string; problem: ResumeProblem }[] = [];

  problem(path: string, problem: ResumeProblem): void {
    this.problems.push({ path, problem });
  }

  record(value: unknown, path: string): Values | undefined {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'object' && !Array.isArray(value)) return value as Values;
    this.problem(path, 'wrong_kind');
    return undefined;
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value.slice(0, 500);
    this.problem(path, 'wrong_kind');
    return [];
  }

  /** A text that fits; one that does not is left out and told. */
  short(text: string, path: string, most: number): string {
    if (text.length <= most) return text;
    this.problem(path, 'too_long');
    return '';
  }

  most<T>(entries: readonly T[], path: string): readonly T[] {
    if (entries.length > MOST_ENTRIES) this.problem(path, 'too_many');
    return entries.slice(0, MOST_ENTRIES);
  }
}

interface Fields {
  readonly text: (name: string) => string;
  readonly texts: (name: string) => readonly string[];
}

/** The fields of a part, each of the kind that the format asks for; others are told. */
function fieldsOf(notes: Notes, values: Values | undefined, part: string, path: string): Fields {
  const format = FORMAT[part];
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  for (const [key, value] of Object.entries(values ?? {})) {
    const at = `${path}.${key}`;
    const kind = format?.held[key];
    if (kind === undefined) {
      if (OWN[part]?.includes(key) && typeof value === 'string') texts.set(key, value);
      else if (!format?.else.includes(key)) notes.unknown.push(at);
      else if (isSaid(value) && !['name', 'email', 'profiles', 'username'].includes(key))
        notes.not_held.push(at);
      continue;
    }
    if (value === null || kind === 'object') continue;
    if (kind === 'texts') {
      const given = notes.list(value, at);
      const said = given.filter((one) => typeof one === 'string').map((one) => plain(one as string));
      if (said.length < given.length) notes.problem(at, 'wrong_kind');
      lists.set(key, said);
    } else if (typeof value !== 'string') notes.problem(at, 'wrong_kind');
    else if (kind === 'date' && value.trim() !== '' && !DATE.test(value.trim())) notes.problem(at, 'no_date');
    else texts.set(key, plain(value));
  }
  return { text: (name) => texts.get(name) ?? '', texts: (name) => lists.get(name) ?? [] };
}

/** Control characters other than the ends of lines cannot be kept. */
const plain = (text: string): string =>
  [...text]
    .filter((letter) => letter === '\n' || letter >= ' ')
    .filter((letter) => letter !== '\u007f')
    .join('')
    .trim();

const isSaid = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function placeOf(notes: Notes, basics: Values | undefined): string {
  const where = fieldsOf(
    notes,
    notes.record(basics?.location, 'basics.location'),
    'basics.location',
    'basics.location',
  );
  const town = [where.text('postalCode'), where.text('city')].filter((word) => word !== '').join(' ');
  return [where.text('address'), town, where.text('region'), where.text('countryCode')]
    .filter((word) => word !== '')
    .join(', ')
    .replaceAll('\n', ', ');
}

function linkedinOf(notes: Notes, basics: Values | undefined): string {
  for (const [i, entry] of notes.list(basics?.profiles, 'basics.profiles').entries()) {
    const path = `basics.profiles.${i}`;
    const fields = fieldsOf(notes, notes.record(entry, path), 'basics.profiles', path);
    const url = fields.text('url');
    if (/linkedin/i.test(fields.text('network')) || /linkedin\.com/i.test(url)) {
      const link = url.length <= 300 ? normalizeLinkedin(url).url : null;
      if (link !== null) return link;
      notes.problem(path, 'not_linkedin');
    } else notes.not_held.push(path);
  }
  return '';
}

interface Entry {
  readonly path: string;
  readonly fields: Fields;
}

function jobOf(notes: Notes, { path, fields }: Entry): ResumeJob[] {
  const title = fields.text('position').replaceAll('\n', ' ');
  const company = fields.text('name').replaceAll('\n', ' ');
  const start_month = monthOf(fields.text('startDate'), '01');
  const end_month = monthOf(fields.text('endDate'), '12') || null;
  const problem = entryProblem([
    [title === '', 'no_title'],
    [company === '', 'no_company'],
    [title.length > TITLE || company.length > TITLE, 'too_long'],
    [start_month === '', 'no_start'],
    [end_month !== null && end_month < start_month, 'end_before_start'],
  ]);
  if (problem) {
    notes.problem(path, problem);
    return [];
  }
  const points = fields.texts('highlights').filter((point) => point !== '');
  const text = [fields.text('summary'), ...points.map((point) => `• ${point}`)].filter((one) => one !== '');
  const remote = fields.text('x-remote');
  return [
    {
      title,
      company,
      employment_type: USER_JOB_TYPES.find((type) => type === fields.text('x-employmentType')) ?? 'full_time',
      location: notes.short(fields.text('location').replaceAll('\n', ', '), `${path}.location`, TITLE),
      remote: remote === 'yes' || remote === 'hybrid' ? remote : 'no',
      start_month,
      end_month,
      is_current: end_month === null,
      description: notes.short(text.join('\n'), `${path}.summary`, TEXT),
    },
  ];
}

function schoolOf(notes: Notes, { path, fields }: Entry): ResumeSchool[] {
  const one = (name: string) => fields.text(name).replaceAll('\n', ' ');
  const school = one('institution');
  const from = yearOf(fields.text('startDate'));
  const end_year = yearOf(fields.text('endDate'));
  // A file that names only the end says when it was done; that is when it began as far as is known.
  const start_year = from ?? end_year;
  const problem = entryProblem([
    [school === '', 'no_school'],
    [[school, one('studyType'), one('area')].some((text) => text.length > TITLE), 'too_long'],
    [start_year === null, 'no_start'],
    [start_year !== null && end_year !== null && end_year < start_year, 'end_before_start'],
  ]);
  if (problem || start_year === null) {
    notes.problem(path, problem ?? 'no_start');
    return [];
  }
  return [
    {
      school,
      degree: one('studyType'),
      field: one('area'),
      start_year,
      end_year,
      grade: notes.short(one('score'), `${path}.score`, 60),
    },
  ];
}

const entryProblem = (checks: readonly (readonly [boolean, ResumeProblem])[]): ResumeProblem | undefined =>
  checks.find(([isWrong]) => isWrong)?.[1];

const monthOf = (date: string, month: string): string => {
  if (date === '') return '';
  return date.length === 4 ? `${date}-${month}` : date.slice(0, 7);
};
const yearOf = (date: string): number | null => {
  const year = Number(date.slice(0, 4));
  return date === '' || year < 1940 ? null : year;
};

const FLUENCIES: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/native|mother|first language|bilingual/i, 'native'],
  [/proficien|full professional/i, 'C2'],
  [/fluent|advanced|professional/i, 'C1'],
  [/upper/i, 'B2'],
  [/intermediate|conversational|limited/i, 'B1'],
  [/elementary/i, 'A2'],
  [/beginner|basic/i, 'A1'],
];

/** How well a language is known, as files say it; empty where it is not told by its words. */
function levelOf(fluency: string): LanguageLevel | '' {
  const named = /\b([abc][12])\b/i.exec(fluency)?.[1]?.toUpperCase();
  return (
    LANGUAGE_LEVELS.find((level) => level === named) ??
    FLUENCIES.find(([sign]) => sign.test(fluency))?.[1] ??
    ''
  );
}
