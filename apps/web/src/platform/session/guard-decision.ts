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
  /** A foreign address typed or followed, and the account has no part in it: sign it out (spec §2), say so on `/`. */
  | { readonly kind: 'sign_out'; readonly account: string; readonly userType: string }
  /** The account has no part in this page, but the product led it here: say so, and keep it signed in. */
  | { readonly kind: 'deny' }
  /** The part of the product that the page belongs to is not on for the account's organization: say so. */
  | { readonly kind: 'not_on' }
  /** The sign-up is not finished: go on with it where it was left. */
  | { readonly kind: 'to_signup'; readonly step: number }
  /** A second step has to be set up before anything else: an organization or the platform requires it. */
  | { readonly kind: 'to_factor' }
  /** A text of the platform has changed: accept it first, then come back. */
  | { readonly kind: 'to_terms' }
  /** Signed in on a page for visitors; `tell` where the page says so. */
  | { readonly kind: 'to_area'; readonly tell: boolean };

/** The `signup_step` of an account whose sign-up is finished. */
export const SIGNUP_DONE = 5;

/** What of a page its guard goes by. */
export interface PageRule {
  /** All roles when none are named. */
  readonly roles?: readonly string[] | undefined;
  /** The feature flag that the page is part of. */
  readonly flag?: string | undefined;
  readonly beforeTerms?: boolean | undefined;
  /** Shown already: texts published meanwhile wait until the person goes on, so that nothing typed is lost. */
  readonly shown?: boolean | undefined;
  /** Whether the product itself led here: a link in a mail or on a page, a reload, the way back. */
  readonly ledHere?: boolean | undefined;
}

/** Has a text changed since the person accepted it? Asked of everyone, however they sign in. */
const hasTermsToAccept = (user: CurrentUser): boolean => user.terms_to_accept.length > 0;

const isSigningUp = (user: CurrentUser): boolean => user.signup_step < SIGNUP_DONE;

/** A page for signed-in users (spec §2). */
export function decideProtected(session: SessionState, page: PageRule = {}): GuardDecision {
  switch (session.status) {
    case 'unknown':
      return { kind: 'load' };
    case 'failed':
      return { kind: 'fail', error: session.error };
    case 'out':
      return { kind: 'to_landing' };
    case 'in':
      if (isSigningUp(session.user)) return { kind: 'to_signup', step: session.user.signup_step };
      if (session.user.must_add_factor) return { kind: 'to_factor' };
      if (page.roles && !page.roles.includes(session.user.user_type)) {
        if (page.ledHere) return { kind: 'deny' };
        return { kind: 'sign_out', account: session.user.email, userType: session.user.user_type };
      }
      if (hasTermsToAccept(session.user) && !page.beforeTerms && !page.shown) return { kind: 'to_terms' };
      return page.flag && !session.user.flags.includes(page.flag) ? { kind: 'not_on' } : { kind: 'allow' };
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
