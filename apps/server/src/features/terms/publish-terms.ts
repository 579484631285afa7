import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { publishTerms as route } from '@tryout/contract/terms/terms';
import { type Act, audit } from '../../platform/act.ts';
import { insertTerms } from './terms.queries.ts';

/** Publishes the next version of a text in one language; everybody is asked to accept it. */
export async function publishText(act: Act, text: RouteBody<typeof route>): Promise<RouteData<typeof route>> {
  const published = await insertTerms(act.db, text);
  await audit(act, {
    event_type: 'create',
    action: 'terms.published',
    target_type: 'terms',
    target_id: published.terms_id,
    organization_id: null,
    meta: { kind: text.kind, locale: text.locale, version: published.version },
  });
  return published;
}
