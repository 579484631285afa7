import type { RouteBody } from '@tryout/contract/define-route';
import type { takeFromCv as route } from '@tryout/contract/profiles/profiles';
import { withLanguages, withWords } from '@tryout/domain/profiles/profile-parts';
import type { SignedAct } from '../../platform/act.ts';
import { changeProfile } from './change-profile.ts';
import { checkEducation, checkExperience, checkRoom } from './check-entries.ts';
import { lockProfile, putEducation, putExperience, technicalAmong } from './profiles.queries.ts';

/**
 * Adds what somebody took from a CV of theirs; a skill or language that is there already is not added again. Tools that
 * the platform knows by name become technical skills.
 */
export async function addFromCv(act: SignedAct, taken: RouteBody<typeof route>): Promise<void> {
  const { db, actor } = act;
  const { skills, languages, experience, education, ...fields } = taken;
  for (const [i, job] of experience.entries()) checkExperience(job, `experience.${i}.`);
  for (const [i, school] of education.entries()) checkEducation(school, `education.${i}.`);
  await checkRoom(db, 'experiences', actor.user_id, experience.length);
  await checkRoom(db, 'educations', actor.user_id, education.length);
  const profile = await lockProfile(db, actor.user_id);
  const known = new Set([...profile.skills, ...profile.technical_skills].map((skill) => skill.toLowerCase()));
  const added = skills.filter((skill) => !known.has(skill.toLowerCase()));
  const technical = await technicalAmong(db, added);
  const isTechnical = (skill: string) => technical.has(skill.toLowerCase());
  await changeProfile(act, {
    ...fields,
    skills: withWords(
      profile.skills,
      added.filter((skill) => !isTechnical(skill)),
    ),
    technical_skills: withWords(profile.technical_skills, added.filter(isTechnical)),
    languages: withLanguages(profile.languages, languages),
  });
  for (const job of experience) await putExperience(db, actor.user_id, null, job);
  for (const school of education) await putEducation(db, actor.user_id, null, school);
}
