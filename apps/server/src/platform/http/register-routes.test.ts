import cookies from '@fastify/cookie';
import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { type AnyRoute, defineRoute } from '@tryout/contract/define-route';
import { nothing, ref } from '@tryout/contract/fields';
import { ACCESS_POLICY, CALLERS } from '@tryout/domain/access/access-policy';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { idSites } from '../testing/isolation/sample-input.ts';
import { type Call, type Handled, handle, handleWithoutTransaction } from './call.ts';
import { type RefLoaders, refKindsIn } from './refs.ts';
import { refuseUndeclaredRoutes, registerRoutes } from './register-routes.ts';

const planted = defineRoute({
  method: 'GET',
  path: '/planted/:application_id',
  feature: 'planted',
  summary: 'Exists in this test only.',
  access: 'public.read',
  params: z.strictObject({ application_id: ref('application') }),
  response: nothing,
});
const handled = handle(planted, async () => ({ data: {} }));
const LOADERS: RefLoaders = { application: async () => [] };
const services = {} as Services;

function register(list: readonly Handled[], contract: readonly AnyRoute[], loaders: RefLoaders) {
  const app = Fastify();
  refuseUndeclaredRoutes(app);
  registerRoutes(app, services, list, contract, loaders, { rateLimits: false, judgeNeed: async () => {} });
  return app;
}

describe('registering routes', () => {
  it('takes a route of the contract that has a handler and a loader', () => {
    expect(() => register([handled], [planted], LOADERS)).not.toThrow();
  });

  it('stops the boot on a route registered outside the contract', () => {
    const app = Fastify();
    refuseUndeclaredRoutes(app);
    expect(() => app.get('/api/planted', () => ({}))).toThrow(/not declared in the contract/);
    expect(() => app.get('/api/planted', { config: { route: planted } as never }, () => ({}))).toThrow(
      /not declared/,
    );
  });

  it('stops the boot on a handler whose route is not listed, and on a listed route without a handler', () => {
    expect(() => register([handled], [], LOADERS)).toThrow(/not in the contract/);
    expect(() => register([], [planted], LOADERS)).toThrow(/no handler for GET \/planted/);
  });

  it('stops the boot on a route that names records nobody can load', () => {
    expect(() => register([handled], [planted], {})).toThrow(/application, which has no loader/);
  });

  it('stops the boot on a route registered twice', () => {
    expect(() => register([handled, handled], [planted], LOADERS)).toThrow(/already declared/);
  });
});

describe('the transaction of a request', () => {
  const pool = {
    isTransaction: false,
    transaction: () => ({ execute: (work: (db: object) => unknown) => work({ isTransaction: true }) }),
  };
  const acting = { feature: 'planted', summary: 'Exists in this test only.', access: 'public.read' } as const;
  const asks = (method: 'GET' | 'POST', idempotent = false) =>
    defineRoute({
      ...acting,
      method,
      path: '/planted',
      response: z.object({ in_transaction: z.boolean() }),
      idempotent,
    });
  const answer = async ({ db }: Pick<Call<AnyRoute>, 'db'>) => ({
    data: { in_transaction: db.isTransaction },
  });

  it.each([
    ['POST', true, handle(asks('POST'), answer)],
    ['GET', false, handle(asks('GET'), answer)],
    ['POST', false, handleWithoutTransaction(asks('POST'), answer)],
  ] as const)('of a %s is there: %s', async (method, in_transaction, one) => {
    const app = Fastify();
    await app.register(cookies);
    refuseUndeclaredRoutes(app);
    const withPool = { db: pool, config: { publicUrl: 'http://localhost' } } as unknown as Services;
    registerRoutes(app, withPool, [one], [one.route], {}, { rateLimits: false, judgeNeed: async () => {} });
    const { statusCode, body } = await app.inject({ method, url: '/api/planted' });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { in_transaction } }]);
  });

  it('is needed to answer a repeated request as before', () => {
    const one = handleWithoutTransaction(asks('POST', true), answer);
    expect(() => register([one], [one.route], {})).toThrow(/only a transaction can do/);
  });
});

describe('the contract', () => {
  it('gives every route an action of the policy, with a cell for every role', () => {
    for (const route of ALL_ROUTES) {
      if (route.access === 'play_session') continue;
      const row = ACCESS_POLICY[route.access];
      expect(Object.keys(row).sort(), `${route.method} ${route.path}`).toEqual([...CALLERS].sort());
    }
  });

  it('spells every route once', () => {
    const spelled = ALL_ROUTES.map((route) => `${route.method} ${route.path.replace(/:[a-z_]+/g, ':')}`);
    expect(spelled.filter((one, i) => spelled.indexOf(one) !== i)).toEqual([]);
  });

  it('has no id in any input that the platform would not find', () => {
    for (const route of ALL_ROUTES) {
      const found = new Set(
        [route.params, route.query, route.body].flatMap((schema) => [...refKindsIn(schema)]),
      );
      const named = new Set(idSites(route).flatMap((site) => site.kind ?? []));
      expect(found, `${route.method} ${route.path}`).toEqual(named);
    }
  });
});
