import { listProfileViews, recordProfileView } from '@tryout/contract/profile-views/profile-views';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { type ListState, pagingOf } from '../../ui/list-page/list-state.ts';

export const viewsQuery = (search: ListState<never>) =>
  routeQuery(listProfileViews, { query: pagingOf(search) });

/** Records that an applicant who was fetched ahead is looked at now; that it fails is nobody's business who looks. */
export const recordView = (application_id: string): void =>
  void callRoute(recordProfileView, { body: { application_id } }).catch(() => undefined);
