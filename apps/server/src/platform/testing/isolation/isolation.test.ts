import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { ALL_ROUTES } from '@tryout/contract/all-routes';
import type { AnyRoute } from '@tryout/contract/define-route';
import { failure } from '@tryout/contract/envelope';
import type { RefKind } from '@tryout/contract/fields';
import { type Scope, scopeOf } from '@tryout/domain/access/access-policy';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../factory.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { actorsOf, type CrawlActor } from './actors.ts';
import { headerProblems } from './header-problems.ts';
import { type IdSite, idSites, sampleInput, variantsOf } from './sample-input.ts';
import { type Answered, sendInput } from './send-input.ts';
import { digestOf, refusedActsAbroad, tablesOfOrganizations } from './tenant-rows.ts';
import { buildTenant, type Tenant } from './tenant-world.ts';

/** Records of the platform: anybody who may name them may name each of them. */
const OF_THE_PLATFORM = new Set<RefKind>([
  'industry',
  'terms',
  'job',
  'trait_category',
  'trait',
  'subtrait',
  'build',
  'build_version',
]);
/** The hiring side names candidates' accounts only through applications; these ids are one's own or nobody's. */
const REACHES_ALL: readonly Scope[] = ['all'];
/** Shows every mail on purpose, outside production and without a mail server only: it stands in for everybody's mailbox. */
const MAILBOX = '/dev/outbox';
const TOGETHER = 8;

const faults: string[] = [];
const covered = new Map<AnyRoute, Set<string>>();
const answeredWell = new Set<AnyRoute>();
/** Routes that showed the words of one's own tenant: were there none, finding no foreign ones would prove nothing. */
const showedOwn = new Set<AnyRoute>();

/** What live streams of everybody have told meanwhile. */
const heard: string[] = [];

/** On a machine that is busy with other things as well. */
const LONGEST_MS = 600_000;

describe('every route, called by everybody with own, foreign and unknown ids', () => {
  let app: TestApp;
  let alpha: Tenant;
  let beta: Tenant;
  let superAdmin: TestUser;

  beforeAll(async () => {
    app = await startTestApp();
    alpha = await buildTenant(app, 'alphacanary');
    beta = await buildTenant(app, 'betacanary', 'own_and_shared');
    superAdmin = await createUser(app.db, 'super_admin');
    const { rows: people } = await sql<{ id: string }>`select id from users`.execute(app.db);
    for (const { id } of people) {
      const stream = new PassThrough().on('data', (text: Buffer) => heard.push(String(text)));
      app.services.live.connect(id, uuidv7(), stream as unknown as ServerResponse);
    }
    // Plans are used, and everybody has everything: what is refused is refused for whose it is.
    await sql`insert into entitlements (id, organization_id, key, value, source, source_id, starts, reason, created_at, updated_at)
      select gen_random_uuid(), o.id, f.key, 'true', 'manual', gen_random_uuid(), now() - interval '1 day', 'All', now(), now()
      from organizations o cross join features f`.execute(app.db);
    await sql`insert into app_configs (key, value) values ('billing', 'true')`.execute(app.db);
  });
  afterAll(() => app.stop());

  it('has two tenants with a row in every table that belongs to an organization', async () => {
    for (const tenant of [alpha, beta]) {
      const digests = await digestOf(app.db, tenant);
      const empty = (await tablesOfOrganizations(app.db)).filter((table) => digests[table]?.startsWith('0 '));
      expect(empty, 'add a row of these to tenant-world.ts').toEqual([]);
    }
  });

  it('refuses foreign and unknown ids alike, and changes nothing of the other tenant', {
    timeout: LONGEST_MS,
  }, async () => {
    for (const [home, abroad] of [
      [alpha, beta],
      [beta, alpha],
    ] as const) {
      const before = await digestOf(app.db, abroad);
      const work: (() => Promise<void>)[] = [];
      for (const actor of actorsOf(home, abroad, superAdmin)) {
        for (const route of ALL_ROUTES) work.push(() => crawlForeign(app, route, actor));
      }
      await allOf(work);
      expect(await digestOf(app.db, abroad), 'rows of the other tenant changed').toEqual(before);
    }
    expect(faults).toEqual([]);
  });

  it('answers with own ids as the policy says, without a word of the other tenant', {
    timeout: LONGEST_MS,
  }, async () => {
    for (const [home, abroad] of [
      [alpha, beta],
      [beta, alpha],
    ] as const) {
      const before = await digestOf(app.db, abroad);
      for (const actor of actorsOf(home, abroad, superAdmin)) {
        // What reads goes side by side; what changes something comes one after the other, since it may sign somebody out.
        const reads = ALL_ROUTES.filter(({ method }) => method === 'GET');
        await allOf(reads.map((route) => () => crawlOwn(app, route, actor, home)));
        for (const route of ALL_ROUTES) if (route.method !== 'GET') await crawlOwn(app, route, actor, home);
      }
      expect(await digestOf(app.db, abroad), 'rows of the other tenant changed').toEqual(before);
    }
    expect(faults).toEqual([]);
  });

  it('tells in live events what to look at again, and no word of anybody’s records', async () => {
    await expect.poll(() => heard.length).toBeGreaterThan(10);
    const words = [alpha, beta].flatMap((tenant) => Object.values(tenant.canaries));
    expect(heard.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
  });

  it('writes down what was refused, in the log of whoever asked and of no other tenant', async () => {
    await app.services.refusedActs.flush();
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from security_log where action = 'access.refused'`.execute(app.db);
    expect(rows[0]?.n).toBeGreaterThan(100);
    expect(await refusedActsAbroad(app.db)).toEqual([]);
  });

  it('called every route as everybody', () => {
    const everybody = actorsOf(alpha, beta, superAdmin).map((actor) => actor.name);
    for (const route of ALL_ROUTES) {
      expect([...(covered.get(route) ?? [])].sort(), `${route.method} ${route.path}`).toEqual(
        [...everybody].sort(),
      );
    }
    expect(answeredWell.size / ALL_ROUTES.length, neverDone()).toBeGreaterThan(0.6);
    expect(showedOwn.size).toBeGreaterThan(40);
  });
});

/** Routes whose sample never got past the handler's own rules, for whoever wants to see more of them tried. */
function neverDone(): string {
  return ALL_ROUTES.filter((route) => !answeredWell.has(route))
    .map((route) => `${route.method} ${route.path}`)
    .join('\n');
}

async function allOf(work: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < work.length) await work[next++]?.();
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
}

function scopeFor(route: AnyRoute, actor: CrawlActor): Scope {
  return route.access === 'play_session' ? 'no' : scopeOf(route.access, actor.caller);
}

/** Calls with one id after another being foreign, then unknown, all others own: both must be the same 404. */
async function crawlForeign(app: TestApp, route: AnyRoute, actor: CrawlActor): Promise<void> {
  const scope = scopeFor(route, actor);
  if (scope === 'no') {
    // Refused for the role, before any id is looked at: it is the same whichever tenant is at home.
    if (covered.get(route)?.has(actor.name)) return;
    const input = sampleInput(route, { variant: 0, pick: (site) => idFor(site, actor.foreign) });
    const answer = await call(app, route, actor, input);
    const expected = actor.token && route.access !== 'play_session' ? 403 : 401;
    if (answer.status !== expected)
      fault(route, actor, `answered ${answer.status}, the policy says ${expected}`);
    return;
  }
  // What reaches everybody has no foreign records.
  if (REACHES_ALL.includes(scope)) return;
  const { withheld_kinds } = actor;
  if (actor.outsider && !withheld_kinds && scope !== 'position' && scope !== 'linked') return;
  for (const site of idSites(route)) {
    if (site.kind && OF_THE_PLATFORM.has(site.kind)) continue;
    if (withheld_kinds && !(site.kind && withheld_kinds.has(site.kind))) continue;
    for (let variant = 0; variant < variantsOf(route.body); variant += 1) {
      let used = false;
      const withId = (id: string) =>
        sampleInput(route, {
          variant,
          pick: (here) => {
            if (here.path !== site.path) return idFor(here, actor.own);
            used = true;
            return id;
          },
        });
      const foreign = withId(idFor(site, actor.foreign));
      if (!used) continue;
      const [one, other] = [
        await call(app, route, actor, foreign),
        await call(app, route, actor, withId(uuidv7())),
      ];
      if (withoutReference(one) !== withoutReference(other)) {
        fault(
          route,
          actor,
          `${site.path}: foreign ${one.status} ${one.text.slice(0, 200)} unlike unknown ${other.status} ${other.text.slice(0, 200)}`,
        );
      }
      if (site.kind && one.status !== 404)
        fault(
          route,
          actor,
          `${site.path}: a foreign ${site.kind} answered ${one.status} ${one.text.slice(0, 300)}`,
        );
    }
  }
}

/** Calls with the caller's own ids: whatever comes of it, nothing foreign shows and nothing breaks. */
async function crawlOwn(app: TestApp, route: AnyRoute, actor: CrawlActor, home: Tenant): Promise<void> {
  const scope = scopeFor(route, actor);
  if (scope === 'no' && route.access !== 'play_session') return;
  const playing = route.access === 'play_session' ? { ...actor, token: home.play_token } : actor;
  const asked = new Set<string>();
  for (let n = 0; n < 2 * variantsOf(route.body); n += 1) {
    const input = sampleInput(route, {
      variant: n >> 1,
      lean: n % 2 === 0,
      texts: home.texts,
      pick: (site) => idFor(site, actor.own),
    });
    // What may be left out of a read is often nothing: the same again tells nothing new.
    const same = JSON.stringify(input);
    if (route.method === 'GET' && asked.has(same)) continue;
    asked.add(same);
    const answer = await call(app, route, playing, input);
    if (answer.status < 300) answeredWell.add(route);
    if (Object.values(home.canaries).some((word) => answer.text.includes(word))) showedOwn.add(route);
    if (answer.status === 401 && actor.caller !== 'anonymous' && route.access !== 'play_session') {
      // A wrong password is answered so as well.
      if (!answer.text.includes('assword')) fault(route, actor, `answered 401 ${answer.text}`);
    }
    if (route.method !== 'GET' && answer.status < 400) await takeUpAgain(app, home);
  }
}

/** Signing out, ending sessions, switching drafts off and the like work; the crawl goes on. */
async function takeUpAgain(app: TestApp, home: Tenant): Promise<void> {
  await sql`
    with signed_in as (update sessions set revoked_at = null where revoked_at is not null),
      active as (update users set status = 'active' where status <> 'active'),
      drafting as (update ai_settings set is_on = true, tasks_off = '{}' where not is_on or tasks_off <> '{}')
    update members set status = 'active'
    where status <> 'active' and organization_id = any(${home.organization_ids}::uuid[])`.execute(app.db);
}

async function call(
  app: TestApp,
  route: AnyRoute,
  actor: CrawlActor,
  input: ReturnType<typeof sampleInput>,
): Promise<Answered> {
  const names = covered.get(route) ?? new Set<string>();
  covered.set(route, names.add(actor.name));
  const answer = await sendInput(app.app, route, input, actor.token);
  if (answer.status >= 500) fault(route, actor, `answered ${answer.status} ${answer.text.slice(0, 300)}`);
  if (answer.status >= 400) {
    const parsed = failure.safeParse(JSON.parse(answer.text));
    if (!parsed.success || parsed.data.message === '')
      fault(route, actor, `a failure without its message: ${answer.text.slice(0, 200)}`);
  }
  for (const problem of headerProblems(route, answer)) fault(route, actor, problem);
  const scope = scopeFor(route, actor);
  if (route.path === MAILBOX) return answer;
  const words =
    actor.caller === 'super_admin' && scope === 'all' ? [] : scope === 'all' ? actor.secret : actor.hidden;
  for (const word of words) {
    const at = answer.text.indexOf(word);
    if (at !== -1) fault(route, actor, `shows ${answer.text.slice(Math.max(0, at - 80), at + 60)}`);
  }
  return answer;
}

function idFor(site: IdSite, ids: Tenant['ids']): string {
  return ids[site.kind ?? 'user'];
}

/** How much of one's own a report has yet to count changes from one moment to the next. */
const MOMENTARY = /"reference":"[^"]*"|"waiting":\d+/g;

function withoutReference(answer: Answered): string {
  return `${answer.status} ${answer.text.replace(MOMENTARY, '')}`;
}

function fault(route: AnyRoute, actor: CrawlActor, what: string): void {
  faults.push(`${route.method} ${route.path} as ${actor.name}: ${what}`);
}
