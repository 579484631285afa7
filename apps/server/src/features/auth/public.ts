export { confirmPassword, type JudgedPassword, judgePassword } from './change-password.ts';
export { factors } from './factors.ts';
export { forgetOldWaysIn } from './forget-old.ts';
export { accountOf, giveAddress, holdAccount, holdOwnAccount, type KnownAccount } from './known-account.ts';
export { hashNewPassword } from './new-password.ts';
export { hashPassword } from './password-hash.ts';
export { sendPin, usePin } from './pins.ts';
export { confirmation } from './recent-proof.ts';
export { performerOf, secondStep } from './second-step.ts';
export {
  endFormerWaysIn,
  endSessions,
  endUnprovedWaysIn,
  endWaysIn,
  openSession,
  type SessionAct,
} from './sessions.ts';
export { type JudgedSignIn, judgeSignIn, signIn } from './sign-in.ts';
export { countFromNetwork } from './sign-in-tries.ts';
