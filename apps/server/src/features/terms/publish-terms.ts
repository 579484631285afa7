import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  listTermsVersions,
  publishTerms,
  publishTermsDraft,
  readTermsVersion,
} from '@tryout/contract/terms/terms';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { termsSay } from './terms.messages.ts';
import {
  countAsked,
  deleteDraft,
  findVersions,
  holdKind,
  publishDraft,
  storeDraft,
  type VersionRow,
} from './terms.queries.ts';

type Written = RouteBody<typeof publishTerms>;

/** Publishes the next version of a text in one language at once; everybody is asked to accept it. */
export async function publishText(act: SignedAct, text: Written): Promise<RouteData<typeof publishTerms>> {
  const { version } = await writeDraft(act, text);
  const { kind, locale } = text;
  return publishWritten(act, { kind, locale, version, asks_again: true, effective_on: null });
}

/** Keeps the draft of a text in one language. */
export async function writeDraft(act: SignedAct, text: Written): Promise<RouteData<typeof publishTerms>> {
  await holdKind(act.db, text.kind);
  const draft = await storeDraft(act.db, { ...text, changed_by: act.actor.user_id });
  await note(act, 'terms.drafted', draft.terms_id, { ...text, version: draft.version });
  return draft;
}

/** Throws the draft of a text away. @throws Refusal when there is none */
export async function discardDraft(
  act: SignedAct,
  { kind, locale }: Pick<Written, 'kind' | 'locale'>,
): Promise<void> {
  await holdKind(act.db, kind);
  const draft = (await findVersions(act.db, { kind, locale })).find(({ status }) => status === 'draft');
  if (!draft || !(await deleteDraft(act.db, kind, locale))) throw notFound();
  await note(act, 'terms.discarded', draft.terms_id, draft);
}

/** Publishes the draft of a text. @throws Refusal when it is another one by now, or the day is over */
export async function publishWritten(
  act: SignedAct,
  wish: RouteBody<typeof publishTermsDraft>,
): Promise<RouteData<typeof publishTermsDraft>> {
  const { db, actor, services } = act;
  const today = services.now().toISOString().slice(0, 10);
  if (wish.effective_on !== null && wish.effective_on < today) {
    throw invalidField('effective_on', termsSay('terms.day_over'));
  }
  await holdKind(db, wish.kind);
  const effective_on = wish.effective_on === today ? null : wish.effective_on;
  const terms_id = await publishDraft(db, { ...wish, effective_on, changed_by: actor.user_id });
  if (terms_id === undefined) throw new Refusal('conflict', termsSay('terms.draft_changed'));
  await note(act, 'terms.published', terms_id, wish, { asks_again: wish.asks_again, effective_on });
  return { terms_id, version: wish.version };
}

function note(
  act: Act,
  action: 'terms.drafted' | 'terms.discarded' | 'terms.published',
  target_id: string,
  { kind, locale, version }: { readonly kind: string; readonly locale: string; readonly version: number },
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit(act, {
    event_type: action === 'terms.discarded' ? 'delete' : 'create',
    action,
    target_type: 'terms',
    target_id,
    organization_id: null,
    meta: { kind, locale, version, ...more },
  });
}

/** Every version of every text. */
export async function versionsOf({ db }: Act): Promise<RouteData<typeof listTermsVersions>> {
  return { items: await findVersions(db) };
}

const shown = ({ version, title, body }: VersionRow) => ({ version, title, body });

/** One version with the one it follows. @throws Refusal when there is none */
export async function versionOf(
  { db }: Act,
  { kind, locale, version }: { readonly kind: string; readonly locale: string; readonly version: number },
): Promise<RouteData<typeof readTermsVersion>> {
  const all = await findVersions(db, { kind, locale });
  const one = all.find((each) => each.version === version);
  if (!one) throw notFound();
  const before = all.find((each) => each.version < version && each.status !== 'draft');
  return {
    ...one,
    before: before ? shown(before) : null,
    would_ask: await countAsked(db, kind, locale),
  };
}
