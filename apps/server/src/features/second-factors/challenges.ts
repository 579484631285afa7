import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Act, SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from '../../platform/http/signed-cookie.ts';
import { type ChallengePurpose, dropChallenges, insertChallenge, takeChallenge } from './passkeys.queries.ts';
import { factorsSay } from './second-factors.messages.ts';

/** How long a challenge is good. */
const CHALLENGE_S = 300;

/** A browser that is not signed in: it holds the name of its challenge in a signed cookie. */
export interface BrowserPlace extends Act {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const cookieOf = (purpose: ChallengePurpose) => `tryout_passkey_${purpose}`;
const newChallenge = (): string => randomBytes(32).toString('base64url');

/** A new challenge for this session; the one before it is void. */
export async function challengeSession(
  { db, services, actor }: SignedAct,
  purpose: 'add' | 'confirm',
): Promise<string> {
  const challenge = newChallenge();
  const bound = { purpose, user_id: actor.user_id, session_id: actor.session_id };
  await dropChallenges(db, bound);
  await insertChallenge(db, { ...bound, challenge, now: services.now(), seconds: CHALLENGE_S });
  return challenge;
}

/** The challenge of this session; it is used up, whatever comes of it. @throws Refusal when there is none of now */
export async function takeSessionChallenge(
  { db, services, actor }: SignedAct,
  purpose: 'add' | 'confirm',
): Promise<string> {
  const bound = { purpose, user_id: actor.user_id, session_id: actor.session_id };
  const challenge = await takeChallenge(db, { ...bound, id: null, now: services.now() });
  if (challenge === undefined) throw challengeOver();
  return challenge;
}

/** A new challenge for this browser, in which nobody is signed in. */
export async function challengeBrowser(
  { db, services, reply }: BrowserPlace,
  purpose: 'sign_in' | 'second_step',
  user_id: string | null,
): Promise<string> {
  const challenge = newChallenge();
  const bound = { purpose, user_id, session_id: null };
  const id = await insertChallenge(db, { ...bound, challenge, now: services.now(), seconds: CHALLENGE_S });
  setSignedCookie(reply, services, cookieOf(purpose), id, CHALLENGE_S);
  return challenge;
}

/** The challenge of this browser; it is used up, whatever comes of it. @throws Refusal when there is none of now */
export async function takeBrowserChallenge(
  { db, services, request, reply }: BrowserPlace,
  purpose: 'sign_in' | 'second_step',
  user_id: string | null,
): Promise<string> {
  const id = readSignedCookie(request, services, cookieOf(purpose));
  if (typeof id !== 'string') throw challengeOver();
  clearSignedCookie(reply, services, cookieOf(purpose));
  const bound = { purpose, user_id, session_id: null };
  const challenge = await takeChallenge(db, { ...bound, id, now: services.now() });
  if (challenge === undefined) throw challengeOver();
  return challenge;
}

/** The one answer to challenges that are missing, used, too old, or another browser's. */
export function challengeOver(): Refusal {
  return new Refusal('gone', factorsSay('factors.passkey_too_late'), { keep_writes: true });
}
