import { z } from 'zod';
import { localeField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, text } from '../fields.ts';

const words = { title: line(200, 1), body: text(4000, 1) };

const mailText = z.object({
  kind: z.string(),
  /** The product's own words. */
  given: z.object({ title: z.string(), body: z.string() }),
  /** The platform's; null: the product's are sent. */
  own: z.object({ title: z.string(), body: z.string(), updated_at: instant }).nullable(),
  /** What can be filled in, such as `position`. */
  fields: z.array(z.string()),
});
/** What a kind of mail says. */
export type MailText = z.output<typeof mailText>;

/** What every kind of mail says in a language. */
export const listMailTexts = defineRoute({
  method: 'GET',
  path: '/admin/mail/texts',
  feature: 'notifications',
  summary: 'What every kind of mail says in a language, in the product’s words and the platform’s own.',
  access: 'platform.manage',
  query: z.strictObject({ language: localeField.default('en') }),
  response: z.object({ items: z.array(mailText) }),
});

const which = z.strictObject({ kind: line(60, 1), language: localeField });

/** Words a mail. */
export const saveMailText = defineRoute({
  method: 'PUT',
  path: '/admin/mail/texts/:kind/:language',
  feature: 'notifications',
  summary: 'Words a kind of mail in a language; refused where a field is not one of its own.',
  access: 'platform.manage',
  params: which,
  body: z.strictObject(words),
  response: nothing,
  errors: ['not_found'],
});

/** Goes back to the product's words. */
export const resetMailText = defineRoute({
  method: 'DELETE',
  path: '/admin/mail/texts/:kind/:language',
  feature: 'notifications',
  summary: 'Sends a kind of mail in the product’s own words again.',
  access: 'platform.manage',
  params: which,
  response: nothing,
  errors: ['not_found'],
});

/** How a mail would read with sample values. */
export const previewMailText = defineRoute({
  method: 'POST',
  path: '/admin/mail/texts/:kind/:language/preview',
  feature: 'notifications',
  summary: 'How a mail would read with sample values; nothing is stored or sent.',
  access: 'platform.manage',
  params: which,
  body: z.strictObject(words),
  response: z.object({ subject: z.string(), body_text: z.string() }),
  errors: ['not_found'],
});

/** The routes of mail texts. */
export const mailTextsRoutes = [listMailTexts, saveMailText, resetMailText, previewMailText];
