import type { LimitName } from '@tryout/contract/define-route';

/** Requests per minute and address; guarded acts (PINs, sign-in) are counted in the database as well. */
export const LIMITS: Readonly<Record<LimitName, { max: number; timeWindow: string }>> = {
  read: { max: 1200, timeWindow: '1 minute' },
  write: { max: 600, timeWindow: '1 minute' },
  sign_in: { max: 30, timeWindow: '1 minute' },
  pin: { max: 20, timeWindow: '1 minute' },
  lookup: { max: 10, timeWindow: '1 hour' },
  public_form: { max: 30, timeWindow: '1 minute' },
  upload: { max: 60, timeWindow: '1 minute' },
  play: { max: 2400, timeWindow: '1 minute' },
};
