import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A mail to an applicant. */
export interface MailRow {
  readonly mail_id: string;
  readonly subject: string;
  readonly body_text: string;
  readonly status: 'queued' | 'sent' | 'failed' | 'cancelled';
  readonly created_at: string;
  readonly sent_at: string | null;
}

/** Mails that went to the applicant of an application about it, the latest first; the team's own mails about it are not meant. */
export async function findApplicantMails(
  db: Db,
  applicationId: string,
  kinds: readonly string[],
): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select m.id as mail_id, m.subject, m.body_text, m.status, m.created_at, m.sent_at
    from applications a join mails m on m.application_id = a.id
    where a.id = ${applicationId} and m.kind = any(${kinds}) and (m.to_user_id = a.candidate_id or m.to_email = a.applicant_email)
    order by m.created_at desc, m.id desc limit 200
  `.execute(db);
  return rows;
}
