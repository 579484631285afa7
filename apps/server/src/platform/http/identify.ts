import type { AnyRoute } from '@tryout/contract/define-route';
import { scopeOf } from '@tryout/domain/access/access-policy';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { type Actor, callerOf } from './actor.ts';
import { sessionCookieName } from './cookies.ts';
import { httpSays } from './http.messages.ts';
import { playElsewhere, Refusal } from './refusal.ts';
import { findActor, findPlaySession, touchSession } from './sessions.queries.ts';
import { hashToken } from './tokens.ts';

/** Who sent a request. */
export interface Caller {
  readonly actor: Actor | null;
  readonly play_id: string | null;
  /** Digest of the token that holds the play; whoever takes the play over makes it void. */
  readonly play_token: Buffer | null;
  readonly ip: string;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds the caller. A session may come as a cookie or as a bearer token. */
export async function identify(
  services: Services,
  route: AnyRoute,
  request: FastifyRequest,
): Promise<Caller> {
  const bearer = bearerToken(request);
  if (route.access === 'play_session') {
    const play_token = bearer === undefined ? null : hashToken(bearer);
    const play = play_token && (await findPlaySession(services.db, play_token));
    if (!play) throw playElsewhere();
    return { actor: null, play_id: play.play_id, play_token, ip: request.ip };
  }
  const cookie = request.cookies[sessionCookieName(services.config)];
  const token = bearer ?? cookie;
  let actor: Actor | null = null;
  if (token) {
    const found = await findActor(services.db, hashToken(token));
    if (found) {
      actor = found.actor;
      if (found.stale) await touchSession(services.db, actor.session_id);
      // Whoever has yet to set up a second factor is nobody where anybody may come.
      if (actor.must_add_factor && !route.before_factor && isOpen(route)) actor = null;
    }
  }
  return { actor, play_id: null, play_token: null, ip: request.ip };
}

/**
 * Refuses those whose role has no right to the route. A cookie call that changes something must carry the app's own
 * header, which no other site can send without being asked first.
 */
export function judgeCaller({ actor }: Caller, route: AnyRoute, request: FastifyRequest): void {
  if (route.access === 'play_session') return;
  if (
    actor &&
    bearerToken(request) === undefined &&
    !SAFE_METHODS.has(request.method) &&
    !request.headers['x-tryout-client']
  ) {
    throw new Refusal('forbidden', httpSays('http.header_missing'));
  }
  if (scopeOf(route.access, callerOf(actor)) === 'no') {
    throw actor
      ? new Refusal('forbidden', httpSays('http.not_allowed'))
      : new Refusal('unauthenticated', httpSays('http.sign_in'));
  }
  if (actor?.must_add_factor && !route.before_factor) {
    throw new Refusal('second_factor_needed', httpSays('http.second_factor_needed'));
  }
}

/** Whether somebody who is not signed in may call it as well. */
const isOpen = (route: AnyRoute): boolean =>
  route.access !== 'play_session' && scopeOf(route.access, 'anonymous') !== 'no';

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined;
}
