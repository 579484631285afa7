import type { RouteBody } from '@tryout/contract/define-route';
import { MOST_VIEWS, type saveView as route, type SavedView } from '@tryout/contract/saved-views/saved-views';
import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { savedViewsSay } from './saved-views.messages.ts';
import { findViews, keepView } from './saved-views.queries.ts';

/** Keeps a view of a list for oneself, and answers all of that list. @throws Refusal with too many of them */
export async function saveOwnView(
  { db, actor }: SignedAct,
  view: RouteBody<typeof route>,
): Promise<SavedView[]> {
  if (!(await keepView(db, { ...view, user_id: actor.user_id, most: MOST_VIEWS }))) {
    throw new Refusal('refused_by_rule', savedViewsSay('saved-views.limit', { most: MOST_VIEWS }));
  }
  return findViews(db, actor.user_id, view.list);
}
