import { queryOptions } from '@tanstack/react-query';
import { type BulkAction, listBulkActions } from '@tryout/contract/applicants/bulk-actions';
import { routeQuery } from '../../platform/api/route-query.ts';

/** Is it still at work? */
export const isAtWork = ({ status }: Pick<BulkAction, 'status'>): boolean =>
  status === 'running' || status === 'undoing';

const LOOK_AGAIN_MS = 1_500;

/** What the reader did to whole lists of late; looked at again while something goes on. */
export const bulkActionsQuery = (position_id: string) =>
  queryOptions({
    ...routeQuery(listBulkActions, { query: { position_id } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? LOOK_AGAIN_MS : false),
  });
