import { AI_KINDS } from '@tryout/domain/ai-assist/ai-kinds';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

export const RUN_KINDS = [...AI_KINDS, 'test'] as const;
export const RUN_PROVIDERS = ['embedded', 'provider'] as const;

/** What the log shows, as its address says. */
export interface RunsSearch extends ListState {
  readonly kind?: (typeof RUN_KINDS)[number] | undefined;
  readonly provider?: (typeof RUN_PROVIDERS)[number] | undefined;
}

/** Reads the address; what it does not understand is left out. */
export function readRunsSearch(search: Record<string, unknown>): RunsSearch {
  return {
    ...readListState(search),
    kind: oneOf(search.kind, RUN_KINDS),
    provider: oneOf(search.provider, RUN_PROVIDERS),
  };
}
