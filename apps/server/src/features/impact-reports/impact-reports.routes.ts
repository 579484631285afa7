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
import { audit } from '../../platform/act.ts';
import { csvFile } from '../../platform/files/sheet-files.ts';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { impactReportsSay } from './impact-reports.messages.ts';
import { publishedSummary, publishSummary, withdrawSummary } from './publish-summary.ts';
import { computed, openReport, reportsOf } from './read-reports.ts';
import { reportRows } from './report-as-csv.ts';
import { summaryAsPdf } from './summary-as-pdf.ts';

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
    const row = call.refs.row(call.params.impact_report_id);
    await audit(signedAct(call), {
      event_type: 'access',
      action: 'impact_report.exported',
      target_type: 'impact_report',
      target_id: row.id,
      organization_id: row.organization_id,
    });
    call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="adverse-impact-${row.period_start}.csv"`)
      .header('cache-control', 'no-store')
      .send(csvFile(reportRows(row, languageOf(call.request))));
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
