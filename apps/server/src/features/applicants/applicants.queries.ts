import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { isAmong } from '../../platform/http/keyset.ts';
import { mayKnowOf } from '../positions/public.ts';

/** An application as those who decide need it. */
export interface ApplicantRecord {
  id: string;
  organization_id: string;
  position_id: string;
  position_title: string;
  revision_id: string;
  candidate_id: string;
  status: ApplicationStatus;
  applicant_name: string;
  applicant_email: string;
}

/** An applicant with the name that mails begin with. */
export interface AddressedApplicant extends ApplicantRecord {
  first_name: string;
}

/**
 * Applications of a position's real applicants, by id: no tests, and none of a confidential position that the caller
 * may not know of.
 */
export async function findApplicants(
  db: Db,
  ids: readonly string[],
  caller: Actor,
): Promise<AddressedApplicant[]> {
  const { rows } = await sql<AddressedApplicant>`
    select a.id, a.organization_id, a.position_id, p.title as position_title, a.revision_id, a.candidate_id, a.status,
      coalesce(nullif(a.basic_info->>'first_name', ''), a.applicant_name) as first_name, a.applicant_name,
      a.applicant_email
    from applications a join positions p on p.id = a.position_id
    where ${isAmong(sql`a.id`, ids)} and not a.is_test
      and ${mayKnowOf(caller)}
  `.execute(db);
  return rows;
}
