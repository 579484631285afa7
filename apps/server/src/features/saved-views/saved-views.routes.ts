import { deleteView, listSavedViews, MOST_VIEWS, saveView } from '@tryout/contract/saved-views/saved-views';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { savedViewsSay } from './saved-views.messages.ts';
import { findViews, forgetView, keepView } from './saved-views.queries.ts';

/** Views of lists, kept by each person for themselves. */
export const savedViewsHandlers: readonly Handled[] = [
  handle(listSavedViews, async (call) => ({
    data: { items: await findViews(call.db, signedIn(call).user_id, call.query.list) },
  })),

  handle(saveView, async (call) => {
    const { db, body } = call;
    const { user_id } = signedIn(call);
    if (!(await keepView(db, { ...body, user_id, most: MOST_VIEWS }))) {
      throw new Refusal('refused_by_rule', savedViewsSay('saved-views.limit', { most: MOST_VIEWS }));
    }
    return {
      data: { items: await findViews(db, user_id, body.list) },
      message: savedViewsSay('saved-views.saved'),
    };
  }),

  handle(deleteView, async ({ db, params }) => {
    await forgetView(db, params.saved_view_id);
    return { data: {}, message: savedViewsSay('saved-views.gone') };
  }),
];
