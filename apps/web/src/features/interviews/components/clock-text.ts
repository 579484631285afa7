import { localTime, offsetAt } from '@tryout/domain/interviews/time-zones';
import { cityOf as placeOf } from '@tryout/domain/interviews/zoned-text';
import { currentLocale, intlTag } from '../../../platform/i18n/locale.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** What clocks show: "09:30". Digits are Latin in every language, as everywhere in the product. */
export function clockText(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** What the clocks of a zone show at an instant. */
export function clockAt(zone: string, at: number): string {
  return clockText(localTime(zone, at).minute);
}

/** A zone by its place, in the reader's language. */
export function cityOf(zone: string): string {
  return placeOf(zone, intlTag(currentLocale()));
}

const greenwich = new Map<string, string>();

/** What distances are counted from, as the platform writes it in the reader's language: "GMT". */
function greenwichIn(tag: string): string {
  const known =
    greenwich.get(tag) ??
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', timeZoneName: 'shortOffset' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replaceAll(/\P{L}/gu, '') ??
    'GMT';
  greenwich.set(tag, known);
  return known;
}

/** The distance of a zone's clocks from UTC at an instant: "GMT-5", "GMT+5:30". */
export function offsetText(zone: string, at: number): string {
  const offset = offsetAt(zone, at);
  const from = greenwichIn(intlTag(currentLocale()));
  if (offset === 0) return from;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${from}${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`;
}

/** A zone by its city, with the distance of its clocks from UTC: "New York (GMT-5)". */
export function zoneText(zone: string, at: number): string {
  return `${cityOf(zone)} (${offsetText(zone, at)})`;
}
