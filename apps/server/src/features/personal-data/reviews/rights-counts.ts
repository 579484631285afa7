import type { RightsCounts } from '@tryout/contract/personal-data/reviews';
import type { Act } from '../../../platform/act.ts';
import { countRights } from './rights-counts.queries.ts';

/** What candidates asked of an organization in the last twelve months. */
export async function rightsCountsOf({ db, services }: Act, organizationId: string): Promise<RightsCounts> {
  const now = services.now();
  const today = now.toISOString().slice(0, 10);
  const since = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
  return { since, ...(await countRights(db, organizationId, { since, today })) };
}
