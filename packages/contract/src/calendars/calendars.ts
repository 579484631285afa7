import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, nothing, ref } from '../fields.ts';

const feature = 'calendars';
const access = 'availability.manage';

/** Where busy times come from: an imported file, a subscribed address, a CalDAV account, or an account of a provider. */
export const SOURCE_KINDS = ['file', 'ics', 'caldav', 'google', 'microsoft'] as const;
/** Where busy times come from. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Providers whose accounts are connected on their own pages (OAuth 2.0). */
export const CALENDAR_PROVIDERS = ['google', 'microsoft'] as const;
/** A provider whose accounts are connected on its own page. */
export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number];

/** Most calendars that one person connects. */
export const MOST_SOURCES = 10;
/** Most bytes of an imported file. */
export const CALENDAR_FILE_BYTES = 5_000_000;

/** A connected calendar, without anything secret: neither passwords and tokens nor the path of a private address. */
const source = z.object({
  id: z.string(),
  kind: z.enum(SOURCE_KINDS),
  name: z.string(),
  /** Host name of its server; empty: a file. */
  host: z.string(),
  username: z.string(),
  /** The account's calendars, where it has several. */
  calendars: z.array(z.object({ id: z.string(), name: z.string(), is_used: z.boolean() })),
  /** Not read yet; read; failing and tried again; stopped until its owner does something. */
  status: z.enum(['waiting', 'ok', 'failing', 'stopped']),
  /** What is wrong and what helps, in the reader's language; empty: nothing. */
  problem: z.string(),
  /** When it was read the last time; null: never. */
  read_at: z.string().nullable(),
  /** When it is read next; null: a file, or stopped. */
  next_at: z.string().nullable(),
  /** Stretches of busy time that are ahead. */
  busy_count: z.number().int(),
  /** Until when busy times are known; null: never read. */
  busy_until: z.string().nullable(),
});
/** A connected calendar. */
export type CalendarSource = z.output<typeof source>;

const one = z.strictObject({ source_id: ref('calendar_source') });

/** The caller's connected calendars. */
export const listCalendarSources = defineRoute({
  method: 'GET',
  path: '/events/calendars',
  feature,
  summary: 'The calendars whose busy times keep the caller from being asked, and what can be connected.',
  access,
  response: z.object({
    items: z.array(source),
    /** Providers that this installation has keys for. */
    providers: z.array(z.enum(CALENDAR_PROVIDERS)),
    limit: z.number().int(),
  }),
});

const address = line(2000, 1);
const name = line(80);

/** Connects a subscribed address or a CalDAV account; it is read at once. */
export const connectCalendar = defineRoute({
  method: 'POST',
  path: '/events/calendars',
  feature,
  summary: 'Connects a subscribed iCalendar address or a CalDAV account, and reads it at once.',
  access,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ics'), address, name: name.default('') }),
    z.strictObject({
      kind: z.literal('caldav'),
      /** Address of the server or of one calendar, or an email address whose domain names its server (RFC 6764). */
      address,
      username: line(320, 1),
      password: z.string().min(1, 'is required').max(1000, 'must be at most 1000 characters'),
      name: name.default(''),
    }),
  ]),
  response: source,
  errors: ['refused_by_rule', 'limit_reached', 'unavailable'],
  limit: 'upload',
});

/** Reads busy times out of a file. */
export const importCalendarFile = defineRoute({
  method: 'POST',
  path: '/events/calendars/file',
  feature,
  summary: 'Reads busy times out of an iCalendar file, at most 5 MB; the file itself is not kept.',
  access,
  body: z.strictObject({ name: name.default('') }),
  response: source,
  errors: ['refused_by_rule', 'limit_reached', 'too_large'],
  limit: 'upload',
  upload: { field: 'file', max_bytes: CALENDAR_FILE_BYTES, in_memory: true },
});

/** Changes a connected calendar. */
export const changeCalendar = defineRoute({
  method: 'PUT',
  path: '/events/calendars/:source_id',
  feature,
  summary:
    'Renames a connected calendar, chooses which of the account’s calendars count, or gives a new password.',
  access,
  params: one,
  body: z.strictObject({
    name: line(80, 1).optional(),
    /** Ids of those that count. */
    used: z.array(line(2000, 1)).max(200).optional(),
    password: z.string().min(1, 'is required').max(1000, 'must be at most 1000 characters').optional(),
  }),
  response: source,
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
  limit: 'upload',
});

/** Reads a connected calendar now. */
export const refreshCalendar = defineRoute({
  method: 'POST',
  path: '/events/calendars/:source_id/refresh',
  feature,
  summary: 'Reads a connected calendar now, at most once in 30 seconds.',
  access,
  params: one,
  response: source,
  errors: ['not_found', 'refused_by_rule'],
  limit: 'upload',
});

/** Disconnects a calendar. */
export const disconnectCalendar = defineRoute({
  method: 'DELETE',
  path: '/events/calendars/:source_id',
  feature,
  summary: 'Disconnects a calendar; its busy times and what was needed to sign in are gone at once.',
  access,
  params: one,
  response: nothing,
  errors: ['not_found'],
});

const provider = z.strictObject({ provider: z.enum(CALENDAR_PROVIDERS) });

/** Begins to connect an account of a provider. */
export const beginCalendarProvider = defineRoute({
  method: 'GET',
  path: '/events/calendars/providers/:provider',
  feature,
  summary: 'Answers the page of the provider on which the caller allows their busy times to be read.',
  access,
  params: provider,
  response: z.object({ url: z.string() }),
  errors: ['refused_by_rule', 'limit_reached'],
});

/** Ends connecting an account of a provider. */
export const connectCalendarProvider = defineRoute({
  method: 'POST',
  path: '/events/calendars/providers/:provider',
  feature,
  summary: 'Exchanges the provider’s code and connects the account.',
  access,
  params: provider,
  body: z.strictObject({ code: line(2000, 1), state: line(1000, 1) }),
  response: source,
  errors: ['refused_by_rule', 'limit_reached', 'gone', 'unavailable'],
  limit: 'upload',
});

/** The routes of this feature. */
export const calendarsRoutes = [
  listCalendarSources,
  connectCalendar,
  importCalendarFile,
  beginCalendarProvider,
  connectCalendarProvider,
  changeCalendar,
  refreshCalendar,
  disconnectCalendar,
];
