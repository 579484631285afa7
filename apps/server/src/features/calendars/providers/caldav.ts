import dns from 'node:dns/promises';
import type { Interval } from '@tryout/domain/interviews/intervals';
import { merged } from '@tryout/domain/interviews/intervals';
import type { ReadingFor } from '../reading/busy-times.ts';
import { MOST_BYTES } from '../reading/calendar-lines.ts';
import { at, type Element, type Found } from '../reading/multistatus.ts';
import { readCalendar } from '../reading/run-calendar-reader.ts';
import {
  askDav,
  CALDAV_NAMESPACES,
  type DavAccount,
  findProps,
  isOfAccount,
  linkIn,
} from './caldav-calls.ts';
import type { CalendarReader, SourceCalendar } from './calendar-reader.ts';
import { problemOf, refuseStatus, SourceProblem } from './source-problem.ts';

/** Most calendars of one account that are listed. */
const MOST_CALENDARS = 50;

/** A CalDAV account (RFC 4791), found by RFC 6764 where only a server or an email address is known. */
export const readCalDav: CalendarReader = async ({ outbound }, source, { who, may_skip, discover }) => {
  if (source.secret === null) throw new SourceProblem('secret_lost');
  const home = new URL(await serverOf(source.address));
  const account: DavAccount = { outbound, username: source.username, password: source.secret, home };
  const found = discover ? await findCalendars(account) : null;
  const calendars = found ? withChoices(found.calendars, source.calendars) : source.calendars;
  const used = calendars.filter((each) => each.is_used);
  if (calendars.length === 0) throw new SourceProblem('no_calendars');
  const marked: SourceCalendar[] = [];
  const offers = new Map<string, boolean>();
  for (const calendar of used) {
    const [state] = await findProps(
      account,
      calendar.id,
      '<s:getctag/><d:sync-token/><d:supported-report-set/>',
    );
    marked.push({ ...calendar, mark: markOf(state?.props) });
    offers.set(calendar.id, offersFreeBusy(state?.props));
  }
  const kept = calendars.map((each) => marked.find((one) => one.id === each.id) ?? each);
  const isSame = marked.every(
    (each) => each.mark !== '' && each.mark === source.calendars.find((old) => old.id === each.id)?.mark,
  );
  const answer = { calendars: kept, ...(found ? { addresses: found.addresses } : {}) };
  if (may_skip && isSame) return { ...answer, busy: 'unchanged' };
  const addresses = found ? [...who.addresses, ...found.addresses] : who.addresses;
  const busy: Interval[] = [];
  for (const { id } of used) {
    const window = { account, url: id, who: { ...who, addresses } };
    busy.push(...((offers.get(id) ? await askFreeBusy(window) : null) ?? (await askEvents(window))));
  }
  return { ...answer, busy: merged(busy) };
};

/** Calendars that were known keep whether they count; new ones count. */
function withChoices(found: readonly SourceCalendar[], known: readonly SourceCalendar[]): SourceCalendar[] {
  return found.map((each) => ({
    ...each,
    is_used: known.find((old) => old.id === each.id)?.is_used ?? each.is_used,
  }));
}

/** The server that an owner names: by its address, its host, or the domain of an email address (RFC 6764 §6). */
async function serverOf(address: string): Promise<string> {
  if (/^https?:\/\//i.test(address)) return address;
  const domain = address.split('@').at(-1)?.trim() ?? '';
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain) || domain === '') throw new SourceProblem('bad_address');
  const named = await dns.resolveSrv(`_caldavs._tcp.${domain}`).catch(() => []);
  // The lowest priority is to be asked first, of those the one with most weight (RFC 2782).
  const [best] = named.sort((a, b) => a.priority - b.priority || b.weight - a.weight);
  if (!best) return `https://${domain}/`;
  // A record of nothing but a dot says that there is no such service.
  if (best.name === '' || best.name === '.') throw new SourceProblem('not_caldav');
  return `https://${best.name}:${best.port}/`;
}

const PRINCIPAL = '<d:current-user-principal/><d:resourcetype/>';

async function findCalendars(
  account: DavAccount,
): Promise<{ calendars: SourceCalendar[]; addresses: string[] }> {
  const entry = await entryOf(account);
  if (isCalendar(entry.props)) {
    const [one] = await findProps(account, entry.href, CALENDAR_PROPS);
    const calendar = one && calendarOf(one);
    return { calendars: calendar ? [calendar] : [], addresses: [] };
  }
  const principal = linkIn(entry.props, 'current-user-principal', entry.href);
  if (principal === null) throw new SourceProblem('not_caldav');
  const [person] = await findProps(
    account,
    principal,
    '<c:calendar-home-set/><c:calendar-user-address-set/>',
  );
  const homeSet = linkIn(person?.props, 'calendar-home-set', principal);
  if (homeSet === null) throw new SourceProblem('no_calendars');
  if (!isOfAccount(account.home, new URL(homeSet))) throw new SourceProblem('not_caldav');
  const all = await findProps(account, homeSet, CALENDAR_PROPS, '1');
  const calendars = all.flatMap((each) => calendarOf(each) ?? []).slice(0, MOST_CALENDARS);
  return { calendars, addresses: addressesIn(person?.props) };
}

/** Where the account begins: the named address, or the one its server names for calendars (`/.well-known/caldav`). */
async function entryOf(account: DavAccount): Promise<Found> {
  const tries = [account.home.href, new URL('/.well-known/caldav', account.home).href];
  let last: unknown = new SourceProblem('not_caldav');
  for (const url of tries) {
    try {
      const [found] = await findProps(account, url, PRINCIPAL);
      if (found && (isCalendar(found.props) || linkIn(found.props, 'current-user-principal', url)))
        return found;
    } catch (error) {
      // A wrong password is wrong everywhere; what is no calendar server at one address may be one at the other.
      if (problemOf(error) === 'signed_out' || problemOf(error) === null) throw error;
      last = error;
    }
  }
  const code = problemOf(last);
  throw code === 'not_found' || code === 'server_failed' ? new SourceProblem('not_caldav', last) : last;
}

const CALENDAR_PROPS =
  '<d:resourcetype/><d:displayname/><c:supported-calendar-component-set/><s:getctag/><d:sync-token/>';

function isCalendar(props: Element): boolean {
  return at(props, 'resourcetype', 'calendar') !== undefined;
}

function calendarOf({ href, props }: Found): SourceCalendar | null {
  if (!isCalendar(props)) return null;
  const kinds = at(props, 'supported-calendar-component-set')?.children.map((each) => each.attribute) ?? [];
  if (kinds.length > 0 && !kinds.includes('VEVENT')) return null;
  const path = readable(new URL(href).pathname).replace(/\/$/, '');
  const name = at(props, 'displayname')?.text.trim() || path.split('/').at(-1) || href;
  return { id: href, name: name.slice(0, 120), is_used: true, mark: '' };
}

/** A path as people read it; as it came, where its server escaped it wrongly. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function addressesIn(props: Element | undefined): string[] {
  const set = at(props, 'calendar-user-address-set')?.children ?? [];
  return set
    .map((each) => each.text.trim().toLowerCase())
    .filter((each) => each.startsWith('mailto:'))
    .map((each) => each.slice(7))
    .slice(0, 20);
}

function markOf(props: Element | undefined): string {
  const words = [at(props, 'getctag')?.text.trim(), at(props, 'sync-token')?.text.trim()];
  return words.filter(Boolean).join(' ').slice(0, 500);
}

function offersFreeBusy(props: Element | undefined): boolean {
  return (at(props, 'supported-report-set')?.children ?? []).some(
    (each) => at(each, 'report', 'free-busy-query') !== undefined,
  );
}

interface Asked {
  readonly account: DavAccount;
  readonly url: string;
  readonly who: ReadingFor;
}

const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const rangeOf = ({ window }: ReadingFor) =>
  `<c:time-range start="${stamp(window.start)}" end="${stamp(window.end)}"/>`;

/** Only when the owner is busy, where the server tells no more than that; null: it does not, whatever it says it can. */
async function askFreeBusy({ account, url, who }: Asked): Promise<Interval[] | null> {
  const body = `<?xml version="1.0" encoding="utf-8"?><c:free-busy-query ${CALDAV_NAMESPACES}>${rangeOf(who)}</c:free-busy-query>`;
  const answer = await askDav(account, { url, method: 'REPORT', depth: '1', body, max_bytes: MOST_BYTES });
  const isCalendarText = /^text\/calendar\b/i.test(answer.headers['content-type'] ?? '');
  if (answer.status !== 200 || !isCalendarText) return null;
  return (await readCalendar({ format: 'ics', bytes: answer.body, who })).busy;
}

/** The events that touch the window, with those properties alone that say when they are (RFC 4791 §9.6). */
async function askEvents({ account, url, who }: Asked): Promise<Interval[]> {
  const props = [
    'UID',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'STATUS',
    'TRANSP',
  ]
    .concat('ATTENDEE', 'X-MICROSOFT-CDO-BUSYSTATUS')
    .map((name) => `<c:prop name="${name}"/>`)
    .join('');
  const body = `<?xml version="1.0" encoding="utf-8"?><c:calendar-query ${CALDAV_NAMESPACES}><d:prop><c:calendar-data><c:comp name="VCALENDAR"><c:prop name="VERSION"/><c:comp name="VEVENT">${props}</c:comp><c:comp name="VTIMEZONE"/></c:comp></c:calendar-data></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${rangeOf(who)}</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;
  const answer = await askDav(account, {
    url,
    method: 'REPORT',
    depth: '1',
    body,
    max_bytes: 2 * MOST_BYTES,
  });
  refuseStatus(answer.status);
  return (await readCalendar({ format: 'multistatus', bytes: answer.body, who })).busy;
}
