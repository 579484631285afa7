import type { LinkRequests } from '@tryout/domain/access/recruiter-link';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A company that can be asked for a link. */
export interface AskedCompany {
  readonly company_id: string;
  readonly name: string;
  readonly website: string;
}

/** Companies that let every recruiter ask, by the beginnings of words of their name. */
export async function findOpenCompanies(db: Db, q: string): Promise<AskedCompany[]> {
  const pattern = `%${` ${q}`.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<AskedCompany>`
    select id as company_id, name, website from organizations
    where kind = 'company' and status = 'approved' and recruiter_requests = 'open' and (' ' || name) ilike ${pattern}
    order by name, id limit 10
  `.execute(db);
  return rows;
}

/** The company that a recruiter asks: by its id where it lets everyone ask, or by its code where it takes any requests. */
export async function findAskedCompany(
  db: Db,
  by: { readonly company_id: string } | { readonly code: string },
): Promise<AskedCompany | undefined> {
  const which =
    'code' in by
      ? sql`recruiter_code = ${by.code} and recruiter_requests <> 'closed'`
      : sql`id = ${by.company_id} and recruiter_requests = 'open'`;
  const { rows } = await sql<AskedCompany>`
    select id as company_id, name, website from organizations
    where kind = 'company' and status = 'approved' and ${which}
  `.execute(db);
  return rows[0];
}

/** Who may ask a company, and its code. */
export async function findLinkSettings(
  db: Db,
  companyId: string,
): Promise<{ requests: LinkRequests; code: string | null } | undefined> {
  const { rows } = await sql<{ requests: LinkRequests; code: string | null }>`
    select recruiter_requests as requests, recruiter_code as code from organizations where id = ${companyId}
  `.execute(db);
  return rows[0];
}

/** Stores who may ask a company, or a new code; what is left out stays. */
export async function storeLinkSettings(
  db: Db,
  companyId: string,
  change: { readonly requests?: LinkRequests | undefined; readonly code?: string | undefined },
): Promise<void> {
  await sql`
    update organizations set recruiter_requests = coalesce(${change.requests ?? null}, recruiter_requests),
      recruiter_code = coalesce(${change.code ?? null}, recruiter_code), updated_at = now() where id = ${companyId}
  `.execute(db);
}

/** Who of an organization is told of its links. */
export async function runningPeople(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${organizationId} and status = 'active'
      and role in ('company_admin', 'staffing_agency_admin', 'independent_recruiter')
  `.execute(db);
  return rows.map((row) => row.user_id);
}

/** The account of a recruiter or of an agency's admin that has proved an address. */
export async function findRecruiterByEmail(db: Db, email: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users where email = ${email} and not is_provisional and status = 'active'
      and email_verified_at is not null and user_type in ('independent_recruiter', 'staffing_agency_admin')
  `.execute(db);
  return rows[0];
}

/** Whether a recruiter with an address, or an agency of theirs, has a link to a company that is in force or waits. */
export async function emailHasLink(db: Db, companyId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from recruiter_links l join members m on m.organization_id = l.organization_id and m.status = 'active'
      join users u on u.id = m.user_id
    where l.company_id = ${companyId} and l.status in ('new', 'approved', 'suspended') and u.email = ${email}
  `.execute(db);
  return rows.length > 0;
}
