import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import {
  availabilityProblem,
  PROFILE_FIELDS,
  type ProfileField,
  withLanguages,
  withWords,
} from '@tryout/domain/profiles/profile-parts';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { takeSkills } from '../reference-data/public.ts';
import { profilesSay } from './profiles.messages.ts';
import { lockProfile, type ProfileChange, type ProfileRow, storeProfile } from './profiles.queries.ts';

/**
 * Stores changed fields of one's own profile; those left out stay. An address at LinkedIn is stored in one form. A field
 * that was changed after the version that its change is based on is refused, unless both say the same.
 */
export async function changeProfile(
  act: SignedAct,
  change: ProfileChange,
  based_on: Partial<Record<ProfileField, number>> = {},
): Promise<void> {
  const { db, actor } = act;
  const wanted = await withKnownSkills(act, inOneForm(change));
  const stored = await lockProfile(db, actor.user_id);
  const changed = PROFILE_FIELDS.filter(
    (field) => wanted[field] !== undefined && !isSame(wanted[field], stored[field]),
  );
  for (const field of changed) {
    const base = based_on[field];
    if (base !== undefined && base !== versionOf(stored, field)) {
      throw new Refusal('conflict', profilesSay('profiles.changed_elsewhere'), {
        current: {
          status: field,
          allowed: [],
          theirs: { field, value: stored[field], version: versionOf(stored, field) },
        },
      });
    }
  }
  if (changed.length === 0) return;
  const versions = Object.fromEntries(changed.map((field) => [field, versionOf(stored, field) + 1]));
  await storeProfile(db, actor.user_id, wanted, { ...stored.versions, ...versions });
}

/** Skills that were merged into others are those; what nobody knows yet is queued for the platform's people. */
async function withKnownSkills(act: SignedAct, change: ProfileChange): Promise<ProfileChange> {
  const { skills, technical_skills } = change;
  return {
    ...change,
    ...(skills ? { skills: await takeSkills(act, 'skill', skills) } : {}),
    ...(technical_skills
      ? { technical_skills: await takeSkills(act, 'technical_skill', technical_skills) }
      : {}),
  };
}

/** How often a part was changed. */
export const versionOf = ({ versions }: Pick<ProfileRow, 'versions'>, field: ProfileField): number =>
  versions[field] ?? 0;

function inOneForm(change: ProfileChange): ProfileChange {
  const { linkedin, skills, technical_skills, languages, availability } = change;
  const problem = availability ? availabilityProblem(availability) : null;
  if (problem === 'weeks') throw invalidField('availability.weeks', profilesSay('profiles.weeks_missing'));
  if (problem === 'day') throw invalidField('availability.day', profilesSay('profiles.day_missing'));
  return {
    ...change,
    ...(linkedin ? { linkedin: normalizeLinkedin(linkedin).url ?? '' } : {}),
    ...(skills ? { skills: withWords([], skills) } : {}),
    ...(technical_skills ? { technical_skills: withWords([], technical_skills) } : {}),
    ...(languages ? { languages: withLanguages([], languages) } : {}),
  };
}

/** Parts are texts, lists and small records; the order of a record's fields says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}
