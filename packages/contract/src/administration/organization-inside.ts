import { INSIDE_LOOK_REASON_LENGTH } from '@tryout/domain/administration/inside-look';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageOf, pageQuery, queryFlag, ref, text } from '../fields.ts';

const onOrganization = z.strictObject({ organization_id: ref('organization') });

/** One organization as the platform sees it, without anything of its candidates. */
const detail = z.object({
  organization_id: z.string(),
  kind: z.string(),
  name: z.string(),
  slug: z.string(),
  status: z.string(),
  status_reason: z.string(),
  website: z.string(),
  domain: z.string(),
  country: z.string(),
  currency: z.string(),
  default_time_zone: z.string(),
  recruiters_see: z.string(),
  created_by_email: z.string().nullable(),
  created_at: instant,
  /** What it uses, which plans will count. Lists are counted to 10,000; 10,001 stands for more. */
  usage: z.object({
    active_positions: z.number().int(),
    positions: z.number().int(),
    members: z.number().int(),
    recruiters: z.number().int(),
    applications: z.number().int(),
    /** Applications begun in the last 30 days. */
    applications_30_days: z.number().int(),
    people: z.number().int(),
    score_cards: z.number().int(),
    /** Bytes of the files it keeps. */
    stored_bytes: z.number(),
  }),
  last_active_at: instant.nullable(),
});
/** One organization as the platform sees it. */
export type OrganizationInside = z.output<typeof detail>;

/** One organization with its use of the platform. */
export const readOrganizationInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id',
  feature: 'administration',
  summary: 'One organization: what it says of itself, how it hires together, what it uses.',
  access: 'platform.read',
  params: onOrganization,
  response: detail,
  errors: ['not_found'],
});

/** Positions of one organization, newest first. */
export const listPositionsInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/positions',
  feature: 'administration',
  summary: 'The positions of one organization, newest first, with how many applied; nobody’s name.',
  access: 'platform.read',
  params: onOrganization,
  query: z.strictObject({ ...pageQuery, search: line(120).default('') }),
  response: pageOf(
    z.object({
      position_id: z.string(),
      title: z.string(),
      status: z.string(),
      visibility: z.string(),
      is_request: z.boolean(),
      owner_name: z.string().nullable(),
      applications: z.number().int(),
      created_at: instant,
    }),
  ),
  errors: ['not_found'],
});

/** Members of one organization, by name. */
export const listMembersInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/people',
  feature: 'administration',
  summary: 'The members of one organization, by name.',
  access: 'platform.read',
  params: onOrganization,
  query: z.strictObject({ ...pageQuery, search: line(120).default('') }),
  response: pageOf(
    z.object({
      employee_id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      status: z.string(),
      last_seen_at: instant.nullable(),
      created_at: instant,
    }),
  ),
  errors: ['not_found'],
});

/** Links of one organization with recruiters, agencies or clients. */
export const listLinksInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/links',
  feature: 'administration',
  summary: 'Links of one organization, from either side, newest first.',
  access: 'platform.read',
  params: onOrganization,
  query: z.strictObject(pageQuery),
  response: pageOf(
    z.object({
      recruiter_link_id: z.string(),
      /** Whether the organization is the company of the link, or works for it. */
      side: z.enum(['company', 'recruiter']),
      /** The other side; empty for an address that has not answered. */
      other_name: z.string(),
      status: z.string(),
      scope: z.string(),
      permissions: z.array(z.string()),
      valid_until: z.string().nullable(),
      created_at: instant,
    }),
  ),
  errors: ['not_found'],
});

/** A look at an organization's applicants. */
export const insideLook = z.object({
  inside_look_id: z.string(),
  opened_by_name: z.string(),
  reason: z.string(),
  opened_at: instant,
  expires_at: instant,
  ended_at: instant.nullable(),
  is_open: z.boolean(),
  /** How often a record was opened. */
  seen: z.number().int(),
});
/** A look at an organization's applicants. */
export type InsideLookView = z.output<typeof insideLook>;

const looks = z.object({
  items: z.array(insideLook),
  /** The caller's own look that is open; null: none is. */
  open: insideLook.nullable(),
});

/** Looks at an organization's applicants, the latest 100. */
export const listInsideLooks = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/looks',
  feature: 'administration',
  summary: 'Every look of the platform at the applicants of one organization, newest first.',
  access: 'platform.read',
  params: onOrganization,
  response: looks,
  errors: ['not_found'],
});

/** Opens the applicants of one organization to the caller for an hour. The organization's admins are told why. */
export const openInsideLook = defineRoute({
  method: 'POST',
  path: '/admin/organizations/:organization_id/looks',
  feature: 'administration',
  summary:
    'Lets the caller see the organization’s applicants for an hour, for a reason that its admins are told.',
  access: 'candidate_data.open',
  params: onOrganization,
  body: z.strictObject({ reason: text(1000, INSIDE_LOOK_REASON_LENGTH) }),
  response: looks,
  errors: ['not_found', 'conflict'],
});

/** Ends the caller's look before its hour is over. */
export const endInsideLook = defineRoute({
  method: 'DELETE',
  path: '/admin/organizations/:organization_id/looks',
  feature: 'administration',
  summary: 'Ends the caller’s look at the organization’s applicants.',
  access: 'candidate_data.open',
  params: onOrganization,
  response: looks,
  errors: ['not_found'],
});

/** Applicants of one organization; only while the caller's look is open, and written to the log. */
export const listApplicantsInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/applicants',
  feature: 'administration',
  summary:
    'Applicants of one organization, newest first; only while the caller’s look is open. Each call is logged.',
  access: 'candidate_data.open',
  params: onOrganization,
  query: z.strictObject({ ...pageQuery, search: line(120).default('') }),
  response: pageOf(
    z.object({
      application_id: z.string(),
      name: z.string(),
      email: z.string(),
      position_title: z.string(),
      status: z.string(),
      created_at: instant,
    }),
  ),
  errors: ['not_found', 'refused_by_rule'],
});

/** One applicant with what they gave; only while the caller's look is open, and written to the log. */
export const readApplicantInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/applicants/:application_id',
  feature: 'administration',
  summary:
    'What one applicant gave: contact, letter, answers, CV text; only while the caller’s look is open. Logged.',
  access: 'candidate_data.open',
  params: z.strictObject({ organization_id: ref('organization'), application_id: ref('application') }),
  response: z.object({
    application_id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    linkedin: z.string(),
    position_title: z.string(),
    status: z.string(),
    job_fit_score: z.number().nullable(),
    cover_letter: z.string(),
    cv_name: z.string().nullable(),
    cv_text: z.string().nullable(),
    answers: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        /** The answer to a question that takes yes or no, or a declaration; null: another kind of question. */
        is_yes: z.boolean().nullable(),
      }),
    ),
    created_at: instant,
    applied_at: instant.nullable(),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The CV of one applicant as a file; only while the caller's look is open, and written to the log. */
export const readCvInside = defineRoute({
  method: 'GET',
  path: '/admin/organizations/:organization_id/applicants/:application_id/cv',
  feature: 'administration',
  summary: 'The CV that one applicant sent, as a file; only while the caller’s look is open. Logged.',
  access: 'candidate_data.open',
  params: z.strictObject({ organization_id: ref('organization'), application_id: ref('application') }),
  query: z.strictObject({ inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found', 'refused_by_rule'],
});

/** Looks of the platform at the caller's own organization's applicants. */
export const listLooksAtOwn = defineRoute({
  method: 'GET',
  path: '/organization/platform-looks',
  feature: 'administration',
  summary:
    'Every look of the platform at the applicants of the caller’s organization, with who looked and why.',
  access: 'security_log.read',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: z.object({ items: z.array(insideLook) }),
  errors: ['not_found'],
});

/** The routes of the platform's sight of one organization. */
export const organizationInsideRoutes = [
  readOrganizationInside,
  listPositionsInside,
  listMembersInside,
  listLinksInside,
  listInsideLooks,
  openInsideLook,
  endInsideLook,
  listApplicantsInside,
  readApplicantInside,
  readCvInside,
  listLooksAtOwn,
];
