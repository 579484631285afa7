import type { RouteBody } from '@tryout/contract/define-route';
import {
  type HiringReportSchedule,
  hiringReportFilter,
  MOST_REPORT_SCHEDULES,
  type scheduleHiringReport,
} from '@tryout/contract/hiring-reports/hiring-reports';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { IMPACT_SEARCH, type MailedReport, nextReportDay } from '@tryout/domain/hiring-reports/report-kinds';
import { z } from 'zod';
import { type Act, type SignedAct, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { callerOf, may } from '../../platform/http/actor.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { acceptedLanguage, type Language } from '../../platform/language/language.ts';
import type { Services } from '../../platform/services.ts';
import { newestImpactReport } from '../impact-reports/public.ts';
import { type News, notifyPeople } from '../notifications/public.ts';
import { hiringReportsSay } from './hiring-reports.messages.ts';
import { type ReportWish, readReport, reportedOrganization } from './read-report.ts';
import { reportWords } from './report-words.ts';
import {
  deleteSchedule,
  findDue,
  findSchedulesOf,
  holdDue,
  insertSchedule,
  type ScheduleRow,
  storeSent,
} from './schedules.queries.ts';
import { stopPath } from './stop-link.ts';

const filter = z.strictObject(hiringReportFilter);

/** Rows of a report that its mail names; the page has all. */
const LINES = 12;

/** The filter that a query string of the page stands for; null: it is none. */
function wishOf(search: string): ReportWish | null {
  const params = new URLSearchParams(search);
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
  const parsed = filter.safeParse(given);
  return parsed.success ? parsed.data : null;
}

/** What the caller gets by mail. */
export async function schedulesOf(
  { db, actor }: SignedAct,
  language: Language,
): Promise<HiringReportSchedule[]> {
  const { say } = reportWords(language);
  const rows = await findSchedulesOf(db, actor.user_id, reportedOrganization(actor));
  return rows.map(({ id, report, search, every, next_on }) => ({
    hiring_report_schedule_id: id,
    report,
    title: say(`report.${report}`),
    search,
    every,
    next_on,
  }));
}

/**
 * Sends the caller a report by mail from now on.
 * @throws Refusal for a filter that is none or whose days stand still, for reports that are not the caller's to read, and
 * with too many of them
 */
export async function scheduleReport(
  act: SignedAct,
  { search, every }: RouteBody<typeof scheduleHiringReport>,
  language: Language,
): Promise<HiringReportSchedule[]> {
  const { db, actor, services } = act;
  const report = await readableReport(act, search, language);
  const stored = await insertSchedule(db, {
    organization_id: reportedOrganization(actor),
    user_id: actor.user_id,
    report,
    search,
    every,
    next_on: nextReportDay(every, services.now().toISOString().slice(0, 10)),
    most: MOST_REPORT_SCHEDULES,
    at: services.now(),
  });
  if (!stored) {
    throw new Refusal(
      'refused_by_rule',
      hiringReportsSay('hiring-reports.most_schedules', { most: MOST_REPORT_SCHEDULES }),
    );
  }
  return schedulesOf(act, language);
}

/** What a filter asks for; whoever may not read it is told so now, not by a mail that never comes. @throws Refusal */
async function readableReport(act: SignedAct, search: string, language: Language): Promise<MailedReport> {
  if (search === IMPACT_SEARCH) {
    const of = { organization_id: reportedOrganization(act.actor) };
    if (may(act.actor, 'impact.manage', of)) return 'impact';
    throw new Refusal('forbidden', hiringReportsSay('hiring-reports.impact_not_yours'));
  }
  const wish = wishOf(search);
  if (wish === null) throw invalidField('search', hiringReportsSay('hiring-reports.no_filter'));
  if (wish.from !== undefined || wish.until !== undefined) {
    throw invalidField('search', hiringReportsSay('hiring-reports.days_stand_still'));
  }
  await readReport(act, wish, language);
  return wish.report;
}

/** Every morning: sends the reports that are due. */
export function sendReportsJob(services: Services): JobHandler {
  return {
    name: 'hiring_reports.send',
    cron: '15 5 * * *',
    longest_s: 1800,
    run: () => sendDueReports(serverAct(services)),
  };
}

/** Sends what is due, each in a transaction of its own. */
export async function sendDueReports({ db, services }: Act): Promise<void> {
  const today = services.now().toISOString().slice(0, 10);
  for (const id of await findDue(db, today)) {
    await withTransaction(db, async (within) => {
      const due = await holdDue(within, id, today);
      if (due) await sendReport(serverAct(services, within), due, today);
    });
  }
}

/** Sends one report with the rights that its reader has now; whoever may read it no more gets it no more. */
async function sendReport(act: Act, due: ScheduleRow, today: string): Promise<void> {
  const { db, services } = act;
  const actor = await findActorOfUser(db, due.user_id, due.organization_id);
  const isThere =
    actor !== undefined &&
    (actor.link?.company_id ?? actor.memberships[0]?.organization_id) === due.organization_id;
  const news = isThere ? await newsOf({ ...act, actor }, due) : 'not_theirs';
  if (news === 'not_theirs') return deleteSchedule(db, due.id);
  if (news !== null) {
    await notifyPeople(act, [due.user_id], {
      ...news,
      effect_key: `${due.id}:${today}`,
      organization_id: due.organization_id,
      mail: {},
      stop: {
        path: stopPath(services, due.user_id),
        why: hiringReportsSay('hiring-reports.mail_why')(acceptedLanguage(actor?.locale)),
      },
      by_itself: true,
    });
  }
  const at = news === null ? null : services.now();
  await storeSent(db, due.id, nextReportDay(due.every, today), at);
}

type ReportNews = Pick<News, 'type' | 'params' | 'link'>;

/** What is to be told now; null: nothing new. */
function newsOf(act: SignedAct, due: ScheduleRow): Promise<ReportNews | 'not_theirs' | null> {
  return due.report === 'impact' ? impactNews(act, due) : hiringNews(act, due);
}

/** The numbers of a report on hiring, as many as a mail holds. */
async function hiringNews(act: SignedAct, { search }: ScheduleRow): Promise<ReportNews | 'not_theirs'> {
  const { actor } = act;
  const wish = wishOf(search);
  if (wish === null || scopeOf('report.read', callerOf(actor)) === 'no') return 'not_theirs';
  const language = acceptedLanguage(actor.locale);
  const { say, cell } = reportWords(language);
  const table = await readReport(act, wish, language);
  const at = table.columns.findIndex(({ key }) => key === table.picture);
  const lines = table.rows
    .slice(0, LINES)
    .map(
      ({ name, cells }) => `${name}: ${cell(cells[at] ?? null, table.columns[at]?.unit ?? 'count') || '–'}`,
    );
  return {
    type: 'hiring_report',
    params: {
      report: table.title,
      days: say('days', { from: table.from, until: table.until }),
      column: table.columns[at]?.name ?? '',
      lines: lines.join('\n'),
    },
    link: `/user/reports?${search}`,
  };
}

/** That there is a report of adverse impact that was not told yet; never a number of it, since mails are kept and passed on. */
async function impactNews(
  act: SignedAct,
  { organization_id, last_sent_at }: ScheduleRow,
): Promise<ReportNews | 'not_theirs' | null> {
  if (!may(act.actor, 'impact.manage', { organization_id })) return 'not_theirs';
  const newest = await newestImpactReport(act, organization_id);
  if (!newest || (last_sent_at !== null && Date.parse(newest.made_at) <= Date.parse(last_sent_at)))
    return null;
  return {
    type: 'impact_report',
    params: { from: newest.period_start, until: newest.period_end },
    link: '/user/reports/impact',
  };
}
