import type { ListFilters } from './list-search.ts';

/** The parts of an applicant's page, in the order of their keys. */
export const APPLICANT_TABS = [
  'score_card',
  'cv',
  'answers',
  'comments',
  'messages',
  'interviews',
  'log',
] as const;
export type ApplicantTab = (typeof APPLICANT_TABS)[number];

/** What of an applicant's page stands in the address; the list's filters, so that next and previous follow it. */
export interface ApplicantSearch extends ListFilters {
  tab?: ApplicantTab | undefined;
}

/** What of a comparison stands in the address. */
export interface CompareSearch {
  /** Applications, in the order of their columns. */
  ids: string[];
  /** Hides traits that are alike. */
  differences?: true | undefined;
  blind?: true | undefined;
}

/** What of a review stands in the address. */
export interface ReviewSearch extends ListFilters {
  /** Who is on the screen; left out: the first of the list. */
  at?: string | undefined;
  blind?: true | undefined;
  /** The review is over; its summary is shown. */
  done?: true | undefined;
}
