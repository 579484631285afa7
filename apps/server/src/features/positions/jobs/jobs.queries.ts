import type { KeptLook } from '@tryout/domain/organizations/employer-look';
import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import type { MinuteSpan } from '@tryout/domain/plays/time-estimate';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { countRows, type PageRequest, pageFrom, pageWindow } from '../../../platform/http/keyset.ts';
import { likePattern } from '../list-positions.queries.ts';
import type { ApplicationForm, PositionRow } from '../position-row.ts';
import { POSITION_COLUMNS } from '../positions.queries.ts';

/** A position as the public side reads it. */
export type JobRow = PositionRow & { locations: string[]; published_at: string };

/** A place of a position, with its country as its organization wrote it. */
export interface JobLocation {
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly time_zone: string;
}

/** A position as its own page reads it. */
export type WholeJobRow = JobRow & {
  logo_file_id: string | null;
  cover_file_id: string | null;
  accent: string | null;
  organization_about: string;
  organization_country: string;
  places: JobLocation[];
};

/** The same before it is known whether it was ever published. */
export type UnlistedJobRow = Omit<WholeJobRow, 'published_at'> & { published_at: string | null };

/** What the public list may be narrowed to. */
export interface JobFilter extends PageRequest {
  readonly q?: string | undefined;
  readonly job_type?: string | undefined;
  readonly level?: string | undefined;
  readonly remote?: string | undefined;
  readonly place?: string | undefined;
  readonly organization?: string | undefined;
}

const LOCATIONS = sql`array(select l.name from position_locations pl join locations l on l.id = pl.location_id
  where pl.position_id = p.id order by l.name) as locations`;

/** Whether today, in the organization's zone, lies between a position's opening and closing day. */
function isOpenOn(now: Date): RawBuilder<boolean> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone o.default_time_zone)::date`;
  return sql<boolean>`(p.opens_on is null or p.opens_on <= ${today}) and (p.closes_on is null or p.closes_on >= ${today})`;
}

function listed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`p.status = 'published' and p.visibility = 'public' and o.status = 'approved' and ${isOpenOn(now)}`;
}

/** One page of open public positions, newest first. */
export async function findJobPage<U>(db: Db, filter: JobFilter, now: Date, present: (row: JobRow) => U) {
  const conditions: RawBuilder<boolean>[] = [listed(now)];
  if (filter.q) {
    const pattern = likePattern(filter.q);
    conditions.push(
      sql<boolean>`(p.title ilike ${pattern} or o.name ilike ${pattern}
        or array_to_string(p.skills || p.technical_skills, ' ') ilike ${pattern})`,
    );
  }
  if (filter.job_type) conditions.push(sql<boolean>`p.job_type = ${filter.job_type}`);
  if (filter.level) conditions.push(sql<boolean>`p.level = ${filter.level}`);
  if (filter.remote) conditions.push(sql<boolean>`p.remote = ${filter.remote}`);
  if (filter.organization) conditions.push(sql<boolean>`o.slug = ${filter.organization}`);
  if (filter.place) {
    conditions.push(
      sql<boolean>`exists (select 1 from position_locations pl join locations l on l.id = pl.location_id
        where pl.position_id = p.id and (l.name || ' ' || l.address || ' ' || l.country) ilike ${likePattern(filter.place)})`,
    );
  }
  const matches = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const window = pageWindow(
    { by: sql`p.published_at`, id: sql`p.id`, type: 'timestamptz', direction: 'desc' },
    filter,
  );
  const from = sql`positions p join organizations o on o.id = p.organization_id`;
  const [rows, counted] = await Promise.all([
    // sql: published_at present, because a listed position was published
    sql<JobRow>`select ${POSITION_COLUMNS}, ${LOCATIONS} from ${from}
      where ${matches} and ${window.where} ${window.tail}`.execute(db),
    countRows(db, from, matches),
  ]);
  return pageFrom(rows.rows, filter, window, counted, (row) => row.published_at, present);
}

/** An employer as its careers page shows it. */
export interface EmployerRow extends KeptLook {
  readonly name: string;
  readonly about: string;
  readonly company_values: string[];
  readonly website: string;
  readonly cover_credit: PictureCredit | null;
}

/** An approved organization; undefined for any other. */
export async function findEmployer(db: Db, slug: string): Promise<EmployerRow | undefined> {
  const { rows } = await sql<EmployerRow>`
    select name, slug, about, company_values, website, logo_file_id, cover_file_id, accent,
      (select f.credit from files f where f.id = cover_file_id) as cover_credit
    from organizations where slug = ${slug} and status = 'approved' and kind <> 'staffing_agency'
  `.execute(db);
  return rows[0];
}

/** A position by its public address, whatever its status. */
export async function findJob(
  db: Db,
  organizationSlug: string,
  positionSlug: string,
): Promise<UnlistedJobRow | undefined> {
  const { rows } = await sql<UnlistedJobRow>`
    select ${POSITION_COLUMNS}, ${LOCATIONS}, o.about as organization_about, o.country as organization_country,
      o.logo_file_id, o.cover_file_id, o.accent,
      (select coalesce(json_agg(json_build_object('name', l.name, 'address', l.address, 'country', l.country,
          'latitude', l.latitude, 'longitude', l.longitude, 'time_zone', l.time_zone) order by l.name), '[]'::json)
        from position_locations pl join locations l on l.id = pl.location_id where pl.position_id = p.id) as places
    from positions p join organizations o on o.id = p.organization_id
    where o.slug = ${organizationSlug} and p.slug = ${positionSlug}
  `.execute(db);
  return rows[0];
}

/** Whether a token invites to a position, also after it was taken up. */
export async function isInvitedTo(
  db: Db,
  positionId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ invited: boolean }>`
    select exists (select 1 from candidate_invites where position_id = ${positionId} and token_hash = ${tokenHash}
      and (status = 'approved' or (status = 'new' and expires_at > ${now.toISOString()}))) as invited
  `.execute(db);
  return rows[0]?.invited ?? false;
}

/** What a revision asks of an applicant, counted. */
export interface RevisionLoad {
  readonly question_count: number;
  readonly long_text_count: number;
  readonly game_count: number;
  /** Minutes of all simulations together. */
  readonly play: MinuteSpan;
  readonly cv: ApplicationForm['cv'];
  readonly needs_desktop: boolean;
}

/** Questions and games of a revision. */
export async function findRevisionLoad(db: Db, revisionId: string): Promise<RevisionLoad> {
  const { rows } = await sql<RevisionLoad>`
    select
      (select count(*) from position_questions where revision_id = ${revisionId})::int as question_count,
      (select count(*) from position_questions where revision_id = ${revisionId} and type = 'long_text')::int
        as long_text_count,
      count(st.id)::int as game_count,
      (select json_build_object('shortest', coalesce(sum(s.shortest_minutes), 0),
          'longest', coalesce(sum(s.duration_minutes), 0))
        from position_simulations ps join simulations s on s.id = ps.simulation_id
        where ps.revision_id = ${revisionId}) as play,
      (select application_form->>'cv' from position_revisions where id = ${revisionId}) as cv,
      coalesce(bool_or(s.device = 'desktop'), false) as needs_desktop
    from position_simulations ps join simulations s on s.id = ps.simulation_id
    left join simulation_tasks st on st.simulation_id = s.id
    where ps.revision_id = ${revisionId}
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate answers one row');
  return row;
}

/** Up to six open positions like one: of the same employer first, then of the same kind and level. */
export async function findSimilar(db: Db, position: PositionRow, now: Date): Promise<JobRow[]> {
  // sql: published_at present, because a listed position was published
  const { rows } = await sql<JobRow>`
    select ${POSITION_COLUMNS}, ${LOCATIONS} from positions p join organizations o on o.id = p.organization_id
    where ${listed(now)} and p.id <> ${position.id}
      and (p.organization_id = ${position.organization_id} or p.job_type = ${position.job_type})
    order by (p.organization_id = ${position.organization_id}) desc, (p.level = ${position.level}) desc,
      p.published_at desc, p.id desc limit 6
  `.execute(db);
  return rows;
}

/** A position as the sitemap names it. */
export interface SitemapEntry {
  organization_slug: string;
  slug: string;
  updated_at: string;
}

/** How many positions anybody may find. */
export async function countListedJobs(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from positions p join organizations o on o.id = p.organization_id where ${listed(now)}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** A part of the positions that anybody may find, the oldest first, so that a part changes little over time. */
export async function findListedJobs(
  db: Db,
  now: Date,
  part: { readonly skip: number; readonly count: number },
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select o.slug as organization_slug, p.slug, p.updated_at
    from positions p join organizations o on o.id = p.organization_id
    where ${listed(now)} order by p.id offset ${part.skip} limit ${part.count}
  `.execute(db);
  return rows;
}

/** Employers with positions that anybody may find, and when the latest of these changed. */
export async function findListedEmployers(
  db: Db,
  now: Date,
): Promise<{ slug: string; updated_at: string }[]> {
  const { rows } = await sql<{ slug: string; updated_at: string }>`
    select o.slug, max(p.updated_at) as updated_at
    from positions p join organizations o on o.id = p.organization_id
    where ${listed(now)} group by o.id, o.slug order by o.id limit 10000
  `.execute(db);
  return rows;
}
