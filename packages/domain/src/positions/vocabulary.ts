/** Fixed vocabularies of the specification (§9). */

/** Job types of a position. */
export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'internship', 'apprenticeship'] as const;
/** Job type of a position. */
export type JobType = (typeof JOB_TYPES)[number];

/** Job types of a person's experience: those of positions and three more. */
export const USER_JOB_TYPES = [...JOB_TYPES, 'self_employed', 'freelance', 'seasonal'] as const;
/** Job type of a person's experience. */
export type UserJobType = (typeof USER_JOB_TYPES)[number];

/** Job levels, lowest first. */
export const JOB_LEVELS = ['entry', 'intermediate', 'advanced'] as const;
/** Job level. */
export type JobLevel = (typeof JOB_LEVELS)[number];

/** Whether the work is remote. */
export const REMOTE_WORK = ['no', 'yes', 'hybrid'] as const;
/** Whether the work is remote. */
export type RemoteWork = (typeof REMOTE_WORK)[number];

/** Work experience asked for, as shown. */
export const WORK_EXPERIENCE = [
  'Less Than 1 Year',
  'Less Than 3 Years',
  'Less Than 5 Years',
  '5 Years or More',
] as const;
