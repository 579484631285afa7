import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageOf, pageQuery, ref } from '../fields.ts';

/** One line of the security log (product §2.27). */
export const securityLogRow = z.object({
  security_log_id: z.string(),
  event_time: instant,
  organization_id: z.string().nullable(),
  request_id: z.string(),
  performer_type: z.string(),
  performer_id: z.string().nullable(),
  performer_email: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  event_type: z.string(),
  action: z.string(),
  target_type: z.string(),
  target_id: z.string(),
  meta: z.unknown(),
  outcome: z.string(),
  /** Whether the line is in the chain already; the newest are added within a minute or two. */
  sealed: z.boolean(),
});

const filters = {
  organization_id: ref('organization').optional(),
  performer: line(254).default(''),
  action: line(80).default(''),
  event_type: z.enum(['action', 'create', 'update', 'delete', 'access']).optional(),
  target: line(80).default(''),
  ip: line(64).default(''),
  from: instant.optional(),
  until: instant.optional(),
};

/** The log, newest first: all of it for the super admin, the own organization's for its admins. */
export const listSecurityLog = defineRoute({
  method: 'GET',
  path: '/security/logs',
  feature: 'security-log',
  summary: 'The security log, newest first.',
  access: 'security_log.read',
  query: z.strictObject({ ...pageQuery, ...filters }),
  response: pageOf(securityLogRow),
});

/** The same as a file; at most 50,000 lines, newest first. */
export const exportSecurityLog = defineRoute({
  method: 'GET',
  path: '/security/logs/export',
  feature: 'security-log',
  summary: 'The security log as CSV or JSON.',
  access: 'security_log.read',
  query: z.strictObject({ format: z.enum(['csv', 'json']).default('csv'), ...filters }),
  response: z.unknown(),
  answers: 'file',
});

/** Recomputes the chain and says whether every line is as it was written. */
export const verifySecurityLog = defineRoute({
  method: 'GET',
  path: '/security/logs/verify',
  feature: 'security-log',
  summary: 'Recomputes the chain of the security log.',
  access: 'platform.read',
  response: z.object({
    intact: z.boolean(),
    /** Lines that were checked. */
    rows: z.number().int(),
    /** Lines written since the last sealing. */
    unsealed: z.number().int(),
    /** The first line that does not fit. */
    broken_at: z.string().nullable(),
    digest: z.string(),
    /** Lines whose content was erased with a person; place and digest of each are still in the chain. */
    emptied: z.number().int(),
  }),
});

/** The routes of this feature. */
export const securityLogRoutes = [listSecurityLog, exportSecurityLog, verifySecurityLog];
