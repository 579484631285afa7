import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readOrganization, updateOrganization } from '@tryout/contract/organizations/organizations';
import { type Act, audit } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { insertImage } from '../../platform/files/images.queries.ts';
import { keepImage } from '../../platform/files/images.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { takePicture } from '../pictures/public.ts';
import { findOrganization, type OrganizationChange, storeOrganization } from './organization-rows.queries.ts';
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
  change: Omit<RouteBody<typeof updateOrganization>, 'organization_id'> &
    Pick<OrganizationChange, 'logo_file_id' | 'cover_file_id'>,
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

const PURPOSES = { logo: 'logo', cover: 'employer_cover' } as const;

/** Sets the cover of an organization to a picture that was found, on a ground of the organization's colour. */
export async function chooseCover(act: Act, id: string, picture: string): Promise<Organization> {
  const row = await findOrganization(act.db, id);
  if (!row) throw notFound();
  const use = { field: 'picture', scene: 'band', colour: row.accent } as const;
  const taken = await takePicture(act.services, picture, use);
  return withTransaction(act.db, async (db) => {
    const file = { ...taken, purpose: PURPOSES.cover, owner_user_id: null, organization_id: id };
    return changeOrganization({ ...act, db }, id, { cover_file_id: await insertImage(db, file) });
  });
}

/** Sets the logo or the cover of an organization to a picture that was received; null takes it away. */
export async function changePicture(
  act: Act,
  id: string,
  picture: keyof typeof PURPOSES,
  received: { readonly file: ReceivedFile | null } | null,
): Promise<Organization> {
  const whose = { purpose: PURPOSES[picture], owner_user_id: null, organization_id: id };
  const file_id = received && (await keepImage({ ...act, ...received }, picture, whose));
  return changeOrganization(act, id, { [`${picture}_file_id`]: file_id });
}
