import type { Outcome } from '@tryout/domain/outcomes/read-outcome';
import type { ScoreCardRow } from '@tryout/domain/score-cards/score-card-data';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The hired application of an address, with what is stored of it. */
export interface HiredPerson {
  readonly email: string;
  readonly application_id: string;
  readonly stored: Readonly<Record<string, { readonly value: number; readonly measured_on: string | null }>>;
}

/** The newest hired application of each address in an organization. */
export async function hiredPeople(
  db: Db,
  organizationId: string,
  emails: readonly string[],
): Promise<HiredPerson[]> {
  const { rows } = await sql<HiredPerson>`
    select distinct on (a.applicant_email) a.applicant_email as email, a.id as application_id,
      coalesce((select jsonb_object_agg(o.outcome, jsonb_build_object('value', o.value,
          'measured_on', to_char(o.measured_on, 'YYYY-MM-DD')))
        from outcomes o where o.application_id = a.id), '{}') as stored
    from applications a
    where a.organization_id = ${organizationId} and a.status = 'approved' and not a.is_test
      and a.applicant_email = any(${emails})
    order by a.applicant_email, a.created_at desc, a.id desc
  `.execute(db);
  return rows;
}

/** Stores outcomes; what is there gets the new value. */
export async function putOutcomes(
  db: Db,
  of: { readonly organization_id: string; readonly user_id: string; readonly now: Date },
  outcomes: readonly (Omit<Outcome, 'email'> & { readonly application_id: string })[],
): Promise<void> {
  const rows = outcomes.map((each) => ({ ...each, id: uuidv7() }));
  await sql`
    insert into outcomes (id, organization_id, application_id, outcome, value, measured_on, imported_by, imported_at)
    select o.id, ${of.organization_id}::uuid, o.application_id, o.outcome, o.value, o.measured_on, ${of.user_id}::uuid,
      ${of.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id uuid, application_id uuid, outcome text,
      value double precision, measured_on date)
    order by o.application_id, o.outcome
    on conflict (application_id, outcome) do update
      set value = excluded.value, measured_on = excluded.measured_on, imported_by = excluded.imported_by,
        imported_at = excluded.imported_at
  `.execute(db);
}

/** Removes all values of one outcome; answers how many. */
export async function deleteOutcome(db: Db, organizationId: string, outcome: string): Promise<number> {
  const { rows } = await sql`
    delete from outcomes where organization_id = ${organizationId} and outcome = ${outcome} returning id
  `.execute(db);
  return rows.length;
}

/** Someone with a card of a simulation, and what they came to where it is known. */
export interface ScoredPerson {
  readonly job_fit: number;
  readonly rows: readonly ScoreCardRow[];
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Applicants of an organization whose card in force counts a play of exactly this version. */
export async function scoredPeople(
  db: Db,
  organizationId: string,
  simulationId: string,
): Promise<ScoredPerson[]> {
  const { rows } = await sql<ScoredPerson>`
    select c.job_fit_score::float8 as job_fit, coalesce(c.score_card_data -> 'data', '[]') as rows,
      coalesce((select jsonb_object_agg(o.outcome, o.value) from outcomes o where o.application_id = a.id), '{}')
        as outcomes
    from applications a join score_cards c on c.id = a.score_card_id
    where a.organization_id = ${organizationId} and not a.is_test and not a.anonymous_demo
      and c.job_fit_score is not null
      and exists (select from plays y where y.application_id = a.id and y.simulation_id = ${simulationId}
        and y.purpose = 'application' and y.state = 'completed')
    order by c.id
  `.execute(db);
  return rows;
}
