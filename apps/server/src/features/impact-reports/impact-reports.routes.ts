import {
  computeImpact,
  exportImpactReport,
  listImpactReports,
  publishImpactSummary,
  readImpactReport,
  readPublishedSummary,
  readPublishedSummaryPdf,
  withdrawImpactSummary,
} from '@tryout/contract/impact-reports/impact-reports';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { impactReportsSay } from './impact-reports.messages.ts';
import { publishedSummary, publishSummary, withdrawSummary } from './publish-summary.ts';
import { computed, openReport, reportsOf } from './read-reports.ts';
import { exportedReport } from './report-as-file.ts';
import { summaryAsPdf } from './summary-as-pdf.ts';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Adverse-impact reports, and summaries of them that everybody may read. */
export const impactReportsHandlers: readonly Handled[] = [
  handle(listImpactReports, async (call) => ({
    data: await reportsOf(signedAct(call), call.query.organization_id),
  })),

  handle(computeImpact, async ({ body }) => ({ data: computed(body) })),

  handle(readImpactReport, async (call) => ({
    data: await openReport(signedAct(call), call.refs.row(call.params.impact_report_id)),
  })),

  handle(exportImpactReport, async (call) => {
    const file = await exportedReport(
      signedAct(call),
      call.refs.row(call.params.impact_report_id),
      languageOf(call.request),
      call.query.format,
    );
    call.reply
      .type(MEDIA_TYPES[call.query.format])
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(file.bytes);
    return undefined;
  }),

  handle(publishImpactSummary, async (call) => {
    const summary = await publishSummary(
      signedAct(call),
      call.refs.row(call.params.impact_report_id),
      call.body,
    );
    return {
      data: summary,
      message: impactReportsSay('impact-reports.published', { version: summary.version }),
    };
  }),

  handle(withdrawImpactSummary, async (call) => ({
    data: await withdrawSummary(signedAct(call), call.refs.row(call.params.impact_summary_id)),
    message: impactReportsSay('impact-reports.withdrawn'),
  })),

  handle(readPublishedSummary, async (call) => ({
    data: await publishedSummary(call, call.refs.row(call.params.impact_summary_id)),
  })),

  handle(readPublishedSummaryPdf, async (call) => {
    const summary = await publishedSummary(call, call.refs.row(call.params.impact_summary_id));
    const bytes = await summaryAsPdf(summary, call.query.language ?? languageOf(call.request));
    call.reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="bias-audit-${summary.audited_on}.pdf"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
    return undefined;
  }),
];
