import { createHash } from 'node:crypto';
import type { AnyRoute } from '@tryout/contract/define-route';
import { scopeOf } from '@tryout/domain/access/access-policy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/kysely.ts';
import { withTransaction } from '../database/transaction.ts';
import type { Language } from '../language/language.ts';
import type { Services } from '../services.ts';
import { type Actor, callerOf, NOBODY } from './actor.ts';
import type { Answer, Call, Handled, Preparing, ReceivedFile } from './call.ts';
import { httpSays } from './http.messages.ts';
import { claimIdempotencyKey, type StoredAnswer, storeIdempotentAnswer } from './idempotency.queries.ts';
import { type Caller, identify, judgeCaller } from './identify.ts';
import { invalidInput } from './invalid-input.ts';
import { languageOf } from './language-of.ts';
import { LIMITS } from './limits.ts';
import { type FlagJudge, type NeedJudge, organizationOf, soleOrganizationOf } from './needs.ts';
import { receiveUpload, type UploadLimit } from './receive-upload.ts';
import { type RefLoaders, refKindsIn, resolveRefs } from './refs.ts';
import { Refusal } from './refusal.ts';

/** Routes that the onRoute hook lets through; any other registration stops the boot. */
const declared = new WeakSet<object>();

/** Refuses every API route that was not declared in the contract. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (options) => {
    if (options.url.startsWith('/api') && !declared.has(options.config ?? {})) {
      throw new Error(`route ${String(options.method)} ${options.url} is not declared in the contract`);
    }
  });
}

/** Registers every handled route; a contract route without a handler, or twice, stops the boot. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  handled: readonly Handled[],
  contract: readonly AnyRoute[],
  loaders: RefLoaders,
  options: Judges & {
    readonly rateLimits: boolean;
    readonly isPaused?: () => Promise<boolean>;
    readonly isTold?: () => boolean;
  },
): void {
  const missing = contract.filter((route) => !handled.some((one) => one.route === route));
  if (missing.length > 0) {
    throw new Error(`no handler for ${missing.map((r) => `${r.method} ${r.path}`).join(', ')}`);
  }
  for (const one of handled) {
    const { route } = one;
    if (!contract.includes(route))
      throw new Error(`${route.method} ${route.path} is not in the contract's list`);
    if (route.idempotent && !one.in_transaction) {
      throw new Error(`${route.method} ${route.path} stores its answer, which only a transaction can do`);
    }
    for (const schema of [route.params, route.query, route.body]) {
      for (const kind of refKindsIn(schema)) {
        if (!loaders[kind])
          throw new Error(`${route.method} ${route.path} names a ${kind}, which has no loader`);
      }
    }
    const config = { rateLimit: options.rateLimits ? LIMITS[route.limit] : (false as const), route };
    declared.add(config);
    routesInto(
      app,
      route.takes_text,
    )({
      method: route.method,
      url: `/api${route.path}`,
      config,
      handler: async (request, reply) => {
        const caller = await identify(services, route, request);
        if (options.isTold?.()) reply.header(NOTICE_HEADER, '1');
        try {
          if (isStopped(route, caller) && (await options.isPaused?.())) {
            throw new Refusal('unavailable', httpSays('http.maintenance'), { retry_after_s: 300 });
          }
          return await answer(services, loaders, options, one, caller, request, reply);
        } catch (error) {
          noteRefusal(services, route, caller, request, error);
          throw error;
        }
      },
    });
  }
}

/** Says in an answer that there is something which everybody is told; pages then ask what. */
const NOTICE_HEADER = 'X-Tryout-Notice';

/** Features by which people sign in and out, which goes on under maintenance. */
const GOES_ON = new Set(['auth', 'second-factors', 'identities']);

/** Whether maintenance stops a request: what changes something, but for plays that run, signing in, and super admins. */
function isStopped(route: AnyRoute, caller: Caller): boolean {
  return (
    route.method !== 'GET' &&
    route.access !== 'play_session' &&
    !GOES_ON.has(route.feature) &&
    caller.actor?.user_type !== 'super_admin'
  );
}

/** Registers a route; one that takes text gets its body as it came, since what is signed is signed over its bytes. */
function routesInto(app: FastifyInstance, takesText: boolean): (options: RouteOptions) => void {
  if (!takesText) return (options) => app.route(options);
  return (options) =>
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
      scope.route(options);
    });
}

function parse<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw invalidInput(schema, value ?? {}, result.error.issues, where);
}

/** What decides about a request beside its route. */
interface Judges {
  readonly judgeNeed: NeedJudge;
  readonly judgeFlag?: FlagJudge;
  readonly largestUpload?: UploadLimit;
}

async function answer(
  services: Services,
  loaders: RefLoaders,
  { judgeNeed, judgeFlag, largestUpload }: Judges,
  { route, run, in_transaction, prepare }: Handled,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  judgeCaller(caller, route, request);
  const params = parse(route.params, request.params, 'address');
  const query = parse(route.query, request.query, 'query');
  const upload = route.upload ? await receiveUpload(services, route, request, largestUpload) : null;
  const body = parse(route.body, upload ? upload.fields : request.body, 'body');
  const inputs = [
    { schema: route.params, value: params },
    { schema: route.query, value: query },
    { schema: route.body, value: body },
  ];
  const about: Preparing<AnyRoute> = {
    params,
    query,
    body,
    actor: caller.actor as never,
    db: services.db,
    origin: originOf(request),
    services,
    request,
    reply,
  };
  const prepared = await prepare?.(about);
  const attempt = async (db: Db): Promise<unknown> => {
    const key = route.idempotent ? request.headers['idempotency-key'] : undefined;
    const claim = typeof key === 'string' ? claimOf(caller, route, key, { params, query, body }) : null;
    const stored = claim && (await claimIdempotencyKey(db, claim));
    const asking = { route, params, body, actor: caller.actor, db, services };
    const loading = resolveRefs(db, loaders, inputs, scopeFor(route, caller));
    // Where the records make no difference to whose plan counts, both statements travel together.
    const sole = in_transaction && !stored ? soleOrganizationOf(caller.actor) : undefined;
    const meanwhile =
      route.needs && sole !== undefined
        ? failureOf(judgeNeed({ ...asking, organization_id: sole }, route.needs))
        : null;
    const refs = await onceBothAreOver(loading, meanwhile);
    // Repeated only to somebody who may still name these records and lost no right since.
    if (stored) return { sent: repeatable(stored, caller.actor) };
    const call: Call<AnyRoute> = {
      ...about,
      play_id: caller.play_id,
      play_token: caller.play_token,
      db,
      refs,
      file: (upload?.file as ReceivedFile | undefined) ?? null,
    };
    const unmet = await meanwhile;
    if (unmet && !(unmet.error instanceof Refusal)) throw unmet.error;
    await judgeFlag?.({ ...asking, refs });
    if (unmet) throw unmet.error;
    if (route.needs && !meanwhile) {
      await judgeNeed({ ...asking, organization_id: organizationOf(call) }, route.needs);
    }
    const result = await keepingRefusal(() => run(call, prepared));
    if (result instanceof Refusal) return result;
    // A handler that answered by itself: awaiting a reply yields nothing.
    if (!result) return undefined;
    const sent = shape(route, result, languageOf(request));
    if (claim) await storeIdempotentAnswer(db, claim, { ...sent, rights: rightsOf(caller.actor) });
    return { sent };
  };
  const outcome = in_transaction ? await withTransaction(services.db, attempt) : await attempt(services.db);
  if (outcome instanceof Refusal) throw outcome;
  if (!isSent(outcome)) return reply;
  return reply.code(outcome.sent.status).send(outcome.sent.body);
}

/** What a promise is rejected with; null: it is not. */
const failureOf = (work: Promise<void>): Promise<{ readonly error: unknown } | null> =>
  work.then(
    () => null,
    (error: unknown) => ({ error }),
  );

/** What `first` gives or throws, once `second` is over too: nothing goes on in a transaction that ends. */
async function onceBothAreOver<T>(first: Promise<T>, second: Promise<unknown> | null): Promise<T> {
  try {
    return await first;
  } finally {
    await second;
  }
}

/** A refusal that keeps its writes comes back as a value, so that the transaction commits. */
async function keepingRefusal<T>(run: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.detail.keep_writes) return error;
    throw error;
  }
}

function isSent(value: unknown): value is { sent: { status: number; body: object } } {
  return typeof value === 'object' && value !== null && 'sent' in value;
}

function shape(
  route: AnyRoute,
  { data: given, message, status }: Answer<AnyRoute>,
  language: Language,
): { status: number; body: object } {
  const data = route.response.parse(given);
  const body = message === undefined ? { data } : { data, message: message(language) };
  return { status: status ?? 200, body };
}

function scopeFor(route: AnyRoute, caller: Caller) {
  if (route.access === 'play_session') {
    return { action: 'public.read' as const, scope: 'no' as const, actor: null, facts: NOBODY };
  }
  return {
    action: route.access,
    scope: scopeOf(route.access, callerOf(caller.actor)),
    actor: caller.actor,
    facts: caller.actor ?? NOBODY,
  };
}

function claimOf(caller: Caller, route: AnyRoute, key: string, input: unknown) {
  if (key.length < 8 || key.length > 200) {
    throw new Refusal('invalid_input', httpSays('http.idempotency_key_length'));
  }
  return {
    caller: caller.actor?.user_id ?? caller.play_id ?? `anonymous:${caller.ip}`,
    route: `${route.method} ${route.path}`,
    key,
    request_digest: createHash('sha256').update(JSON.stringify(input)).digest('hex'),
  };
}

/** What an answer was given on the ground of: the role, the organizations and the levels of that moment. */
function rightsOf(actor: Actor | null): string[] {
  if (!actor) return [];
  return [
    actor.user_type,
    ...actor.memberships.map((one) => `${one.organization_id} ${one.status}`),
    ...(actor.link ? [`${actor.link.company_id} ${actor.link.permissions} ${actor.link.position_ids}`] : []),
    ...[...actor.privileges].map(([position, level]) => `${position} ${level}`),
  ];
}

function repeatable({ rights, status, body }: StoredAnswer, actor: Actor | null) {
  const now = new Set(rightsOf(actor));
  if (!rights.every((right) => now.has(right))) {
    throw new Refusal('forbidden', httpSays('http.not_allowed'));
  }
  return { status, body };
}

/** Keeps for the security log what a signed-in person was refused: a forbidden act, or an id that is foreign. */
function noteRefusal(
  services: Services,
  route: AnyRoute,
  { actor }: Caller,
  request: FastifyRequest,
  error: unknown,
): void {
  if (!actor || !(error instanceof Refusal)) return;
  const { code } = error;
  const ids = error.detail.foreign_ids ?? [];
  if (code !== 'forbidden' && (code !== 'not_found' || ids.length === 0)) return;
  const spelled = `${route.method} ${route.path}`;
  services.refusedActs.note({ actor, origin: originOf(request), route: spelled, code, ids });
}

function originOf(request: FastifyRequest) {
  return {
    request_id: request.id,
    ip: request.ip,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 400),
  };
}
