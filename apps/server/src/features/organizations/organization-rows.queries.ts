import type { OrganizationStatus } from '@tryout/domain/organizations/organization-status';
import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The kinds of organization. */
export type OrganizationKind = 'company' | 'staffing_agency' | 'independent';

/** An organization as stored. */
export interface OrganizationRow {
  readonly organization_id: string;
  readonly kind: OrganizationKind;
  readonly name: string;
  readonly slug: string;
  readonly status: OrganizationStatus;
  readonly status_reason: string;
  readonly website: string;
  readonly domain: string;
  readonly logo_file_id: string | null;
  readonly cover_file_id: string | null;
  readonly cover_credit: PictureCredit | null;
  readonly accent: string | null;
  readonly industry_id: string | null;
  readonly size: string;
  readonly about: string;
  readonly company_values: string[];
  readonly default_time_zone: string;
  readonly country: string;
  readonly currency: string;
  readonly created_by: string | null;
  readonly created_at: string;
}

const COLUMNS = sql`id as organization_id, kind, name, slug, status, status_reason, website, domain, logo_file_id,
  cover_file_id, (select f.credit from files f where f.id = cover_file_id) as cover_credit, accent, industry_id, size, about, company_values, default_time_zone, country, currency, created_by, created_at`;

/** An organization by id. */
export async function findOrganization(db: Db, id: string): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`select ${COLUMNS} from organizations where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** An organization by id, locked until the transaction ends. */
export async function lockOrganization(db: Db, id: string): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`
    select ${COLUMNS} from organizations where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** The organization an account made in its sign-up. */
export async function findOwnOrganization(db: Db, userId: string): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`
    select ${COLUMNS} from organizations where created_by = ${userId} order by created_at limit 1 for update
  `.execute(db);
  return rows[0];
}

/** What the sign-up asks about an organization. */
export interface NewOrganization {
  readonly kind: OrganizationKind;
  readonly name: string;
  readonly slug: string;
  readonly status: 'new' | 'approved';
  readonly website: string;
  readonly domain: string;
  readonly industry_id: string | null;
  readonly size: string;
  readonly default_time_zone: string;
  readonly created_by: string;
}

/** Adds an organization; answers its id, or null when the short name is taken. */
export async function insertOrganization(db: Db, made: NewOrganization): Promise<string | null> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into organizations (id, kind, name, slug, status, website, domain, industry_id, size, default_time_zone,
      created_by)
    values (${id}, ${made.kind}, ${made.name}, ${made.slug}, ${made.status}, ${made.website}, ${made.domain},
      ${made.industry_id}, ${made.size}, ${made.default_time_zone}, ${made.created_by})
    on conflict (slug) do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Adds somebody to an organization in a role, or brings them back. */
export async function insertMember(
  db: Db,
  member: { organization_id: string; user_id: string; role: string },
): Promise<void> {
  await sql`
    insert into members (id, organization_id, user_id, role)
    values (${uuidv7()}, ${member.organization_id}, ${member.user_id}, ${member.role})
    on conflict (organization_id, user_id)
      do update set role = excluded.role, status = 'active', updated_at = now()
  `.execute(db);
}

/** Fields of the settings; those left out stay. */
export interface OrganizationChange {
  readonly name?: string | undefined;
  readonly website?: string | undefined;
  readonly industry_id?: string | null | undefined;
  readonly size?: string | undefined;
  readonly about?: string | undefined;
  readonly company_values?: readonly string[] | undefined;
  readonly default_time_zone?: string | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly accent?: string | null | undefined;
  readonly logo_file_id?: string | null | undefined;
  readonly cover_file_id?: string | null | undefined;
}

/** Stores changed fields. */
export async function storeOrganization(db: Db, id: string, change: OrganizationChange): Promise<void> {
  /** Null is a value of its own here. */
  const orKept = (
    name: 'industry_id' | 'logo_file_id' | 'cover_file_id' | 'accent',
    type: 'uuid' | 'text',
  ) => (change[name] === undefined ? sql.ref(name) : sql`${change[name] ?? null}::${sql.raw(type)}`);
  await sql`
    update organizations set
      name = coalesce(${change.name ?? null}, name),
      website = coalesce(${change.website ?? null}, website),
      industry_id = ${orKept('industry_id', 'uuid')},
      size = coalesce(${change.size ?? null}, size),
      about = coalesce(${change.about ?? null}, about),
      company_values = coalesce(${change.company_values ?? null}::text[], company_values),
      default_time_zone = coalesce(${change.default_time_zone ?? null}, default_time_zone),
      country = coalesce(${change.country ?? null}, country),
      currency = coalesce(${change.currency ?? null}, currency),
      logo_file_id = ${orKept('logo_file_id', 'uuid')},
      cover_file_id = ${orKept('cover_file_id', 'uuid')},
      accent = ${orKept('accent', 'text')},
      updated_at = now()
    where id = ${id}
  `.execute(db);
}

/** Moves an organization to a status. */
export async function storeOrganizationStatus(
  db: Db,
  id: string,
  status: OrganizationStatus,
  reason: string,
): Promise<void> {
  await sql`
    update organizations set status = ${status}, status_reason = ${reason}, updated_at = now() where id = ${id}
  `.execute(db);
}

/** The files of an employer's logo and cover; undefined for an unknown short name. */
export async function findPictures(db: Db, slug: string) {
  const { rows } = await sql<{ logo: string | null; cover: string | null }>`
    select logo_file_id as logo, cover_file_id as cover from organizations where slug = ${slug}
  `.execute(db);
  return rows[0];
}

/** The people who run an organization. */
export async function adminsOf(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${organizationId} and status = 'active'
      and role in ('company_admin', 'staffing_agency_admin', 'independent_recruiter')
  `.execute(db);
  return rows.map((row) => row.user_id);
}

/** The platform's super admins. */
export async function superAdmins(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where user_type = 'super_admin' and status = 'active'
  `.execute(db);
  return rows.map((row) => row.id);
}
