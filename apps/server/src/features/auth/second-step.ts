import type { signInAnswer } from '@tryout/contract/auth/auth';
import { methodsOf, SECOND_STEP } from '@tryout/domain/accounts/second-factor';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from '../../platform/http/signed-cookie.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { authSay } from './auth.messages.ts';
import { forgetFactorTries, takeFactorTry } from './factor-tries.ts';
import { findFactors } from './factors.queries.ts';
import { knownBrowser } from './known-browser.ts';
import {
  endSecondStep,
  type FirstStep,
  findSecondStep,
  insertSecondStep,
  lockSecondStep,
  type SecondStepRow,
  takeStepTry,
} from './second-steps.queries.ts';
import { openProvedSession, type SessionAct } from './sessions.ts';
import type { Account } from './users.queries.ts';

/** A browser's request that may end with a session. */
export interface BrowserSessionAct extends SessionAct {
  readonly request: FastifyRequest;
}

/** A session, or the second step that is left. */
export type Entered = z.input<typeof signInAnswer>;

/** A sign-in whose first step was right. */
type OpenSecondStep = SecondStepRow;

type Enterer = Pick<Account, 'id' | 'email' | 'user_type' | 'signup_step'>;

const COOKIE = 'tryout_second_step';

/** How the security log names an account that is not signed in yet. */
export function performerOf(account: Pick<Account, 'id' | 'email' | 'user_type'>) {
  const type = account.user_type === 'candidate' ? ('candidate' as const) : ('user' as const);
  return { id: account.id, email: account.email, type };
}

/**
 * The first step of a sign-in was right: opens the session, or asks for the second step where the account has a factor.
 * Until that is taken nothing is open; the browser holds a ticket in a signed cookie, a program gets it.
 */
export async function enter(
  place: SessionAct,
  account: Enterer,
  { by, wants_token = false }: { readonly by: FirstStep; readonly wants_token?: boolean | undefined },
): Promise<Entered> {
  const methods = methodsOf(await findFactors(place.db, account.id));
  if (methods.length === 0) return letIn(place, account, { by, wants_token });
  const { token: ticket, hash } = newToken();
  const expires_at = await insertSecondStep(place.db, {
    ticket_hash: hash,
    user_id: account.id,
    signed_by: by,
    wants_token,
    now: place.services.now(),
    minutes: SECOND_STEP.minutes,
  });
  if (!wants_token) setSignedCookie(place.reply, place.services, COOKIE, ticket, SECOND_STEP.minutes * 60);
  await log(place, account, 'auth.second_step_asked', { by });
  return { second_step: { methods, expires_at, ...(wants_token ? { ticket } : {}) } };
}

/** Every step was taken: the session is open. */
async function letIn(
  place: SessionAct,
  account: Enterer,
  how: { readonly by: string; readonly wants_token: boolean; readonly second?: string },
): Promise<Entered> {
  const { token } = await openProvedSession(place, account.id, how.wants_token);
  const meta: Record<string, string> = { by: how.by };
  if (how.second !== undefined) meta.second_step = how.second;
  await log(place, account, 'auth.signed_in', meta);
  const { id, user_type, signup_step } = account;
  return { user_id: id, user_type, signup_step, ...(token ? { token } : {}) };
}

function log(
  { db, origin }: Act,
  account: Enterer,
  action: 'auth.signed_in' | 'auth.second_step_asked',
  meta: Record<string, string>,
): Promise<void> {
  return recordSecurityEvent(
    db,
    { actor: null, origin },
    { event_type: 'access', action, organization_id: null, meta, performer: performerOf(account) },
  );
}

function ticketOf(place: BrowserSessionAct, given: string | undefined): string {
  const ticket = given ?? readSignedCookie(place.request, place.services, COOKIE);
  if (typeof ticket !== 'string' || ticket === '') throw over();
  return ticket;
}

/** The one answer to tickets that are missing, used, too old or nobody's. */
function over(): Refusal {
  return new Refusal('gone', authSay('auth.second_step_over'));
}

/** The sign-in whose second step this browser, or the program with this ticket, is about to take. */
async function openSecondStep(place: BrowserSessionAct, ticket: string | undefined): Promise<OpenSecondStep> {
  const step = await findSecondStep(place.db, hashToken(ticketOf(place, ticket)), place.services.now());
  if (!step) throw over();
  return step;
}

/** The same, held until the transaction ends, so that it is taken once. */
async function holdSecondStep(place: BrowserSessionAct, ticket: string | undefined): Promise<OpenSecondStep> {
  const step = await lockSecondStep(place.db, hashToken(ticketOf(place, ticket)), place.services.now());
  if (!step) throw over();
  return step;
}

/** Takes one of the five tries of a sign-in; after them it begins again with the first step. */
async function takeSecondStepTry(place: BrowserSessionAct, step: OpenSecondStep): Promise<void> {
  if (await takeStepTry(place.db, step.id, SECOND_STEP.tries)) return;
  clearSignedCookie(place.reply, place.services, COOKIE);
  throw new Refusal('gone', authSay('auth.second_step_over'), { keep_writes: true });
}

/** The second step was right. */
async function finishSecondStep(
  place: BrowserSessionAct,
  account: Enterer,
  step: OpenSecondStep,
  second: string,
): Promise<Entered> {
  await endSecondStep(place.db, step.id, place.services.now());
  clearSignedCookie(place.reply, place.services, COOKIE);
  return letIn(place, account, { by: step.signed_by, wants_token: step.wants_token, second });
}

/** The steps of signing in, for other features. */
export const secondStep = {
  enter,
  open: openSecondStep,
  hold: holdSecondStep,
  takeTry: takeSecondStepTry,
  finish: finishSecondStep,
  takeFactorTry,
  forgetFactorTries,
  knownBrowser,
  openSession: openProvedSession,
} as const;
