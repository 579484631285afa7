import { type RawBuilder, sql } from 'kysely';
import { type Actor, workingFor } from '../../platform/http/actor.ts';
import { isAmong } from '../../platform/http/keyset.ts';

/**
 * Whether a signed-in person may know of a position `p` at all, whatever their role's scope: confidential ones, and all
 * where the organization lets its recruiters see only their own, are for the hiring team, the addresses they are shared
 * with, and admins of the organization (`knowsOfPosition` of the domain). A recruiter whose link lists positions knows
 * of no others.
 */
export function mayKnowOf(actor: Actor | null): RawBuilder<boolean> {
  if (actor?.user_type === 'super_admin') return sql<boolean>`true`;
  const administers = actor?.user_type === 'company_admin' || actor?.user_type === 'independent_recruiter';
  const listed = actor?.link?.position_ids ?? null;
  return sql<boolean>`((${listed}::uuid[] is null or p.id = any(${listed}::uuid[])) and (
    (p.visibility <> 'confidential' and p.organization_id <> all(${actor?.own_only_organization_ids ?? []}::uuid[]))
    or ${isOnTeam(sql`${actor?.user_id ?? null}::uuid`)}
    or (${administers}::boolean and p.organization_id = any(${actor?.organization_ids ?? []}::uuid[]))
    or exists (select 1 from position_privileges shared where shared.position_id = p.id
      and shared.user_id = ${actor?.user_id ?? null}::uuid and shared.status = 'approved')))`;
}

/** Whether an account, named by its column, is on the hiring team of the position `p`. */
export function isOnTeam(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from position_team team where team.position_id = p.id and team.user_id = ${userId})`;
}

/**
 * Whether a company recruiter, named by a column, of the organization of the position `p` knows of it: the same rule as
 * `mayKnowOf`, for those who are told of something rather than ask.
 */
export function knownToRecruiter(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((p.visibility <> 'confidential' and exists (select 1 from organizations whose
      where whose.id = p.organization_id and whose.recruiters_see = 'all'))
    or ${isOnTeam(userId)}
    or exists (select 1 from position_privileges shared where shared.position_id = p.id
      and shared.user_id = ${userId} and shared.status = 'approved'))`;
}

/**
 * Whether somebody may know of what hangs on a position, named by its column: what is their own always, else as
 * `mayKnowOf`. A caller without an account is judged by the token they bring.
 */
export function ofKnownPosition(
  actor: Actor | null,
  positionId: RawBuilder<unknown>,
  ownerId: RawBuilder<unknown> = sql`null::uuid`,
): RawBuilder<boolean> {
  if (actor === null || actor.user_type === 'super_admin') return sql<boolean>`true`;
  return sql<boolean>`(coalesce(${ownerId} = ${actor.user_id}::uuid, false)
    or exists (select 1 from positions p where p.id = ${positionId} and ${mayKnowOf(actor)}))`;
}

/**
 * Whether somebody may know of what was made for one position, named by its column; what was made for none is no
 * position's secret.
 */
export function ofKnownPositionOrNone(
  actor: Actor | null,
  positionId: RawBuilder<unknown>,
  ownerId?: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${positionId} is null or ${ofKnownPosition(actor, positionId, ownerId)})`;
}

/** The positions `p` that belong in somebody's list: by organization, by recruiter link, or by privilege. */
export function inReachOf(actor: Actor): RawBuilder<boolean> {
  if (actor.user_type === 'super_admin') return sql<boolean>`true`;
  if (actor.user_type === 'employee')
    return sql<boolean>`p.id = any(${[...actor.privileges.keys()]}::uuid[])`;
  return sql<boolean>`${isAmong(sql`p.organization_id`, workingFor(actor))} and ${mayKnowOf(actor)}`;
}
