import { judgeOwnership, type OwnershipVerdict } from '@tryout/domain/agencies/ownership';
import type { Db } from '../../platform/database/kysely.ts';
import { findClaims, findDirectApplications, lockPerson } from './claims.queries.ts';

/**
 * Who represents a person at a company when an agency submits them or is about to be accepted. Others who decide the
 * same wait until the transaction ends.
 */
export async function judgeSubmission(
  db: Db,
  submission: {
    readonly organization_id: string;
    readonly email: string;
    readonly agency_id: string;
    readonly position_id: string;
  },
  times: { readonly submitted_at: Date; readonly now: Date },
): Promise<OwnershipVerdict> {
  await lockPerson(db, submission);
  const [claims, direct_applications] = [
    await findClaims(db, submission),
    await findDirectApplications(db, submission),
  ];
  return judgeOwnership({
    ...submission,
    claims,
    direct_applications,
    submitted_at: times.submitted_at.getTime(),
    now: times.now.getTime(),
  });
}

/** Until when an agency represents a person by a verdict; null: no end, or it does not. */
export const ownerUntil = (verdict: OwnershipVerdict): Date | null =>
  verdict.reason === 'own_claim' && verdict.until !== null ? new Date(verdict.until) : null;
