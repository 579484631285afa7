import { Readable } from 'node:stream';
import type { RefKind } from '@tryout/contract/fields';
import { LINK_PERMISSIONS } from '@tryout/domain/access/recruiter-link';
import type { RecruitersSee } from '@tryout/domain/access/recruiter-sight';
import type { UserType } from '@tryout/domain/access/roles';
import { FOR_EVERYONE } from '@tryout/domain/feature-flags/flags';
import { blankQuestion } from '@tryout/domain/forms/form';
import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { appendApplicationLog } from '../../../features/application-log/public.ts';
import { libraryId } from '../../../features/simulations/public.ts';
import { jsonb } from '../../database/json.ts';
import { newToken } from '../../http/tokens.ts';
import {
  createApplication,
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../factory.ts';
import { playByBot } from '../play-by-bot.ts';
import type { TestApp } from '../test-app.ts';

/** Words that stand in every text of a tenant; where one shows up says what has leaked. */
export interface Canaries {
  /** On what anybody may read: the names on job pages. */
  readonly open: string;
  /** On what members of the company may read. */
  readonly company: string;
  /** On what belongs to applicants and decisions. */
  readonly hiring: string;
  /** On what the company and its agency tell each other. */
  readonly shared: string;
}

/** The ids of one tenant, one record of each kind. Kinds of the platform are the same for everybody. */
export type TenantIds = Readonly<Record<RefKind, string>>;

/** A company with everything in it, an agency and a recruiter of its own beside it, and a candidate. */
export interface Tenant {
  readonly canaries: Canaries;
  readonly organization_ids: readonly string[];
  readonly user_ids: readonly string[];
  readonly ids: TenantIds;
  readonly people: Readonly<Record<Exclude<UserType, 'super_admin'>, TestUser>>;
  /** An employee without any privilege. */
  readonly ungranted: TestUser;
  /** A company recruiter who is on no hiring team. */
  readonly off_team: TestUser;
  /** Which positions the company's recruiters see: with `own_and_shared`, `off_team` sees none. */
  readonly recruiters_see: RecruitersSee;
  /**
   * Independent recruiters who work for the company, as far as their link would let them: it waits, was suspended or
   * ended, is for another position, or is in force while they work for themselves.
   */
  readonly links: Readonly<Record<'pending' | 'suspended' | 'ended' | 'elsewhere' | 'at_home', TestUser>>;
  /**
   * Admins of agencies that reach nothing of the company: their link waits, was suspended or ended, nothing is shared
   * with them, or no more.
   */
  readonly agencies: Readonly<
    Record<'pending' | 'suspended' | 'ended' | 'unshared' | 'unshared_again', TestUser>
  >;
  /** Opens the candidate's second, unfinished play. */
  readonly play_token: string;
  /** Names that stand in addresses, by the parameter's name. */
  readonly texts: Readonly<Record<string, string>>;
}

const SIMULATION = 'ninety-seconds-at-the-harbour@1';

/** Builds a tenant. `tag` is a word of its own that nothing else in the database holds. */
export async function buildTenant(
  app: TestApp,
  tag: string,
  recruiters_see: RecruitersSee = 'all',
): Promise<Tenant> {
  const { db } = app;
  const canaries = {
    open: `${tag}open`,
    company: `${tag}company`,
    hiring: `${tag}hiring`,
    shared: `${tag}shared`,
  };
  const company = await createOrganization(db, 'company', canaries.open);
  const agency = await createOrganization(db, 'staffing_agency', canaries.company);
  const solo = await createOrganization(db, 'independent', canaries.company);
  const stranger = await createOrganization(db, 'independent', `${tag}pending`);
  await sql`update organizations set about = ${canaries.open}, status_reason = ${canaries.company},
    company_values = ${[canaries.open]}, recruiters_see = ${recruiters_see} where id = ${company}`.execute(
    db,
  );

  const named = { first_name: canaries.company, last_name: canaries.company };
  const member = (type: UserType, organization_id: string) =>
    createUser(db, type, { organization_id, ...named });
  const people = {
    company_admin: await member('company_admin', company),
    company_recruiter: await member('company_recruiter', company),
    employee: await member('employee', company),
    independent_recruiter: await member('independent_recruiter', solo),
    staffing_agency_admin: await member('staffing_agency_admin', agency),
    staffing_agency_recruiter: await member('staffing_agency_recruiter', agency),
  };
  const ungranted = await createUser(db, 'employee', {
    organization_id: company,
    first_name: 'No',
    last_name: 'Grant',
  });
  const recruiterOf = () => createUser(db, 'independent_recruiter', { organization_id: stranger });
  const off_team = await createUser(db, 'company_recruiter', {
    organization_id: company,
    first_name: 'Off',
    last_name: 'Team',
  });
  const links = {
    pending: await recruiterOf(),
    suspended: await recruiterOf(),
    ended: await recruiterOf(),
    elsewhere: await recruiterOf(),
    at_home: await recruiterOf(),
  };
  const recruiter = people.company_recruiter.id;
  const link = async (user: string, own: string, status: string, scope = 'all_positions') => {
    const id = uuidv7();
    // Whoever creates positions sees the company's simulations whatever the list.
    const permissions = LINK_PERMISSIONS.filter(
      (each) => scope === 'all_positions' || each !== 'create_positions',
    );
    await sql`insert into recruiter_links (id, recruiter_user_id, organization_id, company_id, status, scope, permissions,
        requested_by, suspended_by, message, reason)
      values (${id}, ${user}, ${own}, ${company}, ${status}, ${scope}, ${permissions}, 'recruiter',
        ${status === 'suspended' ? 'company' : null}, ${canaries.company}, ${canaries.company})`.execute(db);
    return id;
  };
  const worksFor = (user: string) =>
    sql`update sessions set working_for_id = ${company} where user_id = ${user}`.execute(db);
  const own_link = await link(people.independent_recruiter.id, solo, 'approved');
  await worksFor(people.independent_recruiter.id);
  await link(links.pending.id, stranger, 'new');
  await link(links.suspended.id, stranger, 'suspended');
  await link(links.ended.id, stranger, 'closed');
  const elsewhere_link = await link(links.elsewhere.id, stranger, 'approved', 'listed');
  await link(links.at_home.id, stranger, 'approved');
  for (const { id } of Object.values(links)) if (id !== links.at_home.id) await worksFor(id);

  const position = await createPosition(db, company, recruiter, { title: canaries.open, openings: 50 });
  await sql`update positions set description = ${jsonb(textFromPlain(canaries.open))}, close_reason = ${canaries.company} where id = ${position.id}`.execute(
    db,
  );
  const simulation = libraryId('simulation', SIMULATION);
  await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
    values (${company}, ${position.revision_id}, ${simulation}, 1)`.execute(db);
  const ids: Partial<Record<RefKind, string>> = { organization: company, position: position.id };
  const put = async (kind: RefKind, insert: (id: string) => ReturnType<typeof sql>) => {
    const id = uuidv7();
    ids[kind] = id;
    await insert(id).execute(db);
    return id;
  };

  await put(
    'department',
    (id) => sql`insert into departments (id, organization_id, name, code)
    values (${id}, ${company}, ${canaries.company}, ${canaries.company})`,
  );
  const place = await put(
    'location',
    (id) => sql`insert into locations (id, organization_id, name, address)
    values (${id}, ${company}, ${canaries.open}, ${canaries.open})`,
  );
  await sql`insert into position_locations values (${company}, ${position.id}, ${place})`.execute(db);
  await put(
    'job_title',
    (id) => sql`insert into job_titles (id, organization_id, name)
    values (${id}, ${company}, ${canaries.company})`,
  );
  await put(
    'invite',
    (
      id,
    ) => sql`insert into invites (id, organization_id, email, role, message, token_hash, expires_at, invited_by)
    values (${id}, ${company}, ${`${canaries.company}@example.test`}, 'employee', ${canaries.company}, ${newToken().hash},
      now() + interval '1 day', ${recruiter})`,
  );
  await put(
    'team_link',
    (
      id,
    ) => sql`insert into team_links (id, organization_id, name, role, max_uses, token_hash, expires_at, created_by, created_at)
    values (${id}, ${company}, ${canaries.company}, 'employee', 5, ${newToken().hash}, now() + interval '1 day',
      ${recruiter}, now())`,
  );
  await put(
    'question',
    (id) => sql`insert into questions (id, organization_id, type, label, help, created_by)
    values (${id}, ${company}, 'short_text', ${canaries.company}, ${canaries.company}, ${recruiter})`,
  );
  await put(
    'position_question',
    (id) => sql`insert into position_questions
      (id, organization_id, revision_id, sort_order, type, label, help, required)
    values (${id}, ${company}, ${position.revision_id}, 1, 'short_text', ${canaries.open}, ${canaries.open}, false)`,
  );
  await put(
    'privilege',
    (
      id,
    ) => sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, status, invited_by)
    values (${id}, ${company}, ${position.id}, ${people.employee.email}, ${people.employee.id}, 'private', 'approved', ${recruiter})`,
  );
  await sql`insert into approval_steps (organization_id, step, member_id)
    select ${company}, 1, id from members where user_id = ${recruiter}`.execute(db);
  await sql`insert into position_approvals (id, organization_id, position_id, round, step, approver_id, sent_by, note, status,
      reason, sent_at, decided_at)
    values (${uuidv7()}, ${company}, ${position.id}, 1, 1, ${recruiter}, ${people.employee.id}, ${canaries.hiring}, 'approved',
      ${canaries.hiring}, now(), now())`.execute(db);
  await sql`insert into inside_looks (id, organization_id, opened_by, opened_by_name, reason, opened_at, expires_at)
    values (${uuidv7()}, ${company}, ${recruiter}, 'Platform', ${canaries.company}, now() - interval '2 hours',
      now() - interval '1 hour')`.execute(db);
  await put(
    'candidate_invite',
    (id) => sql`insert into candidate_invites
      (id, organization_id, position_id, email, first_name, message, token_hash, expires_at, invited_by)
    values (${id}, ${company}, ${position.id}, ${`${canaries.hiring}@example.test`}, ${canaries.hiring}, ${canaries.hiring},
      ${newToken().hash}, now() + interval '1 day', ${recruiter})`,
  );
  await put(
    'reason',
    (id) => sql`insert into reasons (id, organization_id, kind, label)
    values (${id}, ${company}, 'we_rejected', ${canaries.company})`,
  );
  await sql`insert into stage_mails (organization_id, stage, sends, texts)
    values (${company}, 'rejected', true, ${JSON.stringify({ en: { subject: canaries.company, body: canaries.company } })})`.execute(
    db,
  );
  const template = await put(
    'score_template',
    (id) => sql`insert into score_templates (id, organization_id, key, version, name, definition, status)
    select ${id}, ${company}, ${canaries.company}, 1, ${canaries.company}, definition, 'published'
    from score_templates where organization_id is null limit 1`,
  );
  await put(
    'editable_score_template',
    (id) => sql`insert into score_templates (id, organization_id, key, version, name, definition, status)
    select ${id}, ${company}, ${id}, 1, ${canaries.company}, definition, 'draft'
    from score_templates where organization_id is null limit 1`,
  );
  await put(
    'simulation',
    (id) => sql`insert into simulations
      (id, organization_id, key, version, name, status, purpose, duration_minutes, score_template_id)
    values (${id}, ${company}, ${canaries.company}, 1, ${canaries.company}, 'published', ${canaries.company}, 5, ${template})`,
  );

  await put(
    'built_simulation',
    (id) => sql`insert into simulations
      (id, organization_id, key, version, name, status, purpose, duration_minutes, score_template_id)
    values (${id}, ${company}, ${id}, 1, ${canaries.company}, 'draft', ${canaries.company}, 5, ${template})`,
  );

  const hired = { first_name: canaries.hiring, last_name: canaries.hiring };
  const application = await createApplication(db, company, position, {
    status: 'questions_answered',
    ...hired,
  });
  const { candidate } = application;
  ids.application = application.id;
  const words = JSON.stringify({ note: canaries.hiring });
  const sha = await app.services.files.put(Readable.from([Buffer.from(canaries.hiring)]), 1000);
  await put(
    'file',
    (id) => sql`insert into files (id, sha256, size, media_type, name, purpose, owner_user_id)
    values (${id}, ${sha.sha256}, ${sha.size}, 'text/plain', ${canaries.hiring}, 'cv', ${candidate.id})`,
  );
  const logo = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${logo}, ${sha.sha256}, ${sha.size}, 'image/png', ${canaries.company}, 'logo', ${company})`.execute(
    db,
  );
  await put(
    'cv',
    (id) => sql`insert into cvs (id, user_id, file_id, name, status, parsed)
    values (${id}, ${candidate.id}, ${ids.file}, ${canaries.hiring}, 'parsed', ${JSON.stringify({ text: canaries.hiring })})`,
  );
  await sql`update applications set questions_done = true, cv_id = ${ids.cv}, cover_letter = ${canaries.hiring}, tags = ${[canaries.hiring]},
    disposition_note = ${canaries.hiring} where id = ${application.id}`.execute(db);
  await sql`insert into application_answers (organization_id, application_id, position_question_id, value)
    values (${company}, ${application.id}, ${ids.position_question}, ${JSON.stringify(canaries.hiring)})`.execute(
    db,
  );
  await sql`insert into candidate_profiles (user_id, tagline, bio) values (${candidate.id}, ${canaries.hiring}, ${canaries.hiring})
    on conflict (user_id) do update set tagline = excluded.tagline, bio = excluded.bio`.execute(db);
  await put(
    'experience',
    (id) => sql`insert into experiences (id, user_id, title, company, employment_type, start_month)
    values (${id}, ${candidate.id}, ${canaries.hiring}, ${canaries.hiring}, 'full_time', '2020-01')`,
  );
  await put(
    'education',
    (id) => sql`insert into educations (id, user_id, school, start_year)
    values (${id}, ${candidate.id}, ${canaries.hiring}, 2015)`,
  );

  const { token } = await openPlay(app, application.id, candidate, simulation);
  await playByBot(app, token, { ability: 0.8, speed: 0.7, lapse: 0.05, risk: 0.5 }, tag);
  const { rows } = await sql<{
    play_id: string;
    score_card_id: string;
  }>`select p.id as play_id, a.score_card_id
    from applications a join plays p on p.application_id = a.id where a.id = ${application.id}`.execute(db);
  if (!rows[0]?.score_card_id) throw new Error('the play of the isolation world gave no score card');
  ids.play = rows[0].play_id;
  ids.score_card = rows[0].score_card_id;
  await put(
    'correction',
    (
      id,
    ) => sql`insert into response_corrections (id, organization_id, application_id, play_id, task_index, data_point,
      subtrait_id, value, total_score, reason, requested_by, score_card_id)
    select ${id}, ${company}, ${application.id}, ${ids.play}, 99, ${canaries.hiring}, id, 1, 2, ${canaries.hiring},
      ${recruiter}, ${ids.score_card} from subtraits order by id limit 1`,
  );

  await sql`insert into attempt_choices (application_id, simulation_id, organization_id, play_id, chosen_by, reason)
    select application_id, simulation_id, organization_id, id, ${recruiter}, ${canaries.hiring} from plays
    where id = ${ids.play}`.execute(db);
  await put(
    'comment',
    (id) => sql`insert into application_comments (id, organization_id, application_id, author_id, body)
    values (${id}, ${company}, ${application.id}, ${recruiter}, ${canaries.hiring})`,
  );
  await put(
    'message',
    (
      id,
    ) => sql`insert into application_messages (id, organization_id, application_id, sender_id, from_candidate, body)
    values (${id}, ${company}, ${application.id}, ${recruiter}, false, ${canaries.hiring})`,
  );
  await put(
    'status_batch',
    (id) => sql`insert into status_batches (id, organization_id, position_id, to_status, actor_id)
    values (${id}, ${company}, ${position.id}, 'short_listed', ${recruiter})`,
  );
  await put(
    'bulk_action',
    (
      id,
    ) => sql`insert into bulk_actions (id, organization_id, position_id, actor_id, kind, change, total, status)
    values (${id}, ${company}, ${position.id}, ${recruiter}, 'tag',
      ${JSON.stringify({ kind: 'tag', add: [canaries.hiring], remove: [] })}, 0, 'running')`,
  );
  const log = {
    application_id: application.id,
    organization_id: company,
    actor_id: recruiter,
    actor_kind: 'user',
  } as const;
  await appendApplicationLog(
    db,
    [{ ...log, action: 'commented', detail: { note: canaries.hiring } }],
    new Date(),
  );
  await put(
    'notification',
    (id) => sql`insert into notifications (id, user_id, type, title, body, data, effect_key)
    values (${id}, ${candidate.id}, 'status_changed', ${canaries.hiring}, ${canaries.hiring}, ${words}, ${id})`,
  );
  await put(
    'saved_view',
    (id) => sql`insert into saved_views (id, user_id, organization_id, list, name, search)
    values (${id}, ${candidate.id}, ${company}, 'positions', ${canaries.hiring}, ${canaries.hiring})`,
  );
  await put(
    'job_alert',
    (id) => sql`insert into job_alerts (id, user_id, words, told_until, created_at)
    values (${id}, ${candidate.id}, ${canaries.hiring}, now(), now())`,
  );
  await put(
    'background_job',
    (
      id,
    ) => sql`insert into background_jobs (id, owner_id, organization_id, position_id, kind, facts, wish, total, created_at, expires_at)
    values (${id}, ${recruiter}, ${company}, ${position.id}, 'applicants_export', '{"format":"csv"}', ${words}, 0, now(),
      now() + interval '7 days')`,
  );
  await put(
    'event',
    (
      id,
    ) => sql`insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
      time_zone, organizer_id, starts_at, ends_at, message, created_at, updated_at)
    values (${id}, ${company}, ${position.id}, ${application.id}, 'video', 'fixed', 'scheduled', ${canaries.hiring}, 30,
      'America/New_York', ${recruiter}, now() + interval '9 days', now() + interval '9 days 30 minutes',
      ${canaries.hiring}, now(), now())`,
  );
  await put(
    'calendar_source',
    (id) => sql`insert into calendar_sources (id, user_id, kind, name, address, status, next_at, created_at)
    values (${id}, ${recruiter}, 'ics', ${canaries.hiring}, ${`https://${canaries.hiring}.test/a.ics`}, 'ok',
      now() + interval '1 day', now())`,
  );
  for (const [user_id, kind] of [
    [candidate.id, 'candidate'],
    [recruiter, 'company_recruiter'],
  ] as const) {
    await sql`insert into event_participants (event_id, organization_id, user_id, kind)
      values (${ids.event}, ${company}, ${user_id}, ${kind})`.execute(db);
    await sql`insert into event_slots (id, organization_id, event_id, user_id, starts_at, ends_at, time_zone, created_at)
      values (${uuidv7()}, ${company}, ${ids.event}, ${user_id}, now() + interval '9 days', now() + interval '10 days',
        'UTC', now())`.execute(db);
    await sql`insert into event_times (event_id, organization_id, user_id, starts_at, ends_at)
      values (${ids.event}, ${company}, ${user_id}, now() + interval '9 days',
        now() + interval '9 days 30 minutes')`.execute(db);
  }
  await sql`insert into event_pool (event_id, organization_id, user_id, kind)
    values (${ids.event}, ${company}, ${people.company_admin.id}, 'company_admin')`.execute(db);
  await sql`insert into event_changes (id, organization_id, event_id, actor_id, actor_kind, action, reason, at)
    values (${uuidv7()}, ${company}, ${ids.event}, ${recruiter}, 'team', 'set', ${canaries.hiring}, now())`.execute(
    db,
  );
  await sql`insert into event_feedback (event_id, organization_id, user_id, recommendation, note, updated_at)
    values (${ids.event}, ${company}, ${recruiter}, 'yes', ${canaries.hiring}, now())`.execute(db);
  await sql`insert into event_feedback_versions (event_id, organization_id, user_id, version, content, at)
    values (${ids.event}, ${company}, ${recruiter}, 1, jsonb_build_object('recommendation', 'no', 'ratings', '[]'::jsonb,
      'answers', '[]'::jsonb, 'note', ${canaries.hiring}::text), now())`.execute(db);
  const asked = JSON.stringify({ question: canaries.hiring, probes: [], anchors: [] });
  await sql`insert into event_kits (event_id, organization_id, items, basis, updated_by, updated_at)
    values (${ids.event}, ${company}, jsonb_build_array(jsonb_build_object('key', ${uuidv7()}::text, 'kind', 'own',
      'origin', 'event', 'trait_id', null, 'subtrait_id', null, 'assigned_to', null, 'wording',
      jsonb_build_object('und', ${asked}::jsonb))), '{"from":"none","score_card_id":null,"traits":[]}', ${recruiter},
      now())`.execute(db);
  await sql`insert into position_interview_questions (position_id, organization_id, questions, updated_by, updated_at)
    values (${position.id}, ${company}, jsonb_build_array(${asked}::jsonb || jsonb_build_object('id', ${uuidv7()}::text,
      'trait_id', null)), ${recruiter}, now())`.execute(db);
  await put(
    'mail',
    (
      id,
    ) => sql`insert into mails (id, effect_key, to_email, to_user_id, organization_id, application_id, kind, subject, body_text, body_html)
    values (${id}, ${id}, ${candidate.email}, ${candidate.id}, ${company}, ${application.id}, 'status_changed', ${canaries.hiring},
      ${canaries.hiring}, ${canaries.hiring})`,
  );
  await sql`insert into security_log (id, organization_id, performer_type, performer_id, performer_email, event_type, action, meta)
    values (${uuidv7()}, ${company}, 'user', ${recruiter}, ${`${canaries.company}@example.test`}, 'access', 'cv_opened', ${words})`.execute(
    db,
  );

  const second = await createPosition(db, company, recruiter, { title: canaries.open, openings: 50 });
  await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
    values (${company}, ${second.revision_id}, ${simulation}, 1)`.execute(db);
  // The one position that a link to listed ones is for; its applications are none of the tenant's samples.
  const listed = await createPosition(db, company, recruiter, { title: canaries.open, openings: 50 });
  await sql`insert into recruiter_link_positions (link_id, organization_id, position_id)
    values (${elsewhere_link}, ${company}, ${listed.id})`.execute(db);
  const other = uuidv7();
  await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step, basic_info,
      applicant_name, applicant_email, cv_skipped, questions_done, consent_at)
    values (${other}, ${company}, ${second.id}, ${second.revision_id}, ${candidate.id}, 'questions_answered', 'questions_answered',
      ${JSON.stringify({ ...hired, email: candidate.email })}, ${canaries.hiring},
      ${candidate.email}, true, true, now())`.execute(db);
  await sql`insert into applications_of_one_address (application_id, organization_id) values (${other}, ${company})`.execute(
    db,
  );
  const opened = await openPlay(app, other, candidate, simulation);

  const twins = [uuidv7(), uuidv7(), uuidv7()];
  await put(
    'person',
    (
      id,
    ) => sql`insert into people (id, organization_id, email, first_name, last_name, tags, source, is_open, is_kept,
      consent_source, last_activity_at, created_by)
    values (${id}, ${company}, ${`${canaries.hiring}-pool@example.test`}, ${canaries.hiring}, ${canaries.hiring},
      ${[canaries.hiring]}, 'added', true, true, ${canaries.hiring}, now(), ${recruiter})`,
  );
  // Somebody who was invited cannot be removed by the first call that tries.
  await sql`update candidate_invites set person_id = ${ids.person} where id = ${ids.candidate_invite}`.execute(
    db,
  );
  await put(
    'person_note',
    (id) => sql`insert into person_notes (id, organization_id, person_id, author_id, body, created_at)
    values (${id}, ${company}, ${ids.person}, ${recruiter}, ${canaries.hiring}, now())`,
  );
  await sql`insert into people (id, organization_id, email, first_name, source, is_open, is_kept, last_activity_at, created_by)
    select r.id, ${company}, r.email, ${canaries.hiring}, 'added', true, true, now(), ${recruiter}
    from unnest(${twins}::uuid[], ${twins.map((id) => `${canaries.hiring}-${id}@example.test`)}::text[]) as r(id, email)`.execute(
    db,
  );
  await put(
    'person_pair',
    (id) => sql`insert into person_pairs (id, organization_id, one_id, other_id, reasons, status, found_at)
    values (${id}, ${company}, ${twins[0]}, ${twins[1]}, '{phone}', 'proposed', now())`,
  );
  await put(
    'person_merge',
    (
      id,
    ) => sql`insert into person_merges (id, organization_id, kept_id, merged_id, merged_name, merged_ids, merged_by,
      merged_at)
    values (${id}, ${company}, ${ids.person}, ${twins[2]}, ${canaries.hiring}, '{}', ${recruiter}, now())`,
  );
  await put(
    'people_change',
    (id) => sql`insert into people_changes (id, organization_id, made_by, made_at)
    values (${id}, ${company}, ${recruiter}, now())`,
  );
  const marks = JSON.stringify({ tags: [canaries.hiring] });
  await sql`insert into people_change_items (change_id, organization_id, person_id, before, after)
    values (${ids.people_change}, ${company}, ${ids.person}, ${marks}, ${marks})`.execute(db);
  await put(
    'source_link',
    (id) => sql`insert into source_links (id, organization_id, kind, code, name, created_by, created_at)
    values (${id}, ${company}, 'channel', ${id.replaceAll('-', '').slice(-10)}, ${canaries.company}, ${recruiter}, now())`,
  );
  await sql`update applications set source_link_id = ${ids.source_link} where id = ${ids.application}`.execute(
    db,
  );
  await put(
    'cv_archive',
    (id) => sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${id}, ${sha.sha256}, ${sha.size}, 'application/zip', ${canaries.hiring}, 'cv_archive', ${company})`,
  );
  await sql`insert into import_mappings (organization_id, headings_sha256, mapping, used_at)
    values (${company}, ${canaries.hiring}, '["email"]', now())`.execute(db);
  await sql`insert into person_log (id, organization_id, person_id, actor_id, action, detail, at)
    values (${uuidv7()}, ${company}, ${ids.person}, ${recruiter}, 'contact_stopped',
      ${JSON.stringify({ reason: canaries.hiring })}, now())`.execute(db);

  await sql`insert into legal_holds (id, organization_id, application_id, reason, until, placed_by, placed_at, ended_at)
    values (${uuidv7()}, ${company}, ${application.id}, ${canaries.hiring}, current_date, ${recruiter}, now(), now())`.execute(
    db,
  );
  await sql`insert into data_choices (id, user_id, organization_id, kind, made_at, ended_at)
    values (${uuidv7()}, ${candidate.id}, ${company}, 'restriction', now(), now())`.execute(db);
  await put(
    'review_request',
    (
      id,
    ) => sql`insert into review_requests (id, organization_id, application_id, about, message, asked_at, due_on, assigned_to)
    values (${id}, ${company}, ${application.id}, 'score_card', ${canaries.hiring}, now(), current_date + 14, ${recruiter})`,
  );
  // Both lie back, so that views of the crawl count as well.
  await sql`insert into profile_views (id, organization_id, candidate_id, viewer_id, viewer_organization_id, viewer_role,
      application_id, at, counts_until)
    values (${uuidv7()}, ${company}, ${candidate.id}, ${recruiter}, ${company}, 'recruiter', ${application.id},
      now() - interval '9 days', now() - interval '8 days')`.execute(db);
  await sql`insert into application_openings (application_id, organization_id, part, first_at, last_at)
    values (${application.id}, ${company}, 'cv', now(), now()) on conflict do nothing`.execute(db);
  await sql`insert into stage_waits (organization_id, status, moves, median_days, most_days, counted_at)
    values (${company}, 'applied', 12, 3, 6, now())`.execute(db);
  await put(
    'card_link',
    (
      id,
    ) => sql`insert into card_links (id, organization_id, score_card_id, candidate_id, shows_name, shows_position,
      shows_fit, trait_ids, created_at, expires_at)
    values (${id}, ${company}, ${ids.score_card}, ${candidate.id}, true, true, true, '{}', now(),
      now() + interval '30 days')`,
  );
  await sql`insert into notice_texts (id, organization_id, version, texts, contact, status, changed_by, changed_at, published_at)
    values (${uuidv7()}, ${company}, 1, ${JSON.stringify({ en: { about: canaries.open, other_way: canaries.open } })},
      ${canaries.open}, 'published', ${recruiter}, now(), now())`.execute(db);
  await sql`insert into aedt_notices (position_id, organization_id, is_on, posted_on, use_from, set_by, updated_at)
    values (${position.id}, ${company}, true, current_date - 30, current_date - 15, ${recruiter}, now())`.execute(
    db,
  );
  await sql`insert into adjustment_contacts (organization_id, user_id, updated_at)
    values (${company}, ${people.company_admin.id}, now())`.execute(db);
  await put(
    'adjustment_request',
    (
      id,
    ) => sql`insert into adjustment_requests (id, organization_id, application_id, assigned_to, assigned_decides, created_at, updated_at)
    values (${id}, ${company}, ${application.id}, ${people.company_admin.id}, true, now(), now())`,
  );
  await sql`insert into adjustment_messages (id, organization_id, application_id, request_id, from_candidate, body, created_at)
    values (${uuidv7()}, ${company}, ${application.id}, ${ids.adjustment_request}, true, 'Another way', now())`.execute(
    db,
  );
  await put(
    'entitlement',
    (
      id,
    ) => sql`insert into entitlements (id, organization_id, key, value, source, source_id, starts, reason, created_at, updated_at)
    values (${id}, ${company}, 'positions.active', '5', 'manual', ${uuidv7()}, now(), ${canaries.company}, now(), now())`,
  );
  await sql`insert into effective_entitlements (organization_id) values (${company})`.execute(db);
  const address = { line1: '', line2: '', postal_code: '', city: '', region: '', country: '' };
  const party = JSON.stringify({ legal_name: canaries.company, address, tax_id: '', email: '' });
  const [sold, sold_version] = [uuidv7(), uuidv7()];
  await sql`insert into add_ons (id, key, audiences, created_at, updated_at)
    values (${sold}, ${`s${sold}`}, '{company}', now(), now())`.execute(db);
  await sql`insert into add_on_versions (id, add_on_id, version, name, price, kind, created_at)
    values (${sold_version}, ${sold}, 1, 'Add-on', 0, 'one_time', now())`.execute(db);
  await put(
    'subscription',
    (
      id,
    ) => sql`insert into subscriptions (id, organization_id, kind, add_on_version_id, period, price, currency, status, driver,
      anchor_at, period_starts_at, period_ends_at, created_at, updated_at)
    select ${id}, ${company}, 'addon', ${sold_version}, 'month', 0, 'USD', 'active', 'test', now(),
      now(), now() + interval '1 month', now(), now()`,
  );
  await put(
    'order',
    (
      id,
    ) => sql`insert into orders (id, organization_id, purpose, add_on_version_id, status, driver, lines, subtotal, tax, total,
      currency, language, created_at, expires_at)
    select ${id}, ${company}, 'addon', ${sold_version}, 'new', 'test', '[]', 0, 0, 0, 'USD', 'en',
      now(), now() + interval '1 day'`,
  );
  await put(
    'invoice',
    (
      id,
    ) => sql`insert into invoices (id, organization_id, order_id, seller_id, kind, number, written_number, effect_key, status,
      language, currency, lines, tax_lines, subtotal, tax, total, seller, buyer, issued_at, due_at)
    select ${id}, ${company}, ${ids.order}, s.id, 'invoice', (select count(*) + 1 from invoices), ${canaries.company}, ${id},
      'open', 'en', 'USD', '[]', '[]', 0, 0, 0, ${party}, ${party}, now(), now() from invoice_sellers s`,
  );
  await put(
    'payment_event',
    (id) => sql`insert into payment_events (id, driver, event_id, order_id, kind, happened_at, received_at)
    values (${id}, 'test', ${id}, ${ids.order}, 'failed', now(), now())`,
  );
  await sql`insert into billing_details (organization_id, legal_name, updated_at)
    values (${company}, ${canaries.company}, now())`.execute(db);
  await sql`insert into payment_customers (organization_id, driver, reference, updated_at)
    values (${company}, 'test', ${canaries.company}, now())`.execute(db);
  await sql`insert into use_notices (organization_id, key, month, level, told_at)
    values (${company}, 'applicants.per_month', date_trunc('month', now()), 'near', now())`.execute(db);
  await sql`insert into self_identification_settings (organization_id, question_set, counts, asked_since, set_by, updated_at)
    values (${company}, 'eeo1', 'stages', current_date, ${recruiter}, now())`.execute(db);
  await put(
    'hiring_report_schedule',
    (
      id,
    ) => sql`insert into hiring_report_schedules (id, organization_id, user_id, report, search, every, next_on, created_at)
    values (${id}, ${company}, ${recruiter}, 'funnel', 'report=funnel', 'week', current_date + 7, now())`,
  );
  await sql`insert into hiring_facts (application_id, organization_id, position_id, source, begun_on, furthest, status)
    values (${application.id}, ${company}, ${position.id}, 'public', current_date, 4, 'applied')
    on conflict do nothing`.execute(db);
  await sql`insert into hiring_days (organization_id, measure, day, source, name, hours, count)
    values (${company}, 'furthest', current_date, 'public', '4:applied', 0, 1) on conflict do nothing`.execute(
    db,
  );
  await put(
    'survey',
    (
      id,
    ) => sql`insert into surveys (id, organization_id, kind, name, trigger, audience, definition, created_by, created_at, updated_at)
    values (${id}, ${company}, 'custom', ${canaries.hiring}, 'manual', '{candidate}',
      ${JSON.stringify({
        languages: ['en'],
        pages: [
          {
            name: 'page1',
            title: {},
            visible_if: null,
            questions: [blankQuestion('a', 'rating', { en: canaries.hiring })],
          },
        ],
      })}, ${recruiter}, now(), now())`,
  );
  const culture_sheet = uuidv7();
  await sql`insert into culture_candidate_sheets (id, user_id, answers, answered_at)
    values (${culture_sheet}, ${candidate.id}, '[]', now())`.execute(db);
  await sql`insert into culture_application_sheets (organization_id, application_id, sheet_id, given_at)
    values (${company}, ${application.id}, ${culture_sheet}, now())`.execute(db);
  await sql`insert into culture_positions (organization_id, position_id, asked_by, asked_at)
    values (${company}, ${position.id}, ${recruiter}, now())`.execute(db);
  await sql`insert into culture_weights (id, organization_id, position_id, weight, profile, profile_on, set_by, set_at)
    values (${uuidv7()}, ${company}, ${position.id}, 10,
      ${JSON.stringify({ people: 0, admins: 0, dimensions: [], question_means: {} })}, current_date, ${recruiter}, now())`.execute(
    db,
  );
  await sql`insert into culture_profiles (organization_id, profile, counted_on)
    values (${company}, ${JSON.stringify({ people: 0, admins: 0, dimensions: [], question_means: {} })}, current_date)`.execute(
    db,
  );
  await sql`insert into culture_member_sheets (organization_id, user_id, answers, answered_on)
    values (${company}, ${recruiter}, '[]', current_date)`.execute(db);
  await sql`insert into reference_moves (merge_id, place, organization_id, position_id, before)
    values (${uuidv7()}, 'position_skills', ${company}, ${position.id}, array[${canaries.company}])`.execute(
    db,
  );
  await sql`insert into survey_grants (id, survey_id, organization_id, status, eligible_at)
    values (${uuidv7()}, ${ids.survey}, ${company}, 'eligible', now())`.execute(db);
  await put(
    'impact_report',
    (
      id,
    ) => sql`insert into impact_reports (id, organization_id, period_start, period_end, question_set, counts, tables, made_at)
    values (${id}, ${company}, '2026-01-01', '2026-03-31', 'eeo1', 'stages',
      ${JSON.stringify({
        people: 40,
        sex: {
          categories: ['female', 'male'],
          classes: ['applied', 'approved'],
          cells: [
            [12, 8],
            [10, 10],
          ],
          unknown: [0, 0],
        },
        ethnicity: null,
        pairs: null,
        differences: [],
      })}, now())`,
  );
  await put(
    'impact_summary',
    (
      id,
    ) => sql`insert into impact_summaries (id, organization_id, impact_report_id, version, tool, audited_on, audited_by,
      data_source, published_by, published_at)
    values (${id}, ${company}, ${ids.impact_report}, 1, ${canaries.open}, '2026-04-20', ${canaries.open}, ${canaries.open},
      ${recruiter}, now())`,
  );
  await put(
    'ai_run',
    (
      id,
    ) => sql`insert into ai_runs (id, organization_id, kind, audience, position_id, application_id, score_card_id, input_snapshot,
      prompt_version, provider, model, output, status, requested_by, requested_at)
    values (${id}, ${company}, 'score_card_summary', 'recruiter', ${position.id}, ${application.id}, ${ids.score_card},
      ${JSON.stringify({ facts: canaries.hiring })}, 'card-rules-1', 'embedded', 'card-rules-1',
      ${JSON.stringify({ sentences: [{ text: canaries.hiring, refs: [] }] })}, 'completed', ${recruiter}, now())`,
  );
  await sql`insert into ai_run_steps (id, ai_run_id, organization_id, application_id, kind, output, done_by, done_at)
    values (${uuidv7()}, ${ids.ai_run}, ${company}, ${application.id}, 'edited',
      ${JSON.stringify({ sentences: [{ text: canaries.hiring, refs: [] }] })}, ${recruiter}, now())`.execute(
    db,
  );
  await sql`insert into ai_settings (id, organization_id, address, model, updated_by, updated_at)
    values (${uuidv7()}, ${company}, '', ${canaries.company}, ${recruiter}, now())`.execute(db);
  await sql`insert into dossier_keys (id, organization_id, key_id, public_key, private_key, created_by, created_at)
    values (${uuidv7()}, ${company}, ${canaries.company}, ${canaries.company}, '\\x00', ${recruiter}, now())`.execute(
    db,
  );
  await sql`insert into dossier_log (organization_id, number, at, kind, content, key_id, digest, signature)
    values (${company}, 1, now(), 'key', '{"public_key": "00", "endorsed": false}', ${canaries.company}, '0', '0')`.execute(
    db,
  );
  await sql`insert into dossiers (id, organization_id, application_id, is_anonymous, key_id, manifest_digest, size, made_by,
      made_at)
    values (${uuidv7()}, ${company}, ${application.id}, false, ${canaries.company}, ${canaries.hiring}, 9, ${recruiter},
      now())`.execute(db);
  await sql`insert into retention_rules (organization_id, outcome, months, effective_from, updated_by, updated_at)
    values (${company}, 'hired', 120, current_date, ${recruiter}, now())`.execute(db);
  await sql`insert into retention_notices (application_id, organization_id, due_on, told_at)
    values (${application.id}, ${company}, current_date + 300, now())`.execute(db);
  await sql`insert into retention_runs (id, organization_id, began_at, ended_at, erased)
    values (${uuidv7()}, ${company}, now(), now(), 2)`.execute(db);
  await sql`insert into erased_counts (organization_id, position_id, status, furthest_step, disposition_by, origin, count)
    values (${company}, ${position.id}, 'rejected', 'applied', 'employer', 'public', 3)`.execute(db);
  await sql`insert into erasures (id, cause, organization_id, status, asked_at, done_at)
    values (${uuidv7()}, 'retention', ${company}, 'done', now(), now())`.execute(db);

  const agencies = await withAgencies(app, {
    company,
    agency,
    position: position.id,
    canaries,
    people,
    ids,
  });
  await sql`insert into outcomes (id, organization_id, application_id, outcome, value, imported_by)
    values (${uuidv7()}, ${company}, ${ids.application}, ${canaries.hiring}, 3, ${recruiter})`.execute(db);

  const everybody = { ...people, candidate };
  const user_ids = [...Object.values(everybody), ungranted, off_team].map((user) => user.id);
  // Enough factors that one may go and some are left; a member who may have lost theirs.
  const passkey = uuidv7();
  for (const id of [passkey, uuidv7()]) {
    await sql`insert into passkeys (id, user_id, credential_id, public_key, sign_count, is_synced, name, created_at)
      values (${id}, ${people.company_admin.id}, ${id}, '\\x00', 0, false, 'Telephone', now())`.execute(db);
  }
  for (const user of [people.company_admin, people.employee]) {
    await sql`insert into authenticators (user_id, secret, created_at, confirmed_at)
      values (${user.id}, '\\x00', now(), now())`.execute(db);
  }
  const found = await sql<{ session: string; employee: string }>`select
    (select id from sessions where user_id = ${candidate.id} limit 1) as session,
    (select id from members where user_id = ${people.employee.id} limit 1) as employee`.execute(db);
  const slugs = await sql<
    Record<string, string>
  >`select o.slug, o.slug as organization_slug, p.slug as position_slug
    from positions p join organizations o on o.id = p.organization_id where p.id = ${position.id}`.execute(
    db,
  );
  return {
    canaries,
    texts: {
      ...slugs.rows[0],
      from: 'applied',
      to: 'short_listed',
      country: '',
      task_key: 'signal-tower',
      operator_key: 'gt',
      feature_key: 'positions.active',
    },
    organization_ids: [company, agency, solo],
    user_ids,
    ids: {
      ...(await platformIds(app, recruiter)),
      ...ids,
      recruiter_link: own_link,
      ...found.rows[0],
      user: candidate.id,
      passkey,
    } as TenantIds,
    people: everybody,
    ungranted,
    off_team,
    recruiters_see,
    links,
    agencies,
    play_token: opened.token,
  };
}

/** What the company shares with its agency, and agencies that it shares nothing with. */
async function withAgencies(
  app: TestApp,
  of: {
    readonly company: string;
    readonly agency: string;
    readonly position: string;
    readonly canaries: Canaries;
    readonly people: Pick<Tenant['people'], 'company_recruiter' | 'staffing_agency_recruiter'>;
    readonly ids: Partial<Record<RefKind, string>>;
  },
): Promise<Tenant['agencies']> {
  const { db } = app;
  const { company, agency, position, canaries, people, ids } = of;
  const link = (organization: string, status: string) =>
    sql`insert into recruiter_links (id, organization_id, company_id, status, scope, permissions, requested_by, suspended_by,
        message, reason, decided_at)
      values (${uuidv7()}, ${organization}, ${company}, ${status}, 'all_positions', '{view}', 'recruiter',
        ${status === 'suspended' ? 'company' : null}, ${canaries.company}, ${canaries.company}, now())`.execute(
      db,
    );
  const share = async (organization: string, status: 'open' | 'ended') => {
    const id = uuidv7();
    await sql`insert into agency_positions (id, organization_id, position_id, agency_id, terms, note, status, shared_by,
        created_at, updated_at, ended_at)
      values (${id}, ${company}, ${position}, ${organization}, ${canaries.shared}, ${canaries.shared}, ${status},
        ${people.company_recruiter.id}, now(), now(), ${status === 'open' ? null : new Date()})`.execute(db);
    return id;
  };
  await link(agency, 'approved');
  const agency_share = await share(agency, 'open');
  await sql`insert into agency_position_people (share_id, organization_id, user_id)
    values (${agency_share}, ${company}, ${people.staffing_agency_recruiter.id})`.execute(db);
  const sha = await app.services.files.put(Readable.from([Buffer.from(canaries.shared)]), 1000);
  const cv = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${cv}, ${sha.sha256}, ${sha.size}, 'text/plain', ${canaries.shared}, 'submission_cv', ${company})`.execute(
    db,
  );
  const [proof, consent_proof] = [uuidv7(), uuidv7()];
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${proof}, ${sha.sha256}, ${sha.size}, 'text/plain', ${canaries.shared}, 'submission_consent', ${company}),
      (${consent_proof}, ${sha.sha256}, ${sha.size}, 'text/plain', ${canaries.shared}, 'consent_proof', ${agency})`.execute(
    db,
  );
  const submission = uuidv7();
  await sql`insert into submissions (id, organization_id, position_id, position_title, share_id, agency_id, email, first_name,
      last_name, cv_file_id, note, consent_proof, consent_on, consent_file_id, terms, status, owner, owner_reason, submitted_by, created_at,
      updated_at)
    values (${submission}, ${company}, ${position}, ${canaries.open}, ${agency_share}, ${agency},
      ${`${canaries.shared}@example.test`}, ${canaries.shared}, ${canaries.shared}, ${cv}, ${canaries.shared},
      ${canaries.shared}, current_date, ${proof}, ${canaries.shared}, 'new', 'agency', 'first',
      ${people.staffing_agency_recruiter.id}, now(), now())`.execute(db);
  await sql`insert into agency_claims (id, organization_id, email, agency_id, submission_id, claimed_from)
    values (${uuidv7()}, ${company}, ${`${canaries.shared}@example.test`}, ${agency}, ${submission}, now())`.execute(
    db,
  );
  await sql`insert into submission_feedback (id, organization_id, submission_id, author_id, body, created_at)
    values (${uuidv7()}, ${company}, ${submission}, ${people.company_recruiter.id}, ${canaries.shared}, now())`.execute(
    db,
  );
  const submission_dispute = uuidv7();
  await sql`insert into submission_disputes (id, organization_id, submission_id, opened_by, agency_statement, created_at)
    values (${submission_dispute}, ${company}, ${submission}, 'agency', ${canaries.shared}, now())`.execute(
    db,
  );
  await sql`insert into agency_client_notes (organization_id, company_id, fee_note, updated_at)
    values (${agency}, ${company}, ${canaries.shared}, now())`.execute(db);
  Object.assign(ids, { agency_share, submission, submission_dispute, consent_proof });

  const outside = async (status: string | null, shared?: 'open' | 'ended') => {
    const organization_id = await createOrganization(db, 'staffing_agency', 'Elsewhere Staffing');
    if (status) await link(organization_id, status);
    if (shared) await share(organization_id, shared);
    return createUser(db, 'staffing_agency_admin', { organization_id });
  };
  return {
    pending: await outside('new', 'open'),
    suspended: await outside('suspended', 'open'),
    ended: await outside('closed', 'open'),
    unshared: await outside('approved'),
    unshared_again: await outside('approved', 'ended'),
  };
}

/** Reads the notice of an application and accepts it, as its candidate does before playing. */
async function readAndAccept(app: TestApp, application_id: string, as: string): Promise<void> {
  const notice = await app.call({ path: '/application/notice', as, query: { application_id } });
  const { digest } = notice.body.data;
  const body = { application_id, digest };
  const accepted = await app.call({ method: 'POST', path: '/application/notice/accept', as, body });
  if (accepted.status !== 200) throw new Error(`the notice could not be accepted: ${accepted.raw}`);
}

async function openPlay(app: TestApp, application_id: string, candidate: TestUser, simulation_id: string) {
  await readAndAccept(app, application_id, candidate.token);
  const opened = await app.call({
    method: 'POST',
    path: '/application/game/open',
    as: candidate.token,
    body: { application_id, simulation_id },
  });
  if (opened.status !== 200) throw new Error(`the play could not be opened: ${opened.raw}`);
  return opened.body.data as { token: string };
}

/** Records that belong to nobody: an industry, a published text, a job of the queue. */
async function platformIds(app: TestApp, uploader: string) {
  const industry = uuidv7();
  const terms = uuidv7();
  await sql`insert into reference_entries (id, kind, name) values (${industry}, 'industry', ${`Industry ${industry}`})`.execute(
    app.db,
  );
  await sql`insert into terms (id, kind, version, title, body, status, effective_at)
    values (${terms}, 'terms', ${Math.floor(Math.random() * 1e9)}, 'Terms', 'Terms', 'published', now())`.execute(
    app.db,
  );
  const app_config_change = uuidv7();
  await sql`insert into app_config_history (id, key, before, after)
    values (${app_config_change}, 'pin_minutes', '5', '10')`.execute(app.db);
  const feature_flag_change = uuidv7();
  const audience = JSON.stringify(FOR_EVERYONE);
  await sql`insert into feature_flag_changes (id, key, before, after, changed_at)
    values (${feature_flag_change}, 'what_if', ${audience}, ${audience}, now())`.execute(app.db);
  const norm = libraryId('norm', 'signal-tower.rcs_all@2');
  const [trait_category, trait, subtrait] = [uuidv7(), uuidv7(), uuidv7()];
  await sql`insert into trait_categories (id, key, name) values (${trait_category}, ${`c${trait_category}`}, 'Category')`.execute(
    app.db,
  );
  await sql`insert into traits (id, key, category_id, name, definition)
    values (${trait}, ${`t${trait}`}, ${trait_category}, 'Trait', '')`.execute(app.db);
  await sql`insert into subtraits (id, key, trait_id, name, definition)
    values (${subtrait}, ${`s${subtrait}`}, ${trait}, 'Subtrait', '')`.execute(app.db);
  // A draft: published tasks are there for everyone who builds simulations.
  const task = uuidv7();
  await sql`insert into tasks (id, key, version, game_key, game_version, source, name, description, minutes, parameters,
      data_points, status)
    select ${task}, ${task}, '1', game_key, game_version, 'manual', ${task}, '', minutes, parameters, data_points, 'draft'
    from tasks where key = 'signal-tower'`.execute(app.db);
  const [build, build_version, build_upload] = [uuidv7(), uuidv7(), uuidv7()];
  await sql`insert into builds (id, slug, name) values (${build}, ${`b${build}`}, 'Build')`.execute(app.db);
  await sql`insert into build_versions (id, build_id, version, status, archive_sha256, archive_size, archive_name)
    values (${build_version}, ${build}, '1.0', 'failed', ${'0'.repeat(64)}, 10, 'build.zip')`.execute(app.db);
  // Somebody's upload: nobody else may name it, whatever their rights.
  await sql`insert into build_uploads (id, file_name, size, uploaded_by, expires_at)
    values (${build_upload}, 'build.zip', 10, ${uploader}, now() + interval '1 day')`.execute(app.db);
  const [plan, add_on] = [uuidv7(), uuidv7()];
  await sql`insert into plans (id, key, audience, created_at, updated_at)
    values (${plan}, ${`p${plan}`}, 'company', now(), now())`.execute(app.db);
  await sql`insert into plan_versions (id, plan_id, version, name, annual_price, created_at)
    values (${uuidv7()}, ${plan}, 1, 'Plan', 0, now())`.execute(app.db);
  await sql`insert into add_ons (id, key, audiences, created_at, updated_at)
    values (${add_on}, ${`a${add_on}`}, '{company}', now(), now())`.execute(app.db);
  await sql`insert into add_on_versions (id, add_on_id, version, name, price, kind, created_at)
    values (${uuidv7()}, ${add_on}, 1, 'Add-on', 0, 'one_time', now())`.execute(app.db);
  const [expert_panel, expert] = [uuidv7(), uuidv7()];
  await sql`insert into expert_panels (id, name, game_key, of_version, created_at)
    values (${expert_panel}, 'Panel', 'team-days', '1.0', now())`.execute(app.db);
  await sql`insert into experts (id, panel_id, number, name, email, locale, expires_at, invited_at)
    values (${expert}, ${expert_panel}, 1, 'Expert', 'expert@panel.test', 'en', now() + interval '9 days', now())`.execute(
    app.db,
  );
  const independent_group = uuidv7();
  await sql`insert into independent_groups (id, name, starts, created_at, updated_at)
    values (${independent_group}, ${independent_group}, now(), now(), now())`.execute(app.db);
  const lead = uuidv7();
  await sql`insert into leads (id, email, mailbox, domain, name, source, consent_at, asked_at, created_at, updated_at)
    values (${lead}, ${`${lead}@lead.test`}, ${`${lead}@lead.test`}, 'lead.test', 'Lead', 'contact', now(), now(), now(), now())`.execute(
    app.db,
  );
  const culture_question = libraryId('culture_question', '1');
  const formula = libraryId('formula', 'signal-tower.processing_speed@2');
  const condition = uuidv7();
  await sql`insert into conditions (id, key, version, name, source)
    values (${condition}, ${condition}, 1, ${condition}, 'accuracy > 0.5')`.execute(app.db);
  return {
    industry,
    terms,
    app_config_change,
    feature_flag_change,
    plan,
    add_on,
    expert_panel,
    expert,
    norm,
    trait_category,
    trait,
    subtrait,
    task,
    formula,
    condition,
    build,
    build_version,
    build_upload,
    lead,
    reference_entry: industry,
    independent_group,
    culture_question,
    job: uuidv7(),
  };
}
