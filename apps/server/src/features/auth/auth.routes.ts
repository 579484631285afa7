import {
  currentUser,
  listSessions,
  login,
  logout,
  passwordResetCode,
  passwordResetVerify,
  revokeOtherSessions,
  revokeSession,
  updatePassword,
  updateSettings,
} from '@tryout/contract/auth/auth';
import { audit } from '../../platform/act.ts';
import { type Handled, handle, handlePrepared, signedIn } from '../../platform/http/call.ts';
import { clearSessionCookies } from '../../platform/http/cookies.ts';
import { authSay } from './auth.messages.ts';
import {
  changePassword,
  preparePasswordChange,
  requestPasswordReset,
  resetPassword,
} from './change-password.ts';
import { readCurrentUser } from './current-user.ts';
import { hashNewPassword } from './new-password.ts';
import { endSession, openSessions } from './sessions.queries.ts';
import { endSessions } from './sessions.ts';
import { judgeSignIn, signIn } from './sign-in.ts';
import { storeSettings } from './users.queries.ts';

/** Signing in and out, passwords, sessions and a person's own settings. */
export const authHandlers: readonly Handled[] = [
  handlePrepared(
    login,
    (call) => judgeSignIn(call, call.body),
    async (call, judged) => {
      const { account, token } = await signIn(call, judged, call.body.token);
      return {
        data: {
          user_id: account.id,
          user_type: account.user_type,
          signup_step: account.signup_step,
          ...(token ? { token } : {}),
        },
      };
    },
  ),

  handle(currentUser, async (call) => ({ data: await readCurrentUser(call.db, signedIn(call)) })),

  handle(logout, async (call) => {
    const actor = signedIn(call);
    await endSession(call.db, actor.session_id);
    call.services.live.disconnect(actor.session_id);
    clearSessionCookies(call.reply, call.services.config);
    await audit(call, { event_type: 'access', action: 'auth.signed_out' });
    return { data: {}, message: authSay('auth.signed_out') };
  }),

  handle(passwordResetCode, async (call) => {
    await requestPasswordReset(call, call.body.email);
    return { data: {}, message: authSay('auth.reset_code') };
  }),

  handlePrepared(
    passwordResetVerify,
    ({ body }) => hashNewPassword(body.password, 'password'),
    async (call, passwordHash) => {
      await resetPassword(call, call.body, passwordHash);
      return { data: {}, message: authSay('auth.password_set') };
    },
  ),

  handlePrepared(
    updatePassword,
    (call) => preparePasswordChange(call, signedIn(call), call.body),
    async (call, prepared) => {
      await changePassword(call, signedIn(call), prepared);
      return { data: {}, message: authSay('auth.password_changed') };
    },
  ),

  handle(listSessions, async (call) => {
    const actor = signedIn(call);
    const rows = await openSessions(call.db, actor.user_id);
    return {
      data: { items: rows.map((row) => ({ ...row, is_current: row.session_id === actor.session_id })) },
    };
  }),

  handle(revokeSession, async (call) => {
    await endSession(call.db, call.params.session_id);
    call.services.live.disconnect(call.params.session_id);
    await audit(call, {
      event_type: 'access',
      action: 'auth.session_revoked',
      target_type: 'session',
      target_id: call.params.session_id,
    });
    return { data: {}, message: authSay('auth.session_over') };
  }),

  handle(revokeOtherSessions, async (call) => {
    const actor = signedIn(call);
    const ended = await endSessions(call, actor.user_id, actor.session_id);
    await audit(call, {
      event_type: 'access',
      action: 'auth.other_sessions_revoked',
      meta: { ended },
    });
    return { data: { ended }, message: authSay('auth.signed_out_elsewhere') };
  }),

  handle(updateSettings, async (call) => {
    const { first_name, last_name, locale, time_zone, ...settings } = call.body;
    await storeSettings(call.db, signedIn(call).user_id, {
      first_name,
      last_name,
      locale,
      time_zone,
      settings,
    });
    return { data: {}, message: authSay('auth.saved') };
  }),
];
