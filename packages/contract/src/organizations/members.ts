import { z } from 'zod';
import {
  emailField,
  localeField,
  passwordField,
  pinField,
  timeZoneField,
} from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';

/** Roles a member can have in an organization. */
export const MEMBER_ROLES = [
  'company_admin',
  'company_recruiter',
  'employee',
  'staffing_agency_admin',
  'staffing_agency_recruiter',
  'independent_recruiter',
] as const;
/** A role in an organization. */
export type MemberRole = (typeof MEMBER_ROLES)[number];
const role = z.enum(MEMBER_ROLES, { message: 'must be a role of this organization' });
const whose = { organization_id: ref('organization').optional() };

/** A member of an organization. */
export const memberRow = z.object({
  employee_id: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.string(),
  status: z.string(),
  title: z.string(),
  department_id: z.string().nullable(),
  location_id: z.string().nullable(),
  is_interviewer: z.boolean(),
  created_at: instant,
  /** Whether the person has a second factor; null for those who do not manage members. */
  has_second_factor: z.boolean().nullable(),
});

/** The people of the organization. */
export const listMembers = defineRoute({
  method: 'GET',
  path: '/company/employees',
  feature: 'organizations',
  summary: 'The members of the organization, by name.',
  access: 'member.read',
  query: z.strictObject({
    ...whose,
    ...pageQuery,
    search: line(120).default(''),
    role: role.optional(),
    status: z.enum(['active', 'deactivated']).optional(),
  }),
  response: pageOf(memberRow),
});

/** Changes a member: role, title, place, or whether the person still belongs here. Fields left out stay. */
export const updateMember = defineRoute({
  method: 'PUT',
  path: '/company/employee/update',
  feature: 'organizations',
  summary: 'Changes a member’s role, title, department, location or state.',
  access: 'member.update',
  body: z.strictObject({
    employee_id: ref('employee'),
    role: role.optional(),
    title: line(120).optional(),
    department_id: ref('department').nullable().optional(),
    location_id: ref('location').nullable().optional(),
    is_interviewer: z.boolean().optional(),
    status: z
      .strictObject({ to: z.enum(['active', 'deactivated']), from: z.enum(['active', 'deactivated']) })
      .optional(),
  }),
  response: memberRow,
  errors: ['refused_by_rule', 'stale_status', 'not_found'],
});

/** An invitation of a colleague. */
export const inviteRow = z.object({
  invite_id: z.string(),
  email: z.string(),
  role: z.string(),
  status: z.string(),
  closed_reason: z.string(),
  send_count: z.number().int(),
  expires_at: instant,
  invited_by_name: z.string(),
  created_at: instant,
});

/** Invites a colleague by e-mail. */
export const inviteMember = defineRoute({
  method: 'POST',
  path: '/organization/recruiter/invite',
  feature: 'organizations',
  summary: 'Invites somebody to the organization in a role.',
  access: 'member.invite',
  body: z.strictObject({ ...whose, email: emailField, role, message: text(1000).default('') }),
  asks_mail: true,
  response: z.object({ invite_id: z.string() }),
  idempotent: true,
  errors: ['conflict', 'refused_by_rule'],
});

/** Invitations of the organization, newest first. */
export const listInvites = defineRoute({
  method: 'GET',
  path: '/organization/recruiter/invites',
  feature: 'organizations',
  summary: 'The organization’s invitations, newest first.',
  access: 'member.invite',
  query: z.strictObject({
    ...whose,
    ...pageQuery,
    status: z.enum(['new', 'approved', 'rejected', 'closed']).optional(),
  }),
  response: pageOf(inviteRow),
});

const oneInvite = {
  params: z.strictObject({ invite_id: ref('invite') }),
  errors: ['stale_status', 'refused_by_rule', 'not_found'] as const,
};

/** Sends an invitation again with a new link; the old link ends. */
export const resendInvite = defineRoute({
  method: 'POST',
  path: '/organization/recruiter/invites/:invite_id/resend',
  feature: 'organizations',
  summary: 'Sends an invitation again, with a new link.',
  access: 'member.invite',
  params: oneInvite.params,
  asks_mail: true,
  response: z.object({ send_count: z.number().int() }),
  errors: [...oneInvite.errors],
});

/** Takes an invitation back. */
export const revokeInvite = defineRoute({
  method: 'POST',
  path: '/organization/recruiter/invites/:invite_id/revoke',
  feature: 'organizations',
  summary: 'Takes an invitation back.',
  access: 'member.invite',
  params: oneInvite.params,
  response: nothing,
  errors: [...oneInvite.errors],
});

const token = line(100, 1);

/** What a token opens: an invitation of a colleague or of a candidate, and nothing about anybody else. */
export const exchangeToken = defineRoute({
  method: 'POST',
  path: '/user/decrypted',
  feature: 'organizations',
  summary: 'What an invitation is about, for whoever holds its link.',
  access: 'public.read',
  body: z.strictObject({ token }),
  response: z.object({
    kind: z.enum(['colleague', 'candidate']),
    organization_name: z.string(),
    position_title: z.string().nullable(),
    role: z.string().nullable(),
    email_masked: z.string(),
    expires_at: instant,
  }),
  limit: 'public_form',
  errors: ['not_found', 'gone'],
});

/** Mails a PIN to the invited address, for accepting with an account of another address. */
export const invitePin = defineRoute({
  method: 'POST',
  path: '/invite/pin',
  feature: 'organizations',
  summary: 'Mails a PIN to the invited address, for accepting with another account.',
  access: 'account.read',
  body: z.strictObject({ token }),
  response: z.object({ resend_after_s: z.number().int() }),
  limit: 'pin',
  errors: ['not_found', 'gone'],
});

/** Accepts: as the account that is signed in, or with a new account for the invited address. */
export const acceptInvite = defineRoute({
  method: 'POST',
  path: '/invite/accept',
  feature: 'organizations',
  summary: 'Accepts an invitation of a colleague.',
  access: 'auth.sign_in',
  body: z.strictObject({
    token,
    /** For an account whose address is not the invited one. */
    pin: pinField.optional(),
    account: z
      .strictObject({
        first_name: line(100, 1),
        last_name: line(100, 1),
        password: passwordField,
        locale: localeField.default('en'),
        time_zone: timeZoneField.default('America/New_York'),
        token: z.boolean().optional(),
      })
      .optional(),
  }),
  response: z.object({
    organization_name: z.string(),
    signup_step: z.number().int(),
    token: z.string().optional(),
  }),
  limit: 'pin',
  errors: ['not_found', 'gone', 'conflict', 'refused_by_rule'],
});

/** Declines an invitation of a colleague. */
export const declineInvite = defineRoute({
  method: 'POST',
  path: '/invite/decline',
  feature: 'organizations',
  summary: 'Declines an invitation of a colleague.',
  access: 'public.write',
  body: z.strictObject({ token }),
  response: nothing,
  limit: 'public_form',
  errors: ['not_found', 'gone'],
});

/** The routes of this part of the feature. */
export const membersRoutes = [
  listMembers,
  updateMember,
  inviteMember,
  listInvites,
  resendInvite,
  revokeInvite,
  exchangeToken,
  invitePin,
  acceptInvite,
  declineInvite,
];
