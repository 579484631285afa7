import { linkedinProblem } from '@tryout/domain/accounts/linkedin';
import { REMOTE_WORK, USER_JOB_TYPES } from '@tryout/domain/positions/vocabulary';
import {
  AVAILABILITIES,
  LANGUAGE_LEVELS,
  MOST_LANGUAGES,
  MOST_SKILLS,
} from '@tryout/domain/profiles/profile-parts';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, line, nothing, ref, text } from '../fields.ts';

const month = z
  .string({ message: 'is required' })
  .trim()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'must be a month, such as 2024-05');
const year = z
  .number({ message: 'must be a year' })
  .int('must be a year')
  .min(1940, 'must be 1940 or later')
  .max(2100, 'must be 2100 or earlier');

/** A job the candidate had or has. */
export const experienceFields = z.strictObject({
  title: line(160, 1),
  company: line(160, 1),
  employment_type: z.enum(USER_JOB_TYPES),
  location: line(160).default(''),
  remote: z.enum(REMOTE_WORK).default('no'),
  start_month: month,
  /** Null while the job is current. */
  end_month: month.nullable().default(null),
  is_current: z.boolean().default(false),
  description: text(4000).default(''),
});

/** A school the candidate went or goes to. */
export const educationFields = z.strictObject({
  school: line(160, 1),
  degree: line(160).default(''),
  field: line(160).default(''),
  start_year: year,
  end_year: year.nullable().default(null),
  grade: line(60).default(''),
});

/** Counts changes of a job or a school from 1. */
const entryVersion = z.number().int().min(1);
/** The version that a change is based on; left out, it is made whatever stands there. */
const basedOn = { version: entryVersion.optional() };

/** A stored job. */
export const experienceRow = z.object({
  experience_id: z.string(),
  ...experienceFields.shape,
  version: entryVersion,
});
/** A stored school. */
export const educationRow = z.object({
  education_id: z.string(),
  ...educationFields.shape,
  version: entryVersion,
});

const words = z.array(line(60, 1)).max(MOST_SKILLS, 'must be at most 60');

/** A language somebody knows. */
const knownLanguage = z.strictObject({
  name: line(60, 1),
  /** Empty where it is not said. */
  level: z.enum(['', ...LANGUAGE_LEVELS]),
});
const languages = z.array(knownLanguage).max(MOST_LANGUAGES, 'must be at most 30');

/** When somebody can begin: `weeks` only with `after_notice`, `day` only with `from_day`. */
const availability = z.strictObject({
  kind: z.enum(AVAILABILITIES),
  weeks: z.number().int().min(1, 'must be 1 to 52').max(52, 'must be 1 to 52').nullable(),
  day: day.nullable(),
});

const linkedin = line(300).refine(
  (link) => link === '' || linkedinProblem(link) === null,
  'must be a linkedin.com/in/… address',
);

const version = z.number().int().min(0);
/** How often each part was changed. */
const versions = {
  tagline: version,
  bio: version,
  phone: version,
  location: version,
  linkedin: version,
  skills: version,
  technical_skills: version,
  languages: version,
  availability: version,
  work_permit: version,
};

/** What of a profile those who decide see: no pictures, and no contact data beside those of the application. */
export const shownProfile = z.object({
  tagline: z.string(),
  bio: z.string(),
  location: z.string(),
  linkedin: z.string(),
  skills: z.array(z.string()),
  technical_skills: z.array(z.string()),
  languages: z.array(knownLanguage),
  availability,
  work_permit: z.string(),
  experience: z.array(experienceRow),
  education: z.array(educationRow),
});
/** See `shownProfile`. */
export type ShownProfile = z.output<typeof shownProfile>;

/** The own profile as those who decide see it. */
export const previewProfile = defineRoute({
  method: 'GET',
  path: '/user/profile/preview',
  feature: 'profiles',
  summary: 'The candidate’s own profile as those who decide on an application see it.',
  access: 'profile.update',
  response: shownProfile,
});

/** A person's own profile; the candidate's parts are null for other roles. */
export const profileInfoData = z.object({
  user_id: z.string(),
  user_type: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  candidate: z
    .object({
      tagline: z.string(),
      bio: z.string(),
      phone: z.string(),
      location: z.string(),
      linkedin: z.string(),
      skills: z.array(z.string()),
      technical_skills: z.array(z.string()),
      languages: z.array(knownLanguage),
      availability,
      /** In own words; no list can be narrowed by it. */
      work_permit: z.string(),
      profile_picture_path: z.string().nullable(),
      cover_picture_path: z.string().nullable(),
      experience: z.array(experienceRow),
      education: z.array(educationRow),
      versions: z.object(versions),
      /** Percentage in steps of 10, and what is missing. */
      completeness: z.object({ percentage: z.number(), missing: z.array(z.string()) }),
    })
    .nullable(),
});

/** The signed-in person's own profile. */
export const profileInfo = defineRoute({
  method: 'GET',
  path: '/user/profile/info',
  feature: 'profiles',
  summary: 'The person’s own profile with its completeness.',
  access: 'account.read',
  response: profileInfoData,
});

/** Changes a candidate's profile; fields left out stay. A field based on an older version than the stored one is refused. */
export const updateProfile = defineRoute({
  method: 'PUT',
  path: '/user/profile/info',
  feature: 'profiles',
  summary:
    'Changes the candidate’s own profile. With `versions`, a part that was changed meanwhile is refused and sent back.',
  access: 'profile.update',
  body: z.strictObject({
    tagline: line(160).optional(),
    bio: text(4000).optional(),
    phone: line(40).optional(),
    location: line(160).optional(),
    linkedin: linkedin.optional(),
    skills: words.optional(),
    technical_skills: words.optional(),
    languages: languages.optional(),
    availability: availability.optional(),
    work_permit: line(300).optional(),
    /** The versions that the changes are based on; a part that is left out is changed whatever stands there. */
    versions: z.strictObject(versions).partial().optional(),
  }),
  response: profileInfoData,
  errors: ['conflict'],
});

/** Adds a job. */
export const addExperience = defineRoute({
  method: 'POST',
  path: '/user/experience/add',
  feature: 'profiles',
  summary: 'Adds a job to the profile.',
  access: 'profile.update',
  body: experienceFields,
  response: experienceRow,
  idempotent: true,
});

/** Changes a job. */
export const updateExperience = defineRoute({
  method: 'PUT',
  path: '/user/experience/update/:experience_id',
  feature: 'profiles',
  summary: 'Changes a job of the profile.',
  access: 'profile.update',
  params: z.strictObject({ experience_id: ref('experience') }),
  body: experienceFields.extend(basedOn),
  response: experienceRow,
  errors: ['not_found', 'conflict'],
});

/** Removes a job. */
export const removeExperience = defineRoute({
  method: 'DELETE',
  path: '/user/experience/delete/:experience_id',
  feature: 'profiles',
  summary: 'Removes a job from the profile.',
  access: 'profile.update',
  params: z.strictObject({ experience_id: ref('experience') }),
  response: nothing,
  errors: ['not_found'],
});

/** Adds a school. */
export const addEducation = defineRoute({
  method: 'POST',
  path: '/user/education/add',
  feature: 'profiles',
  summary: 'Adds a school to the profile.',
  access: 'profile.update',
  body: educationFields,
  response: educationRow,
  idempotent: true,
});

/** Changes a school. */
export const updateEducation = defineRoute({
  method: 'PUT',
  path: '/user/education/update/:education_id',
  feature: 'profiles',
  summary: 'Changes a school of the profile.',
  access: 'profile.update',
  params: z.strictObject({ education_id: ref('education') }),
  body: educationFields.extend(basedOn),
  response: educationRow,
  errors: ['not_found', 'conflict'],
});

/** Removes a school. */
export const removeEducation = defineRoute({
  method: 'DELETE',
  path: '/user/education/delete/:education_id',
  feature: 'profiles',
  summary: 'Removes a school from the profile.',
  access: 'profile.update',
  params: z.strictObject({ education_id: ref('education') }),
  response: nothing,
  errors: ['not_found'],
});

/** Adds to the profile what its owner takes from a CV; what is left out stays as it is. */
export const takeFromCv = defineRoute({
  method: 'POST',
  path: '/user/profile/from-cv',
  feature: 'profiles',
  summary: 'Adds to the profile what its owner takes from a CV, all of it or nothing.',
  access: 'profile.update',
  body: z.strictObject({
    phone: line(40).optional(),
    location: line(160).optional(),
    linkedin: linkedin.optional(),
    /** Added to those that are there; names of tools that the platform knows go to the technical ones. */
    skills: words.default([]),
    /** Added to those that are there; a level is filled in where none was said. */
    languages: languages.default([]),
    experience: z.array(experienceFields).max(30, 'must be at most 30').default([]),
    education: z.array(educationFields).max(30, 'must be at most 30').default([]),
  }),
  response: profileInfoData,
  idempotent: true,
});

/** The profile as a file in the format of JSON Resume 1.0.0. */
export const downloadResume = defineRoute({
  method: 'GET',
  path: '/user/profile/resume',
  feature: 'profiles',
  summary: 'The candidate’s own profile as a JSON Resume 1.0.0 file.',
  access: 'profile.update',
  response: z.unknown(),
  answers: 'file',
});

/** Adds to the profile what a JSON Resume file says, or only tells what would be added. */
export const importResume = defineRoute({
  method: 'POST',
  path: '/user/profile/resume',
  feature: 'profiles',
  summary:
    'Adds to the profile what a JSON Resume 1.0.0 file says: empty parts are filled, lists grow. Tells what it does not hold.',
  access: 'profile.update',
  body: z.strictObject({
    resume: z.record(z.string(), z.unknown()),
    /** True: nothing is stored, the answer says what would be. */
    is_trial: z.boolean().default(false),
  }),
  response: z.object({
    /** Texts that are filled in (`tagline`, `bio`, `phone`, `location`, `linkedin`). */
    filled: z.array(z.string()),
    /** Texts that stay, since the profile says something else already. */
    kept: z.array(z.string()),
    added: z.object({
      skills: z.number().int(),
      technical_skills: z.number().int(),
      languages: z.number().int(),
      experience: z.number().int(),
      education: z.number().int(),
    }),
    /** Jobs and schools that are in the profile already. */
    known: z.number().int(),
    /** Parts that the format knows and a profile does not hold. */
    not_held: z.array(z.string()),
    /** Parts that the format does not know. */
    unknown: z.array(z.string()),
    /** Parts that are left out, each with its reason. */
    problems: z.array(z.object({ path: z.string(), problem: z.string() })),
  }),
  errors: ['refused_by_rule'],
});

const MAX_PICTURE = 2 * 1_048_576;

/** Sets the profile picture (PNG, JPEG or WebP, at most 2 MB). */
export const updateProfilePicture = defineRoute({
  method: 'POST',
  path: '/user/update/profile/picture',
  feature: 'profiles',
  summary: 'Sets the profile picture.',
  access: 'profile.update',
  response: profileInfoData,
  limit: 'upload',
  upload: { field: 'picture', max_bytes: MAX_PICTURE, in_memory: true, kind: 'picture' },
  errors: ['unsupported_type', 'too_large'],
});

/** Sets the cover picture (PNG, JPEG or WebP, at most 2 MB). */
export const updateCoverPicture = defineRoute({
  method: 'POST',
  path: '/user/update/profile/cover',
  feature: 'profiles',
  summary: 'Sets the cover picture.',
  access: 'profile.update',
  response: profileInfoData,
  limit: 'upload',
  upload: { field: 'picture', max_bytes: MAX_PICTURE, in_memory: true, kind: 'picture' },
  errors: ['unsupported_type', 'too_large'],
});

/** Takes the picture or the cover away. */
export const removePicture = defineRoute({
  method: 'DELETE',
  path: '/user/profile/pictures/:which',
  feature: 'profiles',
  summary: 'Takes the candidate’s own picture or cover away.',
  access: 'profile.update',
  params: z.strictObject({ which: z.enum(['picture', 'cover']) }),
  response: profileInfoData,
});

/** The candidate's own picture or cover, as an image. */
export const ownPicture = defineRoute({
  method: 'GET',
  path: '/user/profile/pictures/:which',
  feature: 'profiles',
  summary: 'The candidate’s own picture or cover.',
  access: 'profile.update',
  params: z.strictObject({ which: z.enum(['picture', 'cover']) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** How a candidate's applications stand. Never a rank among other people. */
export const candidateStatsData = z.object({
  applications: z.object({
    total: z.number().int(),
    in_progress: z.number().int(),
    applied: z.number().int(),
    active: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    withdrawn: z.number().int(),
  }),
  invites_pending: z.number().int(),
  simulations: z.object({
    assigned: z.number().int(),
    completed: z.number().int(),
    expired: z.number().int(),
  }),
  score_cards_available: z.number().int(),
  interviews: z.object({
    /** With a time that lies ahead. */
    upcoming: z.number().int(),
    /** Those that wait for the candidate to choose a time or say when they can. */
    awaiting_my_slots: z.number().int(),
  }),
  profile: z.object({
    completeness: z.number().int(),
    /** Views by people who hire in the last 30 days, and how many more (or fewer) than in the 30 days before. */
    views_30d: z.number().int(),
    views_delta: z.number().int(),
  }),
  /** Median days from applying to the first decision; null while there were fewer than three. */
  median_days_to_first_answer: z.number().nullable(),
});

/** The candidate's stats (spec §7). */
export const candidateStats = defineRoute({
  method: 'GET',
  path: '/user/get/stats',
  feature: 'profiles',
  summary: 'How the candidate’s applications stand.',
  access: 'profile.update',
  response: candidateStatsData,
});

/** The routes of this feature. */
export const profilesRoutes = [
  profileInfo,
  previewProfile,
  updateProfile,
  addExperience,
  updateExperience,
  removeExperience,
  addEducation,
  updateEducation,
  removeEducation,
  updateProfilePicture,
  updateCoverPicture,
  ownPicture,
  removePicture,
  candidateStats,
  takeFromCv,
  downloadResume,
  importResume,
];
