import type { Ref } from '@tryout/contract/fields';
import {
  addReason,
  archiveReason as archiveRoute,
  listOrganizationReasons,
  orderReasons as orderRoute,
  REASONS_PER_ORGANIZATION,
  updateReason,
} from '@tryout/contract/organizations/reasons';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import type { ResolvedRefs } from '../../platform/http/refs.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { reasonView } from './reason-view.ts';
import {
  archiveReason,
  countOwnReasons,
  findReasons,
  insertReason,
  orderReasons,
  renameReason,
} from './reasons.queries.ts';

const DONE = organizationsSay('organizations.saved');

/** A reason of an organization; the platform's are for everybody, so that nobody changes them. */
function ownReason(
  refs: ResolvedRefs,
  id: Ref<'reason'>,
): { readonly id: string; readonly organization_id: string } {
  const { organization_id } = refs.row(id);
  if (organization_id === null) throw notFound();
  return { id, organization_id };
}

function taken(): Refusal {
  const message = organizationsSay('organizations.reason_taken');
  return new Refusal('conflict', message, { fields: [{ field: 'label', message }] });
}

/** The reasons that an organization keeps beside the platform's. */
export const reasonsHandlers: readonly Handled[] = [
  handle(listOrganizationReasons, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    const rows = await findReasons(call.db, organization, call.query.archived);
    return { data: { items: rows.map(reasonView) } };
  }),

  handle(addReason, async (call) => {
    const { organization_id, ...reason } = call.body;
    const organization = organizationOf(signedIn(call), organization_id);
    if ((await countOwnReasons(call.db, organization)) >= REASONS_PER_ORGANIZATION) {
      throw new Refusal(
        'refused_by_rule',
        organizationsSay('organizations.reasons_limit', { limit: REASONS_PER_ORGANIZATION }),
      );
    }
    const reason_id = await insertReason(call.db, organization, reason);
    if (reason_id === null) throw taken();
    return { data: { reason_id }, message: DONE, status: 201 };
  }),

  handle(updateReason, async (call) => {
    const reason = ownReason(call.refs, call.params.reason_id);
    if (!(await renameReason(call.db, reason, call.body.label))) throw taken();
    return { data: { reason_id: reason.id }, message: DONE };
  }),

  handle(archiveRoute, async (call) => {
    const reason = ownReason(call.refs, call.params.reason_id);
    await archiveReason(call.db, reason.id, call.body.archived ? call.services.now() : null);
    return { data: {}, message: DONE };
  }),

  handle(orderRoute, async (call) => {
    const organization = organizationOf(signedIn(call), call.body.organization_id);
    const ids = call.body.reason_ids;
    if (ids.some((id) => ownReason(call.refs, id).organization_id !== organization)) throw notFound();
    await orderReasons(call.db, organization, ids);
    return { data: {}, message: DONE };
  }),
];
