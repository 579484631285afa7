import type { PrivilegeLevel } from '@tryout/domain/access/access-policy';
import type { UserType } from '@tryout/domain/access/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/kysely.ts';
import type { Actor, ClientLink, Membership } from './actor.ts';

interface SessionRow {
  session_id: string;
  stale: boolean;
  id: string;
  email: string;
  user_type: UserType;
  first_name: string;
  last_name: string;
  locale: string;
  time_zone: string;
  signup_step: number;
  email_verified: boolean;
  memberships: Membership[];
  link: ClientLink | null;
  privileges: { position_id: string; level: PrivilegeLevel; see_identity: boolean }[];
  must_add_factor: boolean;
}

/** Days after the last use, and after signing in, when a session ends unless the settings say otherwise. */
export const SESSION_DAYS = { unused: 14, longest: 90 } as const;

/** Whether an account has a second factor. */
export const hasFactorNow = (userId: RawBuilder<unknown>) => sql<boolean>`(
        exists (select from passkeys k where k.user_id = ${userId})
        or exists (select from authenticators t where t.user_id = ${userId} and t.confirmed_at is not null))`;

/** Whether an organization requires a second factor of its member `u` today, or the platform of its own people. */
export const isAskedForFactor = (u: RawBuilder<unknown>) => sql<boolean>`(case ${u}.user_type
        when 'candidate' then false
        when 'super_admin' then coalesce(
          (select value = 'true'::jsonb from app_configs where key = 'super_admins_second_factor'), false)
        else exists (select from members f join organizations r on r.id = f.organization_id
          where f.user_id = ${u}.id and f.status = 'active'
            and r.second_factor_from <= (now() at time zone 'UTC')::date) end)`;

/** An account `u` with all its rights as they are now, working for a client where its link to that one is in force. */
const rights = (
  clientId: RawBuilder<unknown>,
) => sql`u.id, u.email, u.user_type, u.first_name, u.last_name, u.locale,
      u.time_zone, u.signup_step, u.email_verified_at is not null as email_verified,
      case when u.user_type = 'candidate' then '[]'::json else (
        select coalesce(json_agg(json_build_object('organization_id', o.id, 'name', o.name, 'slug', o.slug,
          'kind', o.kind, 'status', o.status,
          'sees_own_only', u.user_type = 'company_recruiter' and o.recruiters_see = 'own_and_shared') order by m.created_at), '[]'::json)
        from members m join organizations o on o.id = m.organization_id
        where m.user_id = u.id and m.status = 'active') end as memberships,
      case when u.user_type <> 'independent_recruiter' then null else (
        select json_build_object('link_id', l.id, 'company_id', o.id, 'name', o.name, 'slug', o.slug,
          'permissions', l.permissions, 'position_ids', case when l.scope = 'all_positions' then null else (
            select coalesce(json_agg(lp.position_id order by lp.position_id), '[]'::json)
            from recruiter_link_positions lp where lp.link_id = l.id) end)
        from recruiter_links l join organizations o on o.id = l.company_id and o.status = 'approved'
          join organizations w on w.id = l.organization_id and w.status = 'approved'
        where l.recruiter_user_id = u.id and l.company_id = ${clientId} and l.status = 'approved'
          and (l.valid_until is null or l.valid_until >= current_date)) end as link,
      case when u.user_type <> 'employee' then '[]'::json else (
        select coalesce(json_agg(json_build_object('position_id', p.position_id, 'level', p.level,
          'see_identity', p.see_identity)), '[]'::json)
        from position_privileges p where p.user_id = u.id and p.status = 'approved') end as privileges,
      ${isAskedForFactor(sql`u`)} and not ${hasFactorNow(sql`u.id`)} as must_add_factor`;

/** The caller behind a session token, with all rights as they are now; undefined when the session is over. */
export async function findActor(
  db: Db,
  tokenHash: Buffer,
): Promise<{ actor: Actor; stale: boolean } | undefined> {
  const { rows } = await sql<SessionRow>`/* planned once */
    select s.id as session_id, s.last_seen_at < now() - interval '1 minute' as stale, ${rights(sql`s.working_for_id`)}
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > now() and u.status = 'active'
  `.execute(db);
  const row = rows[0];
  return row && { actor: actorOf(row), stale: row.stale };
}

/**
 * Who goes on with work for an organization that was begun earlier, with the rights of now; undefined when the account
 * is closed.
 */
export async function findActorOfUser(
  db: Db,
  userId: string,
  organizationId: string | null,
): Promise<Actor | undefined> {
  const { rows } = await sql<SessionRow>`
    select '' as session_id, false as stale, ${rights(sql`${organizationId}::uuid`)} from users u where u.id = ${userId} and u.status = 'active'
  `.execute(db);
  return rows[0] && actorOf(rows[0]);
}

function actorOf(row: SessionRow): Actor {
  return {
    user_id: row.id,
    session_id: row.session_id,
    user_type: row.user_type,
    email: row.email,
    email_verified: row.email_verified,
    first_name: row.first_name,
    last_name: row.last_name,
    locale: row.locale,
    time_zone: row.time_zone,
    signup_step: row.signup_step,
    memberships: row.memberships,
    must_add_factor: row.must_add_factor,
    // Whoever works for a client does so alone: nothing of their own organization is in reach meanwhile.
    organization_ids: row.link ? [] : row.memberships.map((m) => m.organization_id),
    link: row.link,
    own_only_organization_ids: row.memberships.filter((m) => m.sees_own_only).map((m) => m.organization_id),
    privileges: new Map(row.privileges.map((p) => [p.position_id, p.level])),
    blind_position_ids: new Set(row.privileges.filter((p) => !p.see_identity).map((p) => p.position_id)),
  };
}

/** Chooses for which client a session's recruiter works from now on; null: for their own organization. */
export async function storeWorkingFor(db: Db, sessionId: string, clientId: string | null): Promise<void> {
  await sql`update sessions set working_for_id = ${clientId} where id = ${sessionId}`.execute(db);
}

/**
 * Notes that a session was used, which puts its end off: so many days from now, but never past its longest life.
 * Called at most once a minute for each.
 */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await sql`
    update sessions set last_seen_at = now(), expires_at = least(
      now() + make_interval(days => coalesce(
        (select value::text::int from app_configs where key = 'session_days'), ${SESSION_DAYS.unused})),
      created_at + make_interval(days => coalesce(
        (select value::text::int from app_configs where key = 'session_longest_days'), ${SESSION_DAYS.longest})))
    where id = ${sessionId}
  `.execute(db);
}

/** The play behind a play token; undefined when there is none or the play was opened elsewhere since. */
export async function findPlaySession(db: Db, tokenHash: Buffer): Promise<{ play_id: string } | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`/* planned once */ select id from plays where token_hash = ${tokenHash}`.execute(db);
  return rows[0] && { play_id: rows[0].id };
}
