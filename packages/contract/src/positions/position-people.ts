import { PRIVILEGE_LEVELS } from '@tryout/domain/access/privilege';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref } from '../fields.ts';

const onPosition = z.strictObject({ position_id: ref('position') });
const onPrivilege = z.strictObject({ position_id: ref('position'), privilege_id: ref('privilege') });

/** How much a hiring manager may do on one position (product §2.7). */
export const privilegeLevel = z.enum(PRIVILEGE_LEVELS);

/** A right on a position, given to an address. It takes effect once an account has proved that mailbox. */
export const positionPrivilege = z.object({
  id: z.string(),
  email: z.string(),
  /** Name of the account that took it up; null until then. */
  name: z.string().nullable(),
  level: privilegeLevel,
  see_identity: z.boolean(),
  status: z.enum(['new', 'approved', 'rejected', 'closed']),
  invited_by_name: z.string(),
  created_at: instant,
});
/** A right on a position. */
export type PositionPrivilege = z.output<typeof positionPrivilege>;

/** Who a position is shared with. */
export const listHiringManagers = defineRoute({
  method: 'GET',
  path: '/position/:position_id/hiring-managers',
  feature: 'positions',
  summary: 'The addresses a position is shared with, and how far their rights reach.',
  access: 'position.share',
  params: onPosition,
  response: z.object({ items: z.array(positionPrivilege) }),
  errors: ['not_found'],
});

/** Shares a position with an address. */
export const addHiringManager = defineRoute({
  method: 'POST',
  path: '/position/:position_id/hiring-managers',
  feature: 'positions',
  summary: 'Shares a position with an email address.',
  access: 'position.share',
  params: onPosition,
  idempotent: true,
  body: z.strictObject({
    email: line(400, 1),
    level: privilegeLevel,
    /** False: name, picture, school and age of applicants stay hidden. */
    see_identity: z.boolean().default(true),
  }),
  asks_mail: true,
  response: positionPrivilege,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Changes level or sight of identities. */
export const changeHiringManager = defineRoute({
  method: 'PUT',
  path: '/position/:position_id/hiring-managers/:privilege_id',
  feature: 'positions',
  summary: 'Changes the level of a privilege.',
  access: 'position.share',
  params: onPrivilege,
  body: z.strictObject({ level: privilegeLevel.optional(), see_identity: z.boolean().optional() }),
  response: positionPrivilege,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes a privilege back; it is gone with the holder's next request. */
export const revokeHiringManager = defineRoute({
  method: 'DELETE',
  path: '/position/:position_id/hiring-managers/:privilege_id',
  feature: 'positions',
  summary: 'Takes a privilege back.',
  access: 'position.share',
  params: onPrivilege,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** Tells the address again. */
export const resendHiringManager = defineRoute({
  method: 'POST',
  path: '/position/:position_id/hiring-managers/:privilege_id/resend',
  feature: 'positions',
  summary: 'Sends the mail about a privilege that was not taken up yet once more.',
  access: 'position.share',
  params: onPrivilege,
  body: z.strictObject({}),
  asks_mail: true,
  response: positionPrivilege,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of the people on a position. */
export const positionPeopleRoutes = [
  listHiringManagers,
  addHiringManager,
  changeHiringManager,
  revokeHiringManager,
  resendHiringManager,
];
