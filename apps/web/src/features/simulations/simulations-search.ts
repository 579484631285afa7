import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What is listed: ready ones, one's own, those of the organization, templates. */
export const SCOPES = ['library', 'mine', 'organization', 'templates'] as const;

export const STATUSES = ['draft', 'published', 'closed', 'archived'] as const;

/** Which simulations are listed, as the address has it. */
export interface SimulationsSearch extends ListState<never> {
  readonly scope?: (typeof SCOPES)[number] | undefined;
  readonly trait_id?: string | undefined;
  readonly category?: string | undefined;
  readonly industry_id?: string | undefined;
  readonly status?: (typeof STATUSES)[number] | undefined;
}

/** The tabs of a simulation's page. */
export const TABS = ['summary', 'tasks', 'traits', 'positions', 'candidates', 'results', 'versions'] as const;

/** States that a list of plays can be narrowed to. */
export const PLAY_STATES = [
  'ready',
  'launched',
  'active',
  'paused',
  'interrupted',
  'completed',
  'terminated',
  'expired',
  'cancelled',
] as const;

/** Which part of a simulation's page is shown, and which page of the list in it. */
export interface SimulationSearch extends ListState<never> {
  readonly tab?: (typeof TABS)[number] | undefined;
  readonly state?: (typeof PLAY_STATES)[number] | undefined;
}

const text = (value: unknown, longest = 100) =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;

/** Reads which simulations are listed; what the address does not know is left out. */
export function readSimulationsSearch(search: Record<string, unknown>): SimulationsSearch {
  return {
    ...readListState(search, []),
    scope: oneOf(search.scope, SCOPES),
    trait_id: text(search.trait_id),
    category: text(search.category, 60),
    industry_id: text(search.industry_id),
    status: oneOf(search.status, STATUSES),
  };
}

/** Reads what a simulation's page shows; what the address does not know is left out. */
export function readSimulationSearch(search: Record<string, unknown>): SimulationSearch {
  return {
    ...readListState(search, []),
    tab: oneOf(search.tab, TABS),
    state: oneOf(search.state, PLAY_STATES),
  };
}
