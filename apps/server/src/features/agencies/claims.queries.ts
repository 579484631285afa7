import type { OwnershipClaim } from '@tryout/domain/agencies/ownership';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A person at a company. */
export interface PersonOfCompany {
  readonly organization_id: string;
  readonly email: string;
}

/** Whoever decides who represents a person waits here for the others until the transaction ends. */
export async function lockPerson(db: Db, { organization_id, email }: PersonOfCompany): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agency-claim:${organization_id}:${email}`}, 0))`.execute(
    db,
  );
}

/** A claim as stored, with the agency's admins to tell. */
export interface StoredClaim extends OwnershipClaim {
  readonly id: string;
  readonly submission_id: string;
}

/** The claims on a person that nobody has ended. */
export async function findClaims(db: Db, person: PersonOfCompany): Promise<StoredClaim[]> {
  const { rows } = await sql<{
    id: string;
    agency_id: string;
    position_id: string | null;
    submission_id: string;
    claimed_from: string;
    claimed_until: string | null;
  }>`
    select id, agency_id, position_id, submission_id, claimed_from, claimed_until from agency_claims
    where organization_id = ${person.organization_id} and email = ${person.email} and ended_at is null
    order by claimed_from, id
  `.execute(db);
  return rows.map(({ claimed_from, claimed_until, ...row }) => ({
    ...row,
    from: Date.parse(claimed_from),
    until: claimed_until === null ? null : Date.parse(claimed_until),
  }));
}

/** When a person sent applications to a company by themselves or by its own invitation, first to last. */
export async function findDirectApplications(db: Db, person: PersonOfCompany): Promise<number[]> {
  const { rows } = await sql<{ applied_at: string }>`
    select a.applied_at from people e join applications a on a.person_id = any(e.merged_ids || e.id
        || coalesce(e.merged_into, e.id))
    where e.organization_id = ${person.organization_id} and e.email = ${person.email} and not a.is_test
      and a.applied_at is not null and a.origin <> 'agency'
    order by a.applied_at
  `.execute(db);
  return rows.map((row) => Date.parse(row.applied_at));
}

/** Keeps a claim. */
export async function insertClaim(
  db: Db,
  claim: OwnershipClaim & PersonOfCompany & { readonly submission_id: string },
): Promise<void> {
  await sql`
    insert into agency_claims (id, organization_id, email, agency_id, position_id, submission_id, claimed_from, claimed_until)
    values (${uuidv7()}, ${claim.organization_id}, ${claim.email}, ${claim.agency_id}, ${claim.position_id},
      ${claim.submission_id}, ${new Date(claim.from)}, ${claim.until === null ? null : new Date(claim.until)})
  `.execute(db);
}

/** Ends claims. */
export async function endClaims(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`update agency_claims set ended_at = ${at} where id = any(${ids}::uuid[])`.execute(db);
}
