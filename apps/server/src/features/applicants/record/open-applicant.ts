import type { readApplicant } from '@tryout/contract/applicants/applicants';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import { noteLook } from '../../profile-views/public.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import type { SeenApplicant } from '../find-applicant.ts';
import { applicantDetails } from './applicant-details.ts';

/** Opens an applicant, which their list of views tells; one that is only fetched ahead has not been looked at yet. */
export async function openApplicant(
  act: SignedAct,
  seen: SeenApplicant,
  query: RouteQuery<typeof readApplicant>,
): Promise<RouteData<typeof readApplicant>> {
  const [details] = await Promise.all([
    applicantDetails(act, seen, query),
    query.ahead ? undefined : noteLook(act, lookAt(seen.applicant, 'application')),
  ]);
  return details;
}

/** A part of an application that somebody opens. */
export function lookAt(applicant: ApplicantRecord, part: 'application' | 'cv') {
  const { id: application_id, organization_id } = applicant;
  return { part, application_id, organization_id } as const;
}
