import { z } from 'zod';
import {
  emailField,
  localeField,
  passwordField,
  pinField,
  timeZoneField,
} from '../accounts/account-fields.ts';
import { SIGNUP_USER_TYPES } from '../accounts/accounts.ts';
import { secondStepNeeded, sessionOpened, signInAnswer } from '../auth/auth.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing } from '../fields.ts';

/** Where the browser has to go: the provider's page, with a state that only this browser can bring back. */
export const providerAddress = z.object({ url: z.string() });

/** Begins a sign-in with LinkedIn. The attempt is bound to this browser by a signed cookie and open for ten minutes. */
export const beginLinkedIn = defineRoute({
  method: 'GET',
  path: '/continue/with/linkedin',
  feature: 'identities',
  summary:
    'Begins a sign-in with LinkedIn: answers the address to go to and binds the attempt to the browser.',
  access: 'auth.sign_in',
  response: providerAddress,
  errors: ['refused_by_rule', 'unavailable'],
  limit: 'sign_in',
});

/**
 * What came of the return from LinkedIn.
 * - `signed_in`: the provider's subject is linked to an account; the session is open.
 * - `second_step`: the same, but the account has a second factor, which is asked for now.
 * - `linked`: the signed-in account asked for it, and is linked now.
 * - `prove_account`: an account has the provider's e-mail; its owner has to prove that before it is linked.
 * - `sign_up`: nobody known; the names and the proved e-mail (or none) are for filling in the form.
 */
export const linkedInReturn = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), ...sessionOpened.shape }),
  z.object({ outcome: z.literal('second_step'), ...secondStepNeeded.shape }),
  z.object({ outcome: z.literal('linked') }),
  z.object({ outcome: z.literal('prove_account'), email: z.string() }),
  z.object({
    outcome: z.literal('sign_up'),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
]);

/** The return from LinkedIn (spec §7): the code is exchanged on the server, by the browser that began. */
export const continueWithLinkedIn = defineRoute({
  method: 'GET',
  path: '/continue/with/linkedin/:code',
  feature: 'identities',
  summary: 'Exchanges LinkedIn’s code: signs in, links, or says what is left to do.',
  access: 'auth.sign_in',
  params: z.strictObject({ code: line(2000, 1) }),
  query: z.strictObject({
    state: line(200).default(''),
    /** The issuer, from providers that name themselves in the return (RFC 9207). */
    iss: line(400).optional(),
  }),
  response: linkedInReturn,
  errors: ['refused_by_rule', 'gone', 'conflict', 'unavailable'],
  limit: 'sign_in',
});

/** Makes an account for somebody who came from LinkedIn; goes on like any sign-up, with the PIN. */
export const signupWithLinkedIn = defineRoute({
  method: 'POST',
  path: '/continue/with/linkedin/account',
  feature: 'identities',
  summary: 'Makes an account without a password for somebody who came from LinkedIn, and mails a PIN.',
  access: 'auth.sign_in',
  body: z.strictObject({
    user_type: z.enum(SIGNUP_USER_TYPES, { message: 'must be a role that signs itself up' }),
    email: emailField,
    first_name: line(100, 1),
    last_name: line(100, 1),
    locale: localeField.default('en'),
    time_zone: timeZoneField.default('America/New_York'),
  }),
  response: sessionOpened,
  errors: ['conflict', 'gone', 'refused_by_rule'],
  limit: 'pin',
});

/** Accepts an invitation of a colleague with an account that is entered with LinkedIn. */
export const joinWithLinkedIn = defineRoute({
  method: 'POST',
  path: '/continue/with/linkedin/join',
  feature: 'identities',
  summary: 'Accepts an invitation of a colleague for somebody who came from LinkedIn, without a password.',
  access: 'auth.sign_in',
  body: z.strictObject({
    invite_token: line(100, 1),
    first_name: line(100, 1),
    last_name: line(100, 1),
    locale: localeField.default('en'),
    time_zone: timeZoneField.default('America/New_York'),
  }),
  response: z.object({ organization_name: z.string(), signup_step: z.number().int() }),
  errors: ['not_found', 'gone', 'conflict', 'refused_by_rule'],
  limit: 'pin',
});

/** Mails a PIN to the account that has LinkedIn's e-mail. */
export const linkedInPin = defineRoute({
  method: 'POST',
  path: '/continue/with/linkedin/pin',
  feature: 'identities',
  summary: 'Mails a PIN to the account that shall be linked.',
  access: 'auth.sign_in',
  response: z.object({ resend_after_s: z.number().int() }),
  errors: ['gone'],
  limit: 'pin',
});

/** Proves that the account with LinkedIn's e-mail is one's own, links it and signs in. */
export const proveForLinkedIn = defineRoute({
  method: 'POST',
  path: '/continue/with/linkedin/proof',
  feature: 'identities',
  summary:
    'Proves an account by its password or by a PIN, links it with LinkedIn and signs in. One with a second factor is asked for it and not linked.',
  access: 'auth.sign_in',
  body: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('password'), password: passwordField }),
    z.strictObject({ by: z.literal('pin'), pin: pinField }),
  ]),
  response: signInAnswer,
  errors: ['gone', 'conflict', 'invalid_input'],
  limit: 'sign_in',
});

/** Whether LinkedIn can be used here, and whether the account is linked. */
export const linkedInState = defineRoute({
  method: 'GET',
  path: '/user/linkedin',
  feature: 'identities',
  summary: 'Whether the account is linked with LinkedIn.',
  access: 'account.read',
  response: z.object({
    /** The provider's name; null when nobody can sign in with one here. */
    name: z.string().nullable(),
    /** Null: not linked. */
    linked_at: instant.nullable(),
  }),
});

/** Begins linking; an account with a password confirms it, so that an open screen is not enough. */
export const linkLinkedIn = defineRoute({
  method: 'POST',
  path: '/user/linkedin',
  feature: 'identities',
  summary: 'Begins linking the account with LinkedIn.',
  access: 'account.update',
  body: z.strictObject({ password: passwordField.optional() }),
  response: providerAddress,
  errors: ['refused_by_rule', 'unavailable', 'confirm_first'],
  limit: 'sign_in',
});

/** Ends the link; the account keeps its password, and its mailbox for a new one. */
export const unlinkLinkedIn = defineRoute({
  method: 'DELETE',
  path: '/user/linkedin',
  feature: 'identities',
  summary: 'Ends the account’s link with LinkedIn.',
  access: 'account.update',
  response: nothing,
  errors: ['refused_by_rule', 'confirm_first'],
});

/** The routes of this feature. */
export const identitiesRoutes = [
  beginLinkedIn,
  continueWithLinkedIn,
  signupWithLinkedIn,
  joinWithLinkedIn,
  linkedInPin,
  proveForLinkedIn,
  linkedInState,
  linkLinkedIn,
  unlinkLinkedIn,
];
