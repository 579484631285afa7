import type { SourceKind } from '@tryout/contract/calendars/calendars';
import { readCalDav } from './caldav.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { readGoogle } from './google.ts';
import { readMicrosoft } from './microsoft.ts';
import { readSubscribedAddress } from './subscribed-address.ts';

/** How each kind of calendar is read again; a file is read once, when it is imported. */
export const CALENDAR_READERS: Readonly<Record<Exclude<SourceKind, 'file'>, CalendarReader>> = {
  ics: readSubscribedAddress,
  caldav: readCalDav,
  google: readGoogle,
  microsoft: readMicrosoft,
};
