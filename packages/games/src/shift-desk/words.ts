import type { Words } from '../harbour/words.tsx';
import type { DeskMessage } from './core.ts';

const HOUR = 60;
const DECIMETRES = 10;

/** A time of day, from minutes after midnight. */
export function sayTime(intl: Words, minutes: number): string {
  return intl.formatTime(new Date(Date.UTC(2000, 0, 1, Math.floor(minutes / HOUR), minutes % HOUR)), {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** A depth in metres, from decimetres. */
export function sayDepth(intl: Words, decimetres: number): string {
  return intl.formatNumber(decimetres / DECIMETRES, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A name of the catalogue. */
export function sayName(intl: Words, name: number): string {
  return intl.formatMessage({ id: `shift-desk.name_${name}` });
}

/** What a message is about, who sent it, and what it says. */
export function sayMessage(intl: Words, { id, name, n, time }: DeskMessage) {
  const values = { n, time: sayTime(intl, time), name: sayName(intl, name) };
  const say = (part: string) => intl.formatMessage({ id: `shift-desk.${part}_${id}` }, values);
  return { subject: say('subject'), sender: say('sender'), text: say('text') };
}
