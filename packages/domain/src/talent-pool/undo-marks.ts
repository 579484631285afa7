import { type MergedFacts, untouchedFields } from './merge-people.ts';
import { MOST_PERSON_TAGS } from './person-facts.ts';

/** What a change of several people at once can change of each. */
export type PersonMarks = Pick<
  MergedFacts,
  | 'tags'
  | 'owner_id'
  | 'consent'
  | 'consent_source'
  | 'consent_on'
  | 'consent_until'
  | 'do_not_contact'
  | 'do_not_contact_reason'
  | 'do_not_contact_at'
>;

/** Marks that go together: each group is put back as a whole, or stays. */
const GROUPS = [
  ['owner_id'],
  ['consent', 'consent_source', 'consent_on', 'consent_until'],
  ['do_not_contact', 'do_not_contact_reason', 'do_not_contact_at'],
] as const satisfies readonly (readonly (keyof PersonMarks)[])[];

/**
 * The marks of a person once a change is undone. What was changed since then stays; of the rest each mark is as it was
 * before. Tags that the change put on go, those that it took off come back, and later ones stay.
 * @param before the marks as they were
 * @param after the marks as the change left them
 * @param now the marks as they are
 */
export function undoMarks(before: PersonMarks, after: PersonMarks, now: PersonMarks): PersonMarks {
  const back = untouchedFields(GROUPS, after, now);
  return {
    ...now,
    ...Object.fromEntries(back.map((field) => [field, before[field]])),
    tags: tagsBack(before.tags, after.tags, now.tags),
  };
}

function tagsBack(before: readonly string[], after: readonly string[], now: readonly string[]): string[] {
  const lower = (tags: readonly string[]) => new Set(tags.map((tag) => tag.toLowerCase()));
  const [had, left] = [lower(before), lower(after)];
  const kept = now.filter((tag) => !left.has(tag.toLowerCase()) || had.has(tag.toLowerCase()));
  const there = lower(kept);
  const taken = before.filter((tag) => !left.has(tag.toLowerCase()) && !there.has(tag.toLowerCase()));
  return [...kept, ...taken].slice(0, Math.max(kept.length, MOST_PERSON_TAGS));
}
