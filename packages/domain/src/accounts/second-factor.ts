import type { UserType } from '../access/roles.ts';

/** What an account can prove a second step with. */
export const SECOND_STEP_METHODS = ['passkey', 'code', 'recovery_code'] as const;
/** See `SECOND_STEP_METHODS`. */
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];

/** The second factors of an account. */
export interface Factors {
  readonly passkeys: number;
  readonly authenticator: boolean;
  readonly recovery_codes: number;
}

/** Whether signing in takes a second step. Recovery codes alone are no factor: they stand in for one. */
export const hasFactor = (factors: Factors): boolean => factors.passkeys > 0 || factors.authenticator;

/** What the second step may be proved with. */
export function methodsOf(factors: Factors): SecondStepMethod[] {
  if (!hasFactor(factors)) return [];
  return SECOND_STEP_METHODS.filter(
    (method) =>
      (method === 'passkey' && factors.passkeys > 0) ||
      (method === 'code' && factors.authenticator) ||
      (method === 'recovery_code' && factors.recovery_codes > 0),
  );
}

/** How long the second step is waited for, and how many codes may be tried in it. */
export const SECOND_STEP = { minutes: 10, tries: 5 } as const;

/** Minutes after a proof during which sensitive changes need no further one. */
export const CONFIRMED_MINUTES = 10;

/** Passkeys that one account may have. */
export const MOST_PASSKEYS = 20;

/** Lost factors: hours before the mailed link removes them, and hours for which it then does. */
export const FACTOR_RESET = { wait_hours: 72, open_hours: 96 } as const;

/**
 * Whether somebody who lost every factor gets in again by the mailbox and a wait. Members of an organization have admins
 * who know them, and the platform's own people have one another.
 */
export const mayResetByMailbox = (type: UserType): boolean =>
  type === 'candidate' || type === 'independent_recruiter';

/** Whether a requirement holds. @param from First day (UTC) on which it does, `YYYY-MM-DD`; null: never @param today Likewise */
export const isInForce = (from: string | null, today: string): boolean => from !== null && from <= today;
