import type { Act } from '../../platform/act.ts';
import { type EventNews, tellPeople } from './event-letters.ts';
import type { EventRecord, ParticipantRecord } from './events.queries.ts';
import type { GivenPart } from './take-time.ts';

/** News of all parts of a day; its key tells it from earlier ones of the same part. */
type DayNews = Omit<EventNews, 'key' | 'day'> & { readonly key: (event: EventRecord) => string };

/**
 * Tells everyone of an interview, or of all parts of a day: the candidate once, of the day as a whole; the others of what
 * they take part in. `except`: who did it, and knows.
 */
export async function tellDay(
  act: Act,
  parts: readonly Pick<GivenPart, 'event' | 'people'>[],
  news: DayNews,
  except: readonly (string | null)[],
): Promise<void> {
  const isDay = parts.length > 1;
  for (const [at, { event, people }] of parts.entries()) {
    const readers = people.filter(
      (each) => !except.includes(each.user_id) && (at === 0 || each.kind !== 'candidate'),
    );
    await tellPeople(act, event, people, readers, {
      ...news,
      key: news.key(event),
      ...(isDay ? { day: parts } : {}),
    });
  }
}

/** Tells those who gave their turn to somebody else that the interview is theirs no more. */
export async function tellLeft(act: Act, parts: readonly GivenPart[], except: string | null): Promise<void> {
  for (const { event, people, left } of parts) {
    const readers: ParticipantRecord[] = left.filter((each) => each.user_id !== except);
    await tellPeople(act, event, [...people, ...left], readers, {
      type: 'event_left',
      key: `left:${event.sequence}`,
      method: 'CANCEL',
    });
  }
}
