export { confirmPassword, type JudgedPassword, judgePassword } from './change-password.ts';
export { type CodeTry, forgetFactorTries, takeFactorTry } from './factor-tries.ts';
export { factorsOf, forgetFactorsOf, hasPassword } from './factors.ts';
export { forgetOldWaysIn } from './forget-old.ts';
export { accountOf, giveAddress, holdAccount, holdOwnAccount, type KnownAccount } from './known-account.ts';
export { knownBrowser } from './known-browser.ts';
export { hashNewPassword } from './new-password.ts';
export { hashPassword } from './password-hash.ts';
export { type BrowserAct, sendPin, usePin } from './pins.ts';
export { noteConfirmed, requireConfirmed } from './recent-proof.ts';
export {
  type BrowserSessionAct,
  type Entered,
  endSecondSteps,
  enter,
  finishSecondStep,
  holdSecondStep,
  type OpenSecondStep,
  openSecondStep,
  performerOf,
  takeSecondStepTry,
} from './second-step.ts';
export {
  endFormerWaysIn,
  endSessions,
  endUnprovedWaysIn,
  endWaysIn,
  openProvedSession,
  openSession,
  type SessionAct,
} from './sessions.ts';
export { type JudgedSignIn, judgeSignIn, signIn } from './sign-in.ts';
export { countFromNetwork } from './sign-in-tries.ts';
