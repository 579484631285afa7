import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

/** Lets one request at a time ask for mails of an organization, until the transaction ends. */
export async function lockPace(db: Db, organizationId: string | null, email: string): Promise<void> {
  const key = `mail-pace:${organizationId ?? email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

interface Ago {
  kind: string;
  to_email: string;
  ago_s: number;
}

/** Ages in seconds of what was asked for of late: all to the addresses within a day. */
export async function askedToAddresses(
  db: Db,
  organizationId: string | null,
  emails: readonly string[],
  now: Date,
): Promise<Ago[]> {
  const { rows } = await sql<Ago>`
    select kind, to_email, extract(epoch from ${now}::timestamptz - created_at)::float8 as ago_s from mails
    where to_email = any(${emails}) and asked_in is not null and organization_id is not distinct from ${organizationId}
      and created_at > ${now}::timestamptz - interval '1 day' and status <> 'cancelled'
  `.execute(db);
  return rows;
}

/** Ages in seconds of what an organization's people asked for one at a time within the hour. */
export async function askedByOrganization(db: Db, organizationId: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ ago_s: number }>`
    select extract(epoch from ${now}::timestamptz - created_at)::float8 as ago_s from mails
    where organization_id = ${organizationId} and asked_in = 'act'
      and created_at > ${now}::timestamptz - interval '1 hour' and status <> 'cancelled'
  `.execute(db);
  return rows.map((row) => row.ago_s);
}

/** When mails of an organization's lists go out, in seconds from now; below zero for those that went. */
export async function listedByOrganization(db: Db, organizationId: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ in_s: number }>`
    select extract(epoch from greatest(send_after, created_at) - ${now}::timestamptz)::float8 as in_s from mails
    where organization_id = ${organizationId} and asked_in = 'list' and status <> 'cancelled'
      and created_at > ${now}::timestamptz - interval '3 days'
      and greatest(send_after, created_at) > ${now}::timestamptz - interval '1 hour'
  `.execute(db);
  return rows.map((row) => row.in_s);
}

/** Ages in seconds of the mails of a kind that an address had from an organization within a day. */
export async function toldOf(
  db: Db,
  mail: { to_email: string; kind: string; organization_id: string | null; application_id: string | null },
  now: Date,
): Promise<number[]> {
  const { to_email, kind, organization_id, application_id } = mail;
  const which = application_id === null ? sql`` : sql` and application_id = ${application_id}`;
  const { rows } = await sql<{ ago_s: number }>`
    select extract(epoch from ${now}::timestamptz - greatest(send_after, created_at))::float8 as ago_s from mails
    where to_email = ${to_email} and kind = ${kind} and organization_id is not distinct from ${organization_id}${which}
      and created_at > ${now}::timestamptz - interval '1 day' and status <> 'cancelled'
  `.execute(db);
  return rows.map((row) => row.ago_s);
}
