import type { AnyRoute, RouteBody, RouteData, RouteParams, RouteQuery } from '@tryout/contract/define-route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Act, SignedAct } from '../act.ts';
import type { Db } from '../database/kysely.ts';
import type { Said } from '../language/say.ts';
import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';
import type { Origin } from './origin.ts';
import type { ResolvedRefs } from './refs.ts';

/** A file that came with a request, already stored under its hash unless its route takes it in memory. */
export interface ReceivedFile {
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  /** The first 4,100 bytes, enough to tell what the content is. */
  readonly head: Buffer;
  /** The whole of it, for a route that takes it in memory; null: it is in the store. */
  readonly bytes: Buffer | null;
}

/**
 * Everything a handler gets. Writes run inside one transaction; a thrown Refusal rolls it back. In a handler of
 * `handleWithoutTransaction` each statement of `db` stands alone.
 */
export interface Call<T extends AnyRoute> {
  readonly params: RouteParams<T>;
  readonly query: RouteQuery<T>;
  readonly body: RouteBody<T>;
  readonly actor: T['access'] extends 'play_session' ? null : Actor | null;
  readonly play_id: string | null;
  readonly play_token: Buffer | null;
  readonly db: Db;
  readonly refs: ResolvedRefs;
  readonly origin: Origin;
  readonly services: Services;
  readonly file: ReceivedFile | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The answer of a handler; `message` is shown to the person. */
export interface Answer<T extends AnyRoute> {
  readonly data: RouteData<T>;
  readonly message?: Said;
  readonly status?: 200 | 201 | 202;
}

/** A route with the code that answers it. */
export interface Handled {
  readonly route: AnyRoute;
  readonly run: (
    call: Call<AnyRoute>,
    prepared: unknown,
  ) => Promise<Answer<AnyRoute> | FastifyReply | undefined>;
  /** Whether all of it is one transaction; otherwise it opens its own where it writes. */
  readonly in_transaction: boolean;
  /** What takes long and is done before, outside the transaction; null: nothing. */
  readonly prepare: ((call: Preparing<AnyRoute>) => Promise<unknown>) | null;
}

/** What is known of a request before its transaction begins; records that it names are not judged yet. */
export type Preparing<T extends AnyRoute> = Omit<Call<T>, 'refs' | 'file' | 'play_id' | 'play_token'>;

/** Joins a route to its handler. File and event routes answer through `reply` and return it. */
export function handle<T extends AnyRoute>(
  route: T,
  run: (call: Call<T>) => Promise<Answer<T> | FastifyReply | undefined>,
): Handled {
  return {
    route,
    run: run as unknown as Handled['run'],
    in_transaction: route.method !== 'GET',
    prepare: null,
  };
}

/**
 * The same for what computes or waits for long before it writes little or nothing: meanwhile it holds no connection
 * and no rows. What it writes it writes in a `withTransaction` of its own, after looking at the rows again.
 */
export function handleWithoutTransaction<T extends AnyRoute>(
  route: T,
  run: (call: Call<T>) => Promise<Answer<T> | FastifyReply | undefined>,
): Handled {
  return { ...handle(route, run), in_transaction: false };
}

/**
 * The same for what has to hash a password: `prepare` does so before the transaction begins, so that nobody's
 * connection waits for it, and `run` gets what it made. Rows may have changed in between; `run` looks again.
 */
export function handlePrepared<T extends AnyRoute, P>(
  route: T,
  prepare: (call: Preparing<T>) => Promise<P>,
  run: (call: Call<T>, prepared: P) => Promise<Answer<T> | FastifyReply | undefined>,
): Handled {
  return {
    route,
    run: run as unknown as Handled['run'],
    in_transaction: true,
    prepare: prepare as unknown as Handled['prepare'],
  };
}

/** The signed-in caller of a route that anonymous callers cannot reach. */
export function signedIn(call: { readonly actor: Actor | null }): Actor {
  if (!call.actor) throw new Error('this route lets anonymous callers through, its handler does not');
  return call.actor;
}

/** What the signed-in caller of a route does, as actions take it. */
export function signedAct({ actor, origin, db, services }: Act): SignedAct {
  return { actor: signedIn({ actor }), origin, db, services };
}
