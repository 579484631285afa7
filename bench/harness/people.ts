import { createCompany, createPosition } from '../../apps/server/src/platform/testing/factory.ts';
import type { BenchDatabase } from './cluster.ts';

/** A company with a published position that has openings enough. */
export async function benchPosition({ db }: BenchDatabase) {
  const company = await createCompany(db, 'Harbour Logistics');
  const position = await createPosition(db, company.organization_id, company.recruiter.id, {
    openings: 1_000_000,
  });
  return { ...company, position };
}

/** Candidates with a session each; the token of number n is `candidate-<n>`. */
export async function insertCandidates({ pool }: BenchDatabase, count: number): Promise<void> {
  await pool.query(
    `insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at)
     select gen_random_uuid(), 'candidate-' || n || '@example.test', 'candidate', 'Amina', 'Okafor ' || n, 5, now()
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     select gen_random_uuid(), id, sha256(convert_to(split_part(email, '@', 1), 'UTF8')), now() + interval '1 day'
     from users where email like 'candidate-%'`,
  );
  await pool.query('analyze users, sessions');
}
