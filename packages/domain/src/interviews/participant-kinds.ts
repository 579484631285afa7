import type { UserType } from '../access/roles.ts';

/** Kinds of participants of an event, in the order of the five lists of time slots (spec §3). */
export const PARTICIPANT_KINDS = [
  'candidate',
  'hiring_manager',
  'company_recruiter',
  'company_admin',
  'independent_recruiter',
] as const;

/** In which of the five lists of time slots a participant's slots are answered. */
export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number];

/** The kind of participant an account is; null for accounts that take part in no interviews. */
export function participantKind(user_type: UserType): ParticipantKind | null {
  if (user_type === 'employee') return 'hiring_manager';
  return (PARTICIPANT_KINDS as readonly string[]).includes(user_type) ? (user_type as ParticipantKind) : null;
}
