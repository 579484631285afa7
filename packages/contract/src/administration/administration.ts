import { USER_TYPES } from '@tryout/domain/access/roles';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';

/** Numbers of the super admin's home. */
export const platformOverview = defineRoute({
  method: 'GET',
  path: '/admin/overview',
  feature: 'administration',
  summary:
    'What there is and what waits: organizations, accounts, applications, plays, score cards, jobs, mails.',
  access: 'platform.read',
  response: z.object({
    organizations: z.object({ total: z.number().int(), pending: z.number().int() }),
    accounts: z.object({ total: z.number().int(), by_type: z.record(z.string(), z.number().int()) }),
    positions: z.object({ total: z.number().int(), published: z.number().int() }),
    applications: z.object({ total: z.number().int(), last_7_days: z.number().int() }),
    plays: z.object({ total: z.number().int(), running: z.number().int(), completed: z.number().int() }),
    score_cards: z.object({ total: z.number().int(), failed: z.number().int() }),
    jobs: z.object({ waiting: z.number().int(), failed: z.number().int() }),
    mails: z.object({ queued: z.number().int(), failed: z.number().int() }),
    corrections: z.object({ pending: z.number().int() }),
    /** Disputes about submissions that both sides left to the platform. */
    disputes: z.object({ referred: z.number().int() }),
    /** The last 30 days (UTC) up to today, one entry a day. */
    trend: z.array(
      z.object({
        day: z.string(),
        applications: z.number().int(),
        plays_completed: z.number().int(),
        accounts: z.number().int(),
      }),
    ),
  }),
});

/** An account as the platform sees it. */
export const accountRow = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_type: z.string(),
  status: z.enum(['active', 'disabled']),
  signup_step: z.number().int(),
  email_verified: z.boolean(),
  organizations: z.array(z.string()),
  last_seen_at: instant.nullable(),
  created_at: instant,
});

/** All accounts, newest first. Candidates’ names and addresses are masked. */
export const listAccounts = defineRoute({
  method: 'GET',
  path: '/admin/accounts',
  feature: 'administration',
  summary: 'All accounts, newest first; candidates without their names.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    search: line(120).default(''),
    user_type: z.enum(USER_TYPES as [string, ...string[]]).optional(),
    status: z.enum(['active', 'disabled']).optional(),
  }),
  response: pageOf(accountRow),
});

const accountStatus = z.enum(['active', 'disabled']);

/** Disables an account (its sessions end at once) or takes it back. */
export const moveAccount = defineRoute({
  method: 'POST',
  path: '/admin/accounts/:user_id/transitions',
  feature: 'administration',
  summary: 'Disables an account, or enables it again.',
  access: 'platform.manage',
  params: z.strictObject({ user_id: ref('user') }),
  body: z.strictObject({ to: accountStatus, from: accountStatus, note: text(1000).default('') }),
  response: z.object({ user_id: z.string(), status: accountStatus }),
  errors: ['stale_status', 'refused_by_rule', 'not_found'],
});

/** Plays with their state; nothing about the person. */
export const listPlatformPlays = defineRoute({
  method: 'GET',
  path: '/admin/plays',
  feature: 'administration',
  summary: 'Plays with their state, newest first; nothing about the person.',
  access: 'platform.read',
  query: z.strictObject({ ...pageQuery, state: line(20).default('') }),
  response: pageOf(
    z.object({
      play_id: z.string(),
      /** Names nobody; for a repair of its results. */
      application_id: z.string(),
      organization_name: z.string(),
      position_title: z.string(),
      simulation_name: z.string(),
      attempt: z.number().int(),
      state: z.string(),
      end_reason: z.string(),
      events: z.number().int(),
      active_ms: z.number(),
      created_at: instant,
      started_at: instant.nullable(),
      ended_at: instant.nullable(),
    }),
  ),
});

/** Score cards with their state; nothing about the person, and no scores. */
export const listPlatformScoreCards = defineRoute({
  method: 'GET',
  path: '/admin/score/cards',
  feature: 'administration',
  summary: 'Score cards with their state, newest first; no person and no score.',
  access: 'platform.read',
  query: z.strictObject({ ...pageQuery, status: z.enum(['new', 'approved', 'rejected']).optional() }),
  response: pageOf(
    z.object({
      score_card_id: z.string(),
      organization_name: z.string(),
      position_title: z.string(),
      version: z.number().int(),
      status: z.string(),
      error: z.string(),
      superseded: z.boolean(),
      created_at: instant,
    }),
  ),
});

/** Background jobs, newest first. */
export const listJobs = defineRoute({
  method: 'GET',
  path: '/admin/jobs',
  feature: 'administration',
  summary: 'Background jobs with their state and why they failed, newest first.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']).optional(),
  }),
  response: pageOf(
    z.object({
      job_id: z.string(),
      name: z.string(),
      state: z.string(),
      retry_count: z.number().int(),
      retry_limit: z.number().int(),
      /** Ids of what the job is about. */
      data: z.unknown(),
      error: z.string(),
      created_at: instant,
      started_at: instant.nullable(),
      completed_at: instant.nullable(),
    }),
  ),
});

/** Tries a failed job again. */
export const retryJob = defineRoute({
  method: 'POST',
  path: '/admin/jobs/:job_id/retry',
  feature: 'administration',
  summary: 'Tries a failed job again.',
  access: 'platform.manage',
  params: z.strictObject({ job_id: ref('job') }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found'],
});

/** Outgoing mails, newest first, without their text. */
export const listMails = defineRoute({
  method: 'GET',
  path: '/admin/mails',
  feature: 'administration',
  summary: 'Outgoing mails with their state, newest first; without their text.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(['queued', 'sent', 'failed', 'cancelled']).optional(),
  }),
  response: pageOf(
    z.object({
      mail_id: z.string(),
      to_masked: z.string(),
      kind: z.string(),
      status: z.string(),
      attempts: z.number().int(),
      last_error: z.string(),
      send_after: instant,
      sent_at: instant.nullable(),
      created_at: instant,
    }),
  ),
});

/** Queues a mail again that could not be sent. */
export const retryMail = defineRoute({
  method: 'POST',
  path: '/admin/mails/:mail_id/retry',
  feature: 'administration',
  summary: 'Tries to send a mail again.',
  access: 'platform.manage',
  params: z.strictObject({ mail_id: ref('mail') }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found'],
});

/** The routes of this feature. */
export const administrationRoutes = [
  platformOverview,
  listAccounts,
  moveAccount,
  listPlatformPlays,
  listPlatformScoreCards,
  listJobs,
  retryJob,
  listMails,
  retryMail,
];
