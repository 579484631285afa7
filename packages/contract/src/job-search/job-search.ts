import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, pageOf, pageQuery, ref, uuid } from '../fields.ts';

/** Most job alerts of one person. */
export const MOST_ALERTS = 20;

/** How often somebody is told of new positions. */
export const ALERT_PACES = ['day', 'week'] as const;

/** What an alert looks for; everything left out matches all. */
const wanted = {
  words: line(120).default(''),
  place: line(120).default(''),
  job_type: z.enum(JOB_TYPES).nullable().default(null),
  level: z.enum(JOB_LEVELS).nullable().default(null),
  remote: z.enum(REMOTE_WORK).nullable().default(null),
};

const alertView = z.object({
  job_alert_id: z.string(),
  words: z.string(),
  place: z.string(),
  job_type: z.enum(JOB_TYPES).nullable(),
  level: z.enum(JOB_LEVELS).nullable(),
  remote: z.enum(REMOTE_WORK).nullable(),
  /** The employer that is followed; null: any. */
  organization: z.object({ name: z.string(), slug: z.string() }).nullable(),
  every: z.enum(ALERT_PACES),
  /** Its mails are stopped. */
  is_stopped: z.boolean(),
  /** When it last had something to tell; null: not yet. */
  mailed_at: instant.nullable(),
  created_at: instant,
});
/** A search of open positions, or an employer, of whose new positions somebody is told. */
export type JobAlert = z.output<typeof alertView>;

const alerts = z.object({ items: z.array(alertView) });

/** The caller's job alerts, newest first. */
export const listJobAlerts = defineRoute({
  method: 'GET',
  path: '/user/job-alerts',
  feature: 'job-search',
  summary: 'The caller’s job alerts, newest first, and whether mails reach them.',
  access: 'job_search.own',
  response: alerts.extend({
    /** False until the address of the account is confirmed: nothing is mailed before. */
    email_confirmed: z.boolean(),
  }),
});

/** Keeps a search, or follows an employer; the same one again starts its mails again. */
export const addJobAlert = defineRoute({
  method: 'POST',
  path: '/user/job-alerts',
  feature: 'job-search',
  summary: 'Keeps a search of open positions, or follows an employer, to be told of new positions by mail.',
  access: 'job_search.own',
  body: z.strictObject({
    ...wanted,
    /** Slug of the employer to follow. */
    organization: line(200).nullable().default(null),
    every: z.enum(ALERT_PACES).default('day'),
  }),
  response: alertView,
  errors: ['not_found', 'refused_by_rule'],
});

/** Changes how often an alert tells, or stops and starts its mails. */
export const changeJobAlert = defineRoute({
  method: 'PUT',
  path: '/user/job-alerts/:job_alert_id',
  feature: 'job-search',
  summary: 'Changes how often a job alert tells, or stops and starts its mails.',
  access: 'job_search.own',
  params: z.strictObject({ job_alert_id: ref('job_alert') }),
  body: z.strictObject({ every: z.enum(ALERT_PACES).optional(), is_stopped: z.boolean().optional() }),
  response: alertView,
  errors: ['not_found'],
});

/** Forgets an alert. */
export const removeJobAlert = defineRoute({
  method: 'DELETE',
  path: '/user/job-alerts/:job_alert_id',
  feature: 'job-search',
  summary: 'Forgets a job alert.',
  access: 'job_search.own',
  params: z.strictObject({ job_alert_id: ref('job_alert') }),
  response: nothing,
  errors: ['not_found'],
});

const token = z.strictObject({ token: line(400, 20) });

/** What the link in a mail leads to; needs no sign-in. */
export const readAlertsByLink = defineRoute({
  method: 'GET',
  path: '/job-alerts/by-link/:token',
  feature: 'job-search',
  summary: 'The job alerts whose mails the link in a mail may stop. Needs no sign-in.',
  access: 'public.read',
  params: token,
  response: alerts.extend({ email_masked: z.string() }),
  errors: ['not_found'],
});

/** Stops or starts the mails of one alert, or of all of them, by the link in a mail. */
export const stopAlertsByLink = defineRoute({
  method: 'POST',
  path: '/job-alerts/by-link/:token',
  feature: 'job-search',
  summary: 'Stops or starts the mails of one job alert or of all by the link in a mail. Needs no sign-in.',
  access: 'public.write',
  params: token,
  body: z.strictObject({
    /** Null: all of them. */
    job_alert_id: uuid.nullable().default(null),
    is_stopped: z.boolean().default(true),
  }),
  response: alerts.extend({ email_masked: z.string() }),
  errors: ['not_found'],
  limit: 'public_form',
});

const savedJob = z.object({
  position_id: z.string(),
  slug: z.string(),
  title: z.string(),
  organization: z.object({ name: z.string(), slug: z.string() }),
  locations: z.array(z.string()),
  /** False: it no longer takes applications. */
  is_open: z.boolean(),
  closes_on: day.nullable(),
  saved_at: instant,
  /** The caller's own application that is not over; null: none. */
  application_id: z.string().nullable(),
});
/** A position that somebody keeps. */
export type SavedJob = z.output<typeof savedJob>;

/** Positions that the caller keeps, the latest kept first; those that are closed since are shown as such. */
export const listSavedJobs = defineRoute({
  method: 'GET',
  path: '/user/saved-jobs',
  feature: 'job-search',
  summary: 'Positions that the caller keeps, the latest kept first, with whether each is still open.',
  access: 'job_search.own',
  query: z.strictObject(pageQuery),
  response: pageOf(savedJob),
});

const onJob = z.strictObject({ organization_slug: line(200, 1), position_slug: line(200, 1) });
const standing = z.object({
  is_saved: z.boolean(),
  /** The alert by which the caller follows the employer; null: they do not. */
  following_id: z.string().nullable(),
});

/** Whether the caller keeps a position and follows its employer. */
export const readSavedJob = defineRoute({
  method: 'GET',
  path: '/user/saved-jobs/:organization_slug/:position_slug',
  feature: 'job-search',
  summary: 'Whether the caller keeps a position and follows its employer.',
  access: 'job_search.own',
  params: onJob,
  response: standing,
});

/** Keeps a position that anybody may see. */
export const saveJob = defineRoute({
  method: 'PUT',
  path: '/user/saved-jobs/:organization_slug/:position_slug',
  feature: 'job-search',
  summary: 'Keeps an open position to come back to.',
  access: 'job_search.own',
  params: onJob,
  response: standing,
  errors: ['not_found', 'refused_by_rule'],
});

/** Keeps a position no more. */
export const unsaveJob = defineRoute({
  method: 'DELETE',
  path: '/user/saved-jobs/:organization_slug/:position_slug',
  feature: 'job-search',
  summary: 'Keeps a position no more.',
  access: 'job_search.own',
  params: onJob,
  response: standing,
});

/** The routes of this feature. */
export const jobSearchRoutes = [
  listJobAlerts,
  addJobAlert,
  changeJobAlert,
  removeJobAlert,
  readAlertsByLink,
  stopAlertsByLink,
  listSavedJobs,
  readSavedJob,
  saveJob,
  unsaveJob,
];
