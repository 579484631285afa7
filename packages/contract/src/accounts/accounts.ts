import { z } from 'zod';
import { sessionOpened } from '../auth/auth.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing } from '../fields.ts';
import { emailField, localeField, passwordField, pinField, timeZoneField } from './account-fields.ts';

/** Roles that sign themselves up; the others are invited. */
export const SIGNUP_USER_TYPES = [
  'candidate',
  'independent_recruiter',
  'company_admin',
  'staffing_agency_admin',
] as const;

/** Opens a sign-up session: a token good for an hour, needed by the calls of the first step. */
export const signup = defineRoute({
  method: 'POST',
  path: '/signup',
  feature: 'accounts',
  summary: 'Begins a sign-up for a role.',
  access: 'auth.sign_in',
  body: z.strictObject({
    user_type: z.enum(SIGNUP_USER_TYPES, { message: 'must be a role that signs itself up' }),
  }),
  response: z.object({ signup_token: z.string(), expires_at: instant }),
  limit: 'pin',
});

const account = {
  email: emailField,
  password: passwordField,
  first_name: line(100, 1),
  last_name: line(100, 1),
};

/** Step 1: the account. Signs the person in and mails a PIN. */
export const signupUser = defineRoute({
  method: 'POST',
  path: '/signup/user',
  feature: 'accounts',
  summary: 'Step 1 of the sign-up: makes the account, or corrects it while its email is not proved.',
  access: 'auth.sign_in',
  body: z.strictObject({
    signup_token: line(400, 1),
    ...account,
    locale: localeField.default('en'),
    time_zone: timeZoneField.default('America/New_York'),
    token: z.boolean().optional(),
  }),
  response: sessionOpened,
  errors: ['conflict', 'invalid_input'],
  limit: 'pin',
});

/** Where the sign-up stands. 1 account, 2 PIN, 3 what the role needs, 4 terms, 5 done. */
export const signupState = z.object({ signup_step: z.number().int() });

/** One step back; never below 1, and a proved e-mail is not asked for again. */
export const signupBack = defineRoute({
  method: 'POST',
  path: '/signup/back',
  feature: 'accounts',
  summary: 'Goes one step back in the sign-up.',
  access: 'account.complete_signup',
  response: signupState,
  errors: ['refused_by_rule'],
});

/** Step 3 for candidates: the first lines of the profile. */
export const signupCandidate = defineRoute({
  method: 'POST',
  path: '/user/candidate',
  feature: 'accounts',
  summary: 'Step 3 of a candidate’s sign-up: basic profile.',
  access: 'profile.update',
  body: z.strictObject({
    tagline: line(160).default(''),
    phone: line(40).default(''),
    location: line(160).default(''),
  }),
  response: signupState,
  errors: ['refused_by_rule'],
});

/** Whether an address has an account; only inside a sign-up session and rarely. */
export const userExists = defineRoute({
  method: 'POST',
  path: '/user/exists',
  feature: 'accounts',
  summary:
    'Whether an address is taken, asked inside a sign-up session; ten times an hour for each network address.',
  access: 'auth.sign_in',
  body: z.strictObject({ signup_token: line(400, 1), email: emailField }),
  response: z.object({ exists: z.boolean() }),
  limit: 'lookup',
});

/** Mails a PIN for the account's own address while it is not proved. */
export const generatePin = defineRoute({
  method: 'POST',
  path: '/user/generate/pin',
  feature: 'accounts',
  summary: 'Mails a PIN of six digits, valid for ten minutes.',
  access: 'account.update',
  body: z.strictObject({ purpose: z.literal('signup', { message: 'must be signup' }) }),
  response: z.object({ resend_after_s: z.number().int() }),
  errors: ['refused_by_rule'],
  limit: 'pin',
});

/** Proves the account's own address with the PIN that was mailed to it. */
export const verifyPin = defineRoute({
  method: 'POST',
  path: '/user/verify/pin',
  feature: 'accounts',
  summary: 'Proves an address with the PIN that was mailed to it.',
  access: 'account.update',
  body: z.strictObject({ purpose: z.literal('signup', { message: 'must be signup' }), pin: pinField }),
  response: signupState,
  errors: ['invalid_input'],
  limit: 'pin',
});

/** Confirms the address of an account that was made by applying, with the link that was mailed to it. */
export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/user/email/confirm',
  feature: 'accounts',
  summary:
    'Confirms an applicant’s address with the link that was mailed to it: what states the address becomes its owner’s. Signs the applicant in, but into an account that was there before only in the browser that applied.',
  access: 'auth.sign_in',
  body: z.strictObject({ token: line(1000, 1) }),
  response: z.object({
    email: z.string(),
    /** `added`: to the account that the address has; `kept_apart`: the address has an account that does not apply. */
    outcome: z.enum(['confirmed', 'added', 'kept_apart']),
    /** Whether this browser is signed in now as the one who has the applications. */
    signed_in: z.boolean(),
    /** Applications that came to an account that was there before. */
    moved: z.number().int(),
    /** How often there were two for one position, of which one was closed. */
    duplicates: z.number().int(),
  }),
  errors: ['gone', 'forbidden'],
  limit: 'pin',
});

const emailChange = z.object({
  new_email: z.string(),
  /** Whether each mailbox has said yes; the address so far need not where it was never proved. */
  old_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
  expires_at: instant,
});

/** Begins a change of address, which both mailboxes then confirm. The answer is the same for an address that is taken. */
export const askEmailChange = defineRoute({
  method: 'POST',
  path: '/user/email/change',
  feature: 'accounts',
  summary:
    'Begins a change of the caller’s address: mails a link to the address so far and one to the new one.',
  access: 'account.update',
  body: z.strictObject({ email: emailField }),
  response: emailChange,
  errors: ['invalid_input', 'refused_by_rule', 'confirm_first'],
  limit: 'pin',
});

/** The caller's change of address that is open. */
export const readEmailChange = defineRoute({
  method: 'GET',
  path: '/user/email/change',
  feature: 'accounts',
  summary: 'The caller’s open change of address, and which mailbox has confirmed it.',
  access: 'account.read',
  response: z.object({ change: emailChange.nullable() }),
});

/** Takes back the caller's open change of address. */
export const cancelEmailChange = defineRoute({
  method: 'DELETE',
  path: '/user/email/change',
  feature: 'accounts',
  summary: 'Takes back the caller’s open change of address.',
  access: 'account.update',
  response: nothing,
  errors: ['refused_by_rule'],
});

const mailedToken = z.strictObject({ token: line(100, 1) });

/** Says yes to a change of address, for whoever reads one of the two mailboxes; the second yes changes it. */
export const confirmEmailChange = defineRoute({
  method: 'POST',
  path: '/email/change/confirm',
  feature: 'accounts',
  summary: 'Confirms a change of address by a mailed link; once both mailboxes have, it takes effect.',
  access: 'auth.sign_in',
  body: mailedToken,
  response: z.object({
    /** `waits`: the other mailbox has yet to say yes. */
    outcome: z.enum(['waits', 'changed']),
  }),
  errors: ['gone'],
  limit: 'pin',
});

/** Says no to a change of address; nothing is changed by it any more. */
export const stopEmailChange = defineRoute({
  method: 'POST',
  path: '/email/change/stop',
  feature: 'accounts',
  summary: 'Stops a change of address by a mailed link.',
  access: 'auth.sign_in',
  body: mailedToken,
  response: nothing,
  errors: ['gone'],
  limit: 'pin',
});

/** What was sent with the caller's address by somebody who was not signed in. */
export const listStatedApplications = defineRoute({
  method: 'GET',
  path: '/user/applications/stated',
  feature: 'accounts',
  summary: 'Applications that were sent with the caller’s address by somebody who was not signed in.',
  access: 'application.own',
  response: z.object({
    items: z.array(
      z.object({
        application_id: z.string(),
        position_title: z.string(),
        organization_name: z.string(),
        created_at: instant,
      }),
    ),
  }),
});

/** The owner of the address says that these are theirs. */
export const takeStatedApplications = defineRoute({
  method: 'POST',
  path: '/user/applications/stated/take',
  feature: 'accounts',
  summary: 'Adds what was sent with the caller’s proved address, signed out, to the caller’s account.',
  access: 'application.own',
  body: z.strictObject({}),
  response: z.object({ moved: z.number().int(), duplicates: z.number().int() }),
  errors: ['refused_by_rule'],
});

/** The routes of this feature. */
export const accountsRoutes = [
  signup,
  signupUser,
  signupBack,
  signupCandidate,
  userExists,
  generatePin,
  verifyPin,
  askEmailChange,
  readEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  stopEmailChange,
  confirmEmail,
  listStatedApplications,
  takeStatedApplications,
];
