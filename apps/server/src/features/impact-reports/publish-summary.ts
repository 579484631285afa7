import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  ImpactSummary,
  publishImpactSummary as publishRoute,
  readPublishedSummary,
} from '@tryout/contract/impact-reports/impact-reports';
import { impactSteps } from '@tryout/domain/adverse-impact/impact-steps';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { impactReportsSay } from './impact-reports.messages.ts';
import {
  findReports,
  findSummaries,
  type ImpactReportRow,
  insertSummary,
  type SummaryRow,
  storeWithdrawn,
} from './impact-reports.queries.ts';
import { sectionsOf } from './sections.ts';

/** A summary as its organization sees it. */
export function summaryView({ id, organization_id: _, ...row }: SummaryRow): ImpactSummary {
  return { impact_summary_id: id, ...row };
}

async function summaryById({ db }: Act, id: string): Promise<SummaryRow> {
  const [row] = await findSummaries(db, [id]);
  if (!row) throw notFound();
  return row;
}

/**
 * Makes the next version public.
 * @throws Refusal where the report tells of no selection, the audit is in the future, or nobody says why a group is left out
 */
export async function publishSummary(
  act: SignedAct,
  report: ImpactReportRow,
  input: Omit<RouteBody<typeof publishRoute>, 'impact_report_id'>,
): Promise<ImpactSummary> {
  const { db, actor, services } = act;
  const steps = [report.tables.sex, report.tables.ethnicity].flatMap((counts) =>
    counts === null ? [] : impactSteps(counts),
  );
  if (steps.length === 0) {
    throw new Refusal('refused_by_rule', impactReportsSay('impact-reports.nothing_told'));
  }
  if (input.audited_on > services.now().toISOString().slice(0, 10)) {
    throw invalidField('audited_on', impactReportsSay('impact-reports.audit_ahead'));
  }
  const leavesOut = steps.some(({ table }) => table.rows.some((row) => row.left_out === 'below_two_percent'));
  if (leavesOut && input.left_out_reason === '') {
    throw invalidField('left_out_reason', impactReportsSay('impact-reports.reason_needed'));
  }
  const id = uuidv7();
  await insertSummary(db, {
    ...input,
    id,
    organization_id: report.organization_id,
    impact_report_id: report.id,
    user_id: actor.user_id,
    at: services.now(),
  });
  const row = await summaryById(act, id);
  await audit(act, {
    event_type: 'action',
    action: 'impact_summary.published',
    target_type: 'impact_summary',
    target_id: id,
    organization_id: report.organization_id,
    meta: { version: row.version },
  });
  return summaryView(row);
}

/** Takes a version from its public page. @throws Refusal where it is not there any more */
export async function withdrawSummary(act: SignedAct, row: SummaryRow): Promise<ImpactSummary> {
  if (!(await storeWithdrawn(act.db, row.id, act.services.now()))) {
    throw new Refusal('conflict', impactReportsSay('impact-reports.already_withdrawn'));
  }
  await audit(act, {
    event_type: 'action',
    action: 'impact_summary.withdrawn',
    target_type: 'impact_summary',
    target_id: row.id,
    organization_id: row.organization_id,
    meta: { version: row.version },
  });
  return summaryView(await summaryById(act, row.id));
}

/** A summary as everybody reads it. @throws Refusal where it was withdrawn */
export async function publishedSummary(
  { db }: Act,
  row: SummaryRow,
): Promise<RouteData<typeof readPublishedSummary>> {
  const [report] = await findReports(db, [row.impact_report_id]);
  if (!report || row.withdrawn_at !== null) throw notFound();
  const { withdrawn_at: _, ...summary } = summaryView(row);
  return {
    ...summary,
    organization_name: report.organization_name,
    period_start: report.period_start,
    period_end: report.period_end,
    counts: report.counts,
    people: report.tables.people,
    sections: sectionsOf(report.tables),
  };
}
