import {
  endHiringReportSchedule,
  exportHiringReport,
  hiringReportChoices,
  listHiringReportSchedules,
  readHiringReport,
  readReportMailsByLink,
  scheduleHiringReport,
  stopReportMailsByLink,
} from '@tryout/contract/hiring-reports/hiring-reports';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { exportReport } from './export-report.ts';
import { hiringReportsSay } from './hiring-reports.messages.ts';
import { readReport, reportChoices } from './read-report.ts';
import { scheduleReport, schedulesOf } from './schedule-reports.ts';
import { deleteSchedule } from './schedules.queries.ts';
import { reportsByLink, stopByLink } from './stop-by-link.ts';

/** Reports on hiring, as tables, files and mails. */
export const hiringReportsHandlers: readonly Handled[] = [
  handle(readHiringReport, async (call) => ({
    data: await readReport(signedAct(call), call.query, languageOf(call.request)),
  })),

  handle(hiringReportChoices, async (call) => ({
    data: await reportChoices(signedAct(call), languageOf(call.request)),
  })),

  handle(exportHiringReport, async (call) => {
    const { language, ...wish } = call.query;
    const file = await exportReport(signedAct(call), wish, language ?? languageOf(call.request));
    call.reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(file.bytes);
    return undefined;
  }),

  handle(listHiringReportSchedules, async (call) => ({
    data: { items: await schedulesOf(signedAct(call), languageOf(call.request)) },
  })),

  handle(scheduleHiringReport, async (call) => ({
    data: { items: await scheduleReport(signedAct(call), call.body, languageOf(call.request)) },
    message: hiringReportsSay('hiring-reports.scheduled'),
  })),

  handle(endHiringReportSchedule, async ({ db, params }) => {
    await deleteSchedule(db, params.hiring_report_schedule_id);
    return { data: {}, message: hiringReportsSay('hiring-reports.schedule_ended') };
  }),

  handle(readReportMailsByLink, async (call) => ({
    data: await reportsByLink(call, call.params.token, languageOf(call.request)),
  })),

  handle(stopReportMailsByLink, async (call) => ({
    data: await stopByLink(
      call,
      call.params.token,
      call.body.hiring_report_schedule_id,
      languageOf(call.request),
    ),
    message: hiringReportsSay('hiring-reports.schedule_ended'),
  })),
];
