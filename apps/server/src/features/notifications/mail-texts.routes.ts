import {
  listMailTexts,
  previewMailText as previewRoute,
  resetMailText as resetRoute,
  saveMailText as saveRoute,
} from '@tryout/contract/notifications/mail-texts';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { mailSay } from './mail-page.messages.ts';
import { mailTextsIn, previewMailText, resetMailText, saveMailText } from './mail-texts.ts';

/** What mails say, in the platform's own words. */
export const mailTextsHandlers: readonly Handled[] = [
  handle(listMailTexts, async (call) => ({
    data: { items: await mailTextsIn(signedAct(call), call.query.language) },
  })),
  handle(saveRoute, async (call) => {
    await saveMailText(signedAct(call), call.params, call.body);
    return { data: {}, message: mailSay('notifications.mail.text_saved') };
  }),
  handle(resetRoute, async (call) => {
    await resetMailText(signedAct(call), call.params.kind, call.params.language);
    return { data: {}, message: mailSay('notifications.mail.text_reset') };
  }),
  handle(previewRoute, async ({ params, body }) => ({ data: previewMailText(params, body) })),
];
