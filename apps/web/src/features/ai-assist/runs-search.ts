import { AI_KINDS, AI_RUN_STATES } from '@tryout/domain/ai-assist/ai-kinds';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

export const RUN_KINDS = [...AI_KINDS, 'test'] as const;
export const RUN_PROVIDERS = ['embedded', 'provider'] as const;

/** What the log shows, as its address says. */
export interface RunsSearch extends ListState {
  readonly kind?: (typeof RUN_KINDS)[number] | undefined;
  readonly provider?: (typeof RUN_PROVIDERS)[number] | undefined;
  readonly status?: (typeof AI_RUN_STATES)[number] | undefined;
  /** Only for who runs the platform. */
  readonly organization_id?: string | undefined;
  /** First and last day, in the reader's time zone. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the address; what it does not understand is left out. */
export function readRunsSearch(search: Record<string, unknown>): RunsSearch {
  return {
    ...readListState(search),
    kind: oneOf(search.kind, RUN_KINDS),
    provider: oneOf(search.provider, RUN_PROVIDERS),
    status: oneOf(search.status, AI_RUN_STATES),
    organization_id: matching(search.organization_id, ID),
    from: matching(search.from, DAY),
    until: matching(search.until, DAY),
  };
}

/** The moment at which a day begins for the reader, or the one after it; none where there is no such day. */
function dayStart(day: string | undefined, after: 0 | 1): string | undefined {
  if (day === undefined) return undefined;
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + after);
  return start.toISOString();
}

/** Which drafts are asked for, on the page as in a file. */
export function runFilters({ kind, provider, status, organization_id, from, until }: RunsSearch) {
  return {
    kind,
    provider,
    status,
    organization_id,
    from: dayStart(from, 0),
    until: dayStart(until, 1),
  };
}
