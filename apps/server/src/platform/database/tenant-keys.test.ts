import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/**
 * References between rows of organizations that are not made by (organization_id, id), each with its reason. Whatever
 * is not named here cannot point at another organization's row: the database refuses it.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'ai_run_steps.ai_run_id → ai_runs': 'a draft may be the platform’s, without an organization',
  'applications.disposition_reason_id → reasons': 'a reason may be the platform’s, without an organization',
  'application_log.reason_id → reasons': 'a reason may be the platform’s, without an organization',
  'attempt_choices.simulation_id → simulations':
    'a simulation may be the platform’s, without an organization',
  'plays.simulation_id → simulations': 'a simulation may be the platform’s, without an organization',
  'position_simulations.simulation_id → simulations':
    'a simulation may be the platform’s, without an organization',
  'reference_moves.simulation_id → simulations':
    'a simulation may be the platform’s, without an organization',
  'simulations.parent_id → simulations': 'a copy’s original may be the platform’s',
  'score_templates.parent_id → score_templates': 'a copy’s original may be the platform’s',
  'simulations.score_template_id → score_templates':
    'a template may be the platform’s, without an organization',
  'position_revisions.score_template_id → score_templates':
    'a template may be the platform’s, without an organization',
  'score_cards.superseded_by → score_cards':
    'set by the server only, to the next card of the same application',
  'mails.application_id → applications': 'outlives the application; read by the platform only',
  'submissions.agency_id+person_id → people': 'the person is the agency’s own, by (agency_id, id)',
  'submissions.consent_file_id → files': 'a file of the company, made so by the server with the submission',
  'submissions.cv_file_id → files': 'a file of the company, made by the server with the submission',
  'survey_grants.survey_id → surveys': 'early-bird surveys are the platform’s, without an organization',
  'people.cv_file_id → files': 'files of candidates have no organization; never named by a request',
  'positions.image_file_id → files': 'files of candidates have no organization; never named by a request',
};

interface ForeignKey {
  from_table: string;
  columns: string[];
  to_table: string;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('rows of organizations', () => {
  it('refer to one another by (organization_id, id), apart from a written list', async () => {
    const { rows } = await sql<ForeignKey>`
      with tenant as (select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
        where a.attname = 'organization_id' and not a.attisdropped and c.relkind = 'r'
          and c.relnamespace = 'public'::regnamespace)
      select k.conrelid::regclass::text as from_table, k.confrelid::regclass::text as to_table,
        array(select attname::text from unnest(k.conkey) with ordinality as key(n, i)
          join pg_attribute on attrelid = k.conrelid and attnum = key.n order by key.i) as columns
      from pg_constraint k
      where k.contype = 'f' and k.conrelid in (table tenant) and k.confrelid in (table tenant)
      order by 1, 3`.execute(database.db);
    expect(rows.length).toBeGreaterThan(25);
    const single = rows
      .filter((key) => !key.columns.includes('organization_id'))
      .map((key) => `${key.from_table}.${key.columns.join('+')} → ${key.to_table}`);
    expect(single.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('cannot lack their organization, apart from tables that the platform has rows in', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name = 'organization_id' and c.is_nullable = 'YES' order by 1`.execute(database.db);
    expect(rows.map((row) => row.table_name)).toEqual([
      'ai_run_steps',
      'ai_runs',
      'ai_settings',
      'background_jobs',
      'erasures',
      'files',
      'mails',
      'notifications',
      'reasons',
      'recruiter_links',
      'reference_moves',
      'saved_views',
      'score_templates',
      'security_log',
      'simulations',
      'surveys',
    ]);
  });
});
