import type { SourceKind } from '@tryout/contract/calendars/calendars';
import type { Interval } from '@tryout/domain/interviews/intervals';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { SourceCalendar } from './providers/calendar-reader.ts';

/** A connected calendar as stored. */
export interface SourceRecord {
  readonly id: string;
  readonly user_id: string;
  readonly kind: SourceKind;
  readonly name: string;
  readonly address: string;
  readonly username: string;
  readonly secret: Buffer | null;
  readonly calendars: readonly SourceCalendar[];
  readonly addresses: readonly string[];
  readonly status: 'waiting' | 'ok' | 'failing' | 'stopped';
  readonly problem: string;
  readonly failures: number;
  readonly etag: string;
  readonly read_at: string | null;
  readonly attempted_at: string | null;
  readonly next_at: string | null;
  readonly busy_until: string | null;
  readonly version: number;
  /** Stretches that end in the future. */
  readonly busy_count: number;
}

const COLUMNS = sql`s.id, s.user_id, s.kind, s.name, s.address, s.username, s.secret, s.calendars, s.addresses, s.status,
  s.problem, s.failures, s.etag, s.read_at, s.attempted_at, s.next_at, s.busy_until, s.version,
  (select count(*)::int from unnest(s.busy * tstzmultirange(tstzrange(now(), null))) as b) as busy_count`;

/** Connected calendars by id. */
export async function findSources(db: Db, ids: readonly string[]): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select ${COLUMNS} from calendar_sources s where s.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** A person's connected calendars, in the order in which they were connected. */
export async function findSourcesOf(db: Db, userId: string): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select ${COLUMNS} from calendar_sources s where s.user_id = ${userId} order by s.created_at, s.id
  `.execute(db);
  return rows;
}

/** How many calendars a person has connected; nobody connects another one for this person until the transaction ends. */
export async function lockAndCountSources(db: Db, userId: string): Promise<number> {
  await sql`select 1 from users where id = ${userId} for update`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from calendar_sources where user_id = ${userId}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** When somebody is busy, as PostgreSQL writes it. */
function multirange(busy: readonly Interval[]): string {
  const ranges = busy.map(
    ({ start, end }) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`,
  );
  return `{${ranges.join(',')}}`;
}

/** What is stored of a reading that worked. */
export interface ReadSource {
  readonly busy: readonly Interval[];
  readonly busy_until: Date;
  readonly calendars: readonly SourceCalendar[];
  readonly addresses: readonly string[];
  readonly etag: string;
  readonly next_at: Date | null;
}

/** A calendar to be connected, read already. */
export interface NewSource extends ReadSource {
  readonly id: string;
  readonly user_id: string;
  readonly kind: SourceKind;
  readonly name: string;
  readonly address: string;
  readonly username: string;
  readonly secret: Buffer | null;
}

/** The id of a calendar that is about to be connected; its secret is bound to it. */
export const newSourceId = (): string => uuidv7();

/** Keeps a connected calendar. */
export async function insertSource(db: Db, source: NewSource, at: Date): Promise<void> {
  await sql`
    insert into calendar_sources (id, user_id, kind, name, address, username, secret, calendars, addresses, status, etag,
      read_at, attempted_at, next_at, busy, busy_until, created_at)
    values (${source.id}, ${source.user_id}, ${source.kind}, ${source.name}, ${source.address}, ${source.username},
      ${source.secret}, ${JSON.stringify(source.calendars)}, ${JSON.stringify(source.addresses)}, 'ok', ${source.etag},
      ${at}, ${at}, ${source.next_at}, ${multirange(source.busy)}::tstzmultirange, ${source.busy_until}, ${at})
  `.execute(db);
}

/** Stores what a reading brought; false where its owner changed or disconnected the calendar meanwhile. */
export async function storeReading(
  db: Db,
  source: { id: string; version: number },
  read: Omit<ReadSource, 'busy' | 'busy_until'> & {
    /** Null: as it was. */
    readonly laid_out: Pick<ReadSource, 'busy' | 'busy_until'> | null;
    /** Null: as it was. */
    readonly secret: Buffer | null;
  },
  at: Date,
): Promise<boolean> {
  const busy = read.laid_out
    ? sql`, busy = ${multirange(read.laid_out.busy)}::tstzmultirange, busy_until = ${read.laid_out.busy_until}, read_at = ${at}`
    : sql``;
  const secret = read.secret ? sql`, secret = ${read.secret}` : sql``;
  const { rows } = await sql`
    update calendar_sources set status = 'ok', problem = '', failures = 0, calendars = ${JSON.stringify(read.calendars)},
      addresses = ${JSON.stringify(read.addresses)}, etag = ${read.etag}, attempted_at = ${at}, next_at = ${read.next_at}
      ${busy} ${secret}
    where id = ${source.id} and version = ${source.version} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Stores that reading failed; what was known before stays. `next_at` null: it is not tried again by itself. */
export async function storeFailure(
  db: Db,
  source: { id: string; version: number },
  failed: { problem: string; next_at: Date | null },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update calendar_sources set status = ${failed.next_at ? 'failing' : 'stopped'}, problem = ${failed.problem},
      failures = failures + 1, attempted_at = ${at}, next_at = ${failed.next_at}
    where id = ${source.id} and version = ${source.version} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Takes calendars whose turn it is, so that no other server takes them as well; soonest first. */
export async function takeDue(db: Db, now: Date, until: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update calendar_sources set next_at = ${until} where id in (
      select id from calendar_sources where next_at <= ${now} order by next_at, id limit ${most} for update skip locked)
    returning id
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Stores what an owner changed; readings that began before are thrown away. */
export async function storeChoices(
  db: Db,
  id: string,
  choices: {
    name: string;
    calendars: readonly SourceCalendar[];
    secret: Buffer | null;
    next_at: Date | null;
  },
): Promise<void> {
  await sql`
    update calendar_sources set name = ${choices.name}, calendars = ${JSON.stringify(choices.calendars)},
      secret = coalesce(${choices.secret}, secret), version = version + 1,
      status = case when kind = 'file' then status else 'waiting' end, next_at = ${choices.next_at}
    where id = ${id}
  `.execute(db);
}

/** Forgets a connected calendar with its busy times and secret. */
export async function deleteSource(db: Db, id: string): Promise<void> {
  await sql`delete from calendar_sources where id = ${id}`.execute(db);
}

/** A stretch at which somebody's own calendars say busy. */
export interface BusyStretch {
  readonly user_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** When people's own calendars say busy between two instants; nothing else is known of it. */
export async function findBusy(
  db: Db,
  userIds: readonly string[],
  window: { readonly from: Date; readonly until: Date },
): Promise<BusyStretch[]> {
  const { rows } = await sql<BusyStretch>`
    select s.user_id, lower(b) as starts_at, upper(b) as ends_at
    from calendar_sources s, unnest(s.busy * tstzmultirange(tstzrange(${window.from}::timestamptz, ${window.until}::timestamptz))) as b
    where s.user_id = any(${userIds}::uuid[])
  `.execute(db);
  return rows;
}

/** What a reader of calendars needs to know of their owner. */
export async function findOwner(
  db: Db,
  userId: string,
): Promise<{ email: string; time_zone: string } | undefined> {
  const { rows } = await sql<{ email: string; time_zone: string }>`
    select u.email, coalesce(v.time_zone, u.time_zone) as time_zone
    from users u left join availabilities v on v.user_id = u.id where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
