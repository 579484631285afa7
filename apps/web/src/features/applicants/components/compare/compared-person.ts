import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readScoreCard } from '@tryout/contract/score-cards/score-cards';

/** Somebody in a comparison. */
export interface ComparedPerson {
  /** The application's. */
  readonly id: string;
  /** Stands for the person where there is no room for a name. */
  readonly letter: string;
  /** Null where the applicant cannot be shown. */
  readonly applicant: ApplicantDetails | null;
  /** Null where there is no card, or none the reader may see. */
  readonly card: RouteResult<typeof readScoreCard> | null;
  readonly isWaiting: boolean;
}
