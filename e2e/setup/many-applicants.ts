import pg from 'pg';
import { inject } from 'vitest';

/** Applicants of a position at once, best first: through the pages so many would take an hour. */
export async function addApplicants(positionId: string, count: number): Promise<void> {
  const address = new URL(inject('demo').databases);
  address.pathname = '/journeys';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(
    `with people as (
      insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at)
      select gen_random_uuid(), 'many-' || gen_random_uuid() || '@example.test', 'candidate', 'Many', 'Person', 5, now()
      from generate_series(1, $2::int) returning id, email)
    insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step,
      applicant_name, applicant_email, cv_skipped, rank_order, applied_at)
    select gen_random_uuid(), r.organization_id, r.position_id, r.id, people.id, 'applied', 'applied', 'Many Person',
      people.email, true, 2 + row_number() over (), now()
    from people cross join (
      select * from position_revisions where position_id = $1 order by id desc limit 1) r`,
    [positionId, count],
  );
  await client.end();
}
