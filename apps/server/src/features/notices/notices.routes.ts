import {
  acceptNotice,
  discardNoticeText,
  publishNoticeText,
  readAedtNotice,
  readNotice,
  readNoticeTexts,
  saveNoticeText,
  setAedtNotice,
} from '@tryout/contract/notices/notices';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { aedtFor, setAedt } from './aedt-notice.ts';
import { acceptNoticeOf, readNoticeOf } from './candidate-notice.ts';
import { discardNotice, noticeTexts, publishNotice, scopeMeant, writeNoticeText } from './notice-texts.ts';
import { noticesSay } from './notices.messages.ts';

/** The candidate notice, what organizations add to it, and New York City's. */
export const noticesHandlers: readonly Handled[] = [
  handle(readNotice, async ({ db, query, request }) => ({
    data: await readNoticeOf(db, query.application_id, languageOf(request)),
  })),

  handle(acceptNotice, async (call) => ({
    data: await acceptNoticeOf(signedAct(call), call.body, languageOf(call.request)),
    message: noticesSay('notices.accepted'),
  })),

  handle(readNoticeTexts, async (call) => {
    const { organization_id, position_id } = call.query;
    const position = position_id ? call.refs.row(position_id) : null;
    const scope = scopeMeant(signedAct(call).actor, organization_id, position);
    return { data: await noticeTexts(call, scope, languageOf(call.request)) };
  }),

  handle(saveNoticeText, async (call) => {
    const { organization_id, position_id } = call.body;
    const position = position_id ? call.refs.row(position_id) : null;
    const act = signedAct(call);
    const scope = scopeMeant(act.actor, organization_id, position);
    return { data: await writeNoticeText(act, scope, call.body), message: noticesSay('notices.draft_saved') };
  }),

  handle(discardNoticeText, async (call) => {
    const { organization_id, position_id } = call.query;
    const position = position_id ? call.refs.row(position_id) : null;
    const act = signedAct(call);
    await discardNotice(act, scopeMeant(act.actor, organization_id, position));
    return { data: {}, message: noticesSay('notices.draft_discarded') };
  }),

  handle(publishNoticeText, async (call) => {
    const { organization_id, position_id } = call.body;
    const position = position_id ? call.refs.row(position_id) : null;
    const act = signedAct(call);
    const scope = scopeMeant(act.actor, organization_id, position);
    const published = await publishNotice(act, scope, call.body);
    return { data: published, message: noticesSay('notices.published', { version: published.version }) };
  }),

  handle(readAedtNotice, async (call) => ({
    data: await aedtFor(call, call.refs.row(call.query.position_id), languageOf(call.request)),
  })),

  handle(setAedtNotice, async (call) => ({
    data: await setAedt(
      signedAct(call),
      call.refs.row(call.body.position_id),
      call.body,
      languageOf(call.request),
    ),
    message: noticesSay('notices.aedt_saved'),
  })),
];
