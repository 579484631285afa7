import { isInGroup } from '@tryout/domain/access/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/http/actor.ts';
import { inReachOf } from '../positions/public.ts';

/** Ids under which the person `e` applied or was invited: the own one and those of whom it turned out to be the same. */
export const GROUP = sql`(e.merged_ids || e.id)`;

/** The positions `p` whose people somebody sees with names. */
export function namedReachOf(actor: Actor): RawBuilder<boolean> {
  const blind = [...actor.blind_position_ids];
  const named = blind.length === 0 ? sql<boolean>`true` : sql<boolean>`p.id <> all(${blind}::uuid[])`;
  return sql<boolean>`${inReachOf(actor)} and ${named}`;
}

/** Whether somebody recruits for an organization of their own: a company, their own practice, or an agency. */
const recruits = ({ user_type }: Actor): boolean =>
  isInGroup(user_type, 'recruiters') || isInGroup(user_type, 'staffing_agency');

/** Whether somebody hires for the organization itself, and so knows whom it knows. */
export function hiresFor(actor: Actor, organizationId: string): boolean {
  return recruits(actor) && actor.organization_ids.includes(organizationId);
}

/** Whether somebody knows of everybody in a pool whom not only confidential positions made known, without more ado. */
export function knowsAllOpen(actor: Actor, organizationId: string): boolean {
  return hiresFor(actor, organizationId) && !actor.own_only_organization_ids.includes(organizationId);
}

/**
 * Whether somebody may know of the person `e`: recruiters of the organization of everybody whom not only confidential
 * positions made known, and otherwise whoever sees an application or invitation of the person by name. Recruiters of
 * other organizations and hiring managers see applications only. Where recruiters see only their own positions, they
 * know beyond those the people that no position made known, whom they brought or look after.
 */
export function mayKnowPerson(actor: Actor): RawBuilder<boolean> {
  const own = recruits(actor) ? actor.organization_ids : [];
  return sql<boolean>`((e.is_open and e.organization_id = any(${own}::uuid[])
      and (e.organization_id <> all(${actor.own_only_organization_ids}::uuid[])
        or e.created_by = ${actor.user_id}::uuid
        or exists (select from members me where me.id = e.owner_id and me.user_id = ${actor.user_id}::uuid)
        or exists (select from person_log brought where brought.person_id = e.id
          and brought.actor_id = ${actor.user_id}::uuid and brought.action in ('added', 'imported'))))
    or exists (select from applications a join positions p on p.id = a.position_id
      where a.person_id = any(${GROUP}) and not a.is_test and ${namedReachOf(actor)})
    or (e.organization_id = any(${own}::uuid[]) and exists (select from candidate_invites i
      join positions p on p.id = i.position_id where i.person_id = any(${GROUP}) and ${namedReachOf(actor)})))`;
}
