import { cityOf, zonedLines } from '@tryout/domain/interviews/zoned-text';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';

/** The zones of promise 16; the clocks of four of them change, of two in the other half of the year. */
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/Sao_Paulo',
  'Pacific/Apia',
] as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Instants around each change of a zone's clocks in 2027, as another library knows them; for those without, two nights. */
function instantsAround(zone: string): number[] {
  const found: number[] = [];
  let at = Temporal.ZonedDateTime.from(`2027-01-01T00:00[${zone}]`);
  for (let n = 0; n < 4; n++) {
    const next = at.getTimeZoneTransition('next');
    if (next?.year !== 2027) break;
    found.push(next.epochMilliseconds);
    at = next;
  }
  const changes =
    found.length > 0 ? found : [Date.parse('2027-03-28T01:00:00Z'), Date.parse('2027-10-31T01:00:00Z')];
  return changes.flatMap((change) => [-90, -60, -30, 0, 30, 60].map((away) => change + away * MINUTE));
}

/** What a zone's clocks show at an instant, by Temporal: `2027-03-28 01:30`. */
function clockOf(zone: string, at: number): string {
  const time = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return time.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Day and clock of a line as people read it: "Sun, Mar 28, 2027, 01:30–02:00 Berlin (GMT+1)". */
function readLine(line: string): { start: string; end: string; zone: string } {
  const [, day = '', from = '', endDay = '', until = '', zone = ''] =
    /^(\w+, \w+ \d+, \d+), (\d\d:\d\d)–(?:(\w+, \w+ \d+, \d+), )?(\d\d:\d\d) (.+)$/.exec(line) ?? [];
  const iso = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);
  return { start: `${iso(day)} ${from}`, end: `${iso(endDay || day)} ${until}`, zone };
}

/** What a calendar program reads out of a file, by the file's own zones, and by the zones of the platform. */
function readFile(file: string): { own: number[]; platform: number[]; sequence: number; uid: string } {
  const root = new ICAL.Component(ICAL.parse(file));
  const zones = new Map(
    root
      .getAllSubcomponents('vtimezone')
      .map((part) => [String(part.getFirstPropertyValue('tzid')), new ICAL.Timezone(part)] as const),
  );
  const part = root.getFirstSubcomponent('vevent') as InstanceType<typeof ICAL.Component>;
  const own: number[] = [];
  const platform: number[] = [];
  for (const name of ['dtstart', 'dtend']) {
    const property = part.getFirstProperty(name) as InstanceType<typeof ICAL.Property>;
    const time = property.getFirstValue() as InstanceType<typeof ICAL.Time>;
    const tzid = property.getParameter('tzid');
    if (typeof tzid !== 'string') {
      own.push(time.toJSDate().getTime());
      platform.push(time.toJSDate().getTime());
      continue;
    }
    const zone = zones.get(tzid);
    expect(zone, `${tzid} is described`).toBeDefined();
    const wall = time.clone();
    if (zone) wall.zone = zone;
    own.push(wall.toUnixTime() * 1000);
    const text = time.toString().slice(0, 19);
    // Must exist and be meant once: neither left out nor repeated.
    platform.push(
      Temporal.PlainDateTime.from(text).toZonedDateTime(tzid, { disambiguation: 'reject' }).epochMilliseconds,
    );
  }
  return {
    own,
    platform,
    sequence: Number(part.getFirstPropertyValue('sequence')),
    uid: String(part.getFirstPropertyValue('uid')),
  };
}

interface Letter {
  body_text: string;
  calendar: string | null;
}

describe.each([
  ['July', '2026-07-15T12:00:00Z'],
  ['December', '2026-12-15T12:00:00Z'],
])('with the server’s clock in %s', (_, now) => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  const processZone = process.env.TZ;
  let clock = Date.parse(now);
  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date(clock) });
  });
  afterAll(async () => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
    await app.stop();
  });

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    as: string | null = company.recruiter.token,
  ): Promise<TestBody> => {
    const answer = await app.call({ method, path, as, ...(body ? { body } : {}) });
    expect(answer.status, answer.raw).toBeLessThan(300);
    return answer.body?.data ?? answer.raw;
  };

  it.each(ZONES)(
    'API, page, mail and calendar say the same minute around both changes of %s',
    async (zone) => {
      // Whatever zone the machine itself is in.
      process.env.TZ = zone;
      company = await createCompany(app.db);
      const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
      const reader = ZONES[(ZONES.indexOf(zone) + 1) % ZONES.length] as string;
      const { id, candidate } = await createApplication(app.db, company.organization_id, position);
      await sql`update users set time_zone = ${reader} where id = ${candidate.id}`.execute(app.db);
      const [first = 0, ...others] = instantsAround(zone);
      const event = await call('POST', '/event', {
        application_id: id,
        kind: 'video',
        way: 'fixed',
        title: 'Talk',
        duration_min: 30,
        time_zone: zone,
        starts_at: new Date(first).toISOString(),
        participants: [{ user_id: company.recruiter.id }],
      });
      let version = event.version;
      let sequence = -1;
      for (const start of [first, ...others]) {
        if (start !== first) {
          // A day between, so that no limit of a day counts.
          clock += 2 * HOUR;
          version = (
            await call('POST', `/event/${event.id}/time`, {
              version,
              starts_at: new Date(start).toISOString(),
            })
          ).version;
        }
        const end = start + 30 * MINUTE;
        const shown = await call('GET', `/event/${event.id}`);
        expect([Date.parse(shown.starts_at), Date.parse(shown.ends_at)]).toEqual([start, end]);

        const { rows } = await sql<Letter>`select body_text, calendar from mails
        where to_email = ${candidate.email} and calendar is not null order by created_at desc, id desc limit 1`.execute(
          app.db,
        );
        const [letter] = rows;
        const file = readFile(letter?.calendar ?? '');
        expect(file.own).toEqual([start, end]);
        expect(file.platform).toEqual([start, end]);
        expect(file.uid).toBe(`${event.id}@localhost`);
        expect(file.sequence).toBeGreaterThan(sequence);
        sequence = file.sequence;

        // The page draws with the same function in the browser; here with the platform's own zones.
        const page = zonedLines('en-US', [zone, reader], {
          starts_at: shown.starts_at,
          ends_at: shown.ends_at,
        });
        for (const line of page) expect(letter?.body_text).toContain(line);
        for (const [at, line] of page.entries()) {
          const of = [zone, reader][at] as string;
          const read = readLine(line);
          expect([read.start, read.end]).toEqual([clockOf(of, start), clockOf(of, end)]);
          expect(read.zone).toContain(cityOf(of));
          const minutes =
            Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(of).offsetNanoseconds / 6e10;
          const [, sign = '+', hours = '0', rest = '0'] = /GMT([+-])?(\d+)?(?::(\d+))?/.exec(read.zone) ?? [];
          expect((sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(rest ?? 0))).toBe(minutes);
        }
        const token = /\/book\/(\S+)/.exec(letter?.body_text ?? '')?.[1] ?? '';
        const booking = await call('GET', `/book/${token}`, undefined, null);
        expect([Date.parse(booking.starts_at), Date.parse(booking.ends_at)]).toEqual([start, end]);
        expect(readFile(await call('GET', `/book/${token}/calendar`, undefined, null)).own).toEqual([
          start,
          end,
        ]);
      }
    },
  );

  it('names the hour that autumn repeats, and tells its two times apart everywhere', () => {
    const [early, late] = ['2027-11-07T05:30:00Z', '2027-11-07T06:30:00Z'].map((starts_at) => {
      const ends_at = new Date(Date.parse(starts_at) + 30 * MINUTE).toISOString();
      return zonedLines('en-US', ['America/New_York'], { starts_at, ends_at })[0];
    });
    expect(early).toBe('Sun, Nov 7, 2027, 01:30–01:00 New York (GMT-4 → GMT-5)');
    expect(late).toBe('Sun, Nov 7, 2027, 01:30–02:00 New York (GMT-5)');
  });
});
