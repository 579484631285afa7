import { TEAM_ROLES } from '@tryout/domain/access/recruiter-sight';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, ref } from '../fields.ts';

const onPosition = z.strictObject({ position_id: ref('position') });
const onMember = z.strictObject({ position_id: ref('position'), employee_id: ref('employee') });

/** What a recruiter does for a position: answers for it (`owner`, one at most), or helps. */
export const teamRole = z.enum(TEAM_ROLES);

/** Somebody on the hiring team of a position. */
export const teamMember = z.object({
  /** The membership; null for a recruiter of another organization, whose sight their link decides. */
  employee_id: z.string().nullable(),
  name: z.string(),
  role: teamRole,
  /** What the person is in the organization; null for a recruiter of another organization. */
  member_role: z.string().nullable(),
  added_at: instant,
});
/** Somebody on the hiring team of a position. */
export type TeamMember = z.output<typeof teamMember>;

const team = z.object({
  items: z.array(teamMember),
  /** Admins and recruiters of the organization who are not on the team, by name; none for whoever may not change it. */
  others: z.array(z.object({ employee_id: z.string(), name: z.string() })),
  may_change: z.boolean(),
  /** Which positions the organization's recruiters see. */
  recruiters_see: z.string(),
});
/** The hiring team of a position, and who could join it. */
export type PositionTeam = z.output<typeof team>;

/** Who hires for a position. */
export const readPositionTeam = defineRoute({
  method: 'GET',
  path: '/position/:position_id/team',
  feature: 'positions',
  summary: 'The hiring team of a position: its owner and recruiters.',
  access: 'position.read',
  params: onPosition,
  response: team,
  errors: ['not_found'],
});

/** Puts an admin or recruiter of the organization on the team, or changes what they do there. */
export const putOnPositionTeam = defineRoute({
  method: 'PUT',
  path: '/position/:position_id/team/:employee_id',
  feature: 'positions',
  summary:
    'Puts a member on the hiring team, or makes them its owner; the owner before stays as a recruiter.',
  access: 'position.share',
  params: onMember,
  body: z.strictObject({ role: teamRole }),
  response: team,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes a recruiter off the team; sight that came with it is gone with their next request. */
export const takeOffPositionTeam = defineRoute({
  method: 'DELETE',
  path: '/position/:position_id/team/:employee_id',
  feature: 'positions',
  summary: 'Takes a recruiter off the hiring team.',
  access: 'position.share',
  params: onMember,
  response: team,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of hiring teams. */
export const positionTeamRoutes = [readPositionTeam, putOnPositionTeam, takeOffPositionTeam];
