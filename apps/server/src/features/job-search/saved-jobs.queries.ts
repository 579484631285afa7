import type { SavedJob } from '@tryout/contract/job-search/job-search';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { countRows, type PageRequest, pageFrom, pageWindow } from '../../platform/http/keyset.ts';

type SavedRow = SavedJob & { id: string };

/** A page of the positions that somebody keeps, the latest kept first. Those that became drafts again are not shown. */
export async function findSavedJobs(db: Db, userId: string, request: PageRequest, now: Date) {
  const today = sql`(${now}::timestamptz at time zone o.default_time_zone)::date`;
  const from = sql`saved_jobs s join positions p on p.id = s.position_id join organizations o on o.id = p.organization_id`;
  const mine = sql<boolean>`s.user_id = ${userId} and p.status <> 'draft' and p.visibility in ('public', 'unlisted')`;
  const window = pageWindow(
    { by: sql`s.saved_at`, id: sql`s.position_id`, type: 'timestamptz', direction: 'desc' },
    request,
  );
  const [rows, counted] = await Promise.all([
    sql<SavedRow>`
      select s.position_id as id, s.position_id, p.slug, p.title, p.closes_on, s.saved_at,
        json_build_object('name', o.name, 'slug', o.slug) as organization,
        array(select l.name from position_locations pl join locations l on l.id = pl.location_id
          where pl.position_id = p.id order by l.name) as locations,
        p.status = 'published' and o.status = 'approved' and (p.closes_on is null or p.closes_on >= ${today}) as is_open,
        (select a.id from applications a where a.position_id = p.id and a.candidate_id = ${userId}
          and a.status not in ('approved', 'rejected') order by a.created_at desc limit 1) as application_id
      from ${from} where ${mine} and ${window.where} ${window.tail}
    `.execute(db),
    countRows(db, from, mine),
  ]);
  return pageFrom(
    rows.rows,
    request,
    window,
    counted,
    (row) => row.saved_at,
    ({ id: _, ...job }) => job,
  );
}

/** A position that anybody with its address may see, by that address; with whether it is open at all. */
export async function findKeepable(
  db: Db,
  address: { readonly organization_slug: string; readonly position_slug: string },
): Promise<{ id: string; is_published: boolean } | undefined> {
  const { rows } = await sql<{ id: string; is_published: boolean }>`
    select p.id, p.status = 'published' and o.status = 'approved' as is_published
    from positions p join organizations o on o.id = p.organization_id
    where o.slug = ${address.organization_slug} and p.slug = ${address.position_slug}
      and p.status not in ('draft', 'archived') and p.published_at is not null and p.visibility in ('public', 'unlisted')
  `.execute(db);
  return rows[0];
}

/** Whether somebody keeps a position and follows its employer, by the address of the position. */
export async function findStanding(
  db: Db,
  userId: string,
  address: { readonly organization_slug: string; readonly position_slug: string },
): Promise<{ is_saved: boolean; following_id: string | null }> {
  const { rows } = await sql<{ is_saved: boolean; following_id: string | null }>`
    select
      exists (select from saved_jobs s join positions p on p.id = s.position_id join organizations o on o.id = p.organization_id
        where s.user_id = ${userId} and o.slug = ${address.organization_slug} and p.slug = ${address.position_slug}) as is_saved,
      (select a.id from job_alerts a join organizations o on o.id = a.employer_id
        where a.user_id = ${userId} and o.slug = ${address.organization_slug} and a.stopped_at is null
          and a.words = '' and a.place = '' and num_nulls(a.job_type, a.level, a.remote) = 3) as following_id
  `.execute(db);
  return rows[0] ?? { is_saved: false, following_id: null };
}

/** Keeps a position, as long as there is room; false where there is none. */
export async function keepJob(
  db: Db,
  userId: string,
  positionId: string,
  at: Date,
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_jobs (user_id, position_id, saved_at)
    select ${userId}, ${positionId}, ${at}
    where (select count(*) from saved_jobs where user_id = ${userId} and position_id <> ${positionId}) < ${most}
    on conflict (user_id, position_id) do update set saved_at = saved_jobs.saved_at returning position_id
  `.execute(db);
  return rows.length > 0;
}

/** Keeps a position no more, by its address. */
export async function dropJob(
  db: Db,
  userId: string,
  address: { readonly organization_slug: string; readonly position_slug: string },
): Promise<void> {
  await sql`
    delete from saved_jobs s using positions p, organizations o
    where s.user_id = ${userId} and p.id = s.position_id and o.id = p.organization_id
      and o.slug = ${address.organization_slug} and p.slug = ${address.position_slug}
  `.execute(db);
}
