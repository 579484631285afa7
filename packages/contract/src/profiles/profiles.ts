import { linkedinProblem } from '@tryout/domain/accounts/linkedin';
import { REMOTE_WORK, USER_JOB_TYPES } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, nothing, ref, text } from '../fields.ts';

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

/** A stored job. */
export const experienceRow = z.object({ experience_id: z.string(), ...experienceFields.shape });
/** A stored school. */
export const educationRow = z.object({ education_id: z.string(), ...educationFields.shape });

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
      profile_picture_path: z.string().nullable(),
      cover_picture_path: z.string().nullable(),
      experience: z.array(experienceRow),
      education: z.array(educationRow),
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

/** Changes a candidate's profile; fields left out stay. */
export const updateProfile = defineRoute({
  method: 'PUT',
  path: '/user/profile/info',
  feature: 'profiles',
  summary: 'Changes the candidate’s own profile.',
  access: 'profile.update',
  body: z.strictObject({
    tagline: line(160).optional(),
    bio: text(4000).optional(),
    phone: line(40).optional(),
    location: line(160).optional(),
    linkedin: line(300)
      .refine((link) => link === '' || linkedinProblem(link) === null, 'must be a linkedin.com/in/… address')
      .optional(),
    skills: z.array(line(60, 1)).max(60, 'must be at most 60').optional(),
  }),
  response: profileInfoData,
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
  body: experienceFields,
  response: experienceRow,
  errors: ['not_found'],
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
  body: educationFields,
  response: educationRow,
  errors: ['not_found'],
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
    linkedin: line(300)
      .refine((link) => linkedinProblem(link) === null, 'must be a linkedin.com/in/… address')
      .optional(),
    /** Added to those that are there. */
    skills: z.array(line(60, 1)).max(60, 'must be at most 60').default([]),
    experience: z.array(experienceFields).max(30, 'must be at most 30').default([]),
    education: z.array(educationFields).max(30, 'must be at most 30').default([]),
  }),
  response: profileInfoData,
  idempotent: true,
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
  upload: { field: 'picture', max_bytes: MAX_PICTURE, in_memory: true },
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
  upload: { field: 'picture', max_bytes: MAX_PICTURE, in_memory: true },
  errors: ['unsupported_type', 'too_large'],
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
  candidateStats,
  takeFromCv,
];
