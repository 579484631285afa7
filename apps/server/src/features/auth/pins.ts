import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readSignedCookie, setSignedCookie } from '../../platform/http/signed-cookie.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';
import { mailTo } from '../notifications/public.ts';
import { countAttempt, takeTry } from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';
import {
  insertPin,
  keptOnlyIf,
  lockPins,
  markPinUsed,
  newPinId,
  type PinPurpose,
  secondsSinceLastPin,
  takeLink,
  takePinTry,
} from './pins.queries.ts';
import { forgetCodeTries, noCodeTryLeft } from './sign-in-tries.ts';

/** Seconds between two PINs (product §2.3); how many tries there are at one is a setting. */
export const PIN_RULE = { resend_after_s: 60 } as const;

/** PINs that one address may be sent in an hour; together with the tries this bounds guessing. */
const SENDING = { most: 8, within_s: 3600, closed_s: 3600, what: authSay('auth.get_code') } as const;

/**
 * PINs that one address may be sent in a day; then one an hour, so that a stranger who asks for them cannot keep the
 * owner out for longer than the link of the last mail is good.
 */
const DAILY = {
  free: 20,
  first_wait_s: 3600,
  longest_wait_s: 3600,
  most: 1000,
  forgotten_after_s: 86_400,
  since_first: true,
} as const;

/** A request of somebody who is not signed in: a code is good only in the browser that asked for it. */
export interface BrowserAct extends Act {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Asked for by anybody who types an address, so a stranger's guesses must not use up what the owner was sent. */
const BOUND_TO_BROWSER: readonly PinPurpose[] = ['password_reset', 'sign_in'];

/** How long a link is good: longer than an address may be closed to further mails, so that the mailbox has a good one. */
const LINK_MINUTES = 120;

/** How long a mail waits that tells by its work that there is an account, ms. */
const SENT_LATER_MS = 1000;

const cookieOf = (purpose: PinPurpose) => `tryout_code_${purpose}`;

function isBound(purpose: PinPurpose, place: Act): place is BrowserAct {
  if (!BOUND_TO_BROWSER.includes(purpose)) return false;
  if (!('request' in place)) throw new Error('a code that is bound to a browser needs one');
  return true;
}

function pinHash(services: Services, id: string, pin: string): Buffer {
  return createHmac('sha256', readSecret(services.config)).update(`pin:${id}:${pin}`).digest();
}

/** How a PIN is asked for. */
export interface PinRequest {
  readonly email: string;
  readonly purpose: PinPurpose;
  readonly locale: string;
  /** False does the same work but sends nothing: there is no such account. */
  readonly send: boolean;
  /** Goes on with a code that is less than a minute old instead of refusing: somebody took one step back. */
  readonly keep_recent?: boolean;
  /** Where a link in the same mail leads, made from its token; it does the same as the code, in any browser. */
  readonly link?: (token: string) => string;
}

/** Makes a PIN and mails it. Refused when the last one is less than a minute old. */
export async function sendPin(place: Act, request: PinRequest): Promise<{ resend_after_s: number }> {
  const { db, services } = place;
  const { email, purpose } = request;
  await lockPins(db, email, purpose);
  const age = await secondsSinceLastPin(db, email, purpose);
  if (age !== null && age < PIN_RULE.resend_after_s) {
    const wait = Math.max(1, Math.ceil(PIN_RULE.resend_after_s - age));
    if (request.keep_recent) return { resend_after_s: wait };
    throw new Refusal('too_many_requests', authSay('auth.code_on_its_way', { seconds: wait }), {
      retry_after_s: wait,
    });
  }
  await countAttempt(db, `pin:${purpose}:${email}`, SENDING);
  const rest = await takeTry(db, `pin-day:${purpose}:${email}`, DAILY);
  if (rest !== null) {
    const message = authSay('auth.codes_of_the_day', {
      count: DAILY.free,
      minutes: Math.max(1, Math.ceil(rest / 60)),
    });
    throw new Refusal('too_many_requests', message, { retry_after_s: rest, keep_writes: true });
  }
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  const id = newPinId();
  const minutes = await configValue(db, 'pin_minutes');
  const { token, hash } = newToken();
  const bound = isBound(purpose, place) ? place : null;
  await insertPin(db, {
    id,
    email,
    purpose,
    pin_hash: pinHash(services, id, pin),
    minutes,
    link_hash: request.link ? hash : null,
    link_minutes: LINK_MINUTES,
    // Who asks for another address's code must not end the one its owner is about to type.
    ends_others: !bound,
  });
  if (bound) setSignedCookie(bound.reply, services, cookieOf(purpose), id, minutes * 60);
  const link = request.link?.(token);
  // Queued and taken back where there is no account: the time of the answer does not tell.
  await keptOnlyIf(db, request.send, () =>
    mailTo(place, {
      type: link ? 'password_reset' : 'pin',
      effect_key: id,
      params: { pin },
      email,
      locale: request.locale,
      ...(link ? { link } : {}),
      // Work that began at once would make the answer slower, and the next one, where there is an account.
      ...(bound ? { waits_ms: SENT_LATER_MS } : {}),
    }),
  );
  return { resend_after_s: PIN_RULE.resend_after_s };
}

/**
 * Checks a PIN and uses it up. A wrong one counts, also when many come at once. One that is bound to a browser counts
 * for that browser only, and with wrong passwords: after a hundred only the link is left.
 */
export async function usePin(
  place: Act,
  given: { email: string; purpose: PinPurpose; pin: string },
): Promise<void> {
  const { db, services } = place;
  let named: string | null = null;
  if (isBound(given.purpose, place)) {
    const held = readSignedCookie(place.request, services, cookieOf(given.purpose));
    if (typeof held !== 'string') throw wrongPin();
    if (await noCodeTryLeft(db, given.email)) throw wrongPin();
    named = held;
  }
  const tries = await configValue(db, 'pin_tries');
  const taken = await takePinTry(db, given.email, given.purpose, tries, named);
  if (!taken || !timingSafeEqual(taken.pin_hash, pinHash(services, taken.id, given.pin))) throw wrongPin();
  await markPinUsed(db, taken.id);
  if (named !== null) await forgetCodeTries(db, given.email);
}

/** Uses up the link of a mail and answers the address it was sent to. */
export async function useLink({ db }: Act, purpose: PinPurpose, token: string): Promise<string> {
  const email = await takeLink(db, purpose, hashToken(token));
  if (email === undefined) throw new Refusal('gone', authSay('auth.link_over'));
  return email;
}

/** The one answer to codes that are wrong, used, too old or tried too often. */
export function wrongPin(): Refusal {
  const message = authSay('auth.code_wrong');
  return new Refusal('invalid_input', message, { fields: [{ field: 'pin', message }], keep_writes: true });
}
