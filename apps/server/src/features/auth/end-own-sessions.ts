import type { FastifyReply } from 'fastify';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { clearSessionCookies } from '../../platform/http/cookies.ts';
import { endSession } from './sessions.queries.ts';
import { endSessions } from './sessions.ts';

/** Signs somebody out here: the session ends with its live stream, and the browser forgets it. */
export async function signOut(act: SignedAct & { readonly reply: FastifyReply }): Promise<void> {
  const { db, actor, services } = act;
  await endSession(db, actor.session_id);
  services.live.disconnect(actor.session_id);
  clearSessionCookies(act.reply, services.config);
  await audit(act, { event_type: 'access', action: 'auth.signed_out' });
}

/** Ends one of one's own sessions, wherever it is. */
export async function revokeOwnSession(act: Act, sessionId: string): Promise<void> {
  await endSession(act.db, sessionId);
  act.services.live.disconnect(sessionId);
  await audit(act, {
    event_type: 'access',
    action: 'auth.session_revoked',
    target_type: 'session',
    target_id: sessionId,
  });
}

/** Ends all of one's sessions but this one. Answers how many. */
export async function revokeOwnOtherSessions(act: SignedAct): Promise<number> {
  const ended = await endSessions(act, act.actor.user_id, act.actor.session_id);
  await audit(act, { event_type: 'access', action: 'auth.other_sessions_revoked', meta: { ended } });
  return ended;
}
