import { zonedDay, zonedLines } from '@tryout/domain/interviews/zoned-text';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { linkToken } from '../../platform/link-token.ts';
import { type NotificationType, notifyPeople } from '../notifications/public.ts';
import { findBlindReaders } from './blind-readers.queries.ts';
import { type CalendarEntry, calendarFile } from './event-file.ts';
import { titleFor } from './event-names.ts';
import type { EventRecord, ParticipantRecord } from './events.queries.ts';

/** What a person is told of an event, apart from what follows from the event itself. */
export interface EventNews {
  readonly type: NotificationType;
  /** Tells this news of the event from earlier ones of its kind. */
  readonly key: string;
  /** Whether a calendar file goes with it, and what it asks calendars to do. */
  readonly method?: 'REQUEST' | 'CANCEL';
  readonly params?: Readonly<Record<string, string>>;
  /** All parts of the interview day it is about, for its candidate, who hears of the day as a whole. */
  readonly day?: readonly { readonly event: EventRecord; readonly people: readonly ParticipantRecord[] }[];
}

/** Where replies of calendars would go: an address of the installation that reads none. */
function organizerAddress(act: Act): string {
  return `interviews@${new URL(act.services.config.publicUrl).hostname}`;
}

/** Path of the page on which a candidate books, moves or calls off an event, or the day it is a part of, without signing in. */
export function bookingPath(act: Act, event: EventRecord): string {
  return `/book/${linkToken(act.services, 'booking', event.day_id ?? event.id, event.link_version)}`;
}

const LOCALES: Readonly<Record<string, string>> = { ar: 'ar', en: 'en-US' };

/** The time of an event as a person reads it: in the event's zone, and in the person's own where it differs. */
export function whenText(
  event: Pick<EventRecord, 'time_zone' | 'starts_at' | 'ends_at'>,
  reader: { locale: string; time_zone: string },
): string {
  if (event.starts_at === null || event.ends_at === null) return '';
  const time = { starts_at: event.starts_at, ends_at: event.ends_at };
  return zonedLines(LOCALES[reader.locale] ?? 'en-US', [event.time_zone, reader.time_zone], time).join('\n');
}

/** The times of an interview day, part by part, in its zone and in the reader's. */
function dayText(
  parts: readonly { readonly event: EventRecord }[],
  reader: { locale: string; time_zone: string },
): string {
  const times = parts.flatMap(({ event: { starts_at, ends_at, title } }) =>
    starts_at && ends_at ? [{ starts_at, ends_at, title }] : [],
  );
  const zone = parts[0]?.event.time_zone ?? reader.time_zone;
  return zonedDay(LOCALES[reader.locale] ?? 'en-US', [zone, reader.time_zone], times).join('\n');
}

/** What one person's calendar is given of an event. Candidates are not told the addresses of those they meet. */
export function entryFor(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  reader: ParticipantRecord,
  seesIdentity: boolean,
): CalendarEntry {
  const isCandidate = reader.kind === 'candidate';
  const shown = people.filter(
    (each) =>
      each.user_id === reader.user_id || (!isCandidate && (seesIdentity || each.kind !== 'candidate')),
  );
  const names = people.filter((each) => each.kind !== 'candidate').map((each) => each.name);
  const path = isCandidate ? bookingPath(act, event) : `/user/events/${event.id}`;
  const lines = [event.link, names.join(', '), isCandidate ? event.message : ''];
  return {
    id: event.id,
    sequence: event.sequence,
    title: titleFor(event, isCandidate ? 'candidate' : seesIdentity ? 'team' : 'blind'),
    description: lines.filter((line) => line !== '').join('\n'),
    place: event.place || event.link,
    url: `${act.services.config.publicUrl}${path}`,
    time_zone: event.time_zone,
    starts_at: event.starts_at as string,
    ends_at: event.ends_at as string,
    status:
      event.status === 'cancelled' ? 'CANCELLED' : event.status === 'scheduled' ? 'TENTATIVE' : 'CONFIRMED',
    organizer: { name: event.organization_name, email: organizerAddress(act) },
    attendees: shown,
  };
}

/** Tells people of an event, each in their own language and zone, with a calendar file where one belongs to it. */
export async function tellPeople(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  readers: readonly ParticipantRecord[],
  news: EventNews,
): Promise<number> {
  if (event.is_test) return 0;
  const blind = await blindAmong(act.db, event, readers);
  let told = 0;
  for (const reader of readers) {
    const isCandidate = reader.kind === 'candidate';
    const seesIdentity = !blind.has(reader.user_id);
    const parts = isCandidate && news.day ? news.day : [{ event, people }];
    const calendar =
      news.method && event.starts_at
        ? calendarFile(
            parts.map((part) => entryFor(act, part.event, part.people, reader, seesIdentity)),
            {
              // What asks or calls off is about one entry (RFC 5546 §3.2); a day's are published with their states.
              method: parts.length > 1 ? null : news.method,
              stamp: act.services.now(),
              host: new URL(act.services.config.publicUrl).hostname,
            },
          )
        : undefined;
    told += await notifyPeople(act, [reader.user_id], {
      type: news.type,
      effect_key: `event:${event.id}:${news.key}`,
      params: {
        interview: titleFor(
          parts.length > 1 ? { ...event, title: event.day_title } : event,
          isCandidate ? 'candidate' : seesIdentity ? 'team' : 'blind',
        ),
        position: event.position_title,
        organization: event.organization_name,
        when: parts.length > 1 ? dayText(parts, reader) : whenText(event, reader),
        message: isCandidate ? event.message : '',
        reason: event.reason,
        ...news.params,
      },
      link: isCandidate ? bookingPath(act, event) : `/user/events/${event.id}`,
      organization_id: event.organization_id,
      application_id: event.application_id,
      mail: calendar ? { calendar } : {},
    });
  }
  return told;
}

/** Those who review the position without names. */
async function blindAmong(
  db: Db,
  event: EventRecord,
  readers: readonly ParticipantRecord[],
): Promise<ReadonlySet<string>> {
  const managers = readers.filter((each) => each.kind === 'hiring_manager').map((each) => each.user_id);
  if (managers.length === 0) return new Set();
  return new Set(await findBlindReaders(db, event.position_id, managers));
}
