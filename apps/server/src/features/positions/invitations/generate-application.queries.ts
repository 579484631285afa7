import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** An application made on behalf of a person. */
export interface GeneratedApplication {
  readonly organization_id: string;
  readonly position_id: string;
  readonly revision_id: string;
  readonly candidate_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_test: boolean;
}

/** Adds an application that its candidate has still to fill in; undefined when they have a live one. */
export async function insertGenerated(
  db: Db,
  application: GeneratedApplication,
  at: Date,
): Promise<string | undefined> {
  const info = {
    first_name: application.first_name,
    last_name: application.last_name,
    email: application.email,
  };
  const { rows } = await sql<{ id: string }>`
    insert into applications (id, organization_id, position_id, revision_id, candidate_id, origin, basic_info,
      applicant_name, applicant_email, is_test, stage_entered_at, last_activity_at, created_at, updated_at)
    values (${uuidv7()}, ${application.organization_id}, ${application.position_id}, ${application.revision_id},
      ${application.candidate_id}, 'generated', ${JSON.stringify(info)}::jsonb,
      ${`${application.first_name} ${application.last_name}`.trim()}, ${application.email}, ${application.is_test},
      ${at.toISOString()}, ${at.toISOString()}, ${at.toISOString()}, ${at.toISOString()})
    on conflict (position_id, candidate_id) where status <> 'rejected' do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Ends a recruiter's earlier tests of a position, so that a new one can begin. */
export async function endEarlierTests(
  db: Db,
  positionId: string,
  userId: string,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update applications set status = 'rejected', status_before = status, disposition_by = 'system',
      updated_at = ${at.toISOString()}
    where position_id = ${positionId} and candidate_id = ${userId} and is_test and status <> 'rejected' returning id
  `.execute(db);
  await sql`update candidate_invites set status = 'closed', closed_reason = 'revoked', updated_at = ${at.toISOString()}
    where application_id = any(${rows.map((row) => row.id)}::uuid[]) and status = 'new'`.execute(db);
  return rows.map((row) => row.id);
}
