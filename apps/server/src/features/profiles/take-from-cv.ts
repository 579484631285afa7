import type { RouteBody } from '@tryout/contract/define-route';
import type { takeFromCv as route } from '@tryout/contract/profiles/profiles';
import type { SignedAct } from '../../platform/act.ts';
import { changeProfile } from './change-profile.ts';
import { checkEducation, checkExperience, checkRoom } from './check-entries.ts';
import { findProfile, putEducation, putExperience } from './profiles.queries.ts';

/** Most skills of a profile. */
const MOST_SKILLS = 60;

/** Adds what somebody took from a CV of theirs; a skill that is there already is not added again. */
export async function addFromCv(act: SignedAct, taken: RouteBody<typeof route>): Promise<void> {
  const { db, actor } = act;
  const { skills, experience, education, ...fields } = taken;
  for (const [i, job] of experience.entries()) checkExperience(job, `experience.${i}.`);
  for (const [i, school] of education.entries()) checkEducation(school, `education.${i}.`);
  await checkRoom(db, 'experiences', actor.user_id, experience.length);
  await checkRoom(db, 'educations', actor.user_id, education.length);
  const profile = await findProfile(db, actor.user_id);
  const known = new Set(profile.skills.map((skill) => skill.toLowerCase()));
  const added = skills.filter((skill) => !known.has(skill.toLowerCase()));
  await changeProfile(act, { ...fields, skills: [...profile.skills, ...added].slice(0, MOST_SKILLS) });
  for (const job of experience) await putExperience(db, actor.user_id, null, job);
  for (const school of education) await putEducation(db, actor.user_id, null, school);
}
