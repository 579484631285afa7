import {
  LINK_PERMISSIONS,
  LINK_REQUESTS,
  LINK_SCOPES,
  LINK_SIDES,
} from '@tryout/domain/access/recruiter-link';
import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, pageOf, pageQuery, ref, text, uuid } from '../fields.ts';
import { chooseWorkingFor, readWorkingFor } from './working-for.ts';

const linkStatus = z.enum(['new', 'approved', 'rejected', 'suspended', 'closed']);
const side = z.enum(LINK_SIDES);
const permission = z.enum(LINK_PERMISSIONS, { message: 'is not known' });

/** Most positions that a link lists. */
export const MOST_LINK_POSITIONS = 500;

/** What a company lets a recruiter do: how far, what, until when. */
const terms = {
  scope: z.enum(LINK_SCOPES, { message: 'is not known' }).default('all_positions'),
  /** The positions of a link of scope `listed`; empty for all positions. */
  position_ids: z
    .array(ref('position'))
    .max(MOST_LINK_POSITIONS, `must be at most ${MOST_LINK_POSITIONS}`)
    .default([]),
  /** Beside `view`, which every link has. */
  permissions: z.array(permission).max(20, 'must be at most 20').default([]),
  /** Last day on which it holds; null: until it is ended. */
  valid_until: day.nullable().default(null),
};

/** A link as either side sees it. */
export const recruiterLink = z.object({
  link_id: z.string(),
  /** The recruiter's or agency's organization; null for an invitation that nobody has answered. */
  organization_id: z.string().nullable(),
  company_id: z.string(),
  status: linkStatus,
  /** Which side the reader is on. */
  side,
  company_name: z.string(),
  /** The recruiter or agency; empty for an invitation that nobody has answered. */
  recruiter_name: z.string(),
  recruiter_kind: z.enum(['independent', 'staffing_agency']).nullable(),
  /** The invited address, to the company alone; null otherwise. */
  email: z.string().nullable(),
  requested_by: side,
  suspended_by: side.nullable(),
  closed_by: side.nullable(),
  scope: z.enum(LINK_SCOPES),
  positions: z.array(z.object({ position_id: z.string(), title: z.string() })),
  permissions: z.array(z.enum(LINK_PERMISSIONS)),
  valid_until: day.nullable(),
  /** True where its last day is over: it opens nothing any more. */
  has_expired: z.boolean(),
  message: z.string(),
  reason: z.string(),
  created_at: instant,
  decided_at: instant.nullable(),
  /** Where the reader may move it. */
  allowed: z.array(linkStatus),
  /** What the recruiter did for the company, which stays theirs when the link ends. */
  credit: z.object({
    positions: z.number().int(),
    invited: z.number().int(),
    applied: z.number().int(),
    hired: z.number().int(),
  }),
});
/** A link. */
export type RecruiterLink = z.output<typeof recruiterLink>;

const listQuery = {
  ...pageQuery,
  /** Pending, in force or suspended, over. */
  list: z.enum(['pending', 'active', 'ended']).default('active'),
};
const linkList = pageOf(recruiterLink).extend({
  /** How many there are in each list. */
  counts: z.object({ pending: z.number().int(), active: z.number().int(), ended: z.number().int() }),
});

/** The recruiters and agencies of a company. */
export const listRecruiters = defineRoute({
  method: 'GET',
  path: '/recruiters',
  feature: 'recruiter-links',
  summary: 'The recruiters and agencies that work for the company, or ask to.',
  access: 'recruiter_link.read',
  query: z.strictObject(listQuery),
  response: linkList,
});

/** The companies of a recruiter or an agency. */
export const listClients = defineRoute({
  method: 'GET',
  path: '/recruiter/organizations',
  feature: 'recruiter-links',
  summary: 'The companies that the recruiter or agency works for, or asks to.',
  access: 'recruiter_link.read',
  query: z.strictObject(listQuery),
  response: linkList,
});

/** Companies that can be asked. */
export const findCompanies = defineRoute({
  method: 'GET',
  path: '/recruiter/companies',
  feature: 'recruiter-links',
  summary: 'Companies that let every recruiter ask, by the beginning of words of their name.',
  access: 'recruiter_link.manage',
  query: z.strictObject({ q: line(120, 2) }),
  response: z.object({
    items: z.array(z.object({ company_id: z.string(), name: z.string(), website: z.string() })),
  }),
});

/** A recruiter asks a company, found by name or by its code. */
export const askCompany = defineRoute({
  method: 'POST',
  path: '/recruiter/organizations',
  feature: 'recruiter-links',
  summary: 'Asks a company for a link; the company approves it.',
  access: 'recruiter_link.manage',
  body: z.strictObject({
    /** One of the two. */
    company_id: uuid.optional(),
    code: line(40).optional(),
    permissions: terms.permissions,
    message: text(1000).default(''),
  }),
  response: recruiterLink,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** A company asks a recruiter or an agency by e-mail. */
export const askRecruiter = defineRoute({
  method: 'POST',
  path: '/recruiters',
  feature: 'recruiter-links',
  summary: 'Invites a recruiter or an agency by email; they approve it.',
  access: 'recruiter_link.manage',
  body: z.strictObject({ email: emailField, message: text(1000).default(''), ...terms }),
  asks_mail: true,
  response: recruiterLink,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

const move = {
  from: linkStatus,
  to: linkStatus,
  reason: text(1000).default(''),
};

/** A company answers, suspends, resumes or ends a link; answering, it may set what the link lets the recruiter do. */
export const moveRecruiter = defineRoute({
  method: 'PUT',
  path: '/recruiters/:link_id/status',
  feature: 'recruiter-links',
  summary: 'Approves, refuses, suspends, resumes or ends a link as the company.',
  access: 'recruiter_link.manage',
  params: z.strictObject({ link_id: ref('recruiter_link') }),
  body: z.strictObject({ ...move, terms: z.strictObject(terms).optional() }),
  response: recruiterLink,
  errors: ['not_found', 'stale_status', 'refused_by_rule', 'conflict'],
});

/** A recruiter answers, suspends, resumes or ends the link to a company, which is named by the company (spec §4). */
export const moveClient = defineRoute({
  method: 'PUT',
  path: '/recruiter/organizations/:company_id/status',
  feature: 'recruiter-links',
  summary: 'Approves, refuses, suspends, resumes or ends the link to a company as the recruiter.',
  access: 'recruiter_link.manage',
  params: z.strictObject({ company_id: uuid }),
  body: z.strictObject(move),
  response: recruiterLink,
  errors: ['not_found', 'stale_status', 'refused_by_rule', 'conflict'],
});

/** A company changes what a link lets its recruiter do. */
export const changeRecruiter = defineRoute({
  method: 'PUT',
  path: '/recruiters/:link_id',
  feature: 'recruiter-links',
  summary: 'Changes scope, permissions and last day of a link that is in force.',
  access: 'recruiter_link.manage',
  params: z.strictObject({ link_id: ref('recruiter_link') }),
  body: z.strictObject(terms),
  response: recruiterLink,
  errors: ['not_found', 'refused_by_rule'],
});

const settings = z.object({
  /** Which recruiters may ask. */
  requests: z.enum(LINK_REQUESTS),
  /** The code; null: none was made, or it is not the reader's to give. */
  code: z.string().nullable(),
});

/** Who may ask a company for a link. */
export const readLinkSettings = defineRoute({
  method: 'GET',
  path: '/recruiters/settings',
  feature: 'recruiter-links',
  summary: 'Which recruiters may ask the company for a link, and its code.',
  access: 'recruiter_link.read',
  response: settings,
});

/** Changes who may ask, or makes a new code, which ends the one before. */
export const changeLinkSettings = defineRoute({
  method: 'PUT',
  path: '/recruiters/settings',
  feature: 'recruiter-links',
  summary: 'Says which recruiters may ask the company for a link, or makes a new code.',
  access: 'recruiter_link.manage',
  body: z.strictObject({ requests: z.enum(LINK_REQUESTS).optional(), new_code: z.boolean().default(false) }),
  response: settings,
});

/** The routes of this feature. */
export const recruiterLinksRoutes = [
  listRecruiters,
  listClients,
  findCompanies,
  askCompany,
  askRecruiter,
  moveRecruiter,
  moveClient,
  changeRecruiter,
  readLinkSettings,
  changeLinkSettings,
  readWorkingFor,
  chooseWorkingFor,
];
