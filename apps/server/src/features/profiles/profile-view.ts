import type { profileInfoData, ShownProfile } from '@tryout/contract/profiles/profiles';
import { profileCompleteness } from '@tryout/domain/accounts/profile-completeness';
import { PROFILE_FIELDS, type ProfileField } from '@tryout/domain/profiles/profile-parts';
import type { z } from 'zod';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { versionOf } from './change-profile.ts';
import { findProfile, listEducation, listExperience } from './profiles.queries.ts';

async function candidatePart(db: Db, userId: string) {
  const { profile_picture_file_id, cover_picture_file_id, ...profile } = await findProfile(db, userId);
  const shown = {
    ...profile,
    profile_picture_path: profile_picture_file_id ? '/api/user/profile/pictures/picture' : null,
    cover_picture_path: cover_picture_file_id ? '/api/user/profile/pictures/cover' : null,
    experience: await listExperience(db, userId),
    education: await listEducation(db, userId),
    versions: Object.fromEntries(PROFILE_FIELDS.map((field) => [field, versionOf(profile, field)])) as Record<
      ProfileField,
      number
    >,
  };
  const { percentage, missing } = profileCompleteness(shown);
  return { ...shown, completeness: { percentage, missing: [...missing] } };
}

/** A person's own profile. */
export async function readOwnProfile(db: Db, actor: Actor): Promise<z.input<typeof profileInfoData>> {
  const { user_id, user_type, email, first_name, last_name } = actor;
  const candidate = user_type === 'candidate' ? await candidatePart(db, user_id) : null;
  return { user_id, user_type, email, first_name, last_name, candidate };
}

/** A profile as those who decide see it. */
export async function shownProfileOf(db: Db, userId: string): Promise<ShownProfile> {
  return {
    ...(await findProfile(db, userId)),
    experience: await listExperience(db, userId),
    education: await listEducation(db, userId),
  };
}
