import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const APPLICANTS = 60;
const REQUESTS = 10_000;
const RACES = 3_000;
const HOUR = 3_600_000;
/** A Monday at nine, UTC. */
const NOW = Date.parse('2027-01-04T09:00:00Z');

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let colleagues: string[];
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(NOW), pool: { max: 90, waitMs: 60_000 } });
  company = await createCompany(app.db);
  const { organization_id } = company;
  colleagues = [];
  for (let n = 0; n < 3; n++)
    colleagues.push((await createUser(app.db, 'company_recruiter', { organization_id })).id);
});
afterAll(() => app.stop());

/** Tuesday or Wednesday, nine to five in New York, at each half of an hour: talks of an hour, so that neighbours overlap. */
const startsOf = (day: number) =>
  Array.from({ length: 15 }, (_, n) => new Date(NOW + (29 + day * 24) * HOUR + n * (HOUR / 2)).toISOString());

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly token: string;
}

/** Asks new applicants to book a time within a day; `rest` says with whom. */
async function askAll(day: number, rest: (n: number) => object): Promise<Asked[]> {
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  const asked: Asked[] = [];
  for (let n = 0; n < APPLICANTS; n++) {
    const { id, candidate } = await createApplication(app.db, company.organization_id, position);
    const made = await app.call({
      method: 'POST',
      path: '/event',
      as: company.recruiter.token,
      body: {
        application_id: id,
        kind: 'video',
        way: 'booking',
        title: 'Talk',
        duration_min: 60,
        opens_at: new Date(NOW + (24 + day * 24) * HOUR).toISOString(),
        closes_at: new Date(NOW + (48 + day * 24) * HOUR).toISOString(),
        ...rest(n),
      },
    });
    expect(made.status, made.raw).toBe(201);
    const { rows } = await sql<{ body_text: string }>`
      select body_text from mails where to_email = ${candidate.email} and kind = 'event_asked'`.execute(
      app.db,
    );
    const token = /\/book\/(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    asked.push({ id: made.body.data.id, version: made.body.data.version, token });
  }
  return asked;
}

async function deadlocks(): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(app.db);
  const { rows } = await sql<{ n: number }>`
    select deadlocks::int as n from pg_stat_database where datname = current_database()`.execute(app.db);
  return rows[0]?.n ?? -1;
}

/** What must never be, counted: people in two interviews at once, and interviews whose people are taken at another time. */
async function wrong(): Promise<{ overlaps: number; astray: number; untaken: number }> {
  const { rows } = await sql<{ overlaps: number; astray: number; untaken: number }>`
    select (select count(*)::int from event_times one join event_times other on one.user_id = other.user_id
        and one.event_id < other.event_id
        and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)) as overlaps,
      (select count(*)::int from event_times t join events e on e.id = t.event_id
        where t.held_until is null and (t.starts_at, t.ends_at) is distinct from (e.starts_at, e.ends_at)) as astray,
      (select count(*)::int from events e join event_participants p on p.event_id = e.id
        where e.starts_at is not null and (p.is_required or p.kind = 'candidate')
          and not exists (select 1 from event_times t where t.event_id = e.id and t.user_id = p.user_id)) as untaken
  `.execute(app.db);
  return rows[0] as { overlaps: number; astray: number; untaken: number };
}

it('holds each time for one, when ten thousand confirmations come at once', async () => {
  const asked = await askAll(0, () => ({
    participants: [{ user_id: company.recruiter.id }, { user_id: company.admin.id }],
  }));
  const starts = startsOf(0);
  const before = await deadlocks();
  const began = performance.now();
  const cpu = process.cpuUsage();
  const statuses = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, n) => {
      const answer = await app.call({
        method: 'POST',
        path: `/book/${asked[(n * 7) % APPLICANTS]?.token}/time`,
        body: { starts_at: starts[(n * 11) % starts.length], time_zone: 'UTC' },
      });
      return answer.status;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  process.stdout.write(
    `${REQUESTS} confirmations: ${seconds.toFixed(1)} s, of which the server's process worked ${((user + system) / 1e6).toFixed(1)} s\n`,
  );
  expect([...new Set(statuses)].sort()).toEqual([200, 409]);
  expect(await wrong()).toEqual({ overlaps: 0, astray: 0, untaken: 0 });
  const { rows } = await sql<{ taken: number }>`
    select count(distinct event_id)::int as taken from event_times`.execute(app.db);
  expect(rows[0]?.taken).toBeGreaterThan(0);
  expect(rows[0]?.taken).toBeLessThanOrEqual(8);
  expect(await deadlocks()).toBe(before);
}, 120_000);

it('keeps days, turns and single talks apart, when candidates book and hold while recruiters move and call off', async () => {
  const [first = '', second = '', third = ''] = colleagues;
  const asked = await askAll(1, (n) => {
    if (n % 3 === 0) return { round_robin: [first, second, third] };
    if (n % 3 === 1) return { participants: [{ user_id: first }, { user_id: company.recruiter.id }] };
    const part = { title: 'Part', kind: 'video', duration_min: 30 };
    return {
      parts: [
        { ...part, participants: [{ user_id: first }], break_min: 15 },
        { ...part, round_robin: [second, third] },
      ],
    };
  });
  const versions = new Map(asked.map(({ id, version }) => [id, version]));
  const starts = startsOf(1);
  let seed = inject('soakSeed');
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const send = async ({ id, token }: Asked, starts_at: string, kind: number) => {
    if (kind < 6) return ['book', `/book/${token}/time`, { starts_at, time_zone: 'UTC' }, null] as const;
    if (kind < 7) return ['hold', `/book/${token}/hold`, { starts_at }, null] as const;
    const as = company.recruiter.token;
    if (kind < 9) return ['move', `/event/${id}/time`, { version: versions.get(id), starts_at }, as] as const;
    return [
      'ask again',
      `/event/${id}/status`,
      { from: 'confirmed', to: 'collecting', reason: 'Race' },
      as,
    ] as const;
  };
  const before = await deadlocks();
  const seen = new Map<string, number>();
  const races = Array.from({ length: RACES }, () => ({
    one: asked[draw(APPLICANTS)] as Asked,
    starts_at: starts[draw(starts.length)] ?? '',
    kind: draw(10),
  }));
  // Ninety at a time, so that who moves knows a version that may still be the newest.
  const next = races.values();
  await Promise.all(
    Array.from({ length: 90 }, async () => {
      for (const { one, starts_at, kind } of next) {
        const [what, path, body, as] = await send(one, starts_at, kind);
        const answer = await app.call({ method: 'POST', path, body, as });
        const key = `${what} ${answer.status}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        const version = answer.body.data?.version ?? answer.body.error?.current?.version;
        if (typeof version === 'number') versions.set(one.id, version);
      }
    }),
  );
  process.stdout.write(
    `${RACES} races: ${[...seen]
      .map((each) => each.join(' × '))
      .sort()
      .join(', ')}\n`,
  );
  expect(await wrong()).toEqual({ overlaps: 0, astray: 0, untaken: 0 });
  expect([...seen.keys()].filter((key) => !/ (200|409)$/.test(key))).toEqual([]);
  for (const what of ['book', 'hold', 'move', 'ask again'])
    expect(seen.get(`${what} 200`), `${what} went through`).toBeGreaterThan(0);
  expect(await deadlocks()).toBe(before);
  // A day has a time in all of its parts, at their distance, or in none.
  const { rows } = await sql<{ torn: number }>`
    select count(*)::int as torn from events part join events lead on lead.id = part.day_id
    where part.starts_at is distinct from lead.starts_at + part.offset_min * interval '1 minute'`.execute(
    app.db,
  );
  expect(rows[0]?.torn).toBe(0);
}, 300_000);
