import type { NotificationType } from './notification-texts.ts';

/**
 * What keeps each kind of mail from bombing an address (docs/decisions, pauses between mails):
 * `asked`: a person asks for the mail itself; refused while its address or organization has to be left alone.
 * `collected`: tells of something done; never refused, but put off and put together with others of its kind.
 * `decided`: news of a decision; never refused or put together, put off when the same application had some just now.
 * `dated`: names a time that will come; never refused, put off or put together. Bound where it is caused (an interview is
 * moved so often a day).
 * `code`: proves a mailbox; bound by rules of its own (features/auth; an address is asked once a day).
 */
export const MAIL_PACE = {
  colleague_invited: 'asked',
  candidate_invited: 'asked',
  privilege_given: 'asked',
  application_reminder: 'asked',
  stage_mail_test: 'asked',
  pin: 'code',
  password_reset: 'code',
  email_proof: 'code',
  status_changed: 'decided',
  application_received: 'collected',
  application_duplicate: 'collected',
  applicant_arrived: 'collected',
  play_finished: 'collected',
  score_card_ready: 'collected',
  applicant_score_ready: 'collected',
  score_card_corrected: 'collected',
  applicant_score_corrected: 'collected',
  correction_asked: 'collected',
  correction_confirmed: 'collected',
  correction_refused: 'collected',
  comment_mention: 'collected',
  message_received: 'collected',
  attempt_granted: 'collected',
  confirmation_asked: 'collected',
  confirmation_withdrawn: 'collected',
  confirmation_played: 'collected',
  confirmation_missed: 'collected',
  confirmation_expired: 'collected',
  play_reminder: 'collected',
  play_missed: 'collected',
  play_expired: 'collected',
  organization_waiting: 'collected',
  organization_approved: 'collected',
  organization_rejected: 'collected',
  organization_suspended: 'collected',
  position_requested: 'collected',
  sign_in_linked: 'collected',
  password_changed: 'collected',
  event_asked: 'dated',
  event_set: 'dated',
  event_moved: 'dated',
  event_changed: 'dated',
  event_left: 'dated',
  event_reopened: 'dated',
  event_cancelled: 'dated',
  event_reminder: 'dated',
  event_answer_waits: 'dated',
  event_accepted: 'collected',
  event_declined: 'collected',
  event_booked: 'collected',
  event_times_offered: 'collected',
  event_feedback_due: 'collected',
} as const satisfies Record<NotificationType, 'asked' | 'collected' | 'decided' | 'dated' | 'code'>;
