import { SECOND_STEP_METHODS } from '@tryout/domain/accounts/second-factor';
import { z } from 'zod';
import {
  emailField,
  localeField,
  passwordField,
  pinField,
  timeZoneField,
} from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref } from '../fields.ts';

/** A new session. `token` is there only when it was asked for; browsers get a cookie instead. */
export const sessionOpened = z.object({
  user_id: z.string(),
  user_type: z.string(),
  signup_step: z.number().int(),
  token: z.string().optional(),
});

/** The first step of a sign-in was right; the account has a second factor, which is asked for now. */
export const secondStepNeeded = z.object({
  second_step: z.object({
    methods: z.array(z.enum(SECOND_STEP_METHODS)),
    expires_at: instant,
    /** For the next call of a program that asked for a token; a browser holds it in a cookie. */
    ticket: z.string().optional(),
  }),
});

/** What came of a sign-in: a session, or the second step that is left. */
export const signInAnswer = z.union([sessionOpened, secondStepNeeded]);

/** Signs in. Unknown addresses and wrong passwords are refused alike. */
export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  feature: 'auth',
  summary: 'Signs in with email and password.',
  access: 'auth.sign_in',
  body: z.strictObject({ email: emailField, password: passwordField, token: z.boolean().optional() }),
  response: signInAnswer,
  errors: ['invalid_input'],
  limit: 'sign_in',
});

/** An organization the person is an active member of. */
export const membership = z.object({
  organization_id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.string(),
  status: z.string(),
});

/** How the person wants the product to look and what it may write. */
export const userSettings = z.object({
  color_scheme: z.enum(['auto', 'light', 'dark']).default('auto'),
  motion: z.enum(['auto', 'reduced']).default('auto'),
  density: z.enum(['comfortable', 'compact']).default('comfortable'),
  single_key_shortcuts: z.boolean().default(true),
  /** Kinds of notification that do not come by mail. */
  muted_mail: z.array(z.string()).default([]),
  /** Whether news that can wait comes in one mail a day, at 8:00 in the person's time zone. */
  mail_daily: z.boolean().default(false),
  /** Whether candidates read the person's name: as who looked at them, and as who decides on their application. */
  show_name: z.boolean().default(false),
});

/** Who is signed in, and what this person may do. */
export const currentUserData = z.object({
  user_id: z.string(),
  user_type: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  /** Step of the sign-up the person is on; 5 when it is done. */
  signup_step: z.number().int(),
  locale: z.string(),
  time_zone: z.string(),
  settings: userSettings,
  memberships: z.array(membership),
  unread_notifications: z.number().int(),
  /** Published terms the person has not accepted yet. */
  terms_to_accept: z.array(
    z.object({ terms_id: z.string(), kind: z.string(), title: z.string(), version: z.number().int() }),
  ),
  /** Actions of the access policy that the role reaches at all; for hiding what cannot be done. */
  rights: z.array(z.string()),
  /** Feature flags that are on for the person: of what is not among them, nothing is shown. */
  flags: z.array(z.string()),
  has_password: z.boolean(),
  /** Whether a second factor has to be set up before anything else. */
  must_add_factor: z.boolean(),
});

/** The current user (spec §7). */
export const currentUser = defineRoute({
  method: 'GET',
  path: '/auth/user',
  feature: 'auth',
  summary: 'The signed-in person with settings, memberships and rights.',
  access: 'account.read',
  before_factor: true,
  response: currentUserData,
});

/** Signs out: the session is over at once, on every tab. */
export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  feature: 'auth',
  summary: 'Ends this session.',
  access: 'account.read',
  before_factor: true,
  response: nothing,
});

/** Sends a code for a new password; the answer is the same for every address. */
export const passwordResetCode = defineRoute({
  method: 'POST',
  path: '/user/password/reset/code',
  feature: 'auth',
  summary: 'Mails a code for setting a new password, if the address has an account.',
  access: 'auth.sign_in',
  body: z.strictObject({ email: emailField }),
  response: nothing,
  limit: 'pin',
});

/**
 * Sets a new password with the code from the mail, in the browser that asked for it, or with the token of the link in
 * the mail, anywhere; every session of the account ends.
 */
export const passwordResetVerify = defineRoute({
  method: 'POST',
  path: '/user/password/reset/verify',
  feature: 'auth',
  summary: 'Sets a new password with the code or the link that was mailed.',
  access: 'auth.sign_in',
  body: z.union([
    z.strictObject({ email: emailField, pin: pinField, password: passwordField }),
    z.strictObject({ link: z.string().min(20).max(200), password: passwordField }),
  ]),
  response: nothing,
  errors: ['invalid_input', 'gone'],
  limit: 'pin',
});

/** Changes the password; every other session ends. */
export const updatePassword = defineRoute({
  method: 'PUT',
  path: '/user/update/user/password',
  feature: 'auth',
  summary: 'Changes the password and ends every other session.',
  access: 'account.update',
  body: z.strictObject({ current_password: passwordField.optional(), new_password: passwordField }),
  response: nothing,
  errors: ['refused_by_rule', 'confirm_first'],
  limit: 'sign_in',
});

/**
 * What an address says by itself of a network. `same`: that of the session that asks; `local`: one of an office or a home,
 * behind the same door as the server; `server`: the computer that Tryout runs on; `other`: any other one.
 */
export const network = z.enum(['same', 'local', 'server', 'other']);
/** See `network`. */
export type Network = z.output<typeof network>;

/** The signed-in person's sessions, newest first. */
export const listSessions = defineRoute({
  method: 'GET',
  path: '/user/sessions',
  feature: 'auth',
  summary: 'Where the person is signed in.',
  access: 'account.read',
  response: z.object({
    items: z.array(
      z.object({
        session_id: z.string(),
        user_agent: z.string(),
        ip: z.string(),
        network,
        created_at: instant,
        last_seen_at: instant,
        expires_at: instant,
        is_current: z.boolean(),
      }),
    ),
  }),
});

/** Ends one session. */
export const revokeSession = defineRoute({
  method: 'DELETE',
  path: '/user/sessions/:session_id',
  feature: 'auth',
  summary: 'Ends one of the person’s sessions.',
  access: 'account.update',
  params: z.strictObject({ session_id: ref('session') }),
  response: nothing,
  errors: ['not_found'],
});

/** Ends all sessions but this one. */
export const revokeOtherSessions = defineRoute({
  method: 'POST',
  path: '/user/sessions/revoke/others',
  feature: 'auth',
  summary: 'Ends every session but this one.',
  access: 'account.update',
  response: z.object({ ended: z.number().int() }),
});

/** Names, language, time zone and display. Fields left out stay as they are. */
export const updateSettings = defineRoute({
  method: 'PUT',
  path: '/user/update/user/settings',
  feature: 'auth',
  summary: 'Changes names, language, time zone, display and which mails are wanted.',
  access: 'account.update',
  body: z.strictObject({
    first_name: line(100, 1).optional(),
    last_name: line(100).optional(),
    locale: localeField.optional(),
    time_zone: timeZoneField.optional(),
    color_scheme: z.enum(['auto', 'light', 'dark']).optional(),
    motion: z.enum(['auto', 'reduced']).optional(),
    density: z.enum(['comfortable', 'compact']).optional(),
    single_key_shortcuts: z.boolean().optional(),
    muted_mail: z.array(line(60)).max(60).optional(),
    mail_daily: z.boolean().optional(),
    show_name: z.boolean().optional(),
  }),
  response: nothing,
});

/** The routes of this feature. */
export const authRoutes = [
  login,
  currentUser,
  logout,
  passwordResetCode,
  passwordResetVerify,
  updatePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  updateSettings,
];
