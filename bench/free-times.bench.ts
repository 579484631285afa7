// Free times of 8 people over 21 days in steps of 15 minutes: hours in four zones, buffers, holidays and busy calendars, all
// of it read from the database.
import { findFreeStarts } from '../apps/server/src/features/interviews/free-times.ts';
import type { Act } from '../apps/server/src/platform/act.ts';
import { createUser } from '../apps/server/src/platform/testing/factory.ts';
import { withDatabase } from './harness/cluster.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const PEOPLE = 8;
const DAYS = 21;
const ROUNDS = 400;
const WARM_UP = 50;
const DAY = 86_400_000;
const ZONES = ['America/New_York', 'Europe/Berlin', 'America/Sao_Paulo', 'Europe/London'];
/** A Monday; the clocks of three of the zones change within the three weeks. */
const NOW = Date.parse('2027-03-08T06:00:00Z');

await withDatabase(async (database) => {
  const { db, pool } = database;
  const { organization_id } = await benchPosition(database);
  const ids: string[] = [];
  for (let n = 0; n < PEOPLE; n++) {
    const { id } = await createUser(db, 'company_recruiter', { organization_id });
    ids.push(id);
    const long = [
      { from: 420, until: 720 },
      { from: 750, until: 1200 },
    ];
    await pool.query(
      `insert into availabilities (user_id, time_zone, weekly, exceptions, buffer_before_min, buffer_after_min,
         most_per_day, notice_min, holiday_country, updated_at)
       values ($1, $2, $3, '[{"day":"2027-03-18","ranges":[]}]', 5, 10, 6, 120, 'DE', now())`,
      [id, ZONES[n % ZONES.length], JSON.stringify([long, long, long, long, long, [], []])],
    );
    // Five appointments a day in the person's own calendar, for more than a year.
    await pool.query(
      `insert into calendar_sources (id, user_id, kind, name, status, busy, created_at)
       select gen_random_uuid(), $1, 'file', 'own', 'ok', range_agg(tstzrange(
         $2::timestamptz + day * interval '1 day' + part * interval '97 minutes' + $3 * interval '11 minutes',
         $2::timestamptz + day * interval '1 day' + part * interval '97 minutes' + $3 * interval '11 minutes' + interval '20 minutes')), now()
       from generate_series(0, 400) day, generate_series(6, 10) part`,
      [id, new Date(NOW - DAY), n],
    );
  }
  const act = { db, actor: null, services: { now: () => new Date(NOW) } } as unknown as Act;
  const wish = {
    without_hours: [],
    from: new Date(NOW),
    until: new Date(NOW + DAYS * DAY),
    except_events: [],
  };
  const parts = [{ offset_min: 0, duration_min: 30, required: ids, one_of: [] }];
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    found = (await findFreeStarts(act, { ...wish, parts })).length;
    if (round >= WARM_UP) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  report({
    what: `free times of ${PEOPLE} people over ${DAYS} days, 99th percentile`,
    figure: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    unit: 'ms',
    limit: { most: 20 },
    from: `${times.length} times, median ${shown(median(times))} ms; ${found} starts; hours, interviews and busy times read from the database`,
  });
});
conclude();
