import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref } from '../fields.ts';
import { MEMBER_ROLES } from './members.ts';

const role = z.enum(MEMBER_ROLES, { message: 'must be a role of this organization' });

/** A link by which several people join. */
export const teamLink = z.object({
  team_link_id: z.string(),
  name: z.string(),
  role: z.string(),
  /** Only addresses of this domain; empty: any. */
  domain: z.string(),
  max_uses: z.number().int(),
  uses: z.number().int(),
  expires_at: instant,
  /** Whether people can join by it now, and why not. */
  state: z.enum(['open', 'full', 'expired', 'revoked']),
  created_by_name: z.string(),
  created_at: instant,
});

/** The organization's team links, newest first. */
export const listTeamLinks = defineRoute({
  method: 'GET',
  path: '/organization/team-links',
  feature: 'organizations',
  summary: 'The links by which teams join the organization, newest first.',
  access: 'member.invite',
  query: z.strictObject(pageQuery),
  response: pageOf(teamLink),
});

/** Makes a link. Its secret is answered here and never again. */
export const makeTeamLink = defineRoute({
  method: 'POST',
  path: '/organization/team-links',
  feature: 'organizations',
  summary: 'Makes a link by which several people join in one role.',
  access: 'member.invite',
  body: z.strictObject({
    name: line(120, 1),
    role,
    domain: line(200)
      .toLowerCase()
      .regex(/^$|^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain')
      .default(''),
    max_uses: z
      .number({ message: 'must be a number' })
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(500, 'must be at most 500'),
    /** Days for which it is open. */
    days: z
      .number({ message: 'must be a number' })
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(90, 'must be at most 90')
      .default(14),
  }),
  response: z.object({ team_link_id: z.string(), link: z.string() }),
  idempotent: true,
  errors: ['refused_by_rule'],
});

/** Ends a link, and the invitations that were asked for by it and not accepted. */
export const revokeTeamLink = defineRoute({
  method: 'POST',
  path: '/organization/team-links/:team_link_id/revoke',
  feature: 'organizations',
  summary: 'Ends a team link and the open invitations that came of it.',
  access: 'member.invite',
  params: z.strictObject({ team_link_id: ref('team_link') }),
  response: nothing,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

const token = line(100, 1);

/** What a link is about, for whoever holds it. */
export const readTeamLink = defineRoute({
  method: 'POST',
  path: '/team-link/read',
  feature: 'organizations',
  summary: 'What a team link is about, for whoever holds it.',
  access: 'public.read',
  body: z.strictObject({ token }),
  response: z.object({
    organization_name: z.string(),
    role: z.string(),
    domain: z.string(),
    expires_at: instant,
  }),
  limit: 'public_form',
  errors: ['not_found', 'gone'],
});

/** Asks for a personal invitation by mail. The answer is the same whoever has the address. */
export const askByTeamLink = defineRoute({
  method: 'POST',
  path: '/team-link/ask',
  feature: 'organizations',
  summary: 'Mails a personal invitation to an address of whoever holds a team link.',
  access: 'public.write',
  body: z.strictObject({ token, email: emailField }),
  asks_mail: true,
  response: nothing,
  limit: 'pin',
  errors: ['not_found', 'gone'],
});

/** The routes of this part of the feature. */
export const teamLinksRoutes = [listTeamLinks, makeTeamLink, revokeTeamLink, readTeamLink, askByTeamLink];
