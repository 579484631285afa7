import { maskedName } from '@tryout/domain/applicants/masked-name';
import type { Actor } from '../../platform/http/actor.ts';
import type { EventRecord } from './events.queries.ts';

/** How a person stands to an event: the applicant, somebody who knows the applicant's name, or somebody who must not. */
export type Reader = 'candidate' | 'team' | 'blind';

/** How a signed-in person stands to an event. */
export function readerOf(actor: Actor, event: Pick<EventRecord, 'candidate_id' | 'position_id'>): Reader {
  if (actor.user_id === event.candidate_id) return 'candidate';
  return actor.blind_position_ids.has(event.position_id) ? 'blind' : 'team';
}

/** The applicant as somebody may know them. */
export function applicantFor(
  event: Pick<EventRecord, 'application_id' | 'applicant_name'>,
  reader: Reader,
): string {
  return reader === 'blind' ? maskedName(event.application_id) : event.applicant_name;
}

/** What an event is called to somebody: what was written, and with whom; candidates read for which employer. */
export function titleFor(event: EventRecord, reader: Reader): string {
  return reader === 'candidate'
    ? `${event.title} · ${event.organization_name}`
    : `${event.title} · ${applicantFor(event, reader)}`;
}
