import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from '../../platform/http/signed-cookie.ts';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { identitiesSay } from './identities.messages.ts';
import type { AttemptSecrets, OutsidePerson } from './provider.ts';

/** A browser's request, as far as an attempt is concerned. */
export interface BrowserPlace {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const COOKIE = 'tryout_linkedin';
const ATTEMPT_S = 600;
const PERSON_S = 900;

/** What the browser holds: an attempt on its way, or the person who came back and is not let in yet. */
type Held =
  | { readonly kind: 'attempt'; readonly state: string; readonly user_id: string | null }
  | { readonly kind: 'person'; readonly person: OutsidePerson };

const TOO_LONG = identitiesSay('identities.too_long_ago');

function secretsOf(services: Services, state: string): AttemptSecrets {
  const derive = (part: string) =>
    createHmac('sha256', readSecret(services.config)).update(`linkedin:${part}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}

/** A new attempt, bound to this browser; `user_id` is the account that shall be linked, null for signing in. */
export function beginAttempt({ services, reply }: BrowserPlace, user_id: string | null): AttemptSecrets {
  const state = randomBytes(32).toString('base64url');
  const held: Held = { kind: 'attempt', state, user_id };
  setSignedCookie(reply, services, COOKIE, held, ATTEMPT_S);
  return secretsOf(services, state);
}

/**
 * The attempt that a return belongs to; it is used up. Refuses a return to a browser that did not begin it: somebody
 * else's sign-in would be completed here (login CSRF).
 */
export function takeAttempt(
  { services, request, reply }: BrowserPlace,
  state: string,
): AttemptSecrets & { readonly user_id: string | null } {
  const held = readSignedCookie(request, services, COOKIE) as Held | null;
  if (held?.kind !== 'attempt' || !sameText(held.state, state)) throw new Refusal('gone', TOO_LONG);
  clearSignedCookie(reply, services, COOKIE);
  return { ...secretsOf(services, held.state), user_id: held.user_id };
}

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Keeps who came back, while they prove an account or fill in the form. */
export function lockPerson({ services, reply }: BrowserPlace, person: OutsidePerson): void {
  const held: Held = { kind: 'person', person };
  setSignedCookie(reply, services, COOKIE, held, PERSON_S);
}

/** Who came back to this browser a moment ago. */
export function heldPerson({ services, request }: BrowserPlace): OutsidePerson {
  const held = readSignedCookie(request, services, COOKIE) as Held | null;
  if (held?.kind !== 'person') throw new Refusal('gone', TOO_LONG);
  return held.person;
}

/** Forgets who came back. */
export function releasePerson({ services, reply }: BrowserPlace): void {
  clearSignedCookie(reply, services, COOKIE);
}
