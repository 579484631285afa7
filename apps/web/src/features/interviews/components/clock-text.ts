import { localTime, offsetAt } from '@tryout/domain/interviews/time-zones';
import { cityOf } from '@tryout/domain/interviews/zoned-text';

const two = (n: number) => String(n).padStart(2, '0');

/** What clocks show: "09:30". Digits are Latin in every language, as everywhere in the product. */
export function clockText(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** What the clocks of a zone show at an instant. */
export function clockAt(zone: string, at: number): string {
  return clockText(localTime(zone, at).minute);
}

/** The distance of a zone's clocks from UTC at an instant: "GMT-5", "GMT+5:30". */
export function offsetText(zone: string, at: number): string {
  const offset = offsetAt(zone, at);
  if (offset === 0) return 'GMT';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`;
}

/** A zone by its city, with the distance of its clocks from UTC: "New York (GMT-5)". */
export function zoneText(zone: string, at: number): string {
  return `${cityOf(zone)} (${offsetText(zone, at)})`;
}
