import { NativeSelect } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { REPORT_PARTS } from '@tryout/contract/page-parts';
import { IMPACT_SEARCH } from '@tryout/domain/hiring-reports/report-kinds';
import { useState } from 'react';
import { DATE, useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { SavedViews } from '../../../ui/lists/saved-views.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { MailDialog } from '../../hiring-reports/public.ts';
import { QuestionSettings } from '../../self-identification/public.ts';
import { Calculator } from '../components/calculator.tsx';
import { ReportView } from '../components/report-view.tsx';
import { SummaryList } from '../components/summary-list.tsx';
import { type ImpactReports, reportsQuery } from '../impact-reports.api.ts';
import { messages } from '../impact-reports.messages.ts';
import { NO_DEPARTMENT, type ReportsSearch } from '../reports-search.ts';
import { useUnitText } from '../use-unit-text.ts';

/** Days have no zone of their own. */
const DAY = { ...DATE, timeZone: 'UTC' } as const;

/** R23: adverse impact in parts that stand in the address. */
export function ReportsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const asked = String(useParams({ strict: false }).report);
  const part = REPORT_PARTS.find((one) => one === asked);
  if (!part) {
    return (
      <Page>
        <NotFoundState level={1} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={t('impact-reports.title')}
        tab={`${t('impact-reports.title')} · ${t(`impact-reports.tab.${part}`)}`}
        actions={part === 'impact' && <ByMail />}
      />
      <p>{t('impact-reports.about')}</p>
      <UrlTabs
        label={t('impact-reports.title')}
        group="reports"
        value={part}
        tabs={REPORT_PARTS.map((value) => ({ value, label: t(`impact-reports.tab.${value}`) }))}
        onChange={(value) => void navigate({ to: `/user/reports/${value}` as '/user' })}
      />
      <div {...tabPanelProps('reports', part)}>
        {part === 'impact' && <Reports />}
        {part === 'calculator' && <Calculator />}
        {part === 'questions' && <Questions />}
      </div>
    </Page>
  );
}

/** What is asked, and from which quarter on a choice counts. */
function Questions() {
  const { data } = useQuery(reportsQuery());
  const quarters = data && {
    counted: data.items.flatMap(({ unit, period_start, period_end, divided_by }) =>
      unit === 'whole' ? [{ start: period_start, end: period_end, divided_by }] : [],
    ),
    next:
      data.next_quarter !== null && data.next_on !== null ? { ...data.next_quarter, on: data.next_on } : null,
  };
  return <QuestionSettings quarters={quarters} />;
}

/** A link to each new report by mail. */
function ByMail() {
  const t = useText(messages);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton label={t('impact-reports.mail')} icon={IconMail} onClick={() => setOpened(true)} />
      <MailDialog
        opened={opened}
        onClose={() => setOpened(false)}
        search={IMPACT_SEARCH}
        about={t('impact-reports.mail.text')}
      />
    </>
  );
}

function Reports() {
  return <QueryView query={useQuery(reportsQuery())}>{(reports) => <Loaded reports={reports} />}</QueryView>;
}

function Loaded({ reports: { items, next_on, summaries } }: { readonly reports: ImpactReports }) {
  const t = useText(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const unitText = useUnitText();
  const { report, ...kept } = useSearch({ from: '/user/reports/$report' });
  const shown =
    items.find((each) => each.impact_report_id === report) ??
    items.find((each) => isNamed(each, kept)) ??
    items[0];
  const day = next_on === null ? '' : format.date(next_on, DAY);
  if (!shown) {
    return next_on === null ? (
      <EmptyState
        title={t('impact-reports.off')}
        action={
          <LinkButton to={'/user/reports/questions' as '/user'}>
            {t('impact-reports.open_settings')}
          </LinkButton>
        }
      />
    ) : (
      <EmptyState title={t('impact-reports.empty', { day })} />
    );
  }
  return (
    <Stack gap={5}>
      {next_on !== null && <p>{t('impact-reports.next', { day })}</p>}
      <SavedViews list="impact_reports" label={t('impact-reports.views')} />
      <NativeSelect
        label={t('impact-reports.report')}
        value={shown.impact_report_id}
        onChange={(event) =>
          void navigate({
            to: '.',
            search: searchOf(items, event.currentTarget.value) as never,
            replace: true,
          })
        }
        data={items.map((each) => ({
          value: each.impact_report_id,
          label: `${t('impact-reports.period', {
            from: format.date(each.period_start, DAY),
            until: format.date(each.period_end, DAY),
          })} · ${unitText(each)}`,
        }))}
      />
      {shown.unit === 'whole' && (
        <p>
          {t(
            `impact-reports.${items.some((each) => isBeside(each, shown)) ? 'divided' : 'none_told'}.${shown.divided_by}`,
          )}
        </p>
      )}
      <ReportView key={shown.impact_report_id} reportId={shown.impact_report_id} />
      <SummaryList summaries={summaries} />
    </Stack>
  );
}

type Listed = ImpactReports['items'][number];

/** Whether a report is of a unit of the quarter that another is of as a whole. */
const isBeside = (each: Listed, whole: Listed): boolean =>
  each.unit !== 'whole' && each.period_start === whole.period_start;

/** Whether a report is of the position or department that an address names. */
function isNamed(each: Listed, { position, department }: ReportsSearch): boolean {
  if (each.unit === 'position') return each.position_id === position;
  return each.unit === 'department' && (each.department_id ?? NO_DEPARTMENT) === department;
}

/** The newest report of a unit is named by its unit, so that a kept view shows the one after it as well. */
function searchOf(items: ImpactReports['items'], id: string): ReportsSearch {
  const chosen = items.find((each) => each.impact_report_id === id);
  const newest = items.find(
    (each) =>
      each.unit === chosen?.unit &&
      each.position_id === chosen.position_id &&
      each.department_id === chosen.department_id,
  );
  if (newest?.impact_report_id !== id) return { report: id };
  if (newest.position_id !== null) return { position: newest.position_id };
  return newest.unit === 'department' ? { department: newest.department_id ?? NO_DEPARTMENT } : {};
}
