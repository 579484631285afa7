import { VISIT_PERIODS } from '@tryout/contract/visit-counts/visit-counts';
import { VISIT_PAGES, type VisitKey } from '@tryout/domain/visit-counts/visits';
import type { VisitPeriod } from './visit-counts.api.ts';

/** What is chosen on the page, as it stands in the address. */
export interface VisitsSearch {
  readonly days?: VisitPeriod;
  readonly page?: VisitKey;
}

/** What is shown for an address; what cannot be there is as if nothing had been chosen. */
export function shownVisits({ days, page }: Readonly<Record<string, unknown>>): Required<VisitsSearch> {
  return {
    days: VISIT_PERIODS.find((each) => each === String(days)) ?? '30',
    page: VISIT_PAGES.find((each) => each === page) ?? 'home',
  };
}
