import type { CurrentUser } from './user.ts';

/** What is known about the visitor. `unknown`: signed in by the cookie, the user not loaded yet. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: CurrentUser };

export type GuardDecision =
  | { readonly kind: 'load' }
  | { readonly kind: 'fail'; readonly error: unknown }
  | { readonly kind: 'allow' }
  /** Nobody signed in: go to `/`, remember the path. */
  | { readonly kind: 'to_landing' }
  /** The account has no part in this page: sign it out, say so on `/`, remember the path. */
  | { readonly kind: 'sign_out'; readonly account: string; readonly userType: string }
  /** The sign-up is not finished: go on with it where it was left. */
  | { readonly kind: 'to_signup'; readonly step: number }
  /** Signed in on a page for visitors; `tell` where the page says so. */
  | { readonly kind: 'to_area'; readonly tell: boolean };

/** The `signup_step` of an account whose sign-up is finished. */
export const SIGNUP_DONE = 5;

const isSigningUp = (user: CurrentUser): boolean => user.signup_step < SIGNUP_DONE;

/** A page for signed-in users of the given roles (spec §2; all roles when none are named). */
export function decideProtected(session: SessionState, roles?: readonly string[]): GuardDecision {
  switch (session.status) {
    case 'unknown':
      return { kind: 'load' };
    case 'failed':
      return { kind: 'fail', error: session.error };
    case 'out':
      return { kind: 'to_landing' };
    case 'in':
      if (isSigningUp(session.user)) return { kind: 'to_signup', step: session.user.signup_step };
      return !roles || roles.includes(session.user.user_type)
        ? { kind: 'allow' }
        : { kind: 'sign_out', account: session.user.email, userType: session.user.user_type };
  }
}

/** A page for visitors (and those still signing up): `restricted` says why it sends signed-in users away, `authLinks` just does. */
export function decidePublic(session: SessionState, mode: 'restricted' | 'authLinks'): GuardDecision {
  switch (session.status) {
    case 'unknown':
      return { kind: 'load' };
    case 'in':
      return isSigningUp(session.user) ? { kind: 'allow' } : { kind: 'to_area', tell: mode === 'restricted' };
    default:
      return { kind: 'allow' };
  }
}
