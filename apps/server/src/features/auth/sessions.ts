import { hasFactor } from '@tryout/domain/accounts/second-factor';
import type { FastifyReply } from 'fastify';
import type { Act } from '../../platform/act.ts';
import { setSessionCookies } from '../../platform/http/cookies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newToken } from '../../platform/http/tokens.ts';
import { configValue } from '../app-config/public.ts';
import { authSay } from './auth.messages.ts';
import { findFactors, forgetFactors } from './factors.queries.ts';
import { rememberBrowser } from './known-browser.ts';
import { endAllPins } from './pins.queries.ts';
import { endSecondStepsOf } from './second-steps.queries.ts';
import { endSessionsOf, insertSession } from './sessions.queries.ts';
import { forgetIdentities, forgetWaysIn } from './users.queries.ts';

/** Where a session is opened: the request's transaction, and the reply that may carry a cookie. */
export interface SessionAct extends Act {
  readonly reply: FastifyReply;
}

/**
 * Opens a session for somebody whose account has no second factor, such as one that was made just now.
 * @throws Refusal when it has one: then only `enter` leads in
 */
export async function openSession(
  place: SessionAct,
  userId: string,
  wantsToken: boolean | undefined,
): Promise<{ token?: string }> {
  if (hasFactor(await findFactors(place.db, userId))) {
    throw new Refusal('refused_by_rule', authSay('auth.sign_in_first'));
  }
  return openProvedSession(place, userId, wantsToken);
}

/**
 * Opens a session for somebody who took every step. A browser gets it as a cookie; a program that asked for the token gets that instead, and no cookie.
 */
export async function openProvedSession(
  place: SessionAct,
  userId: string,
  wantsToken: boolean | undefined,
): Promise<{ token?: string }> {
  const { token, hash } = newToken();
  const days = await configValue(place.db, 'session_days');
  await insertSession(place.db, { user_id: userId, token_hash: hash, origin: place.origin, days });
  if (wantsToken) return { token };
  // The server decides when a session is over; the cookie only has to live as long as the longest one.
  const longest = await configValue(place.db, 'session_longest_days');
  setSessionCookies(place.reply, place.services.config, token, longest * 86_400);
  rememberBrowser(place.reply, place.services, userId);
  return {};
}

/** Ends an account's sessions (but one, if named), sign-ins that are half done, and live streams. Answers how many. */
export async function endSessions(
  { db, services }: Act,
  userId: string,
  except: string | null = null,
): Promise<number> {
  await endSecondStepsOf(db, userId);
  const ended = await endSessionsOf(db, userId, except);
  for (const sessionId of ended) services.live.disconnect(sessionId);
  return ended.length;
}

/**
 * An address is proved for the first time by somebody who reads the mailbox. Whoever typed it before may have been
 * somebody else: their password, outside accounts, sessions, and codes and links on their way end, all of them.
 */
export async function endUnprovedWaysIn(
  act: Act,
  account: { readonly id: string; readonly email: string },
): Promise<void> {
  await forgetWaysIn(act.db, account.id);
  await forgetFactors(act.db, account.id);
  await endAllPins(act.db, account);
  await endSessions(act, account.id);
}

/** Takes every way into an account away: its password, its outside accounts, its factors, its sessions. */
export async function endWaysIn(act: Act, userId: string): Promise<void> {
  await forgetWaysIn(act.db, userId);
  await forgetFactors(act.db, userId);
  await endSessions(act, userId);
}

/**
 * An account that nobody has proved was just written anew: whoever made it before gets in no more, by outside accounts,
 * by second factors or by sessions. The code for the sign-up stays good.
 */
export async function endFormerWaysIn(
  act: Act,
  account: { readonly id: string; readonly email: string },
): Promise<void> {
  await forgetIdentities(act.db, account.id);
  await forgetFactors(act.db, account.id);
  await endSessions(act, account.id);
}
