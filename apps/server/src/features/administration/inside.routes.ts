import {
  endInsideLook,
  listApplicantsInside,
  listInsideLooks,
  listLinksInside,
  listLooksAtOwn,
  listMembersInside,
  listPositionsInside,
  openInsideLook,
  readApplicantInside,
  readCvInside,
  readOrganizationInside,
} from '@tryout/contract/administration/organization-inside';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { organizationOf } from '../organizations/public.ts';
import { administrationSay } from './administration.messages.ts';
import { findLinksInside, findMembersInside, findPositionsInside } from './inside.queries.ts';
import {
  applicantInside,
  applicantsInside,
  cvInside,
  endLook,
  looksAt,
  openLook,
  readInside,
  readLooks,
} from './inside-looks.ts';

/** The platform's sight of one organization. */
export const insideHandlers: readonly Handled[] = [
  handle(readOrganizationInside, async (call) => ({
    data: await readInside(signedAct(call), call.params.organization_id),
  })),
  handle(listPositionsInside, async ({ db, params, query }) => ({
    data: await findPositionsInside(db, params.organization_id, query),
  })),
  handle(listMembersInside, async ({ db, params, query }) => ({
    data: await findMembersInside(db, params.organization_id, query),
  })),
  handle(listLinksInside, async ({ db, params, query }) => ({
    data: await findLinksInside(db, params.organization_id, query),
  })),

  handle(listInsideLooks, async (call) => ({
    data: await readLooks(signedAct(call), call.params.organization_id),
  })),
  handle(openInsideLook, async (call) => ({
    data: await openLook(signedAct(call), call.params.organization_id, call.body.reason),
    status: 201,
    message: administrationSay('administration.look.opened'),
  })),
  handle(endInsideLook, async (call) => ({
    data: await endLook(signedAct(call), call.params.organization_id),
    message: administrationSay('administration.look.ended'),
  })),
  handle(listApplicantsInside, async (call) => ({
    data: await applicantsInside(signedAct(call), call.params.organization_id, call.query),
  })),
  handle(readApplicantInside, async (call) => ({
    data: await applicantInside(signedAct(call), call.params.organization_id, call.params.application_id),
  })),
  handle(readCvInside, async (call) => {
    const { organization_id, application_id } = call.params;
    const options = { reply: call.reply, inline: call.query.inline ?? false };
    await cvInside(signedAct(call), organization_id, application_id, options);
    return undefined;
  }),

  handle(listLooksAtOwn, async (call) => ({
    data: await looksAt(signedAct(call), organizationOf(signedIn(call), call.query.organization_id)),
  })),
];
