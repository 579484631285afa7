import {
  askByTeamLink as askRoute,
  listTeamLinks,
  makeTeamLink as makeRoute,
  readTeamLink,
  revokeTeamLink as revokeRoute,
} from '@tryout/contract/organizations/team-links';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { organizationsSay } from './organizations.messages.ts';
import { askByTeamLink, listLinks, makeTeamLink, revokeTeamLink, showTeamLink } from './team-links.ts';

/** Links by which teams join. */
export const teamLinksHandlers: readonly Handled[] = [
  handle(listTeamLinks, async (call) => ({ data: await listLinks(signedAct(call), call.query) })),
  handle(makeRoute, async (call) => ({
    data: await makeTeamLink(signedAct(call), call.body),
    message: organizationsSay('organizations.team_link_made'),
    status: 201,
  })),
  handle(revokeRoute, async (call) => {
    await revokeTeamLink(signedAct(call), call.params.team_link_id);
    return { data: {}, message: organizationsSay('organizations.team_link_revoked') };
  }),
  handle(readTeamLink, async (call) => ({ data: await showTeamLink(call, call.body.token) })),
  handle(askRoute, async (call) => {
    await askByTeamLink(call, call.body);
    return { data: {}, message: organizationsSay('organizations.team_link_sent') };
  }),
];
