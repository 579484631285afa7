import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { countRows, totalOf } from '../../platform/http/keyset.ts';
import { DEMO_ORGANIZATIONS, type DemoAccount, type DemoOrganizationKey } from './demo-people.ts';

/** Whether nobody has an account yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from (select 1 from users limit 1) as u`.execute(db);
  return rows[0]?.n === 0;
}

/** The demo's organizations, approved. Answers their ids. */
export async function insertDemoOrganizations(db: Db): Promise<Record<DemoOrganizationKey, string>> {
  const ids = {} as Record<DemoOrganizationKey, string>;
  for (const [key, organization] of Object.entries(DEMO_ORGANIZATIONS)) {
    const id = uuidv7();
    ids[key as DemoOrganizationKey] = id;
    await sql`
      insert into organizations (id, kind, name, slug, about, accent, company_values, status, is_demo)
      values (${id}, ${organization.kind}, ${organization.name}, ${organization.slug}, ${organization.about},
        ${organization.accent}, ${[...organization.company_values]}::text[],
        'approved', true)
    `.execute(db);
  }
  return ids;
}

/** A demo account with its membership. */
export async function insertDemoAccount(
  db: Db,
  account: DemoAccount,
  passwordHash: string,
  organizationId: string | null,
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name, signup_step, email_verified_at, is_demo)
    values (${id}, ${account.email}, ${passwordHash}, ${account.user_type}, ${account.first_name},
      ${account.last_name}, 5, now(), true)
  `.execute(db);
  if (organizationId) {
    await sql`
      insert into members (id, organization_id, user_id, role)
      values (${uuidv7()}, ${organizationId}, ${id}, ${account.user_type})
    `.execute(db);
  }
  return id;
}

/** As if the applicant had followed the link of the mail that asks to confirm the address. */
export async function confirmDemoAddress(db: Db, email: string): Promise<void> {
  await sql`update users set email_verified_at = created_at, is_provisional = false
    where email = ${email}`.execute(db);
  await sql`delete from mails where to_email = ${email} and kind = 'email_proof'`.execute(db);
}

/**
 * Puts an interview back by some days, as if it had been arranged and held then. What people were told of it names the
 * days ahead, so that goes.
 */
export async function putInterviewBack(db: Db, eventId: string, days: number): Promise<void> {
  const told = `event:${eventId}:%`;
  await sql`delete from mails where effect_key like ${told} or effect_key like ${`%${told}`}`.execute(db);
  await sql`delete from notifications where effect_key like ${told}`.execute(db);
  const back = sql`${days}::int * interval '1 day'`;
  await sql`delete from event_times where event_id = ${eventId}`.execute(db);
  await sql`update event_changes set at = at - ${back}, to_starts_at = to_starts_at - ${back}
    where event_id = ${eventId}`.execute(db);
  await sql`update event_participants set responded_at = responded_at - ${back} where event_id = ${eventId}`.execute(
    db,
  );
  await sql`update events set starts_at = starts_at - ${back}, ends_at = ends_at - ${back},
    created_at = created_at - ${back}, updated_at = updated_at - ${back} where id = ${eventId}`.execute(db);
}

/** Accepts every published text for an account, so that the demo is not behind a form. */
export async function acceptAllTerms(db: Db, userId: string): Promise<void> {
  await sql`
    insert into terms_acceptances (user_id, terms_id)
    select ${userId}, id from terms where status = 'published' on conflict do nothing
  `.execute(db);
}

/** A demo account by address; undefined where there is no demo. */
export async function findDemoAccount(db: Db, email: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users where email = ${email} and is_demo`.execute(
    db,
  );
  return rows[0];
}

/** The position that visitors try; undefined where there is no demo. */
export async function findDemoPosition(db: Db): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from positions p join organizations o on o.id = p.organization_id
    where o.is_demo and o.slug = 'harbour-logistics' and p.title = 'A day at the harbour' and p.status = 'published'
    order by p.created_at limit 1
  `.execute(db);
  return rows[0];
}

/** How many visitors have tried it, for their names. */
export async function countVisitors(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from users where is_demo and user_type = 'candidate' and email like 'visitor-%'
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** A visitor's account: no password, an address that cannot receive mail. */
export async function insertVisitor(
  db: Db,
  visitor: { email: string; first_name: string; last_name: string },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at, is_demo)
    values (${id}, ${visitor.email}, 'candidate', ${visitor.first_name}, ${visitor.last_name}, 5, now(), true)
  `.execute(db);
  return id;
}

/** The position of an application, to lead a visitor to the same card in the list. */
export async function positionOfApplication(db: Db, applicationId: string): Promise<string | undefined> {
  const { rows } = await sql<{ position_id: string }>`
    select a.position_id from applications a join organizations o on o.id = a.organization_id
    where a.id = ${applicationId} and o.is_demo
  `.execute(db);
  return rows[0]?.position_id;
}

/** A page of the outbox, newest first. */
export async function pageOfMails(db: Db, page: { limit: number; offset: number }) {
  const [{ rows }, counted] = await Promise.all([
    sql<{
      id: string;
      to_email: string;
      subject: string;
      body_text: string;
      status: string;
      send_after: string;
      created_at: string;
    }>`select id, to_email, subject, body_text, status, send_after, created_at from mails
      order by created_at desc, id desc limit ${page.limit} offset ${page.offset}`.execute(db),
    countRows(db, sql`mails`, sql<boolean>`true`),
  ]);
  return { items: rows, ...totalOf(counted, page.offset + rows.length) };
}

/** Names of organizations that somebody made beside the demo; the first five. */
export async function organizationsBesideDemo(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from organizations where not is_demo order by created_at limit 5
  `.execute(db);
  return rows.map((row) => row.name);
}

/** Empties every table but the list of migrations, and the queue of background work. */
export async function emptyDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
  `.execute(db);
  // sql: blind, because the tables are asked of the catalogue
  await sql`truncate table ${sql.join(rows.map((row) => sql.table(row.name)))} restart identity cascade`.execute(
    db,
  );
  const { rows: queue } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there
  `.execute(db);
  if (queue[0]?.there) await sql`delete from pgboss.job`.execute(db);
}

/** Whether accounts of the demo exist. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from users where is_demo limit 1`.execute(db);
  return rows.length > 0;
}
