import type { OrganizationInside } from '@tryout/contract/administration/organization-inside';
import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

const few = (rows: RawBuilder<unknown>) =>
  sql`(select count(*) from (select 1 from ${rows} limit ${COUNT_LIMIT + 1}) found)`;

const NAME = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;

/** One organization with what it uses. */
export async function findInside(db: Db, id: string): Promise<OrganizationInside | undefined> {
  const { rows } = await sql<OrganizationInside>`
    select o.id as organization_id, o.kind, o.name, o.slug, o.status, o.status_reason, o.website, o.domain, o.country,
      o.currency, o.default_time_zone, o.recruiters_see, u.email as created_by_email, o.created_at,
      (select max(s.last_seen_at) from members m join sessions s on s.user_id = m.user_id
        where m.organization_id = o.id) as last_active_at,
      json_build_object(
        'active_positions', ${few(sql`positions where organization_id = o.id and status = 'published'`)},
        'positions', ${few(sql`positions where organization_id = o.id`)},
        'members', ${few(sql`members where organization_id = o.id and status = 'active'`)},
        'recruiters', ${few(sql`members where organization_id = o.id and status = 'active' and role in
          ('company_admin', 'company_recruiter', 'independent_recruiter', 'staffing_agency_admin', 'staffing_agency_recruiter')`)},
        'applications', ${few(sql`applications where organization_id = o.id and not is_test`)},
        'applications_30_days', ${few(sql`applications where organization_id = o.id and not is_test
          and created_at > now() - interval '30 days'`)},
        'people', ${few(sql`people where organization_id = o.id and merged_into is null`)},
        'score_cards', ${few(sql`score_cards where organization_id = o.id`)},
        'stored_bytes', (select coalesce(sum(f.size), 0) from files f where f.organization_id = o.id)) as usage
    from organizations o left join users u on u.id = o.created_by where o.id = ${id}
  `.execute(db);
  return rows[0];
}

const newest = (at: RawBuilder<unknown>, id: RawBuilder<unknown>): ListOrder => ({
  by: at,
  id,
  type: 'timestamptz',
  direction: 'desc',
});

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

interface Found {
  readonly id: string;
  readonly created_at: string;
}

/** Positions of an organization, newest first. */
export function findPositionsInside(
  db: Db,
  organizationId: string,
  wish: PageRequest & { readonly search: string },
) {
  interface Row extends Found {
    title: string;
    status: string;
    visibility: string;
    is_request: boolean;
    owner_name: string | null;
    applications: number;
  }
  return shownAs(
    readPage<Row>(db, wish, {
      order: newest(sql`p.created_at`, sql`p.id`),
      columns: sql`p.id, p.title, p.status, p.visibility, p.is_request, p.created_at,
        (select ${NAME} from position_team t join users u on u.id = t.user_id
          where t.position_id = p.id and t.role = 'owner') as owner_name,
        (select coalesce(sum(c.count), 0)::int from application_counts c where c.position_id = p.id) as applications`,
      from: sql`positions p`,
      filter: sql<boolean>`p.organization_id = ${organizationId}
        and (${wish.search} = '' or p.title ilike ${like(wish.search)})`,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({ position_id: id, ...row }),
  );
}

/** Members of an organization, by name. */
export function findMembersInside(
  db: Db,
  organizationId: string,
  wish: PageRequest & { readonly search: string },
) {
  interface Row extends Found {
    name: string;
    email: string;
    role: string;
    status: string;
    last_seen_at: string | null;
    sort: string;
  }
  return shownAs(
    readPage<Row>(db, wish, {
      order: { by: sql`m.person`, id: sql`m.id`, type: 'text', direction: 'asc' },
      columns: sql`m.id, ${NAME} as name, u.email, m.role, m.status, m.created_at, m.person as sort,
        (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at`,
      from: sql`members m join users u on u.id = m.user_id`,
      filter: sql<boolean>`m.organization_id = ${organizationId}
        and (${wish.search} = '' or (u.first_name || ' ' || u.last_name || ' ' || u.email) ilike ${like(wish.search)})`,
      sortValue: (row) => row.sort,
    }),
    ({ id, sort: _sort, ...row }) => ({ employee_id: id, ...row }),
  );
}

/** Links of an organization, from either side, newest first. */
export function findLinksInside(db: Db, organizationId: string, wish: PageRequest) {
  interface Row extends Found {
    side: 'company' | 'recruiter';
    other_name: string;
    status: string;
    scope: string;
    permissions: string[];
    valid_until: string | null;
  }
  return shownAs(
    readPage<Row>(db, wish, {
      order: newest(sql`l.created_at`, sql`l.id`),
      columns: sql`l.id, case when l.company_id = ${organizationId}::uuid then 'company' else 'recruiter' end as side,
        case when l.company_id = ${organizationId}::uuid
          then coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), o.name, '') else c.name end as other_name,
        l.status, l.scope, l.permissions, l.valid_until, l.created_at`,
      from: sql`recruiter_links l join organizations c on c.id = l.company_id
        left join organizations o on o.id = l.organization_id left join users u on u.id = l.recruiter_user_id`,
      filter: sql<boolean>`(l.company_id = ${organizationId}::uuid or l.organization_id = ${organizationId}::uuid)`,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({ recruiter_link_id: id, ...row }),
  );
}

/** Applicants of an organization, newest first; tests are nobody's. */
export function findApplicantsInside(
  db: Db,
  organizationId: string,
  wish: PageRequest & { readonly search: string },
) {
  interface Row extends Found {
    name: string;
    email: string;
    position_title: string;
    status: string;
  }
  return shownAs(
    readPage<Row>(db, wish, {
      order: newest(sql`a.created_at`, sql`a.id`),
      columns: sql`a.id, a.applicant_name as name, a.applicant_email as email, p.title as position_title, a.status,
        a.created_at`,
      from: sql`applications a join positions p on p.id = a.position_id`,
      filter: sql<boolean>`a.organization_id = ${organizationId} and not a.is_test
        and (${wish.search} = '' or (a.applicant_name || ' ' || a.applicant_email) ilike ${like(wish.search)})`,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({ application_id: id, ...row }),
  );
}

/** What an applicant gave, as stored. */
export interface GivenRow {
  application_id: string;
  organization_id: string;
  name: string;
  email: string;
  basic_info: { phone?: string; location?: string; linkedin?: string };
  position_title: string;
  status: string;
  job_fit_score: number | null;
  cover_letter: string;
  cv_name: string | null;
  cv_text: string | null;
  answers: { label: string; type: string; value: unknown }[];
  created_at: string;
  applied_at: string | null;
}

/** What one applicant of an organization gave; undefined for another organization's. */
export async function findGiven(
  db: Db,
  organizationId: string,
  applicationId: string,
): Promise<GivenRow | undefined> {
  const { rows } = await sql<GivenRow>`
    select a.id as application_id, a.organization_id, a.applicant_name as name, a.applicant_email as email, a.basic_info,
      p.title as position_title, a.status, a.job_fit_score::float8 as job_fit_score, a.cover_letter, c.name as cv_name,
      c.parsed->>'text' as cv_text, a.created_at, a.applied_at,
      (select coalesce(json_agg(json_build_object('label', q.label, 'type', q.type, 'value', n.value) order by q.sort_order), '[]'::json)
        from application_answers n join position_questions q on q.id = n.position_question_id
        where n.application_id = a.id and q.type <> 'file') as answers
    from applications a join positions p on p.id = a.position_id left join cvs c on c.id = a.cv_id
    where a.id = ${applicationId} and a.organization_id = ${organizationId} and not a.is_test
  `.execute(db);
  return rows[0];
}

/** The CV that an applicant of an organization sent, as it is kept; undefined for another organization's, and without one. */
export async function findCvInside(
  db: Db,
  organizationId: string,
  applicationId: string,
): Promise<{ sha256: string; name: string; media_type: string } | undefined> {
  const { rows } = await sql<{ sha256: string; name: string; media_type: string }>`
    select f.sha256, c.name, f.media_type
    from applications a join cvs c on c.id = a.cv_id join files f on f.id = c.file_id
    where a.id = ${applicationId} and a.organization_id = ${organizationId} and not a.is_test
  `.execute(db);
  return rows[0];
}
