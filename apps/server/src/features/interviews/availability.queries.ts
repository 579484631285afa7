import { type Availability, usualAvailability } from '@tryout/domain/interviews/availability';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A person's hours as stored; the usual ones where nothing is. */
export interface AvailabilityRecord extends Omit<Availability, 'days_off'> {
  readonly user_id: string;
  readonly version: number;
  readonly feed_version: number;
  readonly is_usual: boolean;
  readonly holiday_country: string | null;
  readonly holiday_region: string | null;
  readonly holidays_worked: readonly string[];
}

interface StoredHours {
  user_id: string;
  own_zone: string;
  time_zone: string | null;
  weekly: Availability['weekly'] | null;
  exceptions: Availability['exceptions'] | null;
  buffer_before_min: number | null;
  buffer_after_min: number | null;
  most_per_day: number | null;
  notice_min: number | null;
  version: number | null;
  feed_version: number | null;
  holiday_country: string | null;
  holiday_region: string | null;
  holidays_worked: readonly string[] | null;
}

/** The hours of people. */
export async function findAvailabilities(db: Db, userIds: readonly string[]): Promise<AvailabilityRecord[]> {
  const { rows } = await sql<StoredHours>`
    select u.id as user_id, u.time_zone as own_zone, v.time_zone, v.weekly, v.exceptions, v.buffer_before_min,
      v.buffer_after_min, v.most_per_day, v.notice_min, v.version, v.feed_version, v.holiday_country, v.holiday_region, v.holidays_worked
    from users u left join availabilities v on v.user_id = u.id where u.id = any(${userIds}::uuid[])
  `.execute(db);
  return rows.map((row) => {
    const usual = usualAvailability(row.own_zone);
    return {
      user_id: row.user_id,
      time_zone: row.time_zone ?? usual.time_zone,
      weekly: row.weekly ?? usual.weekly,
      exceptions: row.exceptions ?? usual.exceptions,
      buffer_before_min: row.buffer_before_min ?? usual.buffer_before_min,
      buffer_after_min: row.buffer_after_min ?? usual.buffer_after_min,
      most_per_day: row.most_per_day,
      notice_min: row.notice_min ?? usual.notice_min,
      version: row.version ?? 0,
      feed_version: row.feed_version ?? 0,
      is_usual: row.weekly === null,
      holiday_country: row.holiday_country,
      holiday_region: row.holiday_region,
      holidays_worked: row.holidays_worked ?? [],
    };
  });
}

/** Keeps a person's hours where they are still what `version` says; false where somebody was faster. */
export async function storeAvailability(
  db: Db,
  userId: string,
  hours: Omit<AvailabilityRecord, 'user_id' | 'feed_version' | 'is_usual'>,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into availabilities (user_id, time_zone, weekly, exceptions, buffer_before_min, buffer_after_min, most_per_day,
      notice_min, holiday_country, holiday_region, holidays_worked, updated_at)
    values (${userId}, ${hours.time_zone}, ${JSON.stringify(hours.weekly)}, ${JSON.stringify(hours.exceptions)},
      ${hours.buffer_before_min}, ${hours.buffer_after_min}, ${hours.most_per_day}, ${hours.notice_min},
      ${hours.holiday_country}, ${hours.holiday_region}, ${JSON.stringify(hours.holidays_worked)}, ${at})
    on conflict (user_id) do update set time_zone = excluded.time_zone, weekly = excluded.weekly,
      exceptions = excluded.exceptions, buffer_before_min = excluded.buffer_before_min,
      buffer_after_min = excluded.buffer_after_min, most_per_day = excluded.most_per_day,
      notice_min = excluded.notice_min, holiday_country = excluded.holiday_country,
      holiday_region = excluded.holiday_region, holidays_worked = excluded.holidays_worked, version = availabilities.version + 1, updated_at = excluded.updated_at
      where availabilities.version = ${hours.version}
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Makes a person's feed address old. */
export async function renewFeedOf(
  db: Db,
  userId: string,
  hours: AvailabilityRecord,
  at: Date,
): Promise<void> {
  await sql`
    insert into availabilities (user_id, time_zone, weekly, exceptions, buffer_before_min, buffer_after_min, most_per_day,
      notice_min, feed_version, updated_at)
    values (${userId}, ${hours.time_zone}, ${JSON.stringify(hours.weekly)}, ${JSON.stringify(hours.exceptions)},
      ${hours.buffer_before_min}, ${hours.buffer_after_min}, ${hours.most_per_day}, ${hours.notice_min}, 1, ${at})
    on conflict (user_id) do update set feed_version = availabilities.feed_version + 1, updated_at = ${at}
  `.execute(db);
}
