import { SECOND_STEP_METHODS } from '@tryout/domain/accounts/second-factor';
import { z } from 'zod';
import { passwordField, pinField } from '../accounts/account-fields.ts';
import { sessionOpened } from '../auth/auth.ts';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, ref, text } from '../fields.ts';
import { newPasskeyField, passkeyOptions, signedPasskeyField } from './passkey-fields.ts';

/** How somebody who is signed in proves once more who they are. */
export const CONFIRM_METHODS = ['passkey', 'code', 'recovery_code', 'password', 'mail'] as const;

const recoveryCodes = z.array(z.string());
/** New codes, shown this once; null where the account has some already. */
const madeCodes = z.object({ recovery_codes: recoveryCodes.nullable() });

/** The caller's second factors, and who asks for one. */
export const readFactors = defineRoute({
  method: 'GET',
  path: '/user/factors',
  feature: 'second-factors',
  summary: 'The caller’s passkeys, authenticator app and recovery codes, and who requires a second factor.',
  access: 'account.read',
  before_factor: true,
  response: z.object({
    passkeys: z.array(
      z.object({
        passkey_id: z.string(),
        name: z.string(),
        /** Whether the authenticator says that more than one device has it. */
        is_synced: z.boolean(),
        created_at: instant,
        last_used_at: instant.nullable(),
      }),
    ),
    /** Null: none is set up. */
    authenticator: z.object({ added_at: instant, last_used_at: instant.nullable() }).nullable(),
    recovery_codes_left: z.number().int(),
    /** Organizations that require a second factor of the caller, and from when. */
    required_by: z.array(z.object({ name: z.string(), from: day, is_in_force: z.boolean() })),
    /** Whether the platform requires it of the caller's role. */
    required_by_platform: z.boolean(),
    /** False where the platform's address is one for which browsers make no passkeys. */
    passkeys_possible: z.boolean(),
    /** How the caller may be asked to confirm who they are. */
    confirm_by: z.array(z.enum(CONFIRM_METHODS)),
  }),
});

/** Begins adding a passkey. */
export const beginPasskey = defineRoute({
  method: 'POST',
  path: '/user/passkeys/options',
  feature: 'second-factors',
  summary: 'What the browser needs to make a passkey; good once, for five minutes, in this session.',
  access: 'account.update',
  before_factor: true,
  response: z.object({ options: passkeyOptions }),
  errors: ['refused_by_rule', 'confirm_first', 'limit_reached'],
  limit: 'sign_in',
});

/** Adds a passkey. */
export const addPasskey = defineRoute({
  method: 'POST',
  path: '/user/passkeys',
  feature: 'second-factors',
  summary: 'Adds the passkey that the browser made; with the first factor come recovery codes.',
  access: 'account.update',
  before_factor: true,
  body: z.strictObject({ name: line(60, 1), passkey: newPasskeyField }),
  response: z.object({ passkey_id: z.string(), ...madeCodes.shape }),
  errors: ['refused_by_rule', 'conflict', 'gone', 'confirm_first'],
  limit: 'sign_in',
});

const onePasskey = z.strictObject({ passkey_id: ref('passkey') });

/** Gives a passkey another name. */
export const renamePasskey = defineRoute({
  method: 'PUT',
  path: '/user/passkeys/:passkey_id',
  feature: 'second-factors',
  summary: 'Renames one of the caller’s passkeys.',
  access: 'account.update',
  params: onePasskey,
  body: z.strictObject({ name: line(60, 1) }),
  response: nothing,
  errors: ['not_found'],
});

/** Removes a passkey. */
export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/user/passkeys/:passkey_id',
  feature: 'second-factors',
  summary: 'Removes one of the caller’s passkeys; it signs in no more.',
  access: 'account.update',
  params: onePasskey,
  response: nothing,
  errors: ['not_found', 'refused_by_rule', 'confirm_first'],
});

/** Begins setting up an authenticator app. */
export const beginAuthenticator = defineRoute({
  method: 'POST',
  path: '/user/authenticator',
  feature: 'second-factors',
  summary: 'A new secret for an authenticator app; it counts once a code of it was right.',
  access: 'account.update',
  before_factor: true,
  response: z.object({ secret: z.string(), address: z.string() }),
  errors: ['refused_by_rule', 'confirm_first'],
  limit: 'sign_in',
});

/** Ends setting up an authenticator app. */
export const confirmAuthenticator = defineRoute({
  method: 'POST',
  path: '/user/authenticator/confirm',
  feature: 'second-factors',
  summary: 'Takes the first code of the authenticator app; with the first factor come recovery codes.',
  access: 'account.update',
  before_factor: true,
  body: z.strictObject({ code: pinField }),
  response: madeCodes,
  errors: ['invalid_input', 'refused_by_rule', 'confirm_first'],
  limit: 'sign_in',
});

/** Removes the authenticator app. */
export const removeAuthenticator = defineRoute({
  method: 'DELETE',
  path: '/user/authenticator',
  feature: 'second-factors',
  summary: 'Removes the caller’s authenticator app; its codes sign in no more.',
  access: 'account.update',
  response: nothing,
  errors: ['refused_by_rule', 'confirm_first'],
});

/** Makes recovery codes anew. */
export const newRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/user/recovery-codes',
  feature: 'second-factors',
  summary: 'Makes ten new recovery codes; those before are void.',
  access: 'account.update',
  response: z.object({ recovery_codes: recoveryCodes }),
  errors: ['refused_by_rule', 'confirm_first'],
});

/** What the browser needs to confirm with a passkey. */
export const beginConfirming = defineRoute({
  method: 'POST',
  path: '/user/confirm/options',
  feature: 'second-factors',
  summary: 'What the browser needs to confirm the caller with a passkey.',
  access: 'account.update',
  before_factor: true,
  response: z.object({ options: passkeyOptions }),
  errors: ['refused_by_rule'],
  limit: 'sign_in',
});

/** Mails a code to an account that has nothing else to confirm with. */
export const mailConfirming = defineRoute({
  method: 'POST',
  path: '/user/confirm/mail',
  feature: 'second-factors',
  summary: 'Mails a code to the caller, for confirming without a password or a second factor.',
  access: 'account.update',
  before_factor: true,
  response: z.object({ resend_after_s: z.number().int() }),
  errors: ['refused_by_rule'],
  limit: 'pin',
});

const byPasskey = z.strictObject({ by: z.literal('passkey'), passkey: signedPasskeyField });
const byCode = z.strictObject({ by: z.literal('code'), code: pinField });
const byRecoveryCode = z.strictObject({ by: z.literal('recovery_code'), recovery_code: line(40, 1) });

/** Proves once more who the caller is; sensitive changes are open for ten minutes after it. */
export const confirmSelf = defineRoute({
  method: 'POST',
  path: '/user/confirm',
  feature: 'second-factors',
  summary: 'Confirms the caller, so that sensitive changes are open in this session for ten minutes.',
  access: 'account.update',
  before_factor: true,
  body: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('password'), password: passwordField }),
    z.strictObject({ by: z.literal('mail'), pin: pinField }),
    byCode,
    byRecoveryCode,
    byPasskey,
  ]),
  response: nothing,
  errors: ['invalid_input', 'gone', 'refused_by_rule'],
  limit: 'sign_in',
});

/** What the browser needs to sign in with a passkey; whose is not known yet. */
export const beginPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/auth/passkey/options',
  feature: 'second-factors',
  summary: 'What the browser needs to sign in with a passkey; good once, for five minutes, in this browser.',
  access: 'auth.sign_in',
  response: z.object({ options: passkeyOptions }),
  errors: ['refused_by_rule'],
  limit: 'sign_in',
});

/** Signs in with a passkey alone: it is something held and something known or measured at once. */
export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/auth/passkey',
  feature: 'second-factors',
  summary: 'Signs in with a passkey.',
  access: 'auth.sign_in',
  body: z.strictObject({ passkey: signedPasskeyField, token: z.boolean().optional() }),
  response: sessionOpened,
  errors: ['invalid_input', 'gone'],
  limit: 'sign_in',
});

const ticket = z.string().max(100, 'must be at most 100 characters').optional();

/** The sign-in of this browser whose second step is awaited. */
export const readSecondStep = defineRoute({
  method: 'POST',
  path: '/auth/second-step/read',
  feature: 'second-factors',
  summary: 'Which second step the sign-in of this browser awaits.',
  access: 'auth.sign_in',
  body: z.strictObject({ ticket }),
  response: z.object({
    methods: z.array(z.enum(SECOND_STEP_METHODS)),
    /** How somebody who lost all of them gets in again: by the mailbox and a wait, or by an admin. */
    lost: z.enum(['mailbox', 'admin']),
    expires_at: instant,
  }),
  errors: ['gone'],
  limit: 'sign_in',
});

/** What the browser needs to take the second step with a passkey. */
export const beginSecondStep = defineRoute({
  method: 'POST',
  path: '/auth/second-step/options',
  feature: 'second-factors',
  summary: 'What the browser needs to take the second step with a passkey.',
  access: 'auth.sign_in',
  body: z.strictObject({ ticket }),
  response: z.object({ options: passkeyOptions }),
  errors: ['gone', 'refused_by_rule'],
  limit: 'sign_in',
});

/** Takes the second step of a sign-in. Programs send the ticket that they were given; browsers hold it themselves. */
export const takeSecondStep = defineRoute({
  method: 'POST',
  path: '/auth/second-step',
  feature: 'second-factors',
  summary: 'Takes the second step of a sign-in, and opens the session.',
  access: 'auth.sign_in',
  body: z.discriminatedUnion('by', [
    byPasskey.extend({ ticket }),
    byCode.extend({ ticket }),
    byRecoveryCode.extend({ ticket }),
  ]),
  response: sessionOpened,
  errors: ['invalid_input', 'gone'],
  limit: 'sign_in',
});

/** Asks that lost factors are removed, after the first step was right. */
export const askFactorReset = defineRoute({
  method: 'POST',
  path: '/auth/second-step/lost',
  feature: 'second-factors',
  summary: 'Mails a link that removes lost factors after three days; for people without an admin.',
  access: 'auth.sign_in',
  body: z.strictObject({ ticket }),
  response: z.object({ ready_at: instant }),
  errors: ['gone', 'refused_by_rule'],
  limit: 'pin',
});

const resetToken = z.strictObject({ token: z.string().min(20).max(100) });

/** What the mailed link of a reset leads to. */
export const readFactorReset = defineRoute({
  method: 'POST',
  path: '/factors/reset/read',
  feature: 'second-factors',
  summary: 'From when and until when the mailed link removes lost factors.',
  access: 'auth.sign_in',
  body: resetToken,
  response: z.object({ ready_at: instant, expires_at: instant, is_ready: z.boolean() }),
  errors: ['gone'],
  limit: 'pin',
});

/** Removes lost factors by the mailed link, once the wait is over. */
export const finishFactorReset = defineRoute({
  method: 'POST',
  path: '/factors/reset',
  feature: 'second-factors',
  summary: 'Removes lost factors by the mailed link, once the wait is over; every session ends.',
  access: 'auth.sign_in',
  body: resetToken,
  response: nothing,
  errors: ['gone', 'refused_by_rule'],
  limit: 'pin',
});

/** Stops a reset that somebody else asked for. */
export const stopFactorReset = defineRoute({
  method: 'POST',
  path: '/factors/reset/stop',
  feature: 'second-factors',
  summary: 'Stops a reset of factors by the mailed link.',
  access: 'auth.sign_in',
  body: resetToken,
  response: nothing,
  errors: ['gone'],
  limit: 'pin',
});

/** Removes the lost factors of a member. */
export const resetMemberFactors = defineRoute({
  method: 'POST',
  path: '/company/employee/factors/reset',
  feature: 'second-factors',
  summary: 'Removes the second factors of a member who lost them; the member is told why and by whom.',
  access: 'member.update',
  body: z.strictObject({ employee_id: ref('employee'), reason: text(500, 1) }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found', 'confirm_first'],
});

/** Removes the lost factors of any account, by the platform's people. */
export const resetAccountFactors = defineRoute({
  method: 'POST',
  path: '/admin/accounts/:user_id/factors/reset',
  feature: 'second-factors',
  summary: 'Removes the second factors of an account whose owner lost them; the owner is told why.',
  access: 'platform.manage',
  params: z.strictObject({ user_id: ref('user') }),
  body: z.strictObject({ reason: text(500, 1) }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found', 'confirm_first'],
});

const whose = { organization_id: ref('organization').optional() };
const factorRule = z.object({
  /** First day (UTC) from which members need a second factor; null: they choose. */
  from: day.nullable(),
  /** Active members, and how many of them have a second factor. */
  members: z.number().int(),
  with_factor: z.number().int(),
});

/** Whether the organization requires a second factor of its members. */
export const readFactorRule = defineRoute({
  method: 'GET',
  path: '/organization/second-factor',
  feature: 'second-factors',
  summary: 'From when the organization requires a second factor of its members, and how many have one.',
  access: 'organization.read',
  query: z.strictObject(whose),
  response: factorRule,
  errors: ['not_found'],
});

/** Requires a second factor of the members, or stops doing so. */
export const changeFactorRule = defineRoute({
  method: 'PUT',
  path: '/organization/second-factor',
  feature: 'second-factors',
  summary: 'Requires a second factor of the organization’s members from a day on; null: not any more.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, from: day.nullable() }),
  response: factorRule,
  errors: ['not_found', 'refused_by_rule', 'confirm_first'],
});

/** The routes of this feature. */
export const secondFactorsRoutes = [
  readFactors,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  newRecoveryCodes,
  beginConfirming,
  mailConfirming,
  confirmSelf,
  beginPasskeySignIn,
  signInWithPasskey,
  readSecondStep,
  beginSecondStep,
  takeSecondStep,
  askFactorReset,
  readFactorReset,
  finishFactorReset,
  stopFactorReset,
  resetMemberFactors,
  resetAccountFactors,
  readFactorRule,
  changeFactorRule,
];
