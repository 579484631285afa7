import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listProfileViews } from '@tryout/contract/profile-views/profile-views';
import type { SignedAct } from '../../platform/act.ts';
import { countViews } from './count-views.queries.ts';
import { countViewsByDay, readViews } from './profile-views.queries.ts';

/** How often the caller was looked at within 30 days, and how many times more than in the 30 days before. */
export const viewCounts = ({ db, actor, services }: SignedAct) =>
  countViews(db, actor.user_id, services.now());

/** Who looked at the caller, and how often on each day. */
export async function listViews(
  act: SignedAct,
  query: RouteQuery<typeof listProfileViews>,
): Promise<RouteData<typeof listProfileViews>> {
  const { db, actor, services } = act;
  const now = services.now();
  const [page, days, counts] = await Promise.all([
    readViews(db, actor.user_id, query, now),
    countViewsByDay(db, actor.user_id, actor.time_zone, now),
    viewCounts(act),
  ]);
  return {
    ...page,
    ...counts,
    days,
    items: page.items.map(({ id, application_id, position_title, ...view }) => ({
      ...view,
      profile_view_id: id,
      application:
        application_id !== null && position_title !== null ? { application_id, position_title } : null,
    })),
  };
}
