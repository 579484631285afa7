import { columnsOf } from '@tryout/domain/personal-data/personal-data-rules';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Tenant } from '../../../platform/testing/isolation/tenant-world.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { findRuledTables, type RuledTable, rowsAbout } from '../ruled-rows.queries.ts';
import { findAccounts, findSubject, type Subject } from '../subject.queries.ts';

/** A word that stands in one column of one table and nowhere else. */
export interface Canary {
  readonly table: string;
  readonly column: string;
  readonly word: string;
  /** Whether the column is among those that a copy gives. */
  readonly given: boolean;
}

/** Adds what a tenant's candidate lacks, so that every table with rows about people has one about them. */
export async function fillEveryTable(db: Db, tenant: Tenant): Promise<void> {
  const { candidate, company_recruiter: recruiter } = tenant.people;
  const { organization: company, application, play, score_card, file, person } = tenant.ids;
  const address = candidate.email;
  // The person whom the pool made of the application, with another one that turned out to be the same.
  await sql`update people set merged_into = (select person_id from applications where id = ${application})
    where id = ${person}`.execute(db);
  await sql`update candidate_invites set email = ${address} where id = ${tenant.ids.candidate_invite}`.execute(
    db,
  );
  await sql`update submissions set email = ${address} where id = ${tenant.ids.submission}`.execute(db);
  await sql`update agency_claims set email = ${address} where submission_id = ${tenant.ids.submission}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`select id from people where organization_id = ${company}
    and id <> ${person} and merged_into is null order by id limit 1`.execute(db);
  const pair = [person, rows[0]?.id ?? ''].sort();
  await sql`insert into person_pairs (id, organization_id, one_id, other_id, reasons, status, found_at)
    values (${uuidv7()}, ${company}, ${pair[0]}, ${pair[1]}, '{phone}', 'proposed', now())`.execute(db);
  await sql`insert into attempt_counters (key, attempts, window_ends_at)
    values (${`pin:password_reset:${address}`}, 1, now() + interval '1 day')`.execute(db);
  await sql`insert into availabilities (user_id, time_zone, weekly, exceptions, updated_at)
    values (${candidate.id}, 'UTC', '[]', '[]', now()) on conflict do nothing`.execute(db);
  await sql`insert into background_jobs (id, owner_id, organization_id, kind, total, created_at, expires_at, position_id)
    values (${uuidv7()}, ${candidate.id}, ${company}, 'applicants_export', 0, now(), now() + interval '7 days',
      ${tenant.ids.position})`.execute(db);
  await sql`insert into bulk_action_items (bulk_action_id, place, application_id, from_status)
    values (${tenant.ids.bulk_action}, 1, ${application}, 'applied') on conflict do nothing`.execute(db);
  await sql`insert into calendar_sources (id, user_id, kind, name, address, status, next_at, created_at)
    values (${uuidv7()}, ${candidate.id}, 'ics', 'Mine', 'https://mine.test/a.ics', 'ok', now(), now())`.execute(
    db,
  );
  await sql`insert into email_pins (id, email, purpose, pin_hash, expires_at)
    values (${uuidv7()}, ${address}, 'password_reset', '\\x00', now() + interval '1 hour')`.execute(db);
  await sql`insert into external_identities (provider, subject, user_id) values ('linkedin', ${uuidv7()}, ${candidate.id})`.execute(
    db,
  );
  await sql`insert into idempotency_keys (caller, route, key, request_digest, response)
    values (${candidate.id}, '/application/start', ${uuidv7()}, ${uuidv7()}, ${JSON.stringify({ body: { id: application } })})`.execute(
    db,
  );
  await sql`insert into notifications (id, user_id, type, title, body, link, effect_key, organization_id)
    values (${uuidv7()}, ${recruiter.id}, 'applicant_arrived', 'Somebody', 'Somebody',
      ${`/user/positions/${tenant.ids.position}/applicants/${application}`}, ${uuidv7()}, ${company})`.execute(
    db,
  );
  await sql`insert into play_data_points (play_id, organization_id, task_index, task_key, key, value)
    values (${play}, ${company}, 90, 'a', 'b', 1) on conflict do nothing`.execute(db);
  await sql`insert into terms_acceptances (user_id, terms_id, ip)
    select ${candidate.id}, id, '10.9.8.7' from terms limit 1 on conflict do nothing`.execute(db);
  await sql`insert into security_log (id, organization_id, performer_type, performer_id, performer_email, event_type, action,
      target_type, target_id, meta)
    values (${uuidv7()}, ${company}, 'user', ${recruiter.id}, ${recruiter.email}, 'access', 'score_card.opened', 'score_card',
      ${score_card}, '{}')`.execute(db);
  await sql`insert into security_log (id, performer_type, performer_id, performer_email, ip, event_type, action, meta)
    values (${uuidv7()}, 'candidate', ${candidate.id}, ${address}, '10.9.8.7', 'action', 'auth.signed_in', '{}')`.execute(
    db,
  );
  await sql`insert into data_exports (id, user_id, status, created_at, expires_at)
    values (${uuidv7()}, ${candidate.id}, 'failed', now(), now() + interval '7 days')`.execute(db);
  await sql`insert into data_choices (id, user_id, organization_id, kind, made_at)
    values (${uuidv7()}, ${candidate.id}, ${company}, 'objection', now())`.execute(db);
  await sql`insert into authenticators (user_id, secret, created_at) values (${candidate.id}, '\\x00', now())`.execute(
    db,
  );
  const passkey = uuidv7();
  await sql`insert into passkeys (id, user_id, credential_id, public_key, sign_count, is_synced, name, created_at)
    values (${passkey}, ${candidate.id}, ${passkey}, '\\x00', 0, false, 'Telephone', now())`.execute(db);
  await sql`insert into recovery_codes (id, user_id, code_hash, created_at)
    values (${uuidv7()}, ${candidate.id}, '\\x00', now())`.execute(db);
  await sql`insert into passkey_challenges (id, purpose, challenge, user_id, created_at, expires_at)
    values (${uuidv7()}, 'second_step', 'a', ${candidate.id}, now(), now())`.execute(db);
  await sql`insert into second_steps (id, ticket_hash, user_id, signed_by, wants_token, created_at, expires_at)
    values (${uuidv7()}, ${Buffer.from(uuidv7())}, ${candidate.id}, 'password', false, now(), now())`.execute(
    db,
  );
  await sql`insert into factor_resets (id, user_id, token_hash, asked_at, ready_at, expires_at)
    values (${uuidv7()}, ${candidate.id}, ${Buffer.from(uuidv7())}, now(), now(), now())`.execute(db);
  await sql`insert into email_changes (id, user_id, old_email, new_email, old_token_hash, new_token_hash, asked_at, expires_at)
    values (${uuidv7()}, ${candidate.id}, ${address}, 'next@mail.example', ${Buffer.from(uuidv7())},
      ${Buffer.from(uuidv7())}, now(), now())`.execute(db);
  // A move that the log names, of this applicant and of another one.
  const batch = uuidv7();
  await sql`insert into status_batches (id, organization_id, position_id, to_status, actor_id, before)
    values (${batch}, ${company}, ${tenant.ids.position}, 'short_listed', ${recruiter.id},
      ${JSON.stringify([{ id: application, disposition_note: `before-${address}` }, { id: uuidv7() }])})`.execute(
    db,
  );
  await appendApplicationLog(
    db,
    [
      {
        application_id: application,
        organization_id: company,
        actor_id: recruiter.id,
        actor_kind: 'user',
        action: 'status_changed',
        batch_id: batch,
      },
    ],
    new Date(),
  );
  await sql`insert into legal_holds (id, organization_id, application_id, reason, until, placed_at, ended_at)
    values (${uuidv7()}, ${company}, ${application}, 'A claim', current_date, now(), now())`.execute(db);
  await sql`update candidate_profiles set profile_picture_file_id = ${file} where user_id = ${candidate.id}`.execute(
    db,
  );
  await sql`update candidate_profiles set availability = 'after_notice', notice_weeks = 4, work_permit = 'Mine'
    where user_id = ${candidate.id}`.execute(db);
  await sql`insert into job_alerts (id, user_id, words, place, employer_id, told_until, created_at)
    values (${uuidv7()}, ${candidate.id}, 'planner', 'Bremen', ${company}, now(), now())`.execute(db);
  await sql`insert into saved_jobs (user_id, position_id, saved_at)
    values (${candidate.id}, ${tenant.ids.position}, now()) on conflict do nothing`.execute(db);
  await sql`insert into reference_moves (merge_id, place, user_id, before)
    values (${uuidv7()}, 'profile_skills', ${candidate.id}, '{Planing}')`.execute(db);
  const panel = uuidv7();
  await sql`insert into expert_panels (id, name, game_key, of_version, created_at)
    values (${panel}, 'Panel', 'team_days', '1.0', now())`.execute(db);
  await sql`insert into experts (id, panel_id, number, email, locale, expires_at, invited_at)
    values (${uuidv7()}, ${panel}, 1, ${candidate.email}, 'en', now(), now())`.execute(db);
  await fillPlatformTables(db, candidate);
}

/** What the platform itself holds: messages to it, cohorts, addresses that mails do not reach, looks at candidates. */
async function fillPlatformTables(
  db: Db,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const [lead, group] = [uuidv7(), uuidv7()];
  const mailbox = email.toLowerCase();
  await sql`insert into leads (id, email, mailbox, domain, name, source, consent_at, asked_at, created_at, updated_at)
    values (${lead}, ${mailbox}, ${mailbox}, 'mail.example', 'A person', 'contact', now(), now(), now(), now())`.execute(
    db,
  );
  await sql`insert into lead_entries (id, lead_id, kind, details, reference, made_at)
    values (${uuidv7()}, ${lead}, 'asked', ${JSON.stringify({ email: mailbox, message: 'A word' })}, 'L-1', now())`.execute(
    db,
  );
  await sql`insert into independent_groups (id, name, starts, created_at, updated_at)
    values (${group}, ${`Cohort of ${id}`}, now(), now(), now())`.execute(db);
  await sql`insert into independent_group_members (group_id, user_id, added_at)
    values (${group}, ${id}, now())`.execute(db);
  await sql`insert into mail_suppressions (email, reason, detail, added_at)
    values (${mailbox}, 'by_hand', 'Asked for by phone', now())`.execute(db);
  const survey = uuidv7();
  await sql`insert into surveys (id, kind, name, trigger, audience, is_anonymous, definition, created_at, updated_at)
    values (${survey}, 'custom', 'Survey', 'signup', '{candidate}', false, '{"languages":["en"],"pages":[]}', now(), now())`.execute(
    db,
  );
  await sql`insert into survey_invitations (id, survey_id, user_id, subject, invited_at)
    values (${uuidv7()}, ${survey}, ${id}, ${id}, now())`.execute(db);
  await sql`insert into survey_responses (survey_id, user_id, answers, answered_count, skipped_count, answered_on)
    values (${survey}, ${id}, '{"q":"A word of mine"}', 1, 0, current_date)`.execute(db);
  const sheet = uuidv7();
  await sql`insert into culture_candidate_sheets (id, user_id, answers, answered_at)
    values (${sheet}, ${id}, '[]', now())`.execute(db);
  await sql`insert into culture_application_sheets (organization_id, application_id, sheet_id, given_at)
    select organization_id, id, ${sheet}, now() from applications where candidate_id = ${id} limit 1`.execute(
    db,
  );
  await sql`insert into culture_member_sheets (organization_id, user_id, answers, answered_on)
    select id, ${id}, '[]', current_date from organizations limit 1`.execute(db);
  await sql`insert into candidate_looks (id, candidate_id, opened_by_name, reason, opened_at, expires_at)
    values (${uuidv7()}, ${id}, 'Somebody', 'A question', now(), now() + interval '1 hour')`.execute(db);
}

/** The subject that a candidate is, everywhere. */
export async function subjectOf(db: Db, userId: string): Promise<Subject> {
  return findSubject(db, await findAccounts(db, userId), null);
}

/** Tables of the rules without a row about somebody. */
export async function tablesWithout(db: Db, subject: Subject): Promise<string[]> {
  const without: string[] = [];
  for (const table of await findRuledTables(db)) {
    const about = rowsAbout(table, subject, 'erase');
    if (about) {
      // sql: blind, because the tables and columns are asked of the catalogue
      const { rows } = await sql`select from ${sql.table(table.name)} t where ${about} limit 1`.execute(db);
      if (rows.length > 0) continue;
    }
    without.push(table.name);
  }
  return without;
}

/** How a word gets into a column of a type; null: it cannot. */
function worded(type: string, column: string, word: string) {
  // sql: blind, because the tables and columns are asked of the catalogue
  const at = sql.ref(`t.${column}`);
  if (type === 'text') return sql`${word}`;
  if (type === 'text[]') return sql`array[${word}]`;
  if (type !== 'jsonb') return null;
  // sql: blind, because the tables and columns are asked of the catalogue
  return sql`case jsonb_typeof(${at}) when 'object' then ${at} || jsonb_build_object('canary', ${word}::text)
    when 'array' then ${at} || to_jsonb(${word}::text) else to_jsonb(${word}::text) end`;
}

/** Columns that find the rows themselves, that other rows have to agree with, or whose values are of a list. */
const LEFT = new Set([
  'applications.applicant_email',
  'applications.furthest_step',
  'security_log.action',
  'security_log.outcome',
  'users.email',
  'users.user_type',
  'people.email',
  'candidate_invites.email',
  'submissions.email',
  'status_batches.before',
]);

/**
 * Puts a word of its own into every text of every row about somebody that takes one; a check that wants one of a list, or
 * a shape, keeps its column as it is.
 */
export async function plantCanaries(db: Db, subject: Subject, mark: string): Promise<Canary[]> {
  const planted: Canary[] = [];
  for (const table of await findRuledTables(db)) {
    const given = new Set(columnsOf(table.rule, 'given'));
    const found = new Set((table.rule.found ?? []).map(({ column }) => column));
    const kinds = ['given', 'derived'] as const;
    for (const column of kinds.flatMap((kind) => columnsOf(table.rule, kind))) {
      const type = table.columns.find(({ name }) => name === column)?.type ?? '';
      const name = `${table.name}.${column}`;
      if (LEFT.has(name) || (found.has(column) && table.name !== 'idempotency_keys')) continue;
      const word = `${mark}${planted.length}q`;
      const value = worded(type, column, word);
      if (!value) continue;
      if (await isPlanted(db, table, subject, column, value)) {
        planted.push({ table: table.name, column, word, given: given.has(column) });
      }
    }
  }
  return planted;
}

/** Refusals of a row as such: a check, a unique value, a generated column, a reference, a row that never changes. */
const REFUSED = new Set(['23514', '23505', '428C9', '22P02', '23503', '23502', '23001']);

async function isPlanted(
  db: Db,
  table: RuledTable,
  subject: Subject,
  column: string,
  value: ReturnType<typeof sql>,
): Promise<boolean> {
  const about = rowsAbout(table, subject, 'export') ?? rowsAbout(table, subject, 'erase');
  if (!about) return false;
  try {
    return await withTransaction(db, async (trx) => {
      // Words go in as they are: no trigger words them again, or refuses what is append-only.
      await sql`set local session_replication_role = replica`.execute(trx);
      const done =
        // sql: blind, because the tables and columns are asked of the catalogue
        await sql`update ${sql.table(table.name)} t set ${sql.ref(column)} = ${value} where ${about}`.execute(
          trx,
        );
      return (done.numAffectedRows ?? 0n) > 0n;
    });
  } catch (error) {
    if (REFUSED.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Every row of the database, in every schema but the catalogue's, that holds one of some words. */
export async function hitsIn(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
    order by 1, 2
  `.execute(db);
  const patterns = words.map((word) => `%${word}%`);
  const hits: string[] = [];
  for (const { schema, name } of tables) {
    // sql: blind, because the tables and columns are asked of the catalogue
    const { rows } = await sql<{ row: string }>`
      select left(t::text, 400) as row from ${sql.table(`${schema}.${name}`)} t where t::text ilike any(${patterns}::text[]) limit 3
    `.execute(db);
    for (const { row } of rows) hits.push(`${schema}.${name}: ${row}`);
  }
  return hits;
}
