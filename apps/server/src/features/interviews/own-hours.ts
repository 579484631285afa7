import type { AvailabilityHours } from '@tryout/contract/interviews/event-fields';
import { hoursProblem } from '@tryout/domain/interviews/availability';
import type { Act, SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { linkToken, readLinkToken } from '../../platform/link-token.ts';
import {
  type AvailabilityRecord,
  findAvailabilities,
  renewFeedOf,
  storeAvailability,
} from './availability.queries.ts';
import { findBlindReaders } from './blind-readers.queries.ts';
import { calendarFile } from './event-file.ts';
import { entryFor } from './event-letters.ts';
import { findEventsOf } from './event-list.queries.ts';
import { findParticipants } from './events.queries.ts';
import { knowsHolidays } from './holidays.ts';
import { interviewsSay } from './interviews.messages.ts';

/** Most entries of a calendar feed, and how far back it goes. */
const FEED_MOST = 1000;
const FEED_BACK_MS = 90 * 86_400_000;

async function hoursOf({ db }: Act, userId: string): Promise<AvailabilityRecord> {
  const [hours] = await findAvailabilities(db, [userId]);
  if (!hours) throw notFound();
  return hours;
}

/** When the caller can be asked for interviews, and the address of their calendar feed. */
export async function ownHours(act: SignedAct) {
  const { user_id, feed_version, weekly, exceptions, holidays_worked, ...hours } = await hoursOf(
    act,
    act.actor.user_id,
  );
  return {
    ...hours,
    weekly: weekly.map((ranges) => [...ranges]),
    exceptions: exceptions.map(({ day, ranges }) => ({ day, ranges: [...ranges] })),
    holidays_worked: [...holidays_worked],
    feed_path: `/api/calendar/${linkToken(act.services, 'calendar', user_id, feed_version)}`,
  };
}

/** Replaces the caller's hours. */
export async function replaceHours(act: SignedAct, hours: AvailabilityHours & { version: number }) {
  const problem = hoursProblem(hours);
  if (problem === 'day_twice') throw invalidField('exceptions', interviewsSay('interviews.day_twice'));
  if (problem) throw invalidField('weekly', interviewsSay('interviews.hours_overlap'));
  const { holiday_country, holiday_region } = hours;
  if (holiday_region !== null && holiday_country === null)
    throw invalidField('holiday_region', interviewsSay('interviews.region_without_country'));
  if (holiday_country !== null && !(await knowsHolidays(holiday_country, holiday_region)))
    throw invalidField(
      holiday_region === null ? 'holiday_country' : 'holiday_region',
      interviewsSay('interviews.no_holidays_known'),
    );
  if (!(await storeAvailability(act.db, act.actor.user_id, hours, act.services.now()))) {
    throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
  }
  return ownHours(act);
}

/** Gives the caller's feed another address. */
export async function renewOwnFeed(act: SignedAct) {
  const hours = await hoursOf(act, act.actor.user_id);
  await renewFeedOf(act.db, act.actor.user_id, hours, act.services.now());
  return ownHours(act);
}

/** A person's interviews as a calendar feed, for whoever knows its address. */
export async function readFeedOf(act: Act, token: string): Promise<string> {
  const { db, services } = act;
  const read = readLinkToken(services, 'calendar', token);
  const [hours] = read ? await findAvailabilities(db, [read.id]) : [];
  if (!read || !hours || hours.feed_version !== read.version) throw notFound();
  const from = new Date(services.now().getTime() - FEED_BACK_MS);
  const events = await findEventsOf(db, read.id, from, FEED_MOST);
  const people = await findParticipants(
    db,
    events.map((event) => event.id),
  );
  const entries = [];
  for (const event of events) {
    const own = people.filter((each) => each.event_id === event.id);
    const reader = own.find((each) => each.user_id === read.id);
    if (!reader) continue;
    const blind =
      reader.kind === 'hiring_manager' &&
      (await findBlindReaders(db, event.position_id, [read.id])).length > 0;
    entries.push(entryFor(act, event, own, reader, !blind));
  }
  return calendarFile(entries, {
    method: null,
    stamp: services.now(),
    host: new URL(services.config.publicUrl).hostname,
    name: 'Tryout',
  });
}
