import type { CalendarSource } from '@tryout/contract/calendars/calendars';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { calendarsSay } from './calendars.messages.ts';
import type { SourceRecord } from './calendars.queries.ts';
import type { SourceProblemCode } from './providers/source-problem.ts';
import { fetchable } from './providers/subscribed-address.ts';

/** What is wrong with a calendar, and what helps. */
export function problemText(code: SourceProblemCode): Said {
  return calendarsSay(`calendars.problem.${code}`);
}

function hostOf(address: string): string {
  const url = fetchable(address);
  return URL.canParse(url) ? new URL(url).hostname : (address.split('@').at(-1) ?? '');
}

/** A connected calendar as its owner sees it; private addresses are told by their host alone. */
export function sourceView(source: SourceRecord, language: Language): CalendarSource {
  return {
    id: source.id,
    kind: source.kind,
    name: source.name,
    host: hostOf(source.address),
    username: source.username,
    calendars: source.calendars.map(({ id, name, is_used }) => ({ id, name, is_used })),
    status: source.status,
    problem: source.problem === '' ? '' : problemText(source.problem as SourceProblemCode)(language),
    read_at: source.read_at,
    next_at: source.next_at,
    busy_count: source.busy_count,
    busy_until: source.busy_until,
  };
}
