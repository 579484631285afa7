import {
  chooseCover as chooseCoverRoute,
  decideOrganization as decideRoute,
  listPlatformOrganizations,
  listOrganizations as listRoute,
  organizationCover,
  organizationLogo,
  readOrganization,
  removePicture,
  signupOrganization,
  updateCover,
  updateLogo,
  updateOrganization,
} from '@tryout/contract/organizations/organizations';
import {
  type Handled,
  handle,
  handleWithoutTransaction,
  signedAct,
  signedIn,
} from '../../platform/http/call.ts';
import { changeOrganization, changePicture, chooseCover, organizationNow } from './change-organization.ts';
import { decideOrganization } from './decide-organization.ts';
import { listOrganizations } from './organization-list.queries.ts';
import { organizationView } from './organization-view.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { sendEmployerPicture } from './send-employer-picture.ts';
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
    data: await changePicture(call, organizationOf(signedIn(call), call.body.organization_id), 'logo', call),
    message: organizationsSay('organizations.logo_saved'),
  })),

  handle(updateCover, async (call) => ({
    data: await changePicture(call, organizationOf(signedIn(call), call.body.organization_id), 'cover', call),
    message: organizationsSay('organizations.cover_saved'),
  })),

  handleWithoutTransaction(chooseCoverRoute, async (call) => {
    const whose = organizationOf(signedIn(call), call.body.organization_id);
    return {
      data: await chooseCover(call, whose, call.body.picture),
      message: organizationsSay('organizations.cover_saved'),
    };
  }),

  handle(removePicture, async (call) => {
    const whose = organizationOf(signedIn(call), call.query.organization_id);
    return {
      data: await changePicture(call, whose, call.params.picture, null),
      message: organizationsSay('organizations.picture_removed'),
    };
  }),

  handle(organizationLogo, (call) => sendEmployerPicture(call, 'logo')),

  handle(organizationCover, (call) => sendEmployerPicture(call, 'cover')),

  handle(listRoute, async (call) => ({ data: await listOrganizations(call.db, call.query) })),
  handle(listPlatformOrganizations, async (call) => ({
    data: await listOrganizations(call.db, call.query),
  })),

  handle(decideRoute, async (call) => ({
    data: await decideOrganization(signedAct(call), {
      organization_id: call.params.organization_id,
      ...call.body,
    }),
    message: organizationsSay('organizations.told'),
  })),
];
