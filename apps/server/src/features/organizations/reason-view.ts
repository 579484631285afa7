import type { ReasonRow } from '@tryout/contract/organizations/reasons';
import type { ReasonRecord } from './reasons.queries.ts';

/** A reason as those who may choose it see it. */
export function reasonView({ id, organization_id, ...reason }: ReasonRecord): ReasonRow {
  return {
    reason_id: id,
    kind: reason.kind,
    key: reason.key,
    label: reason.label,
    is_own: organization_id !== null,
    archived_at: reason.archived_at,
  };
}
