import { acceptTerms, listTerms, publishTerms } from '@tryout/contract/terms/terms';
import { audit } from '../../platform/act.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { termsSay } from './terms.messages.ts';
import {
  finishSignup,
  insertAcceptances,
  insertTerms,
  openTermsOf,
  publishedTerms,
} from './terms.queries.ts';

/** Published terms, accepting them, publishing a new version. */
export const termsHandlers: readonly Handled[] = [
  handle(listTerms, async ({ db, query }) => ({ data: { items: await publishedTerms(db, query.locale) } })),

  handle(acceptTerms, async (call) => {
    const actor = signedIn(call);
    const ids = call.body.terms_ids;
    if (ids.some((id) => call.refs.row(id).status !== 'published')) {
      throw new Refusal('refused_by_rule', termsSay('terms.newer'));
    }
    await insertAcceptances(call.db, actor.user_id, ids, call.origin.ip);
    const left = await openTermsOf(call.db, actor);
    const signup_step = left.length === 0 ? await finishSignup(call.db, actor.user_id) : actor.signup_step;
    await audit(call, {
      event_type: 'action',
      action: 'terms.accepted',
      target_type: 'terms',
      target_id: ids.join(','),
    });
    return { data: { signup_step, left_to_accept: left.length }, message: termsSay('terms.thanks') };
  }),

  handle(publishTerms, async (call) => {
    const published = await insertTerms(call.db, call.body);
    await audit(call, {
      event_type: 'create',
      action: 'terms.published',
      target_type: 'terms',
      target_id: published.terms_id,
      organization_id: null,
      meta: { kind: call.body.kind, locale: call.body.locale, version: published.version },
    });
    return {
      data: published,
      message: termsSay('terms.published', { version: published.version }),
      status: 201,
    };
  }),
];
