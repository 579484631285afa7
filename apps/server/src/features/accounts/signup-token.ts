import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SIGNUP_USER_TYPES } from '@tryout/contract/accounts/accounts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { accountsSay } from './accounts.messages.ts';

/** A role that signs itself up. */
export type SignupUserType = (typeof SIGNUP_USER_TYPES)[number];

const VALID_MS = 3_600_000;

function sign(services: Services, payload: string): Buffer {
  return createHmac('sha256', readSecret(services.config)).update(`signup:${payload}`).digest();
}

/** Opens a sign-up session: role, end and a random part, signed with the server's secret. */
export function newSignupToken(services: Services, userType: SignupUserType) {
  const expires = services.now().getTime() + VALID_MS;
  const payload = `${userType}.${expires}.${randomBytes(12).toString('base64url')}`;
  return {
    signup_token: `${payload}.${sign(services, payload).toString('base64url')}`,
    expires_at: new Date(expires).toISOString(),
  };
}

/** The role of a sign-up session; refuses a token that is not ours or too old. */
export function readSignupToken(services: Services, token: string): SignupUserType {
  const cut = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(cut, 0));
  const given = Buffer.from(token.slice(cut + 1), 'base64url');
  const expected = sign(services, payload);
  const [userType, expires] = payload.split('.');
  const ours = given.length === expected.length && timingSafeEqual(given, expected);
  if (!ours || !userType || Number(expires) < services.now().getTime()) {
    throw new Refusal('gone', accountsSay('accounts.open_too_long'));
  }
  return userType as SignupUserType;
}
