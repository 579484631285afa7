import {
  acceptTerms,
  discardTermsDraft,
  listTerms,
  listTermsVersions,
  publishTerms,
  publishTermsDraft,
  readTermsVersion,
  saveTermsDraft,
} from '@tryout/contract/terms/terms';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { acceptOwnTerms } from './accept-terms.ts';
import {
  discardDraft,
  publishText,
  publishWritten,
  versionOf,
  versionsOf,
  writeDraft,
} from './publish-terms.ts';
import { termsSay } from './terms.messages.ts';
import { publishedTerms } from './terms.queries.ts';

/** Published terms, accepting them, writing and publishing new versions. */
export const termsHandlers: readonly Handled[] = [
  handle(listTerms, async ({ db, query }) => ({ data: { items: await publishedTerms(db, query.locale) } })),

  handle(acceptTerms, async (call) => {
    const texts = call.body.terms_ids.map((id) => call.refs.row(id));
    return { data: await acceptOwnTerms(signedAct(call), texts), message: termsSay('terms.thanks') };
  }),

  handle(publishTerms, async (call) => {
    const published = await publishText(signedAct(call), call.body);
    return {
      data: published,
      message: termsSay('terms.published', { version: published.version }),
      status: 201,
    };
  }),

  handle(listTermsVersions, async (call) => ({ data: await versionsOf(call) })),
  handle(readTermsVersion, async (call) => ({ data: await versionOf(call, call.query) })),
  handle(saveTermsDraft, async (call) => ({
    data: await writeDraft(signedAct(call), call.body),
    message: termsSay('terms.draft_saved'),
  })),
  handle(discardTermsDraft, async (call) => {
    await discardDraft(signedAct(call), call.query);
    return { data: {}, message: termsSay('terms.draft_discarded') };
  }),
  handle(publishTermsDraft, async (call) => {
    const published = await publishWritten(signedAct(call), call.body);
    return { data: published, message: termsSay('terms.published', { version: published.version }) };
  }),
];
