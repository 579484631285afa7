import { type Interval, merged } from '@tryout/domain/interviews/intervals';
import { z } from 'zod';
import type { CalendarReader, SourceCalendar } from './calendar-reader.ts';
import { PROVIDER_DAYS_AHEAD } from './calendar-reader.ts';
import { openSession, type ProviderSession, providerConfig } from './oauth.ts';
import { SourceProblem } from './source-problem.ts';

const DAY = 86_400_000;
/** Longest stretch that is asked for at once; longer ones are refused with `timeRangeTooLong`. */
const CHUNK_DAYS = 60;
/** Most calendars of one question (`calendarExpansionMax`). */
const MOST_CALENDARS = 50;

const listAnswer = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().optional(),
        summaryOverride: z.string().optional(),
        primary: z.boolean().optional(),
      }),
    )
    .default([]),
});

const busyAnswer = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    }),
  ),
});

/** A Google account: which calendars it has (calendarList.list), and when they are busy (freeBusy.query). */
export const readGoogle: CalendarReader = async (place, source, { who, discover }) => {
  const session = openSession(place, 'google', source.secret);
  const api = providerConfig(place, 'google')?.apiUrl ?? '';
  const calendars =
    discover || source.calendars.length === 0
      ? await listCalendars(session, api, source.calendars)
      : source.calendars;
  const used = calendars.filter((each) => each.is_used).map((each) => each.id);
  const busy: Interval[] = [];
  const last = Math.min(who.window.end, place.now().getTime() + PROVIDER_DAYS_AHEAD * DAY);
  for (let start = who.window.start; start < last && used.length > 0; start += CHUNK_DAYS * DAY) {
    const window = { start, end: Math.min(last, start + CHUNK_DAYS * DAY) };
    busy.push(...(await askBusy(session, api, used, window)));
  }
  const renewed = session.renewed();
  return { busy: merged(busy), calendars, ...(renewed === undefined ? {} : { secret: renewed }) };
};

async function listCalendars(
  session: ProviderSession,
  api: string,
  known: readonly SourceCalendar[],
): Promise<SourceCalendar[]> {
  const query = new URLSearchParams({
    minAccessRole: 'freeBusyReader',
    maxResults: String(MOST_CALENDARS),
    fields: 'items(id,summary,summaryOverride,primary)',
  });
  const answer = listAnswer.safeParse(
    await session.ask({ url: `${api}/users/me/calendarList?${query.toString()}` }),
  );
  if (!answer.success) throw new SourceProblem('server_failed', answer.error);
  const found = answer.data.items.slice(0, MOST_CALENDARS);
  if (found.length === 0) throw new SourceProblem('no_calendars');
  return found.map((each) => ({
    id: each.id,
    name: (each.summaryOverride ?? each.summary ?? each.id).slice(0, 120),
    // Calendars of colleagues and of holidays are in the list as well.
    is_used: known.find((old) => old.id === each.id)?.is_used ?? each.primary === true,
    mark: '',
  }));
}

async function askBusy(
  session: ProviderSession,
  api: string,
  ids: readonly string[],
  window: Interval,
): Promise<Interval[]> {
  const answer = busyAnswer.safeParse(
    await session.ask({
      url: `${api}/freeBusy`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        timeMin: new Date(window.start).toISOString(),
        timeMax: new Date(window.end).toISOString(),
        items: ids.map((id) => ({ id })),
      }),
    }),
  );
  if (!answer.success) throw new SourceProblem('server_failed', answer.error);
  const told = Object.values(answer.data.calendars);
  // Said by a calendar, not by the status: one that is gone must not look like one without appointments.
  if (told.some((each) => each.errors.some(({ reason }) => reason === 'notFound')))
    throw new SourceProblem('not_found');
  if (told.some((each) => each.errors.length > 0)) throw new SourceProblem('server_failed');
  return told.flatMap((each) =>
    each.busy.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })),
  );
}
