import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A row as it goes into a dossier. */
export type DossierRow = Readonly<Record<string, unknown>>;

/** What a dossier is about, with the ids by which the rest is found. */
export interface DossierSubject {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly revision_id: string;
  readonly candidate_id: string;
  readonly applicant_name: string;
  readonly applicant_email: string;
  readonly basic_info: Readonly<Record<string, string>>;
  readonly cv_id: string | null;
}

/** The application that a dossier is about; undefined: it is gone. */
export async function findSubjectOfDossier(db: Db, id: string): Promise<DossierSubject | undefined> {
  const { rows } = await sql<DossierSubject>`
    select a.id, a.organization_id, o.name as organization_name, a.position_id, p.title as position_title, a.revision_id,
      a.candidate_id, a.applicant_name, a.applicant_email, a.basic_info, a.cv_id
    from applications a join organizations o on o.id = a.organization_id join positions p on p.id = a.position_id
    where a.id = ${id}
  `.execute(db);
  return rows[0];
}

async function rowsOf(db: Db, query: ReturnType<typeof sql<DossierRow>>): Promise<DossierRow[]> {
  return [...(await query.execute(db)).rows];
}

/** The application as it is now. */
export async function findApplicationRow(db: Db, { id }: DossierSubject): Promise<DossierRow> {
  const { rows } = await sql<DossierRow>`
    select a.status, a.furthest_step, a.origin, a.basic_info, a.cover_letter, a.consent_at, a.created_at, a.applied_at,
      a.stage_entered_at, a.hold_until, a.disposition_by, r.label as disposition_reason, a.disposition_note,
      a.disposition_shared_text, a.suggested_action, a.tags, a.attempts, a.attempt_counted, a.score_card_id,
      a.job_fit_score, a.coverage, a.rank_order, a.integrity_review, a.owner_id
    from applications a left join reasons r on r.id = a.disposition_reason_id where a.id = ${id}
  `.execute(db);
  return rows[0] ?? {};
}

/** The position with the revision that counts for the application, and what is played. */
export async function findPositionRow(
  db: Db,
  { position_id, revision_id }: DossierSubject,
): Promise<DossierRow> {
  const { rows } = await sql<DossierRow>`
    select p.id, p.title, p.status, p.description, p.work_experience, p.skills, p.technical_skills, p.openings, p.published_at,
      r.id as revision_id, r.revision, r.application_form, r.score_template_id, r.first_application_at,
      r.created_by as revision_by, r.created_at as revision_at,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by x.sort_order), '[]'::json)
       from position_simulations x join simulations s on s.id = x.simulation_id where x.revision_id = r.id) as simulations
    from positions p join position_revisions r on r.id = ${revision_id} where p.id = ${position_id}
  `.execute(db);
  return rows[0] ?? {};
}

/** Notices that the candidate accepted, as they read them. */
export const findNoticeRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select v.id as notice_version_id, v.version, v.digest, v.kept_months, v.content, x.locale, x.accepted_at
      from notice_acceptances x join notice_versions v on v.id = x.notice_version_id
      where x.application_id = ${id} order by x.accepted_at, v.id`,
  );

/** New York's notice on the position; none: it was not decided on. */
export const findAedtRows = (db: Db, { position_id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`select is_on, reason, posted_on, use_from, measured from aedt_notices where position_id = ${position_id}`,
  );

/** What was asked, and what was answered. */
export const findQuestionRows = (db: Db, { id, revision_id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select q.id, q.type, q.label, q.help, q.required, q.options, q.settings, q.rules,
        case when q.type = 'file' and jsonb_typeof(n.value) = 'string'
          then (select jsonb_build_object('name', f.name, 'size', f.size, 'sha256', f.sha256) from files f
            where f.id::text = n.value #>> '{}') else n.value end as answer, n.updated_at as answered_at
      from position_questions q left join application_answers n on n.position_question_id = q.id and n.application_id = ${id}
      where q.revision_id = ${revision_id} order by q.sort_order, q.id`,
  );

/** The CV that went along; its file stays where it is. */
export const findCvRows = (db: Db, { cv_id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select c.id, f.name, f.media_type, f.size, f.sha256, c.created_at from cvs c join files f on f.id = c.file_id
      where c.id = ${cv_id}`,
  );

/** Plays. Of adjustments no more than whether there were any. */
export const findPlayRows = (
  db: Db,
  { id }: DossierSubject,
): Promise<(DossierRow & { readonly id: string })[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select p.id, p.simulation_id, s.name as simulation, p.attempt, p.purpose, p.state, p.end_reason, p.created_at,
        p.launched_at, p.started_at, p.ended_at, p.last_seq as events, encode(p.last_hash, 'hex') as digest,
        p.granted_by, case when p.fault is distinct from 'accommodation' then p.grant_reason end as grant_reason,
        nullif(p.fault, 'accommodation') as fault, p.brought_at,
        case when p.accommodations = '{}'::jsonb or not exists (select from jsonb_each(p.accommodations) e
            where e.value <> 'false'::jsonb and not (e.key = 'time_factor' and e.value = '1'::jsonb))
          then 'none' else 'given' end as accommodations,
        (select json_build_object('by', c.chosen_by, 'reason', c.reason, 'at', c.chosen_at) from attempt_choices c
          where c.play_id = p.id) as chosen
      from plays p join simulations s on s.id = p.simulation_id where p.application_id = ${id} order by p.created_at, p.id`,
  ) as Promise<(DossierRow & { readonly id: string })[]>;

/** Formulas by id, as they were when the cards were made: versions never change. */
export const findFormulaRows = (db: Db, ids: readonly string[]): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select id, key, version, name, description, subtrait_id, task_key, data_point, source, definition, reliability
      from formulas where id = any(${ids}::uuid[]) order by key, version, id`,
  );

/** Corrections of responses, whatever came of them. */
export const findCorrectionRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select id, play_id, task_index, data_point, subtrait_id, before_value, before_total_score, value, total_score, reason,
        status, requested_by, decided_by, decided_at, decision_note, score_card_id, new_score_card_id, created_at
      from response_corrections where application_id = ${id} order by id`,
  );

/** Every line of the application's log, with its digest. */
export const findMoveRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select l.seq, l.at, l.actor_id, l.actor_kind, l.action, l.from_status, l.to_status, r.label as reason, l.reason_id,
        l.batch_id, l.score_card_id_seen,
        case when l.detail ->> 'fault' = 'accommodation' then l.detail - 'fault' - 'reason' - 'note' else l.detail end as detail,
        encode(l.hash, 'hex') as digest
      from application_log l left join reasons r on r.id = l.reason_id where l.application_id = ${id} order by l.seq`,
  );

/** Who opened something of the application, as the organization's log has it. */
export const findSeenRows = (
  db: Db,
  { id, organization_id, cv_id }: DossierSubject,
  cards: readonly string[],
): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select event_time as at, performer_id as by, action, target_type, target_id, outcome, encode(hash, 'hex') as digest
      from security_log where organization_id = ${organization_id} and event_type = 'access'
        and (target_id = any(${[id, ...cards]}::text[])
          or (target_id = ${cv_id ?? ''} and target_id <> '' and meta ->> 'application_id' = ${id}))
      order by event_time, id`,
  );

/** Views of the application as its candidate is told of them, and when each part was first and last opened. */
export const findViewRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select 'view' as kind, at, null::timestamptz as last_at, viewer_id as by, viewer_role as role, 'application' as part
      from profile_views where application_id = ${id}
      union all select 'opening', first_at, last_at, null, null, part from application_openings where application_id = ${id}
      order by at, kind, part`,
  );

/** Interviews with who took part. */
export const findInterviewRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select e.id, e.kind, e.way, e.status, e.title, e.duration_min, e.starts_at, e.ends_at, e.organizer_id, e.reason,
        e.cancelled_by, e.created_at,
        (select coalesce(json_agg(json_build_object('by', x.user_id, 'kind', x.kind, 'response', x.response)
          order by x.kind, x.user_id), '[]'::json) from event_participants x where x.event_id = e.id) as participants,
        (select k.items from event_kits k where k.event_id = e.id) as kit
      from events e where e.application_id = ${id} order by e.created_at, e.id`,
  );

/** Feedback that was sent, with its earlier versions. Notes that are for their writer alone are not among it. */
export const findFeedbackRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select f.event_id, f.user_id as by, f.recommendation, f.ratings, f.answers, f.note, f.sent_at, f.version,
        (select coalesce(json_agg(json_build_object('version', v.version, 'content', v.content, 'at', v.at)
          order by v.version), '[]'::json) from event_feedback_versions v where v.event_id = f.event_id
          and v.user_id = f.user_id) as earlier
      from event_feedback f join events e on e.id = f.event_id
      where e.application_id = ${id} and f.sent_at is not null order by f.sent_at, f.user_id`,
  );

/** Comments of the hiring side. */
export const findCommentRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select id, created_at as at, author_id as by, visibility, body, edited_at from application_comments
      where application_id = ${id} order by created_at, id`,
  );

/** Messages with the candidate. */
export const findMessageRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select id, created_at as at, sender_id as by, from_candidate, body, read_at from application_messages
      where application_id = ${id} order by created_at, id`,
  );

/** Mails about the application: to the candidate in full, to others what they were about. */
export const findMailRows = (db: Db, { id, candidate_id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select id, created_at as at, kind, locale, to_user_id as to, subject, status, send_after, sent_at,
        case when to_user_id = ${candidate_id} then body_text end as body
      from mails where application_id = ${id} order by created_at, id`,
  );

/** What the candidate asked to be looked at again. */
export const findReviewRows = (db: Db, { id }: DossierSubject): Promise<DossierRow[]> =>
  rowsOf(
    db,
    sql<DossierRow>`
      select id, about, score_card_id, message, field, proposed, status, asked_at, due_on, decided_by, assigned_to, outcome,
        answer, answered_by, answered_at
      from review_requests where application_id = ${id} order by asked_at, id`,
  );

/** Who people are, by their accounts. */
export async function findColleagues(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string; user_type: string }[]> {
  const { rows } = await sql<{ id: string; name: string; email: string; user_type: string }>`
    select id, trim(first_name || ' ' || last_name) as name, email, user_type from users where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Lists a dossier that was made. */
export async function insertDossier(
  db: Db,
  dossier: {
    readonly id: string;
    readonly organization_id: string;
    readonly application_id: string;
    readonly is_anonymous: boolean;
    readonly key_id: string;
    readonly manifest_digest: string;
    readonly size: number;
    readonly made_by: string;
    readonly made_at: Date;
  },
): Promise<void> {
  await sql`
    insert into dossiers (id, organization_id, application_id, is_anonymous, key_id, manifest_digest, size, made_by, made_at)
    values (${dossier.id}, ${dossier.organization_id}, ${dossier.application_id}, ${dossier.is_anonymous}, ${dossier.key_id},
      ${dossier.manifest_digest}, ${dossier.size}, ${dossier.made_by}, ${dossier.made_at})
  `.execute(db);
}

/** Dossiers of an application, newest first. */
export async function findDossiers(db: Db, applicationId: string) {
  const { rows } = await sql<{
    dossier_id: string;
    is_anonymous: boolean;
    key_id: string;
    manifest_digest: string;
    size: number;
    made_by: string | null;
    made_at: string;
  }>`
    select d.id as dossier_id, d.is_anonymous, d.key_id, d.manifest_digest, d.size,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as made_by, d.made_at
    from dossiers d left join users u on u.id = d.made_by where d.application_id = ${applicationId}
    order by d.made_at desc, d.id desc limit 50
  `.execute(db);
  return rows;
}

/** One moment for everything that is read in a transaction. */
export async function readOneMoment(db: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(db);
}
