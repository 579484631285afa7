import { instantsOf, localTime, neighboursOf } from '../interviews/time-zones.ts';

/** When one mail a day goes out: 8:00 of its reader's clocks, in minutes after midnight. */
export const DAILY_MAIL_MINUTE = 480;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The next 8:00 in a zone after an instant, in milliseconds; at 8:00 itself that of the next day. Where the clocks leave
 * it out, the first minute after.
 */
export function nextDailyMail(zone: string, now: number): number {
  const { day } = localTime(zone, now);
  const on = (days: number): number => {
    const time = {
      day: new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
      minute: DAILY_MAIL_MINUTE,
    };
    return instantsOf(zone, time)[0] ?? neighboursOf(zone, time)[1];
  };
  const today = on(0);
  return today > now ? today : on(1);
}
