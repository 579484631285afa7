import type { UserType } from '@tryout/domain/access/roles';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { insertAcceptances, type OpenTerms, openTermsOf, publishedTerms } from './terms.queries.ts';

/** Published texts the person has not accepted yet. */
export function termsToAccept(db: Db, actor: Actor): Promise<OpenTerms[]> {
  return openTermsOf(db, actor);
}

/** Accepts the texts in force for somebody whose form named them; a later version is asked of them like of everyone. */
export async function acceptCurrentTerms(
  db: Db,
  who: { readonly user_id: string; readonly user_type: UserType; readonly locale: string },
  ip: string,
): Promise<void> {
  const open = await openTermsOf(db, who);
  await insertAcceptances(
    db,
    who.user_id,
    open.map((text) => text.terms_id),
    ip,
  );
}

/** The text of a kind in force, in a language where there is one, else in English; null: none is published. */
export async function textInForce(
  db: Db,
  kind: 'terms' | 'privacy' | 'candidate_notice' | 'aedt_notice',
  language: string,
): Promise<{ readonly title: string; readonly body: string; readonly locale: string } | null> {
  const found = (await publishedTerms(db, language)).find((text) => text.kind === kind);
  return found ? { title: found.title, body: found.body, locale: found.locale } : null;
}
