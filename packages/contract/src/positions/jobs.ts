import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK, WORK_EXPERIENCE } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, pageOf, pageQuery } from '../fields.ts';
import { aedtStated } from '../notices/notices.ts';
import { employerLook } from '../organizations/employer-look.ts';
import { pictureCredit } from '../pictures/picture-credit.ts';
import { richText } from '../rich-text.ts';
import { applyingTakes } from './position-fields.ts';

const salary = z.object({
  min_cents: z.number().int().nullable(),
  max_cents: z.number().int().nullable(),
  currency: z.string(),
  period: z.enum(['hour', 'month', 'year']),
});

/** An open position as everyone may see it. */
export const jobItem = z.object({
  position_id: z.string(),
  slug: z.string(),
  title: z.string(),
  organization: z.object({ name: z.string(), slug: z.string() }),
  locations: z.array(z.string()),
  /** These four are null where the employer has not stated them. */
  remote: z.enum(REMOTE_WORK).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  level: z.enum(JOB_LEVELS).nullable(),
  work_experience: z.enum(WORK_EXPERIENCE).nullable(),
  /** Null unless the employer shows it. */
  salary: salary.nullable(),
  published_at: instant,
  closes_on: day.nullable(),
});
/** An open position in the public list. */
export type JobItem = z.output<typeof jobItem>;

/** One open position, whole. */
export const jobDetail = jobItem.extend({
  description: richText,
  skills: z.array(z.string()),
  technical_skills: z.array(z.string()),
  /** The same places with where they lie, degrees WGS 84; null: not known. */
  places: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      country: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      /** IANA name; empty: not known. */
      time_zone: z.string(),
    }),
  ),
  openings: z.number().int(),
  opens_on: day.nullable(),
  /** Published, between the opening and the closing day. */
  accepts_applications: z.boolean(),
  has_image: z.boolean(),
  /** Who is named beside the picture; null: it was uploaded, or there is none. */
  image_credit: pictureCredit.nullable(),
  organization_about: z.string(),
  organization_look: employerLook,
  applying_takes: applyingTakes,
  /** New York City's notice, where it is given, with what is measured. */
  aedt_notice: aedtStated.extend({ measured: z.array(z.string()) }).nullable(),
});
/** One open position, whole. */
export type JobDetail = z.output<typeof jobDetail>;

/** An employer as its careers page shows it. */
const employer = z.object({
  name: z.string(),
  about: z.string(),
  company_values: z.array(z.string()),
  website: z.string(),
  look: employerLook,
  /** Who is named beside the cover; null: it was uploaded, or there is none. */
  cover_credit: pictureCredit.nullable(),
});
/** An employer as its careers page shows it. */
export type Employer = z.output<typeof employer>;

/** The open positions of everybody, or of one organization. */
export const listJobs = defineRoute({
  method: 'GET',
  path: '/jobs',
  feature: 'positions',
  summary: 'Open public positions, newest first, with search and filters.',
  access: 'public.read',
  query: z.strictObject({
    ...pageQuery,
    q: line(120).optional(),
    job_type: z.enum(JOB_TYPES).optional(),
    level: z.enum(JOB_LEVELS).optional(),
    remote: z.enum(REMOTE_WORK).optional(),
    place: line(120).optional(),
    /** Slug of an organization. */
    organization: line(120).optional(),
  }),
  response: pageOf(jobItem).extend({ employer: employer.nullable() }),
  errors: ['not_found'],
});

const onJob = z.strictObject({ organization_slug: line(200, 1), position_slug: line(200, 1) });

/** One open position; a closed or paused one answers 410. */
export const getJob = defineRoute({
  method: 'GET',
  path: '/jobs/:organization_slug/:position_slug',
  feature: 'positions',
  summary: 'One open position and what applying takes. 410 when it no longer takes applications.',
  access: 'public.read',
  params: onJob,
  query: z.strictObject({
    /** Token of an invitation; needed for positions that only invited people may see. */
    invite: line(200).optional(),
  }),
  response: jobDetail,
  errors: ['not_found', 'gone'],
});

/** Open positions like one that is gone. */
export const similarJobs = defineRoute({
  method: 'GET',
  path: '/jobs/:organization_slug/:position_slug/similar',
  feature: 'positions',
  summary:
    'Up to six open positions like this one: of the same employer first, then of the same kind of work.',
  access: 'public.read',
  params: onJob,
  response: z.object({ title: z.string(), items: z.array(jobItem) }),
  errors: ['not_found'],
});

/** The picture of an open position. */
export const getJobImage = defineRoute({
  method: 'GET',
  path: '/jobs/:organization_slug/:position_slug/image',
  feature: 'positions',
  summary: 'The picture of an open position.',
  access: 'public.read',
  params: onJob,
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The public routes of positions. */
export const jobsRoutes = [listJobs, getJob, similarJobs, getJobImage];
