import { REASONS_PER_ORGANIZATION } from '@tryout/contract/organizations/reasons';
import type { Act } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { organizationsSay } from './organizations.messages.ts';
import {
  archiveReason,
  countOwnReasons,
  insertReason,
  orderReasons,
  renameReason,
} from './reasons.queries.ts';

type Reason = RowOfRef<'reason'>;

/** A reason of an organization; the platform's are for everybody, so that nobody changes them. */
function ownReason({ id, organization_id }: Reason): {
  readonly id: string;
  readonly organization_id: string;
} {
  if (organization_id === null) throw notFound();
  return { id, organization_id };
}

function taken(): Refusal {
  const message = organizationsSay('organizations.reason_taken');
  return new Refusal('conflict', message, { fields: [{ field: 'label', message }] });
}

/** Adds a reason to an organization's own. @throws Refusal with too many of them, or another of the same name */
export async function addOwnReason(
  { db }: Act,
  organizationId: string,
  reason: Parameters<typeof insertReason>[2],
): Promise<string> {
  if ((await countOwnReasons(db, organizationId)) >= REASONS_PER_ORGANIZATION) {
    throw new Refusal(
      'refused_by_rule',
      organizationsSay('organizations.reasons_limit', { limit: REASONS_PER_ORGANIZATION }),
    );
  }
  const id = await insertReason(db, organizationId, reason);
  if (id === null) throw taken();
  return id;
}

/** Calls a reason something else. @throws Refusal for one of the platform's, or a name that is taken */
export async function renameOwnReason({ db }: Act, reason: Reason, label: string): Promise<void> {
  if (!(await renameReason(db, ownReason(reason), label))) throw taken();
}

/** Takes a reason out of use, or back into it. @throws Refusal for one of the platform's */
export async function archiveOwnReason(
  { db, services }: Act,
  reason: Reason,
  archived: boolean,
): Promise<void> {
  await archiveReason(db, ownReason(reason).id, archived ? services.now() : null);
}

/** Puts an organization's reasons in order. @throws Refusal for one that is not its own */
export async function orderOwnReasons(
  { db }: Act,
  organizationId: string,
  reasons: readonly Reason[],
): Promise<void> {
  const own = reasons.map(ownReason);
  if (own.some((reason) => reason.organization_id !== organizationId)) throw notFound();
  await orderReasons(
    db,
    organizationId,
    own.map(({ id }) => id),
  );
}
