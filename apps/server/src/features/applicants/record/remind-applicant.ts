import { REMINDER_HOURS, type remindApplicant as route } from '@tryout/contract/applicants/applicants';
import type { RouteData } from '@tryout/contract/define-route';
import { isCandidateStatus } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { holdApplication, noteReminded } from '../../applications/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import { readApplicantDetail } from './applicant-details.queries.ts';

const HOUR_MS = 3_600_000;

/** What is known of an applicant's reminders. */
export function reminderOf(
  row: { status: ApplicationStatus; reminded_at: string | null; position_status: string },
  now: Date,
): { last_at: string | null; again_from: string | null; possible: boolean } | null {
  if (!isCandidateStatus(row.status)) return null;
  const again = row.reminded_at === null ? 0 : Date.parse(row.reminded_at) + REMINDER_HOURS * HOUR_MS;
  return {
    last_at: row.reminded_at,
    again_from: again > now.getTime() ? new Date(again).toISOString() : null,
    possible: row.position_status === 'published' || row.position_status === 'paused',
  };
}

/** Reminds an applicant who has not finished; two who press at once send one mail. */
export async function remindApplicant(
  act: SignedAct,
  applicant: ApplicantRecord,
): Promise<RouteData<typeof route>> {
  const { db, actor, services } = act;
  await holdApplication(act, applicant.id);
  const row = await readApplicantDetail(db, applicant.id);
  if (!row) throw notFound();
  const now = services.now();
  const reminder = reminderOf(row, now);
  if (!reminder) throw refused(applicantsSay('applicants.nothing_to_finish'));
  if (!reminder.possible) throw refused(applicantsSay('applicants.position_closed'));
  if (reminder.again_from !== null) {
    throw refused(applicantsSay('applicants.reminded_before', { hours: REMINDER_HOURS }));
  }
  const told = await notifyPeople(act, [applicant.candidate_id], {
    type: 'application_reminder',
    effect_key: `hand:${applicant.id}:${now.getTime()}`,
    params: { position: applicant.position_title },
    link: `/apply/${applicant.id}`,
    organization_id: applicant.organization_id,
    application_id: applicant.id,
    mail: {},
  });
  if (told === 0) throw refused(applicantsSay('applicants.account_closed'));
  await noteReminded(act, applicant.id, now);
  await appendApplicationLog(
    db,
    [
      {
        application_id: applicant.id,
        organization_id: applicant.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'reminded',
      },
    ],
    now,
  );
  refreshLists(act, applicant.position_id, []);
  return {
    reminded_at: now.toISOString(),
    again_from: new Date(now.getTime() + REMINDER_HOURS * HOUR_MS).toISOString(),
  };
}

function refused(said: Said): Refusal {
  return new Refusal('refused_by_rule', said);
}
