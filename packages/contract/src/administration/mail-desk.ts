import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery } from '../fields.ts';

const suppression = z.object({
  email: z.string(),
  reason: z.enum(['refused', 'returned', 'by_hand']),
  detail: z.string(),
  added_at: instant,
});
/** An address that mails are not sent to. */
export type MailSuppression = z.output<typeof suppression>;

/** Addresses that mails are not sent to any more, the latest first. */
export const listSuppressions = defineRoute({
  method: 'GET',
  path: '/admin/mail/suppressions',
  feature: 'administration',
  summary: 'Addresses that mails are not sent to any more, the latest first.',
  access: 'platform.manage',
  query: z.strictObject({ ...pageQuery, search: line(254).default('') }),
  response: pageOf(suppression),
});

/** Adds an address by hand. */
export const addSuppression = defineRoute({
  method: 'POST',
  path: '/admin/mail/suppressions',
  feature: 'administration',
  summary: 'Stops mails to an address, but for those that prove a mailbox.',
  access: 'platform.manage',
  body: z.strictObject({ email: emailField, detail: line(300).default('') }),
  response: nothing,
  errors: ['conflict'],
});

/** Sends to an address again. */
export const removeSuppression = defineRoute({
  method: 'DELETE',
  path: '/admin/mail/suppressions',
  feature: 'administration',
  summary: 'Sends mails to an address again.',
  access: 'platform.manage',
  query: z.strictObject({ email: emailField }),
  response: nothing,
  errors: ['not_found'],
});

/** How the server's parts answered. */
const tested = z.object({
  ok: z.boolean(),
  /** What happened, in the reader's language. */
  said: z.string(),
  /** What the other side answered; empty: nothing. */
  detail: z.string(),
  /** How long it took, ms. */
  took_ms: z.number().int(),
});

/** Tries a part of the server out now, and says what came of it. */
export const testPart = defineRoute({
  method: 'POST',
  path: '/admin/appconfigs/test',
  feature: 'administration',
  summary:
    'Sends a test mail to the caller, writes and reads a test file, or asks the address search or the picture service, and says how it went.',
  access: 'platform.manage',
  body: z.strictObject({ part: z.enum(['mail', 'storage', 'geocoder', 'pictures']) }),
  response: tested,
  limit: 'sign_in',
});

/** Where mails that come back are reported, and the address of it to give to a mail server. */
export const readReturnAddress = defineRoute({
  method: 'GET',
  path: '/admin/mail/returns',
  feature: 'administration',
  summary: 'The address to which a mail server hands over reports on mails that could not be delivered.',
  access: 'platform.manage',
  response: z.object({ url: z.string() }),
});

/** Takes a report on delivery (RFC 3464) as it came, from the mail server that received it. */
export const takeDeliveryReport = defineRoute({
  method: 'POST',
  path: '/mail/returns/:token',
  feature: 'administration',
  summary: 'Takes a report of a mail server on a mail that could not be delivered (RFC 3464), as it came.',
  access: 'public.write',
  params: z.strictObject({ token: line(100, 1) }),
  body: z.string().max(1_000_000),
  response: z.object({ suppressed: z.number().int() }),
  takes_text: true,
  limit: 'write',
  errors: ['not_found'],
});

/** The routes of the mail desk. */
export const mailDeskRoutes = [
  listSuppressions,
  addSuppression,
  removeSuppression,
  testPart,
  readReturnAddress,
  takeDeliveryReport,
];
