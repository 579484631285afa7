import { APPLICATION_ORIGINS } from '@tryout/contract/applicants/applicants';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type {
  HiringReportTable,
  hiringReportChoices,
  readHiringReport,
} from '@tryout/contract/hiring-reports/hiring-reports';
import { HIRING_REPORTS, reportDays, TEAM_REPORTS } from '@tryout/domain/hiring-reports/report-kinds';
import {
  funnelTable,
  interviewersTable,
  invitesTable,
  mailsTable,
  monthsTable,
  playsTable,
  qualityTable,
  type ReportTable,
  reasonsTable,
  stagesTable,
  statusesTable,
} from '@tryout/domain/hiring-reports/report-tables';
import type { SignedAct } from '../../platform/act.ts';
import { type Actor, may } from '../../platform/http/actor.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { countBeforeReading } from './count-changes.ts';
import { hiringReportsSay } from './hiring-reports.messages.ts';
import {
  countInvites,
  findChoices,
  findCounted,
  findLoads,
  findPositions,
  findQuality,
  type Positions,
  type ReportFilter,
} from './hiring-reports.queries.ts';
import { reportWords, rowNames, sourceName } from './report-words.ts';

/** What a report is asked for with. */
export type ReportWish = RouteQuery<typeof readHiringReport>;

/**
 * The organization whose numbers somebody reads: the client's while they work for one, else their first.
 * @throws Refusal where the link to the client lets them see nothing
 */
export function reportedOrganization(actor: Actor): string {
  const { link, memberships } = actor;
  const organization = link?.company_id ?? memberships[0]?.organization_id;
  if (organization === undefined) throw notFound();
  const of = { organization_id: organization, position_id: link?.position_ids?.[0] ?? null };
  if (link && !may(actor, 'report.read', of)) {
    throw new Refusal('forbidden', hiringReportsSay('hiring-reports.not_yours'));
  }
  return organization;
}

/** Hiring managers read what their positions are about, not their colleagues' work and mails. */
const mayRead = ({ user_type }: Actor, report: ReportWish['report']): boolean =>
  user_type !== 'employee' || !TEAM_REPORTS.includes(report);

/**
 * A report over the positions that the caller may know of.
 * @throws Refusal for days that are no period, and for reports that are not the caller's to read
 */
export async function readReport(
  act: SignedAct,
  wish: ReportWish,
  language: Language,
): Promise<HiringReportTable> {
  const { db, actor, services } = act;
  if (!mayRead(actor, wish.report))
    throw new Refusal('forbidden', hiringReportsSay('hiring-reports.not_yours'));
  const days = reportDays(wish, services.now().toISOString().slice(0, 10));
  if (days === null) throw invalidField('from', hiringReportsSay('hiring-reports.no_period'));
  const organization_id = reportedOrganization(actor);
  const waiting = await countBeforeReading(act, organization_id);
  const filter: ReportFilter = {
    organization_id,
    ...days,
    position_ids: wish.position_id ?? [],
    department_ids: wish.department_id ?? [],
    recruiter_ids: wish.recruiter_id ?? [],
    sources: wish.source ?? [],
  };
  const positions = await findPositions(db, actor, filter);
  const by = wish.by ?? 'source';
  const table = await tableOf(act, { ...wish, by }, filter, positions);
  const { say } = reportWords(language);
  const keys = table.rows.map(({ key }) => key);
  const nameOf = await rowNames(db, organization_id, { report: wish.report, by, keys }, language);
  return {
    report: wish.report,
    title: say(`report.${wish.report}`),
    definition: say(`definition.${wish.report}`),
    ...days,
    columns: table.columns.map((column) => ({ ...column, name: say(`column.${column.key}`) })),
    rows: table.rows.map(({ key, cells }) => ({ key, name: nameOf(key), cells: [...cells] })),
    picture: table.picture,
    waiting,
  };
}

async function tableOf(
  { db, services }: SignedAct,
  { report, by }: ReportWish & { readonly by: NonNullable<ReportWish['by']> },
  filter: ReportFilter,
  positions: Positions,
): Promise<ReportTable> {
  const counted = (measure: Parameters<typeof findCounted>[3], months = false) =>
    findCounted(db, filter, positions, measure, months);
  switch (report) {
    case 'funnel':
      return funnelTable(await counted('furthest'));
    case 'statuses':
      return statusesTable(await counted('furthest'));
    case 'plays':
      return playsTable(await counted('play'));
    case 'answers':
      return monthsTable(await counted('answer', true));
    case 'hires':
      return monthsTable(await counted('hire', true));
    case 'stages':
      return stagesTable(await counted('stay'));
    case 'reasons':
      return reasonsTable(await counted('end'));
    case 'quality':
      return qualityTable(await findQuality(db, filter, positions, by));
    case 'interviewers':
      return interviewersTable(await findLoads(db, filter, positions, services.now()));
    case 'mails':
      return mailsTable(await counted('mail'));
    case 'invites':
      return invitesTable(await countInvites(db, filter, positions));
  }
}

/** Reports that the caller may read, and what they can be narrowed to. */
export async function reportChoices(
  { db, actor }: SignedAct,
  language: Language,
): Promise<RouteData<typeof hiringReportChoices>> {
  const { say } = reportWords(language);
  const { links, ...found } = await findChoices(db, actor, reportedOrganization(actor));
  return {
    reports: HIRING_REPORTS.filter((report) => mayRead(actor, report)).map((report) => ({
      report,
      title: say(`report.${report}`),
    })),
    ...found,
    sources: [
      ...APPLICATION_ORIGINS.map((source) => ({ source, name: sourceName(source, new Map(), language) })),
      ...links,
    ],
  };
}
