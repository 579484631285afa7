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
  /** Signed in on a page for visitors; `tell` where the page says so. */
  | { readonly kind: 'to_area'; readonly tell: boolean };

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
      return !roles || roles.includes(session.user.user_type)
        ? { kind: 'allow' }
        : { kind: 'sign_out', account: session.user.email, userType: session.user.user_type };
  }
}

/** A page for visitors only: `restricted` says why it sends signed-in users away, `authLinks` just does. */
export function decidePublic(session: SessionState, mode: 'restricted' | 'authLinks'): GuardDecision {
  switch (session.status) {
    case 'unknown':
      return { kind: 'load' };
    case 'in':
      return { kind: 'to_area', tell: mode === 'restricted' };
    default:
      return { kind: 'allow' };
  }
}
