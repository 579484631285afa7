/**
 * The lists that the platform keeps for people to choose from, in the order of their tabs. `skill`: general ones;
 * `technical_skill`: tools and trades; `sector`: of the North American Industry Classification System; `department`,
 * `location` and `job_title`: starters for the lists of organizations.
 */
export const REFERENCE_KINDS = [
  'skill',
  'technical_skill',
  'job_title',
  'industry',
  'sector',
  'department',
  'location',
  'country',
  'language',
  'time_zone',
] as const;
/** See `REFERENCE_KINDS`. */
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/**
 * What an entry can be. `suggested`: somebody typed it and it waits to be looked at; `in_use`: offered; `archived`: not
 * offered any more; `refused`: looked at and never offered; `merged`: another entry took its place.
 */
export const REFERENCE_STATUSES = ['in_use', 'suggested', 'archived', 'refused', 'merged'] as const;
/** See `REFERENCE_STATUSES`. */
export type ReferenceStatus = (typeof REFERENCE_STATUSES)[number];

/** Statuses that an entry is given by hand; being merged and being suggested come about otherwise. */
export const SETTLED_STATUSES = ['in_use', 'archived', 'refused'] as const;
/** See `SETTLED_STATUSES`. */
export type SettledStatus = (typeof SETTLED_STATUSES)[number];

/** Orders of the list: by name, or by when an entry was added. */
export const REFERENCE_SORTS = ['name', '-name', 'added', '-added'] as const;

/** Where records hold what a merge changes; named `<record>_<field>`. */
export const REFERENCE_PLACES = [
  'position_skills',
  'position_technical_skills',
  'profile_skills',
  'profile_technical_skills',
  'person_skills',
  'organization_industry',
  'position_industry',
  'simulation_industry',
] as const;
/** See `REFERENCE_PLACES`. */
export type ReferencePlace = (typeof REFERENCE_PLACES)[number];

/** Lists whose entries a standard gives: they are renamed and archived, but none is added, merged or imported by hand. */
const FIXED: ReadonlySet<ReferenceKind> = new Set(['sector', 'country', 'time_zone']);

/** Whether entries can be added to a list, merged and imported. False: a standard says what is in it. */
export const isOpenKind = (kind: ReferenceKind): boolean => !FIXED.has(kind);

/** The columns of records that say an entry of a kind; none: the list only offers words, and records keep what was taken. */
export function placesOf(kind: ReferenceKind): readonly ReferencePlace[] {
  if (kind === 'skill') return ['position_skills', 'profile_skills', 'person_skills'];
  if (kind === 'technical_skill')
    return ['position_technical_skills', 'profile_technical_skills', 'person_skills'];
  if (kind === 'industry') return ['organization_industry', 'position_industry', 'simulation_industry'];
  return [];
}

/** How many days a merge can be taken back. Then what it changed is forgotten. */
export const REFERENCE_UNDO_DAYS = 30;
/** Most characters of a name. */
export const LONGEST_NAME = 120;
/** Most characters of a name that goes into a list of skills. */
export const LONGEST_SKILL = 60;
/** Most other spellings of an entry. */
export const MOST_ALIASES = 40;
/** Most names that are added at once by hand. */
export const MOST_ADDED = 500;
/** Most rows of an imported file. */
export const MOST_IMPORTED_ENTRIES = 5000;
