import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** Ids of an organization's own records that a position may point at; archived ones are for old positions only. */
export interface Places {
  department_id?: string | null | undefined;
  job_title_id?: string | null | undefined;
  industry_id?: string | null | undefined;
  location_ids?: readonly string[] | undefined;
}

/** Which of these do not belong to the organization (or, for industries, do not exist). */
export async function findForeignPlaces(db: Db, organizationId: string, places: Places): Promise<boolean> {
  const { rows } = await sql<{ foreign_place: boolean }>`
    select (${places.department_id ?? null}::uuid is not null and not exists (
        select 1 from departments where id = ${places.department_id ?? null} and organization_id = ${organizationId}))
      or (${places.job_title_id ?? null}::uuid is not null and not exists (
        select 1 from job_titles where id = ${places.job_title_id ?? null} and organization_id = ${organizationId}))
      or (${places.industry_id ?? null}::uuid is not null and not exists (
        select 1 from reference_entries where id = ${places.industry_id ?? null} and kind = 'industry'))
      or exists (select 1 from unnest(${places.location_ids ?? []}::uuid[]) named(id) where not exists (
        select 1 from locations l where l.id = named.id and l.organization_id = ${organizationId}))
      as foreign_place
  `.execute(db);
  return rows[0]?.foreign_place ?? true;
}

interface Named {
  id: string;
  name: string;
}

/** What the wizard's pickers offer for one organization. */
export async function findOptions(db: Db, organizationId: string, linkedIds: readonly string[]) {
  const { rows } = await sql<
    Record<
      'departments' | 'locations' | 'job_titles' | 'industries' | 'client_companies' | 'reject_reasons',
      Named[]
    >
  >`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]'::json) from departments
        where organization_id = ${organizationId} and archived_at is null) as departments,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]'::json) from locations
        where organization_id = ${organizationId} and archived_at is null) as locations,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]'::json) from job_titles
        where organization_id = ${organizationId} and archived_at is null) as job_titles,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]'::json) from reference_entries
        where kind = 'industry' and status = 'in_use') as industries,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]'::json) from organizations
        where id = any(${linkedIds}::uuid[])) as client_companies,
      (select coalesce(json_agg(json_build_object('id', id, 'name', label)
          order by organization_id nulls first, sort_order, id), '[]'::json) from reasons
        where kind = 'we_rejected' and archived_at is null
          and (organization_id is null or organization_id = ${organizationId})) as reject_reasons
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a query without a from clause answers one row');
  return row;
}

/** A location that is added, with where the town that was chosen lies. */
export interface NewLocation {
  readonly name: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** IANA name; empty: not known. */
  readonly time_zone: string;
  /** Null: no town was chosen. */
  readonly place_id: number | null;
}

/** Whether an organization has a location of this name that is another town, or lies somewhere else. */
export async function isNameOfAnother(
  db: Db,
  organizationId: string,
  { name, place_id }: { name: string; place_id: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from locations where organization_id = ${organizationId} and name = ${name}
      and place_id is distinct from ${place_id} and latitude is not null
  `.execute(db);
  return rows.length > 0;
}

/**
 * Adds a location to an organization, or answers the one that has this name, brought back if it was archived, and
 * placed where that was not known.
 */
export async function addLocation(db: Db, organizationId: string, location: NewLocation): Promise<Named> {
  const { rows } = await sql<Named>`
    insert into locations as known (id, organization_id, name, country, latitude, longitude, time_zone, place_id)
    values (${uuidv7()}, ${organizationId}, ${location.name}, ${location.country}, ${location.latitude},
      ${location.longitude}, ${location.time_zone}, ${location.place_id})
    on conflict (organization_id, name) do update set archived_at = null,
      country = case when known.country = '' then excluded.country else known.country end,
      latitude = case when known.latitude is null then excluded.latitude else known.latitude end,
      longitude = case when known.latitude is null then excluded.longitude else known.longitude end,
      time_zone = case when known.latitude is null then excluded.time_zone else known.time_zone end,
      place_id = case when known.latitude is null then excluded.place_id else known.place_id end
    returning id, name
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an upsert answers its row');
  return row;
}
