import { type Answering, type Arrived, type LocalServer, startLocalServer } from './local-server.ts';

/** A calendar of the account. */
export interface DavCalendar {
  readonly path: string;
  readonly name: string;
  readonly components?: readonly string[];
  /** Events as iCalendar texts. */
  events: string[];
  /** Grows with each change. */
  ctag: number;
}

/** A small CalDAV server (RFC 4791): discovery, properties, calendar-query and, where told, free-busy-query. */
export interface CalDavServer extends LocalServer {
  readonly calendars: DavCalendar[];
  password: string;
  offersFreeBusy: boolean;
}

const NAMES =
  'xmlns="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function multistatus(...responses: readonly { href: string; props: string }[]): Answering {
  const body = responses
    .map(
      ({ href, props }) =>
        `<response><href>${href}</href><propstat><prop>${props}</prop><status>HTTP/1.1 200 OK</status></propstat><propstat><prop><cal:unknown/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>`,
    )
    .join('');
  return {
    status: 207,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0"?><multistatus ${NAMES}>${body}</multistatus>`,
  };
}

/** Starts a server with the account `lea` and one calendar of appointments and one of tasks. */
export async function startCalDavServer(): Promise<CalDavServer> {
  const calendars: DavCalendar[] = [
    { path: '/dav/lea/work/', name: 'Work', events: [], ctag: 1 },
    { path: '/dav/lea/home/', name: 'Home & garden', events: [], ctag: 1 },
    { path: '/dav/lea/tasks/', name: 'Tasks', components: ['VTODO'], events: [], ctag: 1 },
  ];
  const settings = { password: 'secret app password', offersFreeBusy: false };
  const propsOf = (calendar: DavCalendar) =>
    `<resourcetype><collection/><cal:calendar/></resourcetype><displayname>${escaped(calendar.name)}</displayname>` +
    `<cal:supported-calendar-component-set>${(calendar.components ?? ['VEVENT']).map((each) => `<cal:comp name="${each}"/>`).join('')}</cal:supported-calendar-component-set>` +
    `<cs:getctag>${calendar.ctag}</cs:getctag>` +
    `<supported-report-set><supported-report><report><cal:calendar-query/></report></supported-report>${settings.offersFreeBusy ? '<supported-report><report><cal:free-busy-query/></report></supported-report>' : ''}</supported-report-set>`;

  const answer = ({ method, path, headers, body }: Arrived): Answering => {
    const expected = `Basic ${Buffer.from(`lea:${settings.password}`).toString('base64')}`;
    if (path === '/.well-known/caldav') return { status: 301, headers: { location: '/dav/' } };
    if (headers.authorization !== expected) return { status: 401, headers: { 'www-authenticate': 'Basic' } };
    if (method === 'REPORT') {
      const calendar = calendars.find((each) => each.path === path);
      if (!calendar) return { status: 404 };
      if (body.includes('free-busy-query')) {
        return {
          status: 200,
          headers: { 'content-type': 'text/calendar' },
          body: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VFREEBUSY\r\nFREEBUSY:20270112T130000Z/PT1H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR\r\n',
        };
      }
      return multistatus(
        ...calendar.events.map((text, n) => ({
          href: `${calendar.path}${n}.ics`,
          props: `<getetag>"${n}"</getetag><cal:calendar-data>${escaped(text)}</cal:calendar-data>`,
        })),
      );
    }
    if (method !== 'PROPFIND') return { status: 405 };
    if (path === '/dav/lea/' && headers.depth === '1')
      return multistatus(
        { href: '/dav/lea/', props: '<resourcetype><collection/></resourcetype>' },
        ...calendars.map((each) => ({ href: each.path, props: propsOf(each) })),
      );
    if (path === '/dav/lea/')
      return multistatus({
        href: path,
        props:
          '<cal:calendar-home-set><href>/dav/lea/</href></cal:calendar-home-set><cal:calendar-user-address-set><href>mailto:Lea@Office.test</href></cal:calendar-user-address-set>',
      });
    if (path === '/dav/')
      return multistatus({
        href: path,
        props:
          '<current-user-principal><href>/dav/lea/</href></current-user-principal><resourcetype><collection/></resourcetype>',
      });
    const calendar = calendars.find((each) => each.path === path);
    return calendar ? multistatus({ href: path, props: propsOf(calendar) }) : { status: 404 };
  };
  const server = await startLocalServer(answer);
  return Object.assign(settings, server, { calendars });
}
