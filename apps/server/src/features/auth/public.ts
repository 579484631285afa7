export { type AttemptRule, countAttempt, forgetOldAttempts } from './attempts.queries.ts';
export { confirmPassword } from './change-password.ts';
export { hashNewPassword } from './new-password.ts';
export { hashPassword } from './password-hash.ts';
export { endPins, forgetOldPins } from './pins.queries.ts';
export { PIN_RULE, sendPin, usePin } from './pins.ts';
export { endSessions, openSession, type SessionPlace } from './sessions.ts';
export { performerOf } from './sign-in.ts';
export { type Account, findAccountByEmail, lockAccount } from './users.queries.ts';
