import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';
import { mailTo } from '../notifications/public.ts';
import { countAttempt } from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';
import {
  insertPin,
  lockPins,
  markPinUsed,
  newPinId,
  type PinPurpose,
  secondsSinceLastPin,
  takePinTry,
} from './pins.queries.ts';

/** Tries at one PIN, and seconds between two of them (product §2.3). */
export const PIN_RULE = { tries: 5, resend_after_s: 60 } as const;

/** PINs that one address may be sent in an hour; together with the tries this bounds guessing. */
const SENDING = { most: 8, within_s: 3600, closed_s: 3600, what: authSay('auth.get_code') } as const;

interface Place {
  readonly db: Db;
  readonly services: Services;
}

function pinHash(services: Services, id: string, pin: string): Buffer {
  return createHmac('sha256', readSecret(services.config)).update(`pin:${id}:${pin}`).digest();
}

/** How a PIN is asked for. */
export interface PinRequest {
  readonly email: string;
  readonly purpose: PinPurpose;
  readonly locale: string;
  /** False keeps the whole path the same but sends nothing: there is no such account. */
  readonly send: boolean;
  /** Goes on with a code that is less than a minute old instead of refusing: somebody took one step back. */
  readonly keep_recent?: boolean;
}

/** Makes a PIN and mails it. Refused when the last one is less than a minute old. */
export async function sendPin(place: Place, request: PinRequest): Promise<{ resend_after_s: number }> {
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
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  const id = newPinId();
  await insertPin(db, {
    id,
    email,
    purpose,
    pin_hash: pinHash(services, id, pin),
    minutes: await configValue(db, 'pin_minutes'),
  });
  if (request.send) {
    await mailTo(place, { type: 'pin', effect_key: id, params: { pin }, email, locale: request.locale });
  }
  return { resend_after_s: PIN_RULE.resend_after_s };
}

/** Checks a PIN and uses it up. A wrong one counts, also when many come at once. */
export async function usePin(
  { db, services }: Place,
  given: { email: string; purpose: PinPurpose; pin: string },
): Promise<void> {
  const taken = await takePinTry(db, given.email, given.purpose, PIN_RULE.tries);
  if (taken && timingSafeEqual(taken.pin_hash, pinHash(services, taken.id, given.pin))) {
    await markPinUsed(db, taken.id);
    return;
  }
  throw wrongPin();
}

/** The one answer to codes that are wrong, used, too old or tried too often. */
export function wrongPin(): Refusal {
  const message = authSay('auth.code_wrong');
  return new Refusal('invalid_input', message, { fields: [{ field: 'pin', message }], keep_writes: true });
}
