import { employerLook } from '@tryout/domain/organizations/employer-look';
import type { Act } from '../../platform/act.ts';
import type { Sender } from './mail-page.ts';
import type { NotificationType } from './notification-texts.ts';
import { findSender } from './notifications.queries.ts';

/** What candidates are written in an employer's name. */
const FROM_EMPLOYERS: ReadonlySet<NotificationType> = new Set([
  'candidate_invited',
  'application_received',
  'application_reminder',
  'play_reminder',
  'play_missed',
  'score_card_ready',
  'score_card_corrected',
  'status_changed',
  'stage_mail_test',
  'message_received',
  'attempt_granted',
  'confirmation_asked',
  'confirmation_withdrawn',
  'confirmation_missed',
  'event_asked',
  'event_set',
  'event_moved',
  'event_changed',
  'event_cancelled',
  'event_reminder',
]);

/** In whose look a mail is sent; null: in the product's own. */
export async function senderOf(
  { db, services }: Act,
  kind: NotificationType,
  organizationId: string | null,
): Promise<Sender | null> {
  if (organizationId === null || !FROM_EMPLOYERS.has(kind)) return null;
  const kept = await findSender(db, organizationId);
  if (!kept || (kept.accent === null && kept.logo_file_id === null)) return null;
  const { logo_path, accent } = employerLook(kept);
  return {
    name: kept.name,
    logo_url: logo_path && services.config.publicUrl + logo_path,
    accent: accent?.light ?? null,
  };
}
