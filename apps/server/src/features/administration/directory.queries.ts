import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

const newest = (at: RawBuilder<unknown>, id: RawBuilder<unknown>): ListOrder => ({
  by: at,
  id,
  type: 'timestamptz',
  direction: 'desc',
});

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

const few = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select 1 from ${rows} limit ${COUNT_LIMIT + 1}) found)`;

interface Found {
  readonly id: string;
  readonly created_at: string;
}

/** What a list is narrowed by. */
export interface DirectoryWish {
  readonly search: string;
  readonly status?: string | undefined;
}

const hasStatus = (column: RawBuilder<unknown>, status: string | undefined) =>
  sql<boolean>`(${status || null}::text is null or ${column} = ${status || null})`;

interface CandidateRow extends Found {
  email: string;
  name: string;
  status: 'active' | 'disabled';
  email_verified: boolean;
  applications: number;
  last_seen_at: string | null;
}

const CANDIDATE = sql`u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.status, u.created_at,
  u.email_verified_at is not null as email_verified,
  ${few(sql`applications a where a.candidate_id = u.id and not a.is_test`)} as applications,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at`;
const IS_CANDIDATE = sql<boolean>`u.user_type = 'candidate' and u.merged_into is null`;

/** Candidates' accounts with their names, which the caller hides; found by a whole address. */
export function findCandidates(db: Db, wish: PageRequest & DirectoryWish) {
  return readPage<CandidateRow>(db, wish, {
    order: newest(sql`u.created_at`, sql`u.id`),
    columns: CANDIDATE,
    from: sql`users u`,
    filter: sql<boolean>`${IS_CANDIDATE} and ${hasStatus(sql`u.status`, wish.status)}
      and (${wish.search} = '' or u.email = lower(${wish.search}))`,
    sortValue: (row) => row.created_at,
  });
}

/** One candidate's account; undefined for any other. */
export async function findCandidate(db: Db, userId: string) {
  const { rows } = await sql<CandidateRow & { phone: string; cvs: number; score_cards: number }>`
    select ${CANDIDATE}, coalesce((select p.phone from candidate_profiles p where p.user_id = u.id), '') as phone,
      ${few(sql`cvs c where c.user_id = u.id`)} as cvs,
      ${few(sql`score_cards s join applications a on a.id = s.application_id where a.candidate_id = u.id`)} as score_cards
    from users u where u.id = ${userId} and ${IS_CANDIDATE}
  `.execute(db);
  return rows[0];
}

/** The newest applications of a candidate. */
export async function findApplicationsOfCandidate(db: Db, userId: string) {
  const { rows } = await sql<{
    application_id: string;
    organization_id: string;
    organization_name: string;
    position_title: string;
    status: string;
    created_at: string;
  }>`
    select a.id as application_id, a.organization_id, o.name as organization_name, p.title as position_title, a.status,
      a.created_at
    from applications a join organizations o on o.id = a.organization_id join positions p on p.id = a.position_id
    where a.candidate_id = ${userId} and not a.is_test order by a.created_at desc, a.id desc limit 100
  `.execute(db);
  return rows;
}

/** Copies that a candidate asked for and what was erased of them, the latest first. */
export async function findDataRequests(db: Db, userId: string) {
  const { rows } = await sql<{
    kind: 'copy' | 'erasure';
    status: string;
    asked_at: string;
    done_at: string | null;
  }>`
    select * from (
      select 'copy' as kind, status, created_at as asked_at, ready_at as done_at from data_exports where user_id = ${userId}
      union all select 'erasure', status, asked_at, done_at from erasures where subject_id = ${userId}
    ) asked order by asked_at desc limit 50
  `.execute(db);
  return rows;
}

interface ApplicationRow extends Found {
  user_id: string | null;
  name: string;
  email: string;
  organization_id: string;
  organization_name: string;
  position_title: string;
  status: string;
}

/** What applications of all organizations are searched by; empty: by anything. */
export interface ApplicationWish {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Applications of all organizations with names, which the caller hides. */
export function findApplications(db: Db, wish: PageRequest & ApplicationWish) {
  const { first_name, last_name } = wish;
  const email = wish.email.toLowerCase();
  // The index is over name and address together: each part narrows by it first, and is then held against its own column.
  const part = (given: string, own: RawBuilder<boolean>) =>
    given === ''
      ? sql<boolean>`true`
      : sql<boolean>`((a.applicant_name || ' ' || a.applicant_email) ilike ${like(given)} and ${own})`;
  return readPage<ApplicationRow>(db, wish, {
    order: newest(sql`a.created_at`, sql`a.id`),
    columns: sql`a.id, a.candidate_id as user_id, a.applicant_name as name, a.applicant_email as email, a.organization_id,
      o.name as organization_name, p.title as position_title, a.status, a.created_at`,
    from: sql`applications a join organizations o on o.id = a.organization_id join positions p on p.id = a.position_id`,
    counted: sql`applications a`,
    filter: sql<boolean>`not a.is_test
      and ${part(first_name, sql<boolean>`a.applicant_name ilike ${like(first_name).slice(1)}`)}
      and ${part(last_name, sql<boolean>`a.applicant_name ilike ${`% ${like(last_name).slice(1)}`}`)}
      and ${part(email, sql<boolean>`a.applicant_email ilike ${like(email)}`)}`,
    sortValue: (row) => row.created_at,
  });
}

/** Who recruits, and who manages hiring for a position, by their role. */
export const ROLES_OF = {
  recruiters: [
    'company_admin',
    'company_recruiter',
    'independent_recruiter',
    'staffing_agency_admin',
    'staffing_agency_recruiter',
  ],
  employees: ['employee'],
} as const;

interface PersonRow extends Found {
  user_id: string;
  name: string;
  email: string;
  role: string;
  status: string;
  organization_id: string;
  organization_name: string;
  positions: number;
  last_seen_at: string | null;
}

/** Members of all organizations in some roles, newest first. */
export function findPeople(db: Db, roles: readonly string[], wish: PageRequest & DirectoryWish) {
  return shownAs(
    readPage<PersonRow>(db, wish, {
      order: newest(sql`m.created_at`, sql`m.id`),
      columns: sql`m.id, m.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email,
        m.role, m.status, m.organization_id, o.name as organization_name, m.created_at,
        ${few(sql`position_team t where t.user_id = m.user_id and t.organization_id = m.organization_id`)} as positions,
        (select max(s.last_seen_at) from sessions s where s.user_id = m.user_id) as last_seen_at`,
      from: sql`members m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id`,
      filter: sql<boolean>`m.role = any(${roles}) and ${hasStatus(sql`m.status`, wish.status)}
        and (${wish.search} = '' or (u.first_name || ' ' || u.last_name || ' ' || u.email) ilike ${like(wish.search)}
          or o.name ilike ${like(wish.search)})`,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({ employee_id: id, ...row }),
  );
}

interface PositionRow extends Found {
  title: string;
  status: string;
  visibility: string;
  organization_id: string;
  organization_name: string;
  applications: number;
  simulations: number;
}

/** Positions of all organizations, newest first. */
export function findPositions(db: Db, wish: PageRequest & DirectoryWish) {
  return shownAs(
    readPage<PositionRow>(db, wish, {
      order: newest(sql`p.created_at`, sql`p.id`),
      columns: sql`p.id, p.title, p.status, p.visibility, p.organization_id, o.name as organization_name, p.created_at,
        (select coalesce(sum(c.count), 0)::int from application_counts c where c.position_id = p.id) as applications,
        (select count(*)::int from position_simulations s where s.revision_id = (select v.id from position_revisions v
          where v.position_id = p.id order by v.revision desc limit 1)) as simulations`,
      from: sql`positions p join organizations o on o.id = p.organization_id`,
      filter: sql<boolean>`${hasStatus(sql`p.status`, wish.status)}
        and (${wish.search} = '' or p.title ilike ${like(wish.search)} or o.name ilike ${like(wish.search)})`,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({ position_id: id, ...row }),
  );
}

interface SimulationRow extends Found {
  name: string;
  version: number;
  kind: string;
  status: string;
  organization_id: string | null;
  organization_name: string;
  plays: number;
}

/** Simulations of the platform and of all organizations, newest first. */
export function findSimulations(db: Db, wish: PageRequest & DirectoryWish) {
  return shownAs(
    readPage<SimulationRow>(db, wish, {
      order: newest(sql`s.created_at`, sql`s.id`),
      columns: sql`s.id, s.name, s.version, s.kind, s.status, s.organization_id, coalesce(o.name, '') as organization_name,
        s.created_at, ${few(sql`plays g where g.simulation_id = s.id`)} as plays`,
      from: sql`simulations s left join organizations o on o.id = s.organization_id`,
      filter: sql<boolean>`${hasStatus(sql`s.status`, wish.status)}
        and (${wish.search} = '' or s.name ilike ${like(wish.search)} or o.name ilike ${like(wish.search)})`,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({ simulation_id: id, ...row }),
  );
}
