/** What is listed: ready ones, one's own, those of the organization, templates. */
export const SCOPES = ['library', 'mine', 'organization', 'templates'] as const;

export const STATUSES = ['draft', 'published', 'closed', 'archived'] as const;

/** Which simulations are listed, as the address has it. */
export interface SimulationsSearch {
  readonly scope?: (typeof SCOPES)[number] | undefined;
  readonly q?: string | undefined;
  readonly trait_id?: string | undefined;
  readonly category?: string | undefined;
  readonly industry_id?: string | undefined;
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly page?: number | undefined;
  readonly recordsPerPage?: number | undefined;
}

/** The tabs of a simulation's page. */
export const TABS = ['summary', 'tasks', 'traits', 'positions', 'candidates', 'results', 'versions'] as const;
