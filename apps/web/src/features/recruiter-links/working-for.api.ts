import { readWorkingFor } from '@tryout/contract/recruiter-links/working-for';
import { routeQuery } from '../../platform/api/route-query.ts';

export const workingForQuery = () => routeQuery(readWorkingFor);

/** Opens the home page with nothing remembered of the pages before. */
export function beginAgain(): void {
  window.location.assign('/user');
}
