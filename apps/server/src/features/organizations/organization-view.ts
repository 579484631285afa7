import type { OrganizationRow } from './organization-rows.queries.ts';

/** An organization as its members see it. */
export function organizationView(row: OrganizationRow) {
  const { logo_file_id, created_by: _, ...shown } = row;
  return { ...shown, logo_path: logo_file_id ? `/api/organization/logo/${row.slug}` : null };
}
