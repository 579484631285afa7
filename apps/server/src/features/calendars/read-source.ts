import { refreshDelay } from '@tryout/domain/calendars/refresh-pace';
import type { Act } from '../../platform/act.ts';
import { openSecret, sealSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../platform/services.ts';
import {
  findOwner,
  findSources,
  type SourceRecord,
  storeFailure,
  storeReading,
} from './calendars.queries.ts';
import { DAYS_AHEAD, type Reading, type SourceAccess } from './providers/calendar-reader.ts';
import { CALENDAR_READERS } from './providers/readers.ts';
import { problemOf, stops } from './providers/source-problem.ts';
import type { ReadingFor } from './reading/busy-times.ts';

const DAY = 86_400_000;
/** What of the past still matters: interviews of the same day count towards its most. */
const DAYS_BACK = 2;
/** The purpose of the key with which passwords and tokens are sealed. */
export const SOURCE_SECRET = 'calendar-source';

/** Whose calendar is read, and between which instants. */
export async function readingFor(
  { db, services }: Act,
  userId: string,
  addresses: readonly string[],
): Promise<ReadingFor> {
  const owner = await findOwner(db, userId);
  const now = services.now().getTime();
  return {
    window: { start: now - DAYS_BACK * DAY, end: now + DAYS_AHEAD * DAY },
    zone: owner?.time_zone ?? 'UTC',
    addresses: [...new Set([...(owner ? [owner.email.toLowerCase()] : []), ...addresses])],
    own_host: new URL(services.config.publicUrl).hostname,
  };
}

/** Until when a reading knows. */
export function knownUntil(who: ReadingFor): Date {
  return new Date(who.window.end);
}

/**
 * Reads a connected calendar again and stores when its owner is busy, or what is wrong; what was known before stays
 * until it can be read again. Holds no transaction while the other server is asked. `discover`: looks for the
 * account's calendars as well.
 */
export async function readSource(
  act: Act,
  source: SourceRecord,
  { discover, may_skip }: { discover: boolean; may_skip: boolean },
): Promise<SourceRecord | undefined> {
  const { db, services } = act;
  if (source.kind !== 'file') {
    const known = source.username.includes('@')
      ? [...source.addresses, source.username.toLowerCase()]
      : source.addresses;
    const who = await readingFor(act, source.user_id, known);
    try {
      const access = accessOf(services, source);
      const reading = await CALENDAR_READERS[source.kind](services, access, { who, may_skip, discover });
      await keep(act, source, reading, who);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      services.log.info({ source_id: source.id, problem }, 'a connected calendar could not be read');
      const at = services.now();
      const delay = refreshDelay(source.failures + 1);
      const next_at = stops(problem) ? null : new Date(at.getTime() + delay);
      await storeFailure(db, source, { problem, next_at }, at);
    }
  }
  const [now] = await findSources(db, [source.id]);
  return now;
}

function accessOf(services: Services, source: SourceRecord): SourceAccess {
  const { kind, address, username, calendars, etag } = source;
  const secret = source.secret && openSecret(services.config, SOURCE_SECRET, source.id, source.secret);
  return { kind, address, username, secret, calendars, etag };
}

async function keep(act: Act, source: SourceRecord, reading: Reading, who: ReadingFor): Promise<void> {
  const { db, services } = act;
  const at = services.now();
  await storeReading(
    db,
    source,
    {
      laid_out: reading.busy === 'unchanged' ? null : { busy: reading.busy, busy_until: knownUntil(who) },
      calendars: reading.calendars ?? source.calendars,
      addresses: reading.addresses ?? source.addresses,
      etag: reading.etag ?? source.etag,
      secret:
        reading.secret === undefined
          ? null
          : sealSecret(services.config, SOURCE_SECRET, source.id, reading.secret),
      next_at: new Date(at.getTime() + refreshDelay(0)),
    },
    at,
  );
}
