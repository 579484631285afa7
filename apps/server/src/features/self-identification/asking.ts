import type { Division } from '@tryout/domain/self-identification/protected-reports';
import type { Act } from '../../platform/act.ts';
import { findAsking } from './self-identification.queries.ts';

/** An organization that asks its candidates about themselves. */
export interface Asking {
  readonly organization_id: string;
  readonly question_set: 'eeo1' | 'international';
  /** What its reports tell apart. */
  readonly counts: 'stages' | 'scores';
  /** What the next quarter is divided by beside the whole. */
  readonly divided_by: Division;
  /** Since when this set is asked. */
  readonly asked_since: string;
}

/** Every organization that asks. */
export function askingOrganizations({ db }: Pick<Act, 'db'>): Promise<readonly Asking[]> {
  return findAsking(db);
}
