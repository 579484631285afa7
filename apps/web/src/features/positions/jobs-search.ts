import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What the public list can be narrowed to; stands in the address. */
export interface JobsSearch extends ListState<never> {
  readonly job_type?: (typeof JOB_TYPES)[number] | undefined;
  readonly level?: (typeof JOB_LEVELS)[number] | undefined;
  readonly remote?: (typeof REMOTE_WORK)[number] | undefined;
  readonly place?: string | undefined;
}

const MOST_LETTERS = 120;

/** Reads the address; what it does not know is left out. */
export function readJobsSearch(search: Record<string, unknown>): JobsSearch {
  const { place } = search;
  return {
    ...readListState(search, []),
    place: typeof place === 'string' && place !== '' ? place.slice(0, MOST_LETTERS) : undefined,
    job_type: oneOf(search.job_type, JOB_TYPES),
    level: oneOf(search.level, JOB_LEVELS),
    remote: oneOf(search.remote, REMOTE_WORK),
  };
}
