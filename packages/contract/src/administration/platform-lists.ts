import { INSIDE_LOOK_REASON_LENGTH } from '@tryout/domain/administration/inside-look';
import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';

const search = { search: line(120).default('') };

const look = z.object({
  candidate_look_id: z.string(),
  opened_by_name: z.string(),
  reason: z.string(),
  opened_at: instant,
  expires_at: instant,
  ended_at: instant.nullable(),
  /** How often names were shown. */
  seen: z.number().int(),
  is_open: z.boolean(),
});
/** A look at names of candidates, with its reason. */
export type CandidateLook = z.output<typeof look>;

const candidate = z.object({
  user_id: z.string(),
  /** Masked without a look: `m***@harbour.test`. */
  email: z.string(),
  /** Null without a look. */
  name: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
  email_verified: z.boolean(),
  applications: z.number().int(),
  last_seen_at: instant.nullable(),
  created_at: instant,
});
/** A candidate's account in the platform's list. */
export type PlatformCandidate = z.output<typeof candidate>;

/** Candidates' accounts, newest first, without their names; one is found by its whole address. */
export const listPlatformCandidates = defineRoute({
  method: 'GET',
  path: '/admin/candidates',
  feature: 'administration',
  summary: 'Candidates’ accounts, newest first, without their names; found by a whole address.',
  access: 'platform.read',
  query: z.strictObject({ ...pageQuery, ...search, status: z.enum(['active', 'disabled']).optional() }),
  response: pageOf(candidate),
});

const onCandidate = z.strictObject({ user_id: ref('user') });
const reason = text(1000).refine(
  (given) => given.length >= INSIDE_LOOK_REASON_LENGTH,
  `must be at least ${INSIDE_LOOK_REASON_LENGTH} characters`,
);

const detail = candidate.extend({
  /** Null without a look. */
  phone: z.string().nullable(),
  cvs: z.number().int(),
  score_cards: z.number().int(),
  /** The newest 100, without what was answered. */
  application_list: z.array(
    z.object({
      application_id: z.string(),
      organization_id: z.string(),
      organization_name: z.string(),
      position_title: z.string(),
      status: z.string(),
      created_at: instant,
    }),
  ),
  /** Copies of their data that were asked for, and what was erased; the latest first. */
  requests: z.array(
    z.object({
      kind: z.enum(['copy', 'erasure']),
      status: z.string(),
      asked_at: instant,
      done_at: instant.nullable(),
    }),
  ),
  /** The latest first. */
  looks: z.array(look),
  /** The caller's own look that is open; null: none. */
  open: look.nullable(),
});
/** One candidate as the platform sees them. */
export type PlatformCandidateDetail = z.output<typeof detail>;

/** One candidate; name, address and phone only while the caller's look is open. */
export const readPlatformCandidate = defineRoute({
  method: 'GET',
  path: '/admin/candidates/:user_id',
  feature: 'administration',
  summary: 'One candidate: what there is of them and what they asked for; who they are only with a look.',
  access: 'platform.read',
  params: onCandidate,
  response: detail,
  errors: ['not_found'],
});

/** Shows who a candidate is, for an hour; they are told who looked and why. */
export const openCandidateLook = defineRoute({
  method: 'POST',
  path: '/admin/candidates/:user_id/looks',
  feature: 'administration',
  summary: 'Shows a candidate’s name and address for an hour, for a reason; the candidate is told.',
  access: 'platform.manage',
  params: onCandidate,
  body: z.strictObject({ reason }),
  response: detail,
  errors: ['not_found', 'conflict'],
});

/** Ends the caller's look at a candidate. */
export const endCandidateLook = defineRoute({
  method: 'DELETE',
  path: '/admin/candidates/:user_id/looks',
  feature: 'administration',
  summary: 'Ends the caller’s look at a candidate.',
  access: 'platform.manage',
  params: onCandidate,
  response: detail,
  errors: ['not_found'],
});

const searchLook = z.object({ open: look.nullable() });

/** Whether the caller may search applications by names just now. */
export const readSearchLook = defineRoute({
  method: 'GET',
  path: '/admin/candidate/search-look',
  feature: 'administration',
  summary: 'The caller’s look by which applications are searched with names, if one is open.',
  access: 'platform.read',
  response: searchLook,
});

/** Opens names in the list of all applications, for an hour and a reason. */
export const openSearchLook = defineRoute({
  method: 'POST',
  path: '/admin/candidate/search-look',
  feature: 'administration',
  summary: 'Shows names in the list of all applications for an hour, for a reason.',
  access: 'platform.manage',
  body: z.strictObject({ reason }),
  response: searchLook,
  errors: ['conflict'],
});

/** Ends it. */
export const endSearchLook = defineRoute({
  method: 'DELETE',
  path: '/admin/candidate/search-look',
  feature: 'administration',
  summary: 'Hides names in the list of all applications again.',
  access: 'platform.manage',
  response: searchLook,
});

const application = z.object({
  application_id: z.string(),
  /** The account; null: there is none. */
  user_id: z.string().nullable(),
  /** Null without a look. */
  name: z.string().nullable(),
  /** Masked without a look. */
  email: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  position_title: z.string(),
  status: z.string(),
  created_at: instant,
});
/** An application in the platform's list. */
export type PlatformApplication = z.output<typeof application>;

/**
 * Applications of all organizations, newest first. By names, or a part of an address, they are searched only while the
 * caller's look is open; a whole address finds without one.
 */
export const listPlatformApplications = defineRoute({
  method: 'GET',
  path: '/admin/get/candidate/applications',
  feature: 'administration',
  summary: 'Applications of all organizations, newest first, by first name, last name and email.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    first_name: line(80).default(''),
    last_name: line(80).default(''),
    email: line(254).default(''),
  }),
  response: pageOf(application),
  errors: ['refused_by_rule'],
});

const person = z.object({
  employee_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  status: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  /** Positions that they look after. */
  positions: z.number().int(),
  last_seen_at: instant.nullable(),
  created_at: instant,
});
/** A member of an organization in the platform's lists. */
export type PlatformPerson = z.output<typeof person>;

const memberStatus = z.enum(['invited', 'active', 'deactivated']).optional();

/** Recruiters, admins and agencies' people of all organizations, newest first. */
export const listPlatformRecruiters = defineRoute({
  method: 'GET',
  path: '/admin/recruiters',
  feature: 'administration',
  summary: 'Everybody who recruits for an organization, of all organizations, newest first.',
  access: 'platform.read',
  query: z.strictObject({ ...pageQuery, ...search, status: memberStatus }),
  response: pageOf(person),
});

/** Hiring managers of all organizations, newest first. */
export const listPlatformEmployees = defineRoute({
  method: 'GET',
  path: '/admin/employees',
  feature: 'administration',
  summary: 'Employees (hiring managers) of all organizations, newest first.',
  access: 'platform.read',
  query: z.strictObject({ ...pageQuery, ...search, status: memberStatus }),
  response: pageOf(person),
});

const position = z.object({
  position_id: z.string(),
  title: z.string(),
  status: z.string(),
  visibility: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  applications: z.number().int(),
  simulations: z.number().int(),
  created_at: instant,
});
/** A position in the platform's list. */
export type PlatformPosition = z.output<typeof position>;

/** Positions of all organizations, newest first. */
export const listPlatformPositions = defineRoute({
  method: 'GET',
  path: '/admin/positions',
  feature: 'administration',
  summary: 'Positions of all organizations, newest first, with how many applied.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    ...search,
    status: z.enum(['draft', 'published', 'paused', 'closed', 'archived']).optional(),
  }),
  response: pageOf(position),
});

const simulation = z.object({
  simulation_id: z.string(),
  name: z.string(),
  version: z.number().int(),
  kind: z.string(),
  status: z.string(),
  /** Null: the platform's own. */
  organization_id: z.string().nullable(),
  organization_name: z.string(),
  plays: z.number().int(),
  created_at: instant,
});
/** A simulation in the platform's list. */
export type PlatformSimulation = z.output<typeof simulation>;

/** Simulations of all organizations and the platform, newest first. */
export const listPlatformSimulations = defineRoute({
  method: 'GET',
  path: '/admin/simulations',
  feature: 'administration',
  summary:
    'Simulations of the platform and of all organizations, newest first, with how often they were played.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    ...search,
    status: z.enum(['draft', 'published', 'closed', 'archived']).optional(),
  }),
  response: pageOf(simulation),
});

/** Lists that can be had as a file. */
export const PLATFORM_FILES = [
  'candidates',
  'applications',
  'recruiters',
  'employees',
  'positions',
  'simulations',
] as const;

/** One of the lists as a file, all of it; names of candidates only while the caller's look for searching is open. */
export const exportPlatformList = defineRoute({
  method: 'GET',
  path: '/admin/export/:list',
  feature: 'administration',
  summary: 'A list of the platform as a CSV or XLSX file; written to the security log.',
  access: 'platform.manage',
  params: z.strictObject({ list: z.enum(PLATFORM_FILES) }),
  query: z.strictObject({
    ...search,
    status: line(20).default(''),
    first_name: line(80).default(''),
    last_name: line(80).default(''),
    email: line(254).default(''),
    format: z.enum(['csv', 'xlsx']).default('csv'),
  }),
  response: nothing,
  answers: 'file',
  errors: ['refused_by_rule'],
});

/** Starts a copy of a candidate's data, as they could themselves; its link goes to their confirmed address alone. */
export const copyForCandidate = defineRoute({
  method: 'POST',
  path: '/admin/candidates/:user_id/copy',
  feature: 'personal-data',
  summary:
    'Starts a copy of everything about a candidate who asked for it; the link goes to their own address.',
  access: 'platform.manage',
  params: onCandidate,
  body: z.strictObject({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Erases a candidate who asked for it: the account, and what organizations may not keep. */
export const anonymiseCandidate = defineRoute({
  method: 'POST',
  path: '/admin/candidates/:user_id/anonymise',
  feature: 'personal-data',
  summary:
    'Erases a candidate everywhere, as they could themselves; what counts stays without a name. Cannot be undone.',
  access: 'platform.manage',
  params: onCandidate,
  body: z.strictObject({
    reason,
    /** The candidate's whole address, typed by whoever has their request in hand. */
    confirm_email: emailField,
  }),
  response: nothing,
  errors: ['confirm_first', 'not_found', 'conflict', 'refused_by_rule'],
});

/** The routes of the platform's lists. */
export const platformListsRoutes = [
  listPlatformCandidates,
  readPlatformCandidate,
  openCandidateLook,
  endCandidateLook,
  readSearchLook,
  openSearchLook,
  endSearchLook,
  listPlatformApplications,
  listPlatformRecruiters,
  listPlatformEmployees,
  listPlatformPositions,
  listPlatformSimulations,
  exportPlatformList,
  copyForCandidate,
  anonymiseCandidate,
];
