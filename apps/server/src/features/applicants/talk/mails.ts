import type { listApplicantMails } from '@tryout/contract/applicants/applicant-talk';
import type { RouteData } from '@tryout/contract/define-route';
import type { Db } from '../../../platform/database/kysely.ts';
import { findApplicantMails } from './mails.queries.ts';

/**
 * Mails whose news the hiring side made or sees anyway. What candidates ask for apart from it, such as another way to take
 * part or their data, is not among them.
 */
const SHOWN = [
  'candidate_invited',
  'application_reminder',
  'application_received',
  'application_duplicate',
  'status_changed',
  'message_received',
  'play_reminder',
  'attempt_granted',
  'confirmation_asked',
  'confirmation_withdrawn',
  'score_card_ready',
  'score_card_corrected',
  'event_asked',
  'event_set',
  'event_moved',
  'event_changed',
  'event_cancelled',
  'event_reminder',
] as const;

const ADDRESS = /\bhttps?:\/\/\S+/g;

/** Mails to an applicant; none for those who may not know who it is, since mails greet by name. */
export async function mailsOf(
  db: Db,
  applicationId: string,
  rights: { readonly see_identity: boolean },
): Promise<RouteData<typeof listApplicantMails>> {
  if (!rights.see_identity) return { items: [] };
  const items = await findApplicantMails(db, applicationId, SHOWN);
  return { items: items.map((mail) => ({ ...mail, body_text: mail.body_text.replace(ADDRESS, '…') })) };
}
