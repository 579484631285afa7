import type { JobAlert } from '@tryout/contract/job-search/job-search';
import type { JobLevel, JobType, RemoteWork } from '@tryout/domain/positions/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** What an alert looks for. */
export interface Wanted {
  readonly words: string;
  readonly place: string;
  readonly job_type: JobType | null;
  readonly level: JobLevel | null;
  readonly remote: RemoteWork | null;
  /** The employer that is followed; null: any. */
  readonly employer_id: string | null;
  readonly every: 'day' | 'week';
}

const ALERT = sql`a.id as job_alert_id, a.words, a.place, a.job_type, a.level, a.remote, a.every, a.mailed_at, a.created_at,
  a.stopped_at is not null as is_stopped,
  case when o.id is not null then json_build_object('name', o.name, 'slug', o.slug) end as organization`;

/** Whose alerts these are. */
export async function findAlertOwners(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from job_alerts where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** A person's alerts, newest first. */
export async function findAlerts(db: Db, userId: string): Promise<JobAlert[]> {
  const { rows } = await sql<JobAlert>`
    select ${ALERT} from job_alerts a left join organizations o on o.id = a.employer_id
    where a.user_id = ${userId} order by a.created_at desc, a.id desc
  `.execute(db);
  return rows;
}

/** One alert; undefined where there is none. */
export async function findAlert(db: Db, id: string): Promise<JobAlert | undefined> {
  const { rows } = await sql<JobAlert>`
    select ${ALERT} from job_alerts a left join organizations o on o.id = a.employer_id where a.id = ${id}
  `.execute(db);
  return rows[0];
}

/** An employer that may be followed, by its slug. */
export async function findFollowable(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from organizations where slug = ${slug} and status = 'approved' and kind <> 'staffing_agency'
  `.execute(db);
  return rows[0]?.id;
}

/**
 * Keeps an alert from now on; the same one again runs anew. Null where the person has `most` others already, for whose
 * counting the account's row is held until the transaction ends.
 */
export async function keepAlert(
  db: Db,
  userId: string,
  wanted: Wanted,
  at: Date,
  most: number,
): Promise<string | null> {
  await sql`select id from users where id = ${userId} for no key update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into job_alerts (id, user_id, words, place, job_type, level, remote, employer_id, every, told_until, created_at)
    select ${uuidv7()}, ${userId}, ${wanted.words}, ${wanted.place}, ${wanted.job_type}, ${wanted.level}, ${wanted.remote},
      ${wanted.employer_id}::uuid, ${wanted.every}, ${at}, ${at}
    where (select count(*) from job_alerts where user_id = ${userId}
      and (words, place, job_type, level, remote, employer_id) is distinct from (${wanted.words}::text, ${wanted.place}::text,
        ${wanted.job_type}::text, ${wanted.level}::text, ${wanted.remote}::text, ${wanted.employer_id}::uuid)) < ${most}
    on conflict (user_id, words, place, job_type, level, remote, employer_id) do update
      set every = excluded.every, stopped_at = null,
        told_until = case when job_alerts.stopped_at is null then job_alerts.told_until else excluded.told_until end
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Changes how often an alert tells, and whether its mails run; what is null stays. What was new while they were stopped is not told. */
export async function changeAlert(
  db: Db,
  id: string,
  change: { readonly every: 'day' | 'week' | null; readonly is_stopped: boolean | null },
  at: Date,
): Promise<void> {
  await sql`
    update job_alerts set every = coalesce(${change.every}::text, every),
      told_until = case when ${change.is_stopped}::boolean is false and stopped_at is not null then ${at} else told_until end,
      stopped_at = case when ${change.is_stopped}::boolean is null then stopped_at
        when ${change.is_stopped}::boolean then coalesce(stopped_at, ${at}) end
    where id = ${id}
  `.execute(db);
}

/** The same for all of a person's alerts, or one of them. */
export async function changeAlertsOf(
  db: Db,
  userId: string,
  change: { readonly job_alert_id: string | null; readonly is_stopped: boolean },
  at: Date,
): Promise<void> {
  await sql`
    update job_alerts set
      told_until = case when not ${change.is_stopped}::boolean and stopped_at is not null then ${at} else told_until end,
      stopped_at = case when ${change.is_stopped}::boolean then coalesce(stopped_at, ${at}) end
    where user_id = ${userId} and (${change.job_alert_id}::uuid is null or id = ${change.job_alert_id}::uuid)
  `.execute(db);
}

/** Forgets an alert. */
export async function forgetAlert(db: Db, id: string): Promise<void> {
  await sql`delete from job_alerts where id = ${id}`.execute(db);
}

/** Whether an address was confirmed, and which it is; undefined for an account that is gone. */
export async function findAddress(db: Db, userId: string) {
  const { rows } = await sql<{ email: string; confirmed: boolean }>`
    select email, email_verified_at is not null as confirmed from users where id = ${userId} and status = 'active'
  `.execute(db);
  return rows[0];
}

/** Half an hour less than a day and a week, so that the hour of the mail stays the same. */
const isDue = (at: Date): RawBuilder<boolean> => sql<boolean>`a.stopped_at is null and (a.mailed_at is null
  or a.mailed_at <= ${at}::timestamptz - case a.every when 'week' then interval '7 days' else interval '1 day' end
    + interval '30 minutes')`;

/** People with an alert that is due and no mail about any of theirs within a day, in the order of their ids. */
export async function findDuePeople(db: Db, at: Date, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct a.user_id from job_alerts a join users u on u.id = a.user_id
    where ${isDue(at)} and a.user_id > ${after}::uuid and u.status = 'active' and u.email_verified_at is not null
      and not exists (select from job_alerts told where told.user_id = a.user_id
        and told.mailed_at > ${at}::timestamptz - interval '23 hours 30 minutes')
    order by a.user_id limit ${most}
  `.execute(db);
  return rows.map((row) => row.user_id);
}

/** An open position that an alert has not told of yet. */
export interface NewJob {
  readonly job_alert_id: string;
  readonly position_id: string;
  readonly slug: string;
  readonly title: string;
  readonly organization_name: string;
  readonly organization_slug: string;
  readonly locations: string[];
}

/** Holds a person's alerts that are due; none where somebody else holds them. */
export async function lockDueAlerts(db: Db, userId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from job_alerts a where a.user_id = ${userId} and ${isDue(at)} order by a.id for update skip locked
  `.execute(db);
  return rows.map((row) => row.id);
}

/** New positions for alerts, the latest first, each position once, at most `most` and one more. */
export async function findNewJobs(
  db: Db,
  alertIds: readonly string[],
  at: Date,
  most: number,
): Promise<NewJob[]> {
  const today = sql`(${at}::timestamptz at time zone o.default_time_zone)::date`;
  // A position that is published before its first day is new on that day.
  const since = sql`greatest(p.published_at, p.opens_on::timestamp at time zone o.default_time_zone)`;
  const { rows } = await sql<NewJob>`
    select job_alert_id, position_id, slug, title, organization_name, organization_slug, locations from (
      select distinct on (p.id) a.id as job_alert_id, p.id as position_id, p.slug, p.title, o.name as organization_name,
        o.slug as organization_slug, ${since} as since,
        array(select l.name from position_locations pl join locations l on l.id = pl.location_id
          where pl.position_id = p.id order by l.name) as locations
      from job_alerts a join positions p on (a.employer_id is null or p.organization_id = a.employer_id)
      join organizations o on o.id = p.organization_id
      where a.id = any(${alertIds}::uuid[]) and p.status = 'published' and p.visibility = 'public' and o.status = 'approved'
        and (p.opens_on is null or p.opens_on <= ${today}) and (p.closes_on is null or p.closes_on >= ${today})
        and ${since} > a.told_until and p.published_at <= ${at}
        and (a.words = '' or position(lower(a.words) in lower(p.title)) > 0
          or position(lower(a.words) in lower(o.name)) > 0
          or position(lower(a.words) in lower(array_to_string(p.skills || p.technical_skills, ' '))) > 0)
        and (a.job_type is null or p.job_type = a.job_type) and (a.level is null or p.level = a.level)
        and (a.remote is null or p.remote = a.remote)
        and (a.place = '' or exists (select from position_locations pl join locations l on l.id = pl.location_id
          where pl.position_id = p.id
            and position(lower(a.place) in lower(l.name || ' ' || l.address || ' ' || l.country)) > 0))
        and not exists (select from applications x where x.position_id = p.id and x.candidate_id = a.user_id)
      order by p.id, a.id
    ) found order by since desc, position_id limit ${most + 1}
  `.execute(db);
  return rows;
}

/** Notes up to when alerts have told, and which of them had something to tell. */
export async function noteTold(
  db: Db,
  alertIds: readonly string[],
  mailedIds: readonly string[],
  when: { readonly until: Date; readonly at: Date },
): Promise<void> {
  await sql`
    update job_alerts set told_until = greatest(told_until, ${when.until}),
      mailed_at = case when id = any(${mailedIds}::uuid[]) then ${when.at} else mailed_at end
    where id = any(${alertIds}::uuid[])
  `.execute(db);
}
