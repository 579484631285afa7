import { Temporal } from 'temporal-polyfill';

/** The calendar day at an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
