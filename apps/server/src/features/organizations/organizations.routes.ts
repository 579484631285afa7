import {
  decideOrganization as decideRoute,
  listOrganizations as listRoute,
  organizationLogo,
  readOrganization,
  signupOrganization,
  updateLogo,
  updateOrganization,
} from '@tryout/contract/organizations/organizations';
import { sendImage } from '../../platform/files/images.ts';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { changeLogo, changeOrganization, organizationNow } from './change-organization.ts';
import { decideOrganization } from './decide-organization.ts';
import { listOrganizations } from './organization-list.queries.ts';
import { findLogo } from './organization-rows.queries.ts';
import { organizationView } from './organization-view.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { signUpOrganization } from './sign-up-organization.ts';

/** The organization itself: made, read, changed, decided about. */
export const organizationsHandlers: readonly Handled[] = [
  handle(signupOrganization, async (call) => {
    const done = await signUpOrganization(signedAct(call), call.body);
    return { data: { signup_step: done.signup_step, organization: organizationView(done.organization) } };
  }),

  handle(readOrganization, async (call) => ({
    data: await organizationNow(call, organizationOf(signedIn(call), call.query.organization_id)),
  })),

  handle(updateOrganization, async (call) => {
    const { organization_id, ...change } = call.body;
    return {
      data: await changeOrganization(call, organizationOf(signedIn(call), organization_id), change),
      message: organizationsSay('organizations.saved'),
    };
  }),

  handle(updateLogo, async (call) => ({
    data: await changeLogo(call, organizationOf(signedIn(call), call.body.organization_id), call.file),
    message: organizationsSay('organizations.logo_saved'),
  })),

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
