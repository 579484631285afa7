import type { ApplicationOrigin } from '@tryout/contract/applicants/applicants';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type ApplicantListRow, LIST_COLUMNS } from '../list/list-applicants.queries.ts';

/** Everything on one applicant, as stored. */
export interface ApplicantDetailRow extends ApplicantListRow {
  position_id: string;
  revision_id: string;
  basic_info: { phone?: string; location?: string; linkedin?: string };
  cover_letter: string;
  cv_id: string | null;
  cv_skipped: boolean;
  status_before: ApplicationStatus | null;
  hold_until: string | null;
  hold_resume_to: ApplicationStatus | null;
  disposition_reason: string | null;
  disposition_reason_key: string | null;
  disposition_note: string;
  disposition_shared_text: string;
  score_card_id: string | null;
  person_id: string | null;
  origin: ApplicationOrigin;
  /** The channel, or who referred; empty: no link is known. */
  source: string;
  created_at: string;
  reminded_at: string | null;
  position_status: string;
  openings: number;
  approved_count: number;
}

/** One applicant. */
export async function readApplicantDetail(db: Db, id: string): Promise<ApplicantDetailRow | undefined> {
  const { rows } = await sql<ApplicantDetailRow>`
    select ${LIST_COLUMNS}, a.position_id, a.revision_id, a.basic_info, a.cover_letter, a.cv_id, a.cv_skipped,
      a.status_before, a.hold_until, a.hold_resume_to, r.label as disposition_reason, r.key as disposition_reason_key,
      a.disposition_note, a.disposition_shared_text, a.score_card_id, a.person_id, a.origin,
      coalesce((select coalesce(nullif(l.name, ''), trim(u.first_name || ' ' || u.last_name)) from source_links l
        left join users u on u.id = l.user_id where l.id = a.source_link_id),
        (select g.name from submissions s join organizations g on g.id = s.agency_id
          left join candidate_invites i on i.id = s.invite_id
          where a.origin = 'agency' and s.organization_id = a.organization_id and s.position_id = a.position_id
            and s.status = 'approved' and (i.application_id = a.id or i.person_id = a.person_id)
          order by i.application_id = a.id desc nulls last, s.decided_at limit 1), '') as source, a.created_at, a.reminded_at,
      p.status as position_status, p.openings, p.approved_count
    from applications a join positions p on p.id = a.position_id left join reasons r on r.id = a.disposition_reason_id
    where a.id = ${id} and not a.is_test
  `.execute(db);
  return rows[0];
}

/** The CV that an application carries. */
export async function findCvId(db: Db, applicationId: string): Promise<string | null> {
  const { rows } = await sql<{ cv_id: string | null }>`
    select cv_id from applications where id = ${applicationId}
  `.execute(db);
  return rows[0]?.cv_id ?? null;
}

/** The file that was given as the answer to a question of the application's own revision. */
export async function findAnswerFileId(
  db: Db,
  applicationId: string,
  questionId: string,
): Promise<string | null> {
  const { rows } = await sql<{ file_id: string }>`
    select n.value #>> '{}' as file_id
    from applications a join position_questions q on q.revision_id = a.revision_id
      join application_answers n on n.application_id = a.id and n.position_question_id = q.id
    where a.id = ${applicationId} and q.id = ${questionId} and q.type = 'file'
  `.execute(db);
  return rows[0]?.file_id ?? null;
}
