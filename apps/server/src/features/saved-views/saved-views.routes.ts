import { deleteView, listSavedViews, saveView } from '@tryout/contract/saved-views/saved-views';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { listViews, saveOwnView } from './save-view.ts';
import { savedViewsSay } from './saved-views.messages.ts';
import { forgetView } from './saved-views.queries.ts';

/** Views of lists, kept by each person, and shared with colleagues where they like. */
export const savedViewsHandlers: readonly Handled[] = [
  handle(listSavedViews, async (call) => ({
    data: { items: await listViews(signedAct(call), call.query.list) },
  })),

  handle(saveView, async (call) => ({
    data: { items: await saveOwnView(signedAct(call), call.body) },
    message: savedViewsSay('saved-views.saved'),
  })),

  handle(deleteView, async ({ db, params }) => {
    await forgetView(db, params.saved_view_id);
    return { data: {}, message: savedViewsSay('saved-views.gone') };
  }),
];
