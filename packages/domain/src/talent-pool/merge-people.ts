import { type Consent, MOST_PERSON_TAGS, MOST_SKILLS } from './person-facts.ts';

/** Days for which a merge can be taken back. */
export const MERGE_DAYS = 30;

/** What a merge decides of a person. */
export interface MergedFacts {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly owner_id: string | null;
  readonly consent: Consent;
  readonly consent_source: string;
  readonly consent_on: string | null;
  readonly consent_until: string | null;
  readonly do_not_contact: boolean;
  readonly do_not_contact_reason: string;
  readonly do_not_contact_at: string | null;
  readonly cv_file_id: string | null;
  readonly external_id: string;
  readonly is_open: boolean;
}

/** Facts that go together, and are taken from one of the two as a whole. */
const GROUPS = [
  ['first_name', 'last_name'],
  ['email'],
  ['phone'],
  ['location'],
  ['linkedin'],
  ['owner_id'],
  ['consent', 'consent_source', 'consent_on', 'consent_until'],
  ['do_not_contact', 'do_not_contact_reason', 'do_not_contact_at'],
  ['cv_file_id'],
  ['external_id'],
  ['is_open'],
] as const satisfies readonly (readonly (keyof MergedFacts)[])[];

/**
 * What is known of the person who is kept once another one turned out to be the same: what the kept one lacks is filled
 * in, skills and tags are put together, and the more careful word on consent and contact holds.
 */
export function mergePeople(kept: MergedFacts, other: MergedFacts): MergedFacts {
  const taken = GROUPS.filter((group) => isTaken(group[0], kept, other)).flat();
  return {
    ...kept,
    ...Object.fromEntries(taken.map((field) => [field, other[field]])),
    skills: together(kept.skills, other.skills, MOST_SKILLS),
    tags: together(kept.tags, other.tags, MOST_PERSON_TAGS),
  };
}

function isTaken(field: (typeof GROUPS)[number][0], kept: MergedFacts, other: MergedFacts): boolean {
  switch (field) {
    case 'first_name':
      return kept.first_name === '' && kept.last_name === '';
    case 'consent':
      return CAUTION[other.consent] > CAUTION[kept.consent];
    case 'do_not_contact':
    case 'is_open':
      return !kept[field] && other[field];
    case 'owner_id':
    case 'cv_file_id':
      return kept[field] === null;
    default:
      return kept[field] === '';
  }
}

/** What was withdrawn stays withdrawn, whoever of the two said so. */
const CAUTION: Readonly<Record<Consent, number>> = { unknown: 0, given: 1, withdrawn: 2 };

function together(kept: readonly string[], more: readonly string[], most: number): string[] {
  const known = new Set(kept.map((each) => each.toLowerCase()));
  return [...kept, ...more.filter((each) => !known.has(each.toLowerCase()))].slice(0, most);
}

/**
 * What is known of the kept person once a merge is taken back. What was changed since then stays; of the rest each fact is
 * as it was before the merge.
 * @param before the kept person as it was
 * @param merged the kept person as the merge left it
 * @param now the kept person as it is
 */
export function partPeople(before: MergedFacts, merged: MergedFacts, now: MergedFacts): MergedFacts {
  const untouched = untouchedFields(GROUPS, merged, now);
  const without = (field: 'skills' | 'tags') => {
    const known = new Set(before[field]);
    const added = new Set(merged[field].filter((each) => !known.has(each)));
    return now[field].filter((each) => !added.has(each));
  };
  return {
    ...now,
    ...Object.fromEntries(untouched.map((field) => [field, before[field]])),
    skills: without('skills'),
    tags: without('tags'),
  };
}

/** The fields of the groups in which nothing was changed since `left`. */
export function untouchedFields<Field extends string>(
  groups: readonly (readonly Field[])[],
  left: { readonly [F in Field]: unknown },
  now: { readonly [F in Field]: unknown },
): Field[] {
  return groups.filter((group) => group.every((field) => isEqual(now[field], left[field]))).flat();
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
