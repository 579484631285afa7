import { MOST_BYTES } from '../reading/calendar-lines.ts';
import { readCalendar } from '../reading/run-calendar-reader.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { refuseStatus } from './source-problem.ts';

/** The address that is fetched for one that calendar programs take: `webcal:` means https (as Apple began it). */
export function fetchable(address: string): string {
  return address.replace(/^webcals?:\/\//i, 'https://');
}

/** A subscribed iCalendar address. What did not change is not sent again (HTTP ETag). */
export const readSubscribedAddress: CalendarReader = async ({ outbound }, source, { who, may_skip }) => {
  const answer = await outbound.ask({
    url: fetchable(source.address),
    headers: {
      accept: 'text/calendar, text/plain;q=0.5',
      ...(may_skip && source.etag !== '' ? { 'if-none-match': source.etag } : {}),
    },
    max_bytes: MOST_BYTES,
  });
  if (answer.status === 304 && may_skip) return { busy: 'unchanged' };
  refuseStatus(answer.status);
  const { busy } = await readCalendar({ format: 'ics', bytes: answer.body, who });
  return { busy, etag: (answer.headers.etag ?? '').slice(0, 300) };
};
