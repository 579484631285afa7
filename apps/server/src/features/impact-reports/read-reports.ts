import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  computeImpact,
  listImpactReports,
  readImpactReport,
} from '@tryout/contract/impact-reports/impact-reports';
import { impactTable } from '@tryout/domain/adverse-impact/impact';
import { dueQuarters, type Quarter, quarterOf } from '@tryout/domain/adverse-impact/impact-steps';
import { itemFindings } from '@tryout/domain/adverse-impact/item-findings';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { organizationOf } from '../organizations/public.ts';
import { askingOrganizations } from '../self-identification/public.ts';
import { impactReportsSay } from './impact-reports.messages.ts';
import {
  comparedTasksOf,
  findMade,
  findNewest,
  findReportsOf,
  findSummariesOf,
  type ImpactReportRow,
} from './impact-reports.queries.ts';
import { summaryView } from './publish-summary.ts';
import { sectionsOf } from './sections.ts';

const listed = (row: ImpactReportRow) => ({
  impact_report_id: row.id,
  unit: row.unit,
  divided_by: row.divided_by,
  position_title: row.unit === 'position' ? row.title : null,
  department_id: row.department_id,
  department_name: row.department_id === null ? null : row.title,
  period_start: row.period_start,
  period_end: row.period_end,
  question_set: row.question_set,
  counts: row.counts,
  position_id: row.position_id,
  people: row.tables.people,
  made_at: row.made_at,
});

/** What an organization's reports are, and when the next one is made. */
export async function reportsOf(
  act: SignedAct,
  named: string | undefined,
): Promise<RouteData<typeof listImpactReports>> {
  const organization = organizationOf(act.actor, named);
  const rows = await findReportsOf(act.db, organization);
  const asking = (await askingOrganizations(act)).find((each) => each.organization_id === organization);
  const next = asking ? await nextOf(act, organization, asking.asked_since) : null;
  return {
    next_on: next?.on ?? null,
    next_quarter: next && { start: next.quarter.start, end: next.quarter.end },
    items: rows.map(listed),
    summaries: (await findSummariesOf(act.db, organization)).map(summaryView),
  };
}

/** An organization's newest report over all positions: its quarter, and when it was made; undefined before the first. */
export const newestImpactReport = ({ db }: Act, organizationId: string) => findNewest(db, organizationId);

/** The quarter that is counted next, and on which day. */
async function nextOf(
  { db, services }: SignedAct,
  organization: string,
  since: string,
): Promise<{ readonly on: string; readonly quarter: Quarter }> {
  const today = services.now().toISOString().slice(0, 10);
  const made = new Set(await findMade(db, organization));
  const waiting = dueQuarters(since, today).find(({ start }) => !made.has(start));
  if (waiting) return { on: today, quarter: waiting };
  let quarter = quarterOf(since);
  while (quarter.due <= today) quarter = quarterOf(dayAfter(quarter.end));
  return { on: quarter.due, quarter };
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function cultureOf({ tables: { culture } }: ImpactReportRow) {
  return culture
    ? { ...culture, differences: [...culture.differences], held_back: culture.held_back ?? false }
    : null;
}

/** The positions that a report is of, as they were counted; null: all. */
function positionsOf({ position_id, tables: { positions } }: ImpactReportRow): readonly string[] | null {
  return position_id === null ? (positions?.map(({ id }) => id) ?? null) : [position_id];
}

/** One report; that it was opened is written down. */
export async function openReport(
  act: SignedAct,
  row: ImpactReportRow,
): Promise<RouteData<typeof readImpactReport>> {
  await audit(act, {
    event_type: 'access',
    action: 'impact_report.opened',
    target_type: 'impact_report',
    target_id: row.id,
    organization_id: row.organization_id,
  });
  const compared = await comparedTasksOf(act.db, row.organization_id, positionsOf(row));
  return {
    ...listed(row),
    sections: sectionsOf(row.tables),
    differences: [...row.tables.differences],
    culture: cultureOf(row),
    positions: (row.tables.positions ?? []).map(({ id, title }) => ({ position_id: id, title })),
    items: compared.flatMap(({ comparisons, subtraits, ...task }) =>
      itemFindings(comparisons).map((finding) => ({ ...task, subtraits: [...subtraits], ...finding })),
    ),
  };
}

/** A table of typed numbers. @throws Refusal where more of a group are selected than there are */
export function computed({
  groups,
  unknown,
  leave_out_small,
}: RouteBody<typeof computeImpact>): RouteData<typeof computeImpact> {
  for (const [i, { applicants, selected }] of groups.entries()) {
    if (selected > applicants) {
      throw invalidField(`groups.${i}.selected`, impactReportsSay('impact-reports.more_selected'));
    }
  }
  const table = impactTable(
    groups.map(({ name, ...counted }) => ({ key: name, ...counted })),
    unknown,
    leave_out_small,
  );
  return { ...table, rows: [...table.rows] };
}
