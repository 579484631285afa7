import type { UserType } from '@tryout/domain/access/roles';
import { rankOrder } from '@tryout/domain/applicants/rank-order';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/kysely.ts';
import { newToken } from '../http/tokens.ts';

/** Rows that tests start from. What a test is about it makes through the API itself. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A verified, signed-in account; with an organization it is an active member of it. */
export async function createUser(
  db: Db,
  userType: UserType,
  options: { organization_id?: string; email?: string; first_name?: string; last_name?: string } = {},
): Promise<TestUser> {
  const id = uuidv7();
  const email = options.email ?? `${userType}-${id.slice(-8)}@example.test`;
  const { token, hash } = newToken();
  await sql`insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at)
    values (${id}, ${email}, ${userType}, ${options.first_name ?? 'Ada'}, ${options.last_name ?? 'Berg'}, 5, now())`.execute(
    db,
  );
  await sql`insert into sessions (id, user_id, token_hash, expires_at)
    values (${uuidv7()}, ${id}, ${hash}, now() + interval '1 day')`.execute(db);
  if (options.organization_id) {
    await sql`insert into members (id, organization_id, user_id, role)
      values (${uuidv7()}, ${options.organization_id}, ${id}, ${userType})`.execute(db);
  }
  return { id, email, token };
}

/** An approved organization. */
export async function createOrganization(
  db: Db,
  kind: 'company' | 'staffing_agency' | 'independent' = 'company',
  name = 'Harbour Logistics',
): Promise<string> {
  const id = uuidv7();
  await sql`insert into organizations (id, kind, name, slug, status)
    values (${id}, ${kind}, ${name}, ${`org-${id.slice(-12)}`}, 'approved')`.execute(db);
  return id;
}

/** A company with an admin and a recruiter. */
export async function createCompany(db: Db, name?: string) {
  const organization_id = await createOrganization(db, 'company', name);
  const admin = await createUser(db, 'company_admin', { organization_id });
  const recruiter = await createUser(db, 'company_recruiter', { organization_id });
  return { organization_id, admin, recruiter };
}

/** A position with its first revision and no questions; published unless told otherwise. */
export async function createPosition(
  db: Db,
  organizationId: string,
  createdBy: string,
  options: {
    title?: string;
    status?: string;
    openings?: number;
    cv?: 'required' | 'optional' | 'hidden';
    /** What is to be played, in this order. */
    simulations?: readonly string[];
  } = {},
): Promise<{ id: string; revision_id: string }> {
  const id = uuidv7();
  const revision_id = uuidv7();
  const status = options.status ?? 'published';
  await sql`insert into positions (id, organization_id, title, slug, status, remote, openings, created_by, published_at)
    values (${id}, ${organizationId}, ${options.title ?? 'Quay planner'}, ${`quay-planner-${id.slice(-12)}`}, ${status},
      'yes', ${options.openings ?? 1}, ${createdBy}, ${status === 'published' ? new Date() : null})`.execute(
    db,
  );
  await sql`insert into position_team (organization_id, position_id, user_id, role)
    select ${organizationId}, ${id}, id, 'owner' from users where id = ${createdBy} and user_type <> 'employee'`.execute(
    db,
  );
  const form = {
    cv: options.cv ?? 'optional',
    phone: 'optional',
    linkedin: 'optional',
    cover_letter: 'hidden',
  };
  await sql`insert into position_revisions (id, organization_id, position_id, revision, application_form, created_by)
    values (${revision_id}, ${organizationId}, ${id}, 1, ${JSON.stringify(form)}, ${createdBy})`.execute(db);
  for (const [at, simulation_id] of (options.simulations ?? []).entries()) {
    await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
      values (${organizationId}, ${revision_id}, ${simulation_id}, ${at + 1})`.execute(db);
  }
  return { id, revision_id };
}

/** An application with a candidate of its own. */
export async function createApplication(
  db: Db,
  organizationId: string,
  position: { id: string; revision_id: string },
  options: { status?: string; job_fit_score?: number; first_name?: string; last_name?: string } = {},
): Promise<{ id: string; candidate: TestUser }> {
  const candidate = await createUser(db, 'candidate', options);
  const id = uuidv7();
  const name = `${options.first_name ?? 'Ada'} ${options.last_name ?? 'Berg'}`;
  const fit = options.job_fit_score ?? null;
  await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, status,
      furthest_step, applicant_name, applicant_email, basic_info, cv_skipped, job_fit_score, coverage, rank_order, applied_at,
      consent_at)
    values (${id}, ${organizationId}, ${position.id}, ${position.revision_id}, ${candidate.id},
      ${options.status ?? 'applied'}, ${options.status ?? 'applied'}, ${name}, ${candidate.email},
      ${JSON.stringify({ first_name: options.first_name ?? 'Ada', last_name: options.last_name ?? 'Berg', email: candidate.email })}, true, ${fit},
      ${fit === null ? null : 1}, ${rankOrder({ job_fit_score: fit, coverage: 1, subtrait_scores: [] })}, now(), now())`.execute(
    db,
  );
  await acceptNotice(db, organizationId, position, id);
  return { id, candidate };
}

/** As if the candidate of an application had accepted the notice of its position as it is now. */
export async function acceptNotice(
  db: Db,
  organizationId: string,
  position: { id: string; revision_id: string },
  applicationId: string,
): Promise<void> {
  const version = position.revision_id;
  await sql`with kept as (
      insert into notice_versions (id, organization_id, position_id, revision_id, version, content, digest, created_at)
      select ${version}, ${organizationId}, ${position.id}, ${position.revision_id},
        1000 + (select revision from position_revisions where id = ${position.revision_id}), '{}', ${`of ${version}`}, now()
      on conflict do nothing)
    insert into notice_acceptances (application_id, notice_version_id, organization_id, locale, accepted_at)
    values (${applicationId}, ${version}, ${organizationId}, 'en', now())`.execute(db);
}
