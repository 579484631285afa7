import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** What the list of the log keeps in its address. */
export interface LogSearch extends ListState<never> {
  /** Kind of act. */
  readonly status?: string | undefined;
  /** What actions begin with. */
  readonly action?: string | undefined;
  readonly ip?: string | undefined;
  /** First day, UTC. */
  readonly from?: string | undefined;
  /** The day after the last one, UTC. */
  readonly until?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** Reads the state of the list from an address. */
export const readLogSearch = (search: Record<string, unknown>): LogSearch => ({
  ...readListState(search, []),
  status: text(search.status),
  action: text(search.action),
  ip: text(search.ip),
  from: day(search.from),
  until: day(search.until),
});
