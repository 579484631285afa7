// Free times of 8 people over 21 days in steps of 15 minutes: hours in four zones, buffers, holidays, interviews and busy
// calendars; out of the database, and the computation alone against a bare sweep over the same stretches.
import { workingHours } from '@tryout/domain/interviews/availability';
import { freeDayStarts } from '@tryout/domain/interviews/free-times';
import type { Interval } from '@tryout/domain/interviews/intervals';
import {
  bookablePeople,
  findFreeStarts,
  STEP_MIN,
} from '../apps/server/src/features/interviews/free-times.ts';
import type { Act } from '../apps/server/src/platform/act.ts';
import { createUser } from '../apps/server/src/platform/testing/factory.ts';
import { withDatabase } from './harness/cluster.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const PEOPLE = 8;
const DAYS = 21;
const ROUNDS = 400;
const WARM_UP = 50;
const MINUTE = 60_000;
const DAY = 86_400_000;
const ZONES = ['America/New_York', 'Europe/Berlin', 'America/Sao_Paulo', 'Europe/London'];
/** A Monday; the clocks of three of the zones change within the three weeks. */
const NOW = Date.parse('2027-03-08T06:00:00Z');

await withDatabase(async (database) => {
  const { db, pool } = database;
  const { organization_id, position } = await benchPosition(database);
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
  await pool.query(
    `insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min, time_zone,
       organizer_id, starts_at, ends_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, a.id, 'video', 'fixed', 'confirmed', 'Talk', 30, 'America/New_York', $3,
       $4::timestamptz + n * interval '7 hours 15 minutes', $4::timestamptz + n * interval '7 hours 15 minutes' + interval '30 minutes',
       now(), now()
     from generate_series(1, 60) n, (select id from applications where position_id = $2 limit 1) a`,
    [organization_id, position.id, ids[0], new Date(NOW)],
  );
  await pool.query(
    `insert into event_times (event_id, organization_id, user_id, starts_at, ends_at)
     select id, organization_id, ($1::uuid[])[1 + row_number() over (order by starts_at) % $2], starts_at, ends_at from events`,
    [ids, PEOPLE],
  );
  await pool.query('analyze');
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

  const people = [...(await bookablePeople(act, { ...wish, user_ids: ids })).values()];
  const window = { start: wish.from.getTime(), end: wish.until.getTime() };
  // What the sweep is given: each person's closed times and busy times, with buffers, as instants.
  const blocked = people.map(({ availability, busy }) => [
    ...closed(
      workingHours(availability, { start: NOW + availability.notice_min * MINUTE, end: window.end }),
      window,
    ),
    ...busy.map(({ start, end }) => ({
      start: start - availability.buffer_after_min * MINUTE,
      end: end + availability.buffer_before_min * MINUTE,
    })),
  ]);
  const own = () =>
    freeDayStarts([{ offset_min: 0, duration_min: 30, required: people, one_of: [] }], {
      window,
      duration_min: 0,
      step_min: STEP_MIN,
      now: NOW,
    }).length;
  const bare = () => sweep(blocked, window, 30 * MINUTE, STEP_MIN * MINUTE);
  if (own() !== bare()) throw new Error(`The sweep finds ${bare()} starts, the product ${own()}.`);
  const rates = { own: [] as number[], bare: [] as number[] };
  for (let round = 0; round < 30; round++) {
    rates.bare.push(rate(bare));
    rates.own.push(rate(own));
  }
  report({
    what: 'the computation alone, against a bare sweep over the same stretches',
    figure: median(rates.own) / median(rates.bare),
    unit: '',
    limit: { least: 0.3 },
    from: `${shown(median(rates.own))} against ${shown(median(rates.bare))} a second; the sweep is given hours as instants`,
  });
});
conclude();

function rate(work: () => number): number {
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < 50) {
    work();
    count++;
  }
  return (count * 1000) / (performance.now() - began);
}

function closed(open: readonly Interval[], { start, end }: Interval): Interval[] {
  const out: Interval[] = [];
  let at = start;
  for (const each of open) {
    out.push({ start: at, end: each.start });
    at = each.end;
  }
  return [...out, { start: at, end }];
}

/** Sorts everybody's stretches into one list and walks over it once. */
function sweep(
  people: readonly (readonly Interval[])[],
  window: Interval,
  length: number,
  step: number,
): number {
  const all = people.flat().sort((a, b) => a.start - b.start);
  let at = window.start;
  let count = 0;
  const starts = (end: number) => {
    for (let start = Math.ceil(at / step) * step; start + length <= end; start += step) count++;
  };
  for (const { start, end } of all) {
    if (start > at) starts(Math.min(start, window.end));
    if (end > at) at = end;
  }
  if (window.end > at) starts(window.end);
  return count;
}
