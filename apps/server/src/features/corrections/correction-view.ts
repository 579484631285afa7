import { CORRECTION_STATUSES, correctionActor } from '@tryout/domain/corrections/correction-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type CorrectionRow, correctionsOf } from './corrections.queries.ts';

/** A correction as one person sees it. */
export function correctionView(userId: string, row: CorrectionRow) {
  const targets = allowedTargets(
    CORRECTION_STATUSES,
    row.status,
    correctionActor(userId, row.requested_by_id),
  );
  return {
    id: row.id,
    application_id: row.application_id,
    organization_name: row.organization_name,
    position_title: row.position_title,
    data_point: row.data_point,
    subtrait: row.subtrait,
    before_value: row.before_value,
    before_total_score: row.before_total_score,
    value: row.value,
    total_score: row.total_score,
    reason: row.reason,
    status: row.status,
    requested_by: row.requested_by,
    requested_at: row.requested_at,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    decision_note: row.decision_note,
    may_decide: targets.includes('approved'),
    may_withdraw: targets.includes('closed'),
  };
}

/** The row of a correction as it is now. @throws Refusal (not found) */
export async function correctionNow(db: Db, id: string): Promise<CorrectionRow> {
  const [row] = await correctionsOf(db, [id]);
  if (!row) throw notFound();
  return row;
}
