import type { QueryClient } from '@tanstack/react-query';
import { currentLocale, intlTag } from '../../platform/i18n/locale.ts';
import { calendarQuery } from './calendar.api.ts';
import { calendarRequest, PHONE, viewOf } from './calendar-request.ts';
import { MonthView } from './components/calendar/lazy-month-view.ts';
import { readEventsSearch } from './events-search.ts';

/** Asks for what a calendar will show while its page is still on its way; nothing for the list. */
export async function askForCalendar(
  client: QueryClient,
  search: Record<string, unknown>,
  user_type: string,
): Promise<void> {
  const asked = readEventsSearch(search);
  const view = viewOf(asked, user_type, window.matchMedia(PHONE).matches);
  if (view === 'list') return;
  const at = { user_type, now: Date.now(), tag: intlTag(currentLocale()) };
  await Promise.all([
    client.prefetchQuery(calendarQuery(calendarRequest(asked, view, at).query)),
    // A month has a file of its own: the first view waits for it as for an answer.
    view === 'month' &&
      client.prefetchQuery({
        queryKey: ['month-view'],
        queryFn: async () => {
          await MonthView.preload();
          return null;
        },
      }),
  ]);
}
