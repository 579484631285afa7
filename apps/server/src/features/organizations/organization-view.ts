import { employerLook } from '@tryout/domain/organizations/employer-look';
import type { OrganizationRow } from './organization-rows.queries.ts';

/** An organization as its members see it. */
export function organizationView(row: OrganizationRow) {
  const { logo_file_id: _logo, cover_file_id: _cover, created_by: _by, ...shown } = row;
  return { ...shown, look: employerLook(row) };
}
