import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readOrganization, updateOrganization } from '@tryout/contract/organizations/organizations';
import { type Act, audit } from '../../platform/act.ts';
import { keepImage } from '../../platform/files/images.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findOrganization, storeOrganization } from './organization-rows.queries.ts';
import { organizationView } from './organization-view.ts';

type Organization = RouteData<typeof readOrganization>;

/** An organization as its people see it. @throws Refusal (not found) */
export async function organizationNow({ db }: Act, id: string): Promise<Organization> {
  const row = await findOrganization(db, id);
  if (!row) throw notFound();
  return organizationView(row);
}

/** Changes what an organization says of itself. */
export async function changeOrganization(
  act: Act,
  id: string,
  change: Omit<RouteBody<typeof updateOrganization>, 'organization_id'>,
): Promise<Organization> {
  await storeOrganization(act.db, id, change);
  await audit(act, {
    event_type: 'update',
    action: 'organization.changed',
    target_type: 'organization',
    target_id: id,
    organization_id: id,
    meta: { fields: Object.keys(change) },
  });
  return organizationNow(act, id);
}

/** Sets the logo of an organization to a picture that was received. */
export async function changeLogo(act: Act, id: string, file: ReceivedFile | null): Promise<Organization> {
  const whose = { purpose: 'logo', owner_user_id: null, organization_id: id } as const;
  const logo_file_id = await keepImage({ ...act, file }, 'logo', whose);
  await storeOrganization(act.db, id, { logo_file_id });
  return organizationNow(act, id);
}
