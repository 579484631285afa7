export { countAttempt } from './attempts.queries.ts';
export { confirmPassword, type JudgedPassword, judgePassword } from './change-password.ts';
export { forgetOldWaysIn } from './forget-old.ts';
export { hashNewPassword } from './new-password.ts';
export { hashPassword } from './password-hash.ts';
export { endPins } from './pins.queries.ts';
export { sendPin, usePin } from './pins.ts';
export { endSessions, endUnprovedWaysIn, openSession, type SessionAct } from './sessions.ts';
export { type JudgedSignIn, judgeSignIn, performerOf, signIn } from './sign-in.ts';
export { networkOf } from './sign-in-tries.ts';
export {
  type Account,
  claimAddress,
  findAccountByEmail,
  forgetIdentities,
  forgetWaysIn,
  lockAccount,
} from './users.queries.ts';
