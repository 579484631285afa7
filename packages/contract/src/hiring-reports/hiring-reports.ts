import {
  HIRING_REPORTS,
  MAILED_REPORTS,
  QUALITY_GROUPS,
  REPORT_PERIODS,
  REPORT_RHYTHMS,
  type ReportPeriod,
} from '@tryout/domain/hiring-reports/report-kinds';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, line, nothing, ref, uuid } from '../fields.ts';

const PERIODS = Object.keys(REPORT_PERIODS) as [ReportPeriod, ...ReportPeriod[]];

/** One value or several in a query string: `source=invite&source=agency`. */
const many = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(50, 'must be at most 50'), item.transform((one) => [one])], {
      message: 'is not known',
    })
    .optional();

/** An origin of applications, or a link; written out, so that pages of reports need no more of the contract. */
const SOURCE =
  /^(public|invite|generated|agency|referral|import|link\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What a report is narrowed to. Values of one filter are alternatives; filters apply together. */
export const hiringReportFilter = {
  report: z.enum(HIRING_REPORTS),
  /** Days that end today; `quarter` where nothing is said. `from` and `until` come before it. */
  period: z.enum(PERIODS).optional(),
  /** First day (UTC). */
  from: day.optional(),
  /** Last day (UTC); today where only `from` is said. */
  until: day.optional(),
  position_id: many(ref('position')),
  department_id: many(uuid),
  /** Who answers for the position, by user id. */
  recruiter_id: many(uuid),
  /** How applications came to be: an origin, or `link.` and the id of a link. */
  source: many(z.string().regex(SOURCE, 'must be an origin or a link')),
  /** What the report on quality compares; `source` where nothing is said. */
  by: z.enum(QUALITY_GROUPS).optional(),
};

const column = z.object({
  key: z.string(),
  /** What its numbers are; shares go from 0 to 1. */
  unit: z.enum(['count', 'share', 'days', 'hours']),
  name: z.string(),
});

const reportTable = z.object({
  report: z.enum(HIRING_REPORTS),
  title: z.string(),
  /** What is counted, and how; worded like everything here in the language of the request. */
  definition: z.string(),
  from: day,
  until: day,
  columns: z.array(column),
  rows: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** A number a column; null: nobody is counted, or too few for a median. */
      cells: z.array(z.number().nullable()),
    }),
  ),
  /** Key of the column that the picture shows. */
  picture: z.string(),
  /** Changes that are not counted yet, at most 10,000; 0: everything is. */
  waiting: z.number().int(),
});
/** A report with its words. */
export type HiringReportTable = z.output<typeof reportTable>;

/** A report. */
export const readHiringReport = defineRoute({
  method: 'GET',
  path: '/reports/hiring',
  feature: 'hiring-reports',
  summary:
    'A report on hiring over positions that the caller may know of: funnel, times, reasons, quality of sources, load.',
  access: 'report.read',
  query: z.strictObject(hiringReportFilter),
  response: reportTable,
  errors: ['not_found', 'forbidden'],
});

/** What reports can be narrowed to. */
export const hiringReportChoices = defineRoute({
  method: 'GET',
  path: '/reports/hiring/choices',
  feature: 'hiring-reports',
  summary:
    'Reports that the caller may read, and positions, departments, recruiters and sources to narrow them to.',
  access: 'report.read',
  response: z.object({
    reports: z.array(z.object({ report: z.enum(HIRING_REPORTS), title: z.string() })),
    /** At most 500, the newest first. */
    positions: z.array(z.object({ position_id: z.string(), title: z.string() })),
    departments: z.array(z.object({ department_id: z.string(), name: z.string() })),
    recruiters: z.array(z.object({ user_id: z.string(), name: z.string() })),
    sources: z.array(z.object({ source: z.string(), name: z.string() })),
  }),
});

/** The formats of a report as a file. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;

/** A report as a file. */
export const exportHiringReport = defineRoute({
  method: 'GET',
  path: '/reports/hiring/file',
  feature: 'hiring-reports',
  summary: 'A report on hiring as a CSV, XLSX or PDF file; that it went out is written down.',
  access: 'report.read',
  query: z.strictObject({
    ...hiringReportFilter,
    format: z.enum(REPORT_FORMATS),
    language: z.enum(['en', 'ar']).optional(),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found', 'forbidden'],
});

/** Most reports that a person gets by mail from one organization. */
export const MOST_REPORT_SCHEDULES = 20;

const schedule = z.object({
  hiring_report_schedule_id: z.string(),
  report: z.enum(MAILED_REPORTS),
  title: z.string(),
  /** Its filter as the query string of the page, without `?`. */
  search: z.string(),
  every: z.enum(REPORT_RHYTHMS),
  next_on: day,
});
const schedules = z.object({ items: z.array(schedule) });
/** A report that goes out by mail. */
export type HiringReportSchedule = z.output<typeof schedule>;

/** The caller's reports by mail. */
export const listHiringReportSchedules = defineRoute({
  method: 'GET',
  path: '/reports/hiring/schedules',
  feature: 'hiring-reports',
  summary: 'The reports that the caller gets by mail.',
  access: 'report.read',
  response: schedules,
});

/** Asks for a report by mail. */
export const scheduleHiringReport = defineRoute({
  method: 'POST',
  path: '/reports/hiring/schedules',
  feature: 'hiring-reports',
  summary:
    'Sends the caller a report by mail every week or month, counted anew each time with the rights of then; of adverse impact (`report=impact`) a link to each new report.',
  access: 'report.read',
  body: z.strictObject({
    /** The filter of the report as the query string of the page, without `?`; `report=impact`: adverse impact. */
    search: line(1000),
    every: z.enum(REPORT_RHYTHMS),
  }),
  response: schedules,
  errors: ['refused_by_rule', 'forbidden'],
});

/** Ends a report by mail. */
export const endHiringReportSchedule = defineRoute({
  method: 'DELETE',
  path: '/reports/hiring/schedules/:hiring_report_schedule_id',
  feature: 'hiring-reports',
  summary: 'Sends a report by mail no more.',
  access: 'account.update',
  params: z.strictObject({ hiring_report_schedule_id: ref('hiring_report_schedule') }),
  response: nothing,
  errors: ['not_found'],
});

const token = z.strictObject({ token: line(400, 20) });
const byLink = z.object({
  email_masked: z.string(),
  items: z.array(schedule.pick({ hiring_report_schedule_id: true, title: true, every: true })),
});

/** What the link in a mail with a report may stop. */
export const readReportMailsByLink = defineRoute({
  method: 'GET',
  path: '/report-mails/:token',
  feature: 'hiring-reports',
  summary: 'The reports by mail that the link in one of them may stop. Needs no sign-in.',
  access: 'public.read',
  params: token,
  response: byLink,
  errors: ['not_found'],
});

/** Stops one report by mail, or all of them, by the link in a mail. */
export const stopReportMailsByLink = defineRoute({
  method: 'POST',
  path: '/report-mails/:token',
  feature: 'hiring-reports',
  summary: 'Stops one report by mail or all of them by the link in a mail. Needs no sign-in.',
  access: 'public.write',
  params: token,
  body: z.strictObject({
    /** Null: all of them. One that is stopped already stays so. */
    hiring_report_schedule_id: uuid.nullable().default(null),
  }),
  response: byLink,
  errors: ['not_found'],
  limit: 'public_form',
});

/** The routes of this feature. */
export const hiringReportsRoutes = [
  readHiringReport,
  hiringReportChoices,
  exportHiringReport,
  listHiringReportSchedules,
  scheduleHiringReport,
  endHiringReportSchedule,
  readReportMailsByLink,
  stopReportMailsByLink,
];
