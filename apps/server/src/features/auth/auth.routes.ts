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
import { type Handled, handle, handlePrepared, signedAct, signedIn } from '../../platform/http/call.ts';
import { authSay } from './auth.messages.ts';
import {
  changePassword,
  preparePasswordChange,
  requestPasswordReset,
  resetPassword,
} from './change-password.ts';
import { readCurrentUser } from './current-user.ts';
import { revokeOwnOtherSessions, revokeOwnSession, signOut } from './end-own-sessions.ts';
import { networkOf } from './network-of.ts';
import { hashNewPassword } from './new-password.ts';
import { openSessions } from './sessions.queries.ts';
import { judgeSignIn, signIn } from './sign-in.ts';
import { storeSettings } from './users.queries.ts';

/** Signing in and out, passwords, sessions and a person's own settings. */
export const authHandlers: readonly Handled[] = [
  handlePrepared(
    login,
    (call) => judgeSignIn(call, call.body),
    async (call, judged) => {
      const { entered } = await signIn(call, judged, call.body.token);
      return { data: entered };
    },
  ),

  handle(currentUser, async (call) => ({ data: await readCurrentUser(call.db, signedIn(call)) })),

  handle(logout, async (call) => {
    await signOut({ ...signedAct(call), reply: call.reply });
    return { data: {}, message: authSay('auth.signed_out') };
  }),

  handle(passwordResetCode, async (call) => {
    await requestPasswordReset(call, call.body.email);
    return { data: {}, message: authSay('auth.reset_code') };
  }),

  handlePrepared(
    passwordResetVerify,
    ({ db, body }) => hashNewPassword(db, body.password, 'password'),
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
    const current = rows.find((row) => row.session_id === actor.session_id)?.ip ?? '';
    const items = rows.map((row) => ({
      ...row,
      network: networkOf(row.ip, current),
      is_current: row.session_id === actor.session_id,
    }));
    return { data: { items } };
  }),

  handle(revokeSession, async (call) => {
    await revokeOwnSession(call, call.params.session_id);
    return { data: {}, message: authSay('auth.session_over') };
  }),

  handle(revokeOtherSessions, async (call) => {
    const ended = await revokeOwnOtherSessions(signedAct(call));
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
