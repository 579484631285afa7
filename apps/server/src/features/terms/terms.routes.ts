import { acceptTerms, listTerms, publishTerms } from '@tryout/contract/terms/terms';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { acceptOwnTerms } from './accept-terms.ts';
import { publishText } from './publish-terms.ts';
import { termsSay } from './terms.messages.ts';
import { publishedTerms } from './terms.queries.ts';

/** Published terms, accepting them, publishing a new version. */
export const termsHandlers: readonly Handled[] = [
  handle(listTerms, async ({ db, query }) => ({ data: { items: await publishedTerms(db, query.locale) } })),

  handle(acceptTerms, async (call) => {
    const texts = call.body.terms_ids.map((id) => call.refs.row(id));
    return { data: await acceptOwnTerms(signedAct(call), texts), message: termsSay('terms.thanks') };
  }),

  handle(publishTerms, async (call) => {
    const published = await publishText(call, call.body);
    return {
      data: published,
      message: termsSay('terms.published', { version: published.version }),
      status: 201,
    };
  }),
];
