import { sql } from 'kysely';
import { NO_FACTS, type RefLoader, type RefLoaders } from '../../platform/http/refs.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    department: OwnedRow;
    location: OwnedRow;
    job_title: OwnedRow;
    employee: OwnedRow;
  }
}

interface OwnedRow {
  id: string;
  organization_id: string;
}

function ofOrganization(
  table: 'departments' | 'locations' | 'job_titles' | 'members' | 'invites' | 'team_links',
): RefLoader<OwnedRow> {
  return async (db, ids) => {
    const { rows } = await sql<OwnedRow>`
      select id, organization_id from ${sql.table(table)} where id = any(${ids}::uuid[])
    `.execute(db);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row: { ...row },
    }));
  };
}

const loadOrganizations: RefLoader = async (db, ids) => {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from organizations where id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    facts: { ...NO_FACTS, organization_id: row.id },
    row: { ...row },
  }));
};

/** Organizations and what belongs to them. */
export const organizationsLoaders: RefLoaders = {
  organization: loadOrganizations,
  department: ofOrganization('departments'),
  location: ofOrganization('locations'),
  job_title: ofOrganization('job_titles'),
  employee: ofOrganization('members'),
  invite: ofOrganization('invites'),
  team_link: ofOrganization('team_links'),
};
