import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** Which of their applications a candidate sees, as the address says. */
export interface ApplicationsSearch extends ListState<never> {
  readonly state?: 'running' | 'ended' | undefined;
}

/** Reads the address; what it does not understand is left out. */
export function readApplicationsSearch(search: Record<string, unknown>): ApplicationsSearch {
  return { ...readListState(search, []), state: oneOf(search.state, ['running', 'ended']) };
}

/** Which question is shown, or all of them. */
export interface QuestionsSearch {
  q?: number;
  all?: boolean;
}

export function readQuestionsSearch(search: Record<string, unknown>): QuestionsSearch {
  return {
    ...(Number(search.q) >= 1 ? { q: Math.floor(Number(search.q)) } : {}),
    ...(typeof search.all === 'boolean' ? { all: search.all } : {}),
  };
}
