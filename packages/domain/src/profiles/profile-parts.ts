/** Parts of a profile that are changed one by one, each with a version of its own. */
export const PROFILE_FIELDS = [
  'tagline',
  'bio',
  'phone',
  'location',
  'linkedin',
  'skills',
  'technical_skills',
  'languages',
  'availability',
  'work_permit',
] as const;

/** A part of a profile that is changed by itself. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** How well a language is known: the Common European levels, then a first language. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;

/** See `LANGUAGE_LEVELS`. */
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** A language somebody knows; the level is empty where it is not said. */
export interface KnownLanguage {
  readonly name: string;
  readonly level: LanguageLevel | '';
}

/** When somebody can begin to work. */
export const AVAILABILITIES = ['unsaid', 'now', 'after_notice', 'from_day', 'not_looking'] as const;

/** See `AVAILABILITIES`. */
export type AvailabilityKind = (typeof AVAILABILITIES)[number];

/** When somebody can begin: `weeks` only with `after_notice`, `day` (`2026-11-24`) only with `from_day`. */
export interface Availability {
  readonly kind: AvailabilityKind;
  readonly weeks: number | null;
  readonly day: string | null;
}

/** Nothing said of it. */
export const UNSAID: Availability = { kind: 'unsaid', weeks: null, day: null };

/** What is missing of an availability, or does not belong to it; null: nothing. */
export function availabilityProblem({ kind, weeks, day }: Availability): 'weeks' | 'day' | null {
  if ((kind === 'after_notice') !== (weeks !== null)) return 'weeks';
  return (kind === 'from_day') !== (day !== null) ? 'day' : null;
}

/** Most skills, and most technical skills, of a profile. */
export const MOST_SKILLS = 60;

/** Most languages of a profile. */
export const MOST_LANGUAGES = 30;

/** Adds words to a list, each once whatever its capitals; the first way of writing stays. At most `most` are kept. */
export function withWords(
  words: readonly string[],
  more: readonly string[],
  most: number = MOST_SKILLS,
): string[] {
  const found = new Map<string, string>();
  for (const word of [...words, ...more]) {
    const key = word.trim().toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, word.trim());
  }
  return [...found.values()].slice(0, most);
}

/** Adds languages to a list by their names; a level is filled in where there was none. */
export function withLanguages(
  languages: readonly KnownLanguage[],
  more: readonly KnownLanguage[],
): KnownLanguage[] {
  const found = new Map<string, KnownLanguage>();
  for (const language of [...languages, ...more]) {
    const name = language.name.trim();
    const known = found.get(name.toLowerCase());
    if (name !== '' && (!known || known.level === '')) {
      found.set(name.toLowerCase(), { name: known?.name ?? name, level: language.level });
    }
  }
  return [...found.values()].slice(0, MOST_LANGUAGES);
}
