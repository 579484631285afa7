import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listTeamLinks, makeTeamLink as makeRoute } from '@tryout/contract/organizations/team-links';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import { configValue } from '../app-config/public.ts';
import { mailTo } from '../notifications/public.ts';
import { insertInvite, isActiveMember, renewInvite } from './invites.queries.ts';
import { invitableRoles } from './member-roles.ts';
import { organizationsSay } from './organizations.messages.ts';
import { requireApproved } from './own-organization.ts';
import {
  countTeamLinkUse,
  endTeamLink,
  findTeamLink,
  findTeamLinkPage,
  insertTeamLink,
  lockOpenInvite,
  lockTeamLink,
  type TeamLinkRow,
} from './team-links.queries.ts';

const DAY_MS = 86_400_000;

type State = RouteData<typeof listTeamLinks>['items'][number]['state'];

/** Whether people can join by a link at a moment. */
function stateOf(link: TeamLinkRow, now: Date): State {
  if (link.revoked_at !== null) return 'revoked';
  if (link.expires_at <= now.toISOString()) return 'expired';
  return link.uses >= link.max_uses ? 'full' : 'open';
}

/** One page of the team links of the caller's organization. */
export function listLinks(
  { db, actor, services }: SignedAct,
  query: RouteQuery<typeof listTeamLinks>,
): Promise<RouteData<typeof listTeamLinks>> {
  const [own] = actor.memberships;
  if (!own) throw notFound();
  const now = services.now();
  return shownAs(findTeamLinkPage(db, own.organization_id, query), (row) => ({
    team_link_id: row.id,
    name: row.name,
    role: row.role,
    domain: row.domain,
    max_uses: row.max_uses,
    uses: row.uses,
    expires_at: row.expires_at,
    state: stateOf(row, now),
    created_by_name: row.created_by_name,
    created_at: row.created_at,
  }));
}

/** Makes a team link; its secret is answered here and never again. */
export async function makeTeamLink(
  act: SignedAct,
  { days, ...wish }: RouteBody<typeof makeRoute>,
): Promise<{ team_link_id: string; link: string }> {
  const { db, actor, services } = act;
  const [own] = actor.memberships;
  if (!own) throw notFound();
  requireApproved(own);
  if (!invitableRoles(actor.user_type, own.kind).includes(wish.role)) {
    throw invalidField('role', organizationsSay('organizations.role_not_invited'));
  }
  const now = services.now();
  const { token, hash } = newToken();
  const { organization_id } = own;
  const expires_at = new Date(now.getTime() + days * DAY_MS);
  const id = await insertTeamLink(
    db,
    { ...wish, organization_id, token_hash: hash, expires_at, created_by: actor.user_id },
    now,
  );
  const { role, domain, max_uses } = wish;
  await audit(act, {
    event_type: 'create',
    action: 'team_link.made',
    target_type: 'team_link',
    target_id: id,
    organization_id,
    meta: { role, domain, max_uses },
  });
  return { team_link_id: id, link: `/join/${token}` };
}

/** Ends a team link and what is open of it. */
export async function revokeTeamLink(act: SignedAct, id: string): Promise<void> {
  const { db, actor, services } = act;
  const link = await lockTeamLink(db, id);
  const own = actor.memberships.find((each) => each.organization_id === link?.organization_id);
  if (!link || !own) throw notFound();
  if (!invitableRoles(actor.user_type, own.kind).includes(link.role)) {
    throw new Refusal('refused_by_rule', organizationsSay('organizations.role_not_invited'));
  }
  if (link.revoked_at !== null) {
    throw new Refusal('stale_status', organizationsSay('organizations.team_link_ended'), {
      current: { status: 'revoked', allowed: [] },
    });
  }
  await endTeamLink(db, id, services.now());
  await audit(act, {
    event_type: 'update',
    action: 'team_link.revoked',
    target_type: 'team_link',
    target_id: id,
    organization_id: link.organization_id,
  });
}

async function openTeamLink({ db, services }: Act, token: string): Promise<TeamLinkRow> {
  const link = await findTeamLink(db, hashToken(token));
  if (!link) throw notFound();
  refuseShut(link, services.now());
  return link;
}

function refuseShut(link: TeamLinkRow, now: Date): void {
  const state = stateOf(link, now);
  if (state === 'full') throw new Refusal('gone', organizationsSay('organizations.team_link_full'));
  if (state !== 'open' || link.organization_status !== 'approved') {
    throw new Refusal('gone', organizationsSay('organizations.team_link_over'));
  }
}

/** What a team link is about. */
export async function showTeamLink(act: Act, token: string) {
  const { organization_name, role, domain, expires_at } = await openTeamLink(act, token);
  return { organization_name, role, domain, expires_at };
}

/**
 * Mails a personal invitation to an address, which proves it. Whoever is a member or was invited otherwise gets none;
 * the answer is the same.
 */
export async function askByTeamLink(
  act: Act,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const { db } = act;
  const link = await openTeamLink(act, token);
  if (link.domain !== '' && !email.endsWith(`@${link.domain}`)) {
    throw invalidField('email', organizationsSay('organizations.team_link_domain', { domain: link.domain }));
  }
  const { organization_id, role } = link;
  if (await isActiveMember(db, organization_id, email)) return;
  const { token: secret, hash } = newToken();
  const days = await configValue(db, 'invite_days');
  const held = await lockOpenInvite(db, { organization_id, email });
  if (held && held.team_link_id !== link.id) return;
  const sent = held ? await renewInvite(db, held.id, hash, days) : null;
  const made = held
    ? null
    : await insertInvite(db, {
        organization_id,
        email,
        role,
        message: '',
        token_hash: hash,
        days,
        invited_by: link.created_by,
        team_link_id: link.id,
      });
  const id = held?.id ?? made?.id;
  if (id === undefined) return;
  const language = acceptedLanguage(act.actor?.locale ?? 'en');
  await mailTo(act, {
    type: 'colleague_invited',
    effect_key: `${id}:${sent?.send_count ?? 1}`,
    params: {
      organization: link.organization_name,
      inviter: link.created_by_name,
      role: organizationsSay(`organizations.role.${role}`)(language),
      expires: (sent ?? made)?.expires_at.slice(0, 10) ?? '',
    },
    email,
    locale: language,
    link: `/invite/${secret}`,
    organization_id,
  });
}

/** Counts somebody who joins by a team link; refuses where it is full or over by now. */
export async function useTeamLink(db: Db, id: string, now: Date): Promise<void> {
  const link = await lockTeamLink(db, id);
  if (!link) throw notFound();
  refuseShut(link, now);
  await countTeamLinkUse(db, id);
}
