import { ALL_ROUTES } from '@tryout/contract/all-routes';
import type { AnyRoute } from '@tryout/contract/define-route';
import { failure } from '@tryout/contract/envelope';
import { isOpenToAnonymous, scopeOf } from '@tryout/domain/access/access-policy';
import { USER_TYPES } from '@tryout/domain/access/roles';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factory.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { nastyBodies, nastyValue } from './nasty-values.ts';
import { sampleInput, variantsOf } from './sample-input.ts';
import { type Answered, sendInput } from './send-input.ts';
import { spoil } from './spoil-input.ts';
import { buildTenant, type Tenant } from './tenant-world.ts';

const MOST_MS = 5000;
/** Callers tried for each route; the others reach the same code. */
const CALLERS = 2;

const ARABIC = /\p{Script=Arabic}/u;
const faults = new Set<string>();
let sent = 0;

/** On a machine that is busy with other things as well. */
const LONGEST_MS = 600_000;

/** Sends every route spoiled input, for each caller who may use it: so many requests, drawn from the seed. */
export function describeWrongInput({ cases, seed }: { readonly cases: number; readonly seed: number }): void {
  describe('every route, with input that is wrong', () => {
    let app: TestApp;
    let tenant: Tenant;
    let tokens: Map<string, string | null>;

    beforeAll(async () => {
      app = await startTestApp();
      tenant = await buildTenant(app, 'fuzzcanary');
      const superAdmin = await createUser(app.db, 'super_admin');
      tokens = new Map([
        ['anonymous', null],
        ['super_admin', superAdmin.token],
      ]);
      for (const [type, user] of Object.entries(tenant.people)) tokens.set(type, user.token);
    });
    afterAll(() => app.stop());

    it('never answers with a fault of its own, and always says why, in the language asked for', {
      timeout: LONGEST_MS,
    }, async () => {
      const values = fc.sample(fc.tuple(fc.nat(1000), nastyValue), { numRuns: cases, seed });
      for (const [n, route] of ALL_ROUTES.entries()) {
        for (const token of tokensFor(route)) {
          for (const [i, [at, value]] of values.entries()) {
            const whole = sampleInput(route, {
              variant: i % variantsOf(route.body),
              lean: i % 3 === 0,
              texts: tenant.texts,
              pick: (site) => tenant.ids[site.kind ?? 'user'],
            });
            const language = i % 2 === 0 ? 'en' : 'ar';
            const spoiled = spoil(whole, at + n, value);
            await judge(route, at, value, language, () =>
              sendInput(app.app, route, spoiled, token, language),
            );
          }
          await restore();
        }
      }
      expect([...faults]).toEqual([]);
    });

    it('refuses bodies that are none, and content of other kinds', { timeout: LONGEST_MS }, async () => {
      for (const route of ALL_ROUTES) {
        if (route.method === 'GET') continue;
        const [token] = tokensFor(route);
        for (const { type, payload } of nastyBodies(route.upload?.field ?? 'file')) {
          const whole = sampleInput(route, { variant: 0, pick: (site) => tenant.ids[site.kind ?? 'user'] });
          const path = route.path.replace(/:([a-z_]+)/g, (_, name: string) => whole.params[name] ?? '');
          await judge(route, type, String(payload).slice(0, 60), 'ar', async () => {
            const response = await app.app.inject({
              method: route.method,
              url: `/api${path}`,
              headers: {
                'accept-language': 'ar',
                ...(token ? { authorization: `Bearer ${token}` } : {}),
                ...(type ? { 'content-type': type } : {}),
              },
              payload,
            });
            return { status: response.statusCode, text: response.body, headers: response.headers };
          });
        }
        await restore();
      }
      expect([...faults]).toEqual([]);
      expect(sent).toBeGreaterThan(ALL_ROUTES.length * cases);
    });

    function tokensFor(route: AnyRoute): (string | null)[] {
      const { access } = route;
      if (access === 'play_session') return [tenant.play_token];
      const callers = USER_TYPES.filter((type) => scopeOf(access, type) !== 'no').slice(-CALLERS);
      if (isOpenToAnonymous(access)) callers.splice(0, 1);
      const names = isOpenToAnonymous(access) ? [...callers, 'anonymous'] : callers;
      return names.map((name) => tokens.get(name) ?? null);
    }

    /** Some of the wrong input is right after all, such as signing out. */
    async function restore(): Promise<void> {
      await sql`update sessions set revoked_at = null where revoked_at is not null`.execute(app.db);
      await sql`update users set status = 'active' where status <> 'active'`.execute(app.db);
      await sql`update members set status = 'active' where status <> 'active'`.execute(app.db);
    }
  });
}

async function judge(
  route: AnyRoute,
  at: unknown,
  value: unknown,
  language: string,
  send: () => Promise<Answered>,
): Promise<void> {
  const began = performance.now();
  const answer = await send();
  sent += 1;
  const took = performance.now() - began;
  const shown = `${route.method} ${route.path} with ${JSON.stringify(value)?.slice(0, 120)} (${String(at)})`;
  if (took > MOST_MS) faults.add(`${shown}: took ${Math.round(took)} ms`);
  if (answer.status >= 500) faults.add(`${shown}: ${answer.status} ${answer.text.slice(0, 200)}`);
  if (answer.status < 400) return;
  const parsed = failure.safeParse(bodyOf(answer));
  if (!parsed.success || parsed.data.message.trim() === '') {
    faults.add(`${shown}: a failure without its message: ${answer.status} ${answer.text.slice(0, 200)}`);
  } else if (language === 'ar') {
    const { message, fields = [] } = parsed.data;
    for (const said of [message, ...fields.map((field) => field.message)]) {
      if (!ARABIC.test(said)) faults.add(`${shown}: not said in Arabic: ${said.slice(0, 200)}`);
    }
  }
}

function bodyOf(answer: Answered): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    return answer.text;
  }
}
