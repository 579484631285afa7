import { type Interval, merged } from '@tryout/domain/interviews/intervals';
import { z } from 'zod';
import type { CalendarReader, SourceCalendar } from './calendar-reader.ts';
import { PROVIDER_DAYS_AHEAD } from './calendar-reader.ts';
import { openSession, type ProviderSession, providerConfig } from './oauth.ts';
import { SourceProblem } from './source-problem.ts';

const DAY = 86_400_000;
/** Most entries of one page, and most pages of one calendar. */
const PAGE = 500;
const MOST_PAGES = 20;
const MOST_CALENDARS = 50;

const listAnswer = z.object({
  value: z.array(
    z.object({ id: z.string(), name: z.string().nullish(), isDefaultCalendar: z.boolean().nullish() }),
  ),
});

const viewAnswer = z.object({
  value: z.array(
    z.object({
      start: z.object({ dateTime: z.string() }),
      end: z.object({ dateTime: z.string() }),
      showAs: z.string().nullish(),
      isCancelled: z.boolean().nullish(),
      responseStatus: z.object({ response: z.string().nullish() }).nullish(),
    }),
  ),
  '@odata.nextLink': z.string().optional(),
});

const FREE = new Set(['free', 'workingElsewhere']);

/** An account of Microsoft 365: which calendars it has, and when they show as busy (calendarView, without titles). */
export const readMicrosoft: CalendarReader = async (place, source, { who, discover }) => {
  const session = openSession(place, 'microsoft', source.secret);
  const api = providerConfig(place, 'microsoft')?.apiUrl ?? '';
  const calendars =
    discover || source.calendars.length === 0
      ? await listCalendars(session, api, source.calendars)
      : source.calendars;
  const last = Math.min(who.window.end, place.now().getTime() + PROVIDER_DAYS_AHEAD * DAY);
  const busy: Interval[] = [];
  for (const { id } of calendars.filter((each) => each.is_used))
    busy.push(...(await askView(session, api, id, { start: who.window.start, end: last })));
  const renewed = session.renewed();
  return { busy: merged(busy), calendars, ...(renewed === undefined ? {} : { secret: renewed }) };
};

async function listCalendars(
  session: ProviderSession,
  api: string,
  known: readonly SourceCalendar[],
): Promise<SourceCalendar[]> {
  const answer = listAnswer.safeParse(
    await session.ask({
      url: `${api}/me/calendars?$select=id,name,isDefaultCalendar&$top=${MOST_CALENDARS}`,
    }),
  );
  if (!answer.success) throw new SourceProblem('server_failed', answer.error);
  if (answer.data.value.length === 0) throw new SourceProblem('no_calendars');
  return answer.data.value.map((each) => ({
    id: each.id,
    name: (each.name || each.id).slice(0, 120),
    is_used: known.find((old) => old.id === each.id)?.is_used ?? each.isDefaultCalendar === true,
    mark: '',
  }));
}

async function askView(
  session: ProviderSession,
  api: string,
  id: string,
  window: Interval,
): Promise<Interval[]> {
  const query = new URLSearchParams({
    startDateTime: new Date(window.start).toISOString(),
    endDateTime: new Date(window.end).toISOString(),
    $select: 'start,end,showAs,isCancelled,responseStatus',
    $top: String(PAGE),
  });
  let url: string | undefined =
    `${api}/me/calendars/${encodeURIComponent(id)}/calendarView?${query.toString()}`;
  const busy: Interval[] = [];
  for (let page = 0; url !== undefined; page++) {
    if (page >= MOST_PAGES) throw new SourceProblem('too_many_events');
    const answer = viewAnswer.safeParse(
      await session.ask({ url, headers: { prefer: 'outlook.timezone="UTC"' } }),
    );
    if (!answer.success) throw new SourceProblem('server_failed', answer.error);
    for (const each of answer.data.value) {
      if (each.isCancelled || FREE.has(each.showAs ?? '') || each.responseStatus?.response === 'declined')
        continue;
      busy.push({ start: utc(each.start.dateTime), end: utc(each.end.dateTime) });
    }
    url = answer.data['@odata.nextLink'];
  }
  return busy.filter((each) => each.end > each.start);
}

/** `2027-01-12T10:00:00.0000000`, in UTC since that was asked for. */
function utc(text: string): number {
  return Date.parse(`${text.replace(/Z$/, '').slice(0, 23)}Z`);
}
