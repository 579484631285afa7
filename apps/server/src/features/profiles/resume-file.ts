import type { RouteData } from '@tryout/contract/define-route';
import type { importResume as importRoute } from '@tryout/contract/profiles/profiles';
import { type ReadResume, readJsonResume, toJsonResume } from '@tryout/domain/profiles/json-resume';
import { withLanguages, withWords } from '@tryout/domain/profiles/profile-parts';
import type { SignedAct } from '../../platform/act.ts';
import { changeProfile } from './change-profile.ts';
import { checkRoom } from './check-entries.ts';
import {
  findProfile,
  listEducation,
  listExperience,
  lockProfile,
  putEducation,
  putExperience,
} from './profiles.queries.ts';

/** One's own profile as JSON Resume. */
export async function ownResume({ db, actor }: SignedAct): Promise<Record<string, unknown>> {
  const profile = await findProfile(db, actor.user_id);
  return toJsonResume({
    ...profile,
    first_name: actor.first_name,
    last_name: actor.last_name,
    email: actor.email,
    experience: await listExperience(db, actor.user_id),
    education: await listEducation(db, actor.user_id),
  });
}

const TEXTS = ['tagline', 'bio', 'phone', 'location', 'linkedin'] as const;

/** Adds to one's own profile what a JSON Resume file says; a text that is there stays. On trial nothing is stored. */
export async function importResume(
  act: SignedAct,
  file: Readonly<Record<string, unknown>>,
  isTrial: boolean,
): Promise<RouteData<typeof importRoute>> {
  const { db, actor } = act;
  const { taken, ...told } = readJsonResume(file);
  const profile = await lockProfile(db, actor.user_id);
  const said = TEXTS.filter((field) => taken[field] !== '' && taken[field] !== profile[field]);
  const filled = said.filter((field) => profile[field] === '');
  const skills = withWords(profile.skills, taken.skills);
  const technical_skills = withWords(profile.technical_skills, taken.technical_skills);
  const languages = withLanguages(profile.languages, taken.languages);
  const { jobs, schools } = await newEntries(act, taken);
  await checkRoom(db, 'experiences', actor.user_id, jobs.length);
  await checkRoom(db, 'educations', actor.user_id, schools.length);
  if (!isTrial) {
    await changeProfile(act, {
      ...Object.fromEntries(filled.map((field) => [field, taken[field]])),
      skills,
      technical_skills,
      languages,
    });
    for (const job of jobs) await putExperience(db, actor.user_id, null, job);
    for (const school of schools) await putEducation(db, actor.user_id, null, school);
  }
  return {
    filled,
    kept: said.filter((field) => profile[field] !== ''),
    added: {
      skills: skills.length - profile.skills.length,
      technical_skills: technical_skills.length - profile.technical_skills.length,
      languages: languages.length - profile.languages.length,
      experience: jobs.length,
      education: schools.length,
    },
    known: taken.experience.length - jobs.length + (taken.education.length - schools.length),
    not_held: [...told.not_held],
    unknown: [...told.unknown],
    problems: [...told.problems],
  };
}

/** Jobs and schools of a file that the profile does not have: the same name, employer and beginning are one job. */
async function newEntries({ db, actor }: SignedAct, { experience, education }: ReadResume) {
  const keyOf = (...parts: readonly (string | number)[]) => JSON.stringify(parts).toLowerCase();
  const jobKey = (job: ReadResume['experience'][number]) => keyOf(job.title, job.company, job.start_month);
  const schoolKey = (one: ReadResume['education'][number]) => keyOf(one.school, one.degree, one.start_year);
  const jobs = new Set((await listExperience(db, actor.user_id)).map(jobKey));
  const schools = new Set((await listEducation(db, actor.user_id)).map(schoolKey));
  const isNew = (seen: Set<string>, key: string) => !seen.has(key) && seen.add(key).has(key);
  return {
    jobs: experience.filter((job) => isNew(jobs, jobKey(job))),
    schools: education.filter((school) => isNew(schools, schoolKey(school))),
  };
}
