import type { ApplicationStatus } from '@tryout/domain/application-status';

/** The parts of an applicant's page, in the order of their keys. */
export const APPLICANT_TABS = ['score_card', 'cv', 'answers', 'comments', 'messages', 'log'] as const;
export type ApplicantTab = (typeof APPLICANT_TABS)[number];

/** What of an applicant's page stands in the address. */
export interface ApplicantSearch {
  tab?: ApplicantTab | undefined;
  /** The statuses the list was narrowed to, so that next and previous follow it. */
  status?: ApplicationStatus[] | undefined;
}
