import {
  type CalendarProvider,
  MOST_SOURCES,
  type connectCalendar as route,
  type SourceKind,
} from '@tryout/contract/calendars/calendars';
import type { RouteBody } from '@tryout/contract/define-route';
import { refreshDelay } from '@tryout/domain/calendars/refresh-pace';
import { audit, type SignedAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { sealSecret } from '../../platform/secret-box.ts';
import { calendarsSay } from './calendars.messages.ts';
import {
  findSources,
  findSourcesOf,
  insertSource,
  lockAndCountSources,
  newSourceId,
  type SourceRecord,
} from './calendars.queries.ts';
import type { Reading, SourceAccess } from './providers/calendar-reader.ts';
import { authorizePage, exchangeCode, isOwnAttempt, providerConfig } from './providers/oauth.ts';
import { CALENDAR_READERS } from './providers/readers.ts';
import { problemOf, type SourceProblemCode } from './providers/source-problem.ts';
import { knownUntil, readingFor, SOURCE_SECRET } from './read-source.ts';
import { readCalendar } from './reading/run-calendar-reader.ts';
import { problemText } from './source-view.ts';

/** Fields at which a problem is shown while a calendar is connected; the others are about the address. */
const FIELD_OF: Partial<Record<SourceProblemCode, string>> = { signed_out: 'password' };

/** Connects a subscribed address or a CalDAV account. It is read before anything is kept, so that mistakes show at once. */
export async function connectSource(act: SignedAct, body: RouteBody<typeof route>): Promise<SourceRecord> {
  await refuseFull(act);
  const access: ReadableAccess = {
    kind: body.kind,
    address: body.address,
    username: body.kind === 'caldav' ? body.username : '',
    secret: body.kind === 'caldav' ? body.password : null,
    calendars: [],
    etag: '',
  };
  const field = (code: SourceProblemCode) => (body.kind === 'caldav' && FIELD_OF[code]) || 'address';
  return connect(act, access, body.name || nameOf(body.address), (code) => {
    throw invalidField(field(code), problemText(code));
  });
}

/** A name for an address: its host, or the address of a mailbox. */
function nameOf(address: string): string {
  const url = address.replace(/^webcals?:/i, 'https:');
  return (URL.canParse(url) ? new URL(url).hostname || address : address).slice(0, 80);
}

/** What can be read again, as a file cannot. */
type ReadableAccess = SourceAccess & { readonly kind: Exclude<SourceKind, 'file'> };

async function connect(
  act: SignedAct,
  access: ReadableAccess,
  name: string,
  refuse: (code: SourceProblemCode) => never,
): Promise<SourceRecord> {
  const { services, actor } = act;
  const own = access.username.includes('@') ? [access.username.toLowerCase()] : [];
  const who = await readingFor(act, actor.user_id, own);
  let reading: Reading;
  try {
    reading = await CALENDAR_READERS[access.kind](services, access, { who, may_skip: false, discover: true });
  } catch (error) {
    const code = problemOf(error);
    if (code === null) throw error;
    return refuse(code);
  }
  const secret = reading.secret ?? access.secret;
  const id = newSourceId();
  return keep(act, {
    id,
    kind: access.kind,
    name,
    address: access.address,
    username: access.username,
    secret: secret === null ? null : sealSecret(services.config, SOURCE_SECRET, id, secret),
    calendars: reading.calendars ?? [],
    addresses: reading.addresses ?? [],
    etag: reading.etag ?? '',
    busy: reading.busy === 'unchanged' ? [] : reading.busy,
    busy_until: knownUntil(who),
    next_at: new Date(services.now().getTime() + refreshDelay(0)),
  });
}

/** Reads busy times out of an imported file; of the file nothing else is kept. */
export async function importFile(
  act: SignedAct,
  file: ReceivedFile | null,
  name: string,
): Promise<SourceRecord> {
  if (!file?.bytes) throw new Error('an upload route without its file');
  await refuseFull(act);
  const who = await readingFor(act, act.actor.user_id, []);
  const bytes = file.bytes;
  const { busy } = await readCalendar({ format: 'ics', bytes, who }).catch((error: unknown) => {
    const code = problemOf(error);
    if (code === null) throw error;
    throw invalidField('file', problemText(code));
  });
  return keep(act, {
    id: newSourceId(),
    kind: 'file',
    name: (name || file.name || 'calendar.ics').slice(0, 80),
    address: '',
    username: '',
    secret: null,
    calendars: [],
    addresses: [],
    etag: '',
    busy,
    busy_until: knownUntil(who),
    next_at: null,
  });
}

/** The page of a provider on which the caller allows their busy times to be read. */
export async function beginProvider(act: SignedAct, provider: CalendarProvider): Promise<{ url: string }> {
  requireProvider(act, provider);
  await refuseFull(act);
  return { url: await authorizePage(act.services, provider, act.actor.user_id) };
}

/** Connects the account that a provider sent its owner back with. */
export async function connectProvider(
  act: SignedAct,
  provider: CalendarProvider,
  given: { readonly code: string; readonly state: string },
): Promise<SourceRecord> {
  const { services, actor } = act;
  requireProvider(act, provider);
  if (!isOwnAttempt(services, provider, actor.user_id, given.state)) {
    throw new Refusal('gone', calendarsSay('calendars.attempt_over'));
  }
  await refuseFull(act);
  const refuse = (code: SourceProblemCode): never => {
    const isOurs = code === 'signed_out' || code === 'no_calendars';
    throw new Refusal(
      isOurs ? 'gone' : 'unavailable',
      isOurs
        ? calendarsSay('calendars.not_allowed', { provider: providerName(provider) })
        : problemText(code),
    );
  };
  let secret: string;
  try {
    secret = await exchangeCode(services, provider, given);
  } catch (error) {
    const code = problemOf(error);
    if (code === null) throw error;
    return refuse(code);
  }
  const access = { kind: provider, address: '', username: '', secret, calendars: [], etag: '' };
  return connect(act, access, providerName(provider), refuse);
}

/** What a provider is called. */
export function providerName(provider: CalendarProvider): string {
  return provider === 'google' ? 'Google Calendar' : 'Microsoft 365';
}

function requireProvider({ services }: SignedAct, provider: CalendarProvider): void {
  if (providerConfig(services, provider)) return;
  throw new Refusal(
    'refused_by_rule',
    calendarsSay('calendars.not_set_up', { provider: providerName(provider) }),
  );
}

/** Looked at before another server is asked; it is counted once more when it is kept. */
async function refuseFull({ db, actor }: SignedAct): Promise<void> {
  if ((await findSourcesOf(db, actor.user_id)).length >= MOST_SOURCES) throw full();
}

const full = () => new Refusal('limit_reached', calendarsSay('calendars.limit', { limit: MOST_SOURCES }));

function keep(
  act: SignedAct,
  source: Omit<Parameters<typeof insertSource>[1], 'user_id'>,
): Promise<SourceRecord> {
  const { services, actor } = act;
  return withTransaction(act.db, async (db) => {
    if ((await lockAndCountSources(db, actor.user_id)) >= MOST_SOURCES) throw full();
    await insertSource(db, { ...source, user_id: actor.user_id }, services.now());
    await audit(
      { ...act, db },
      {
        event_type: 'create',
        action: 'calendar.connected',
        target_type: 'calendar_source',
        target_id: source.id,
        meta: { kind: source.kind },
      },
    );
    const [made] = await findSources(db, [source.id]);
    if (!made) throw new Error('the calendar just connected is not there');
    return made;
  });
}
