import {
  decideOrganization as decideRoute,
  listOrganizations as listRoute,
  organizationLogo,
  readOrganization,
  signupOrganization,
  updateLogo,
  updateOrganization,
} from '@tryout/contract/organizations/organizations';
import { audit } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { keepImage, sendImage } from '../../platform/files/images.ts';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { decideOrganization } from './decide-organization.ts';
import { listOrganizations } from './organization-list.queries.ts';
import { findLogo, findOrganization, storeOrganization } from './organization-rows.queries.ts';
import { organizationView } from './organization-view.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { signUpOrganization } from './sign-up-organization.ts';

async function view(db: Db, organizationId: string) {
  const row = await findOrganization(db, organizationId);
  if (!row) throw notFound();
  return organizationView(row);
}

/** The organization itself: made, read, changed, decided about. */
export const organizationsHandlers: readonly Handled[] = [
  handle(signupOrganization, async (call) => {
    const done = await signUpOrganization(call, signedIn(call), call.body);
    return { data: { signup_step: done.signup_step, organization: organizationView(done.organization) } };
  }),

  handle(readOrganization, async (call) => ({
    data: await view(call.db, organizationOf(signedIn(call), call.query.organization_id)),
  })),

  handle(updateOrganization, async (call) => {
    const { organization_id, ...change } = call.body;
    const id = organizationOf(signedIn(call), organization_id);
    await storeOrganization(call.db, id, change);
    await audit(call, {
      event_type: 'update',
      action: 'organization.changed',
      target_type: 'organization',
      target_id: id,
      organization_id: id,
      meta: { fields: Object.keys(change) },
    });
    return { data: await view(call.db, id), message: organizationsSay('organizations.saved') };
  }),

  handle(updateLogo, async (call) => {
    const id = organizationOf(signedIn(call), call.body.organization_id);
    const logo_file_id = await keepImage(call, 'logo', {
      purpose: 'logo',
      owner_user_id: null,
      organization_id: id,
    });
    await storeOrganization(call.db, id, { logo_file_id });
    return { data: await view(call.db, id), message: organizationsSay('organizations.logo_saved') };
  }),

  handle(organizationLogo, async (call) => sendImage(call, await findLogo(call.db, call.params.slug))),

  handle(listRoute, async (call) => ({ data: await listOrganizations(call.db, call.query) })),

  handle(decideRoute, async (call) => ({
    data: await decideOrganization(signedAct(call), {
      organization_id: call.params.organization_id,
      ...call.body,
    }),
    message: organizationsSay('organizations.told'),
  })),
];
