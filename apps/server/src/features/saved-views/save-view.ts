import type { RouteBody } from '@tryout/contract/define-route';
import {
  MOST_VIEWS,
  type saveView as route,
  type SavedView,
  type SavedViewList,
} from '@tryout/contract/saved-views/saved-views';
import { isInGroup } from '@tryout/domain/access/roles';
import type { SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { savedViewsSay } from './saved-views.messages.ts';
import { findViews, keepView, type ViewReader } from './saved-views.queries.ts';

/** The views of a list that the caller keeps, and those the organization shares with those who hire for it. */
export function listViews({ db, actor }: SignedAct, list: SavedViewList): Promise<SavedView[]> {
  return findViews(db, readerOf(actor), list);
}

/**
 * Keeps a view of a list, and answers all of that list.
 * @throws Refusal with too many of them, or where there is nobody to share it with
 */
export async function saveOwnView(
  act: SignedAct,
  { is_shared, ...view }: RouteBody<typeof route>,
): Promise<SavedView[]> {
  const reader = readerOf(act.actor);
  const [own = null] = reader.organization_ids;
  if (is_shared && own === null) {
    throw invalidField('is_shared', savedViewsSay('saved-views.nobody_to_share'));
  }
  const kept = {
    ...view,
    user_id: reader.user_id,
    organization_id: is_shared ? own : null,
    most: MOST_VIEWS,
  };
  if (!(await keepView(act.db, kept))) {
    throw new Refusal('refused_by_rule', savedViewsSay('saved-views.limit', { most: MOST_VIEWS }));
  }
  return listViews(act, view.list);
}

/** Recruiters and admins share views; hiring managers see parts of lists only, so nothing of others is shown to them. */
function readerOf({ user_id, user_type, organization_ids }: Actor): ViewReader {
  const shares = isInGroup(user_type, 'recruiters');
  return { user_id, organization_ids: shares ? organization_ids : [] };
}
