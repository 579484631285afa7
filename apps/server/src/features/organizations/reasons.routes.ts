import {
  addReason,
  archiveReason as archiveRoute,
  listOrganizationReasons,
  orderReasons as orderRoute,
  updateReason,
} from '@tryout/contract/organizations/reasons';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { addOwnReason, archiveOwnReason, orderOwnReasons, renameOwnReason } from './keep-reasons.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { reasonsOf } from './reason-view.ts';

const DONE = organizationsSay('organizations.saved');

/** The reasons that an organization keeps beside the platform's. */
export const reasonsHandlers: readonly Handled[] = [
  handle(listOrganizationReasons, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    return { data: { items: await reasonsOf(call.db, organization, call.query.archived) } };
  }),

  handle(addReason, async (call) => {
    const { organization_id, ...reason } = call.body;
    const organization = organizationOf(signedIn(call), organization_id);
    return {
      data: { reason_id: await addOwnReason(call, organization, reason) },
      message: DONE,
      status: 201,
    };
  }),

  handle(updateReason, async (call) => {
    const { reason_id } = call.params;
    await renameOwnReason(call, call.refs.row(reason_id), call.body.label);
    return { data: { reason_id }, message: DONE };
  }),

  handle(archiveRoute, async (call) => {
    await archiveOwnReason(call, call.refs.row(call.params.reason_id), call.body.archived);
    return { data: {}, message: DONE };
  }),

  handle(orderRoute, async (call) => {
    const reasons = call.body.reason_ids.map((id) => call.refs.row(id));
    await orderOwnReasons(call, organizationOf(signedIn(call), call.body.organization_id), reasons);
    return { data: {}, message: DONE };
  }),
];
