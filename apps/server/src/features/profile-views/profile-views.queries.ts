import { VIEW_HOURS, VIEWS_SHOWN_DAYS, type ViewerRole } from '@tryout/domain/profile-views/viewer';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { countRows, type PageRequest, pageFrom, pageWindow } from '../../platform/http/keyset.ts';

/** Who looks. */
export interface Viewer {
  readonly id: string;
  readonly role: ViewerRole;
  readonly organization_id: string;
}

const HOUR_MS = 3_600_000;

const until = (at: Date) => new Date(at.getTime() + VIEW_HOURS * HOUR_MS);

/** Stores that a part of an application was opened, and the view of its candidate. Answers whether it is one of its own. */
export async function storeLookAtApplication(
  db: Db,
  viewer: Viewer,
  look: {
    readonly part: 'application' | 'cv' | 'score_card';
    readonly application_id: string;
  },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with looked_at as (
      select id, organization_id, candidate_id from applications
      where id = ${look.application_id} and not is_test and candidate_id <> ${viewer.id}
    ), opened as (
      insert into application_openings (application_id, organization_id, part, first_at, last_at)
      select id, organization_id, ${look.part}, ${at}, ${at} from looked_at
      on conflict (application_id, part) do update set last_at = excluded.last_at
      where application_openings.last_at < excluded.last_at - interval '1 hour'
    )
    insert into profile_views (id, organization_id, candidate_id, viewer_id, viewer_organization_id, viewer_role,
      application_id, at, counts_until)
    select ${uuidv7()}, organization_id, candidate_id, ${viewer.id}, ${viewer.organization_id}, ${viewer.role}, id,
      ${at}, ${until(at)} from looked_at
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Stores the view of whoever a person of the pool is: who applied as that person, or the account that has proved the
 * address, unless only a position kept confidential made the person known. Nothing where there is no account.
 */
export async function storeLookAtPerson(
  db: Db,
  viewer: Viewer,
  look: {
    readonly person_ids: readonly string[];
    readonly email: string;
    readonly organization_id: string;
  },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into profile_views (id, organization_id, candidate_id, viewer_id, viewer_organization_id, viewer_role,
      application_id, at, counts_until)
    select ${uuidv7()}, ${look.organization_id}, whose.id, ${viewer.id}, ${viewer.organization_id}, ${viewer.role},
      null, ${at}, ${until(at)}
    from (
      select found.id from (
        select a.candidate_id as id, 1 as rank from applications a
        where a.organization_id = ${look.organization_id} and a.person_id = any(${look.person_ids}::uuid[])
          and not a.is_test
        union all
        select u.id, 2 from users u
        where u.email = ${look.email} and u.email <> '' and not u.is_provisional and u.email_verified_at is not null
          and u.user_type = 'candidate' and exists (
            select from people e where e.id = any(${look.person_ids}::uuid[]) and e.is_open)
      ) found order by found.rank, found.id limit 1
    ) whose
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Records a look at what an agency submitted; of somebody with a confirmed account of a candidate. */
export async function storeLookAtSubmission(
  db: Db,
  viewer: Viewer,
  look: { readonly email: string; readonly organization_id: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into profile_views (id, organization_id, candidate_id, viewer_id, viewer_organization_id, viewer_role,
      application_id, at, counts_until)
    select ${uuidv7()}, ${look.organization_id}, u.id, ${viewer.id}, ${viewer.organization_id}, ${viewer.role}, null,
      ${at}, ${until(at)}
    from users u where u.email = ${look.email} and u.email <> '' and not u.is_provisional
      and u.email_verified_at is not null and u.user_type = 'candidate'
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** A view as its candidate is told of it. */
export interface ViewRow {
  id: string;
  at: string;
  organization_name: string | null;
  client_name: string | null;
  role: ViewerRole;
  viewer_name: string | null;
  application_id: string | null;
  position_title: string | null;
}

/**
 * A page of the views of a candidate, newest first. A position is named where the candidate applied for it and it is
 * not kept confidential; a viewer where their settings allow it now.
 */
export async function readViews(db: Db, candidateId: string, request: PageRequest, now: Date) {
  const window = pageWindow(
    { by: sql`v.at`, id: sql`v.id`, type: 'timestamptz', direction: 'desc' },
    request,
  );
  const matches = sql<boolean>`v.candidate_id = ${candidateId}
    and v.at > ${now}::timestamptz - make_interval(days => ${VIEWS_SHOWN_DAYS})`;
  const { rows } = await sql<ViewRow>`
    select v.id, v.at, coalesce(w.name, o.name) as organization_name,
      case when v.viewer_organization_id <> v.organization_id then o.name end as client_name,
      v.viewer_role as role,
      case when u.status = 'active' and u.settings->'show_name' = 'true'::jsonb
        then nullif(trim(u.first_name || ' ' || u.last_name), '') end as viewer_name,
      case when p.visibility <> 'confidential' then v.application_id end as application_id,
      case when p.visibility <> 'confidential' then p.title end as position_title
    from profile_views v join organizations o on o.id = v.organization_id
      left join organizations w on w.id = v.viewer_organization_id
      left join users u on u.id = v.viewer_id
      left join applications a on a.id = v.application_id and a.candidate_id = v.candidate_id
      left join positions p on p.id = a.position_id
    where ${matches} and ${window.where} ${window.tail}
  `.execute(db);
  const counted = await countRows(db, sql`profile_views v`, matches);
  return pageFrom(
    rows,
    request,
    window,
    counted,
    (row) => row.at,
    (row) => row,
  );
}

/** How often a candidate was viewed on each of the days shown, in their time zone, oldest first. */
export async function countViewsByDay(
  db: Db,
  candidateId: string,
  timeZone: string,
  now: Date,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    with today as (select (${now}::timestamptz at time zone ${timeZone})::date as day)
    select to_char(d.day, 'YYYY-MM-DD') as day, count(v.id)::int as count
    from today cross join generate_series(today.day - ${VIEWS_SHOWN_DAYS - 1}::int, today.day, interval '1 day') as d(day)
      left join profile_views v on v.candidate_id = ${candidateId} and (v.at at time zone ${timeZone})::date = d.day
        and v.at > ${now}::timestamptz - make_interval(days => ${VIEWS_SHOWN_DAYS + 2})
    group by d.day order by d.day
  `.execute(db);
  return rows;
}

/** Removes views that nobody is shown or counted any more. Answers how many. */
export async function deleteOldViews(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from profile_views where at < ${before} returning 1) select count(*)::int as n from gone
  `.execute(db);
  return rows[0]?.n ?? 0;
}
