import { Button } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { REPORT_FORMATS } from '@tryout/contract/hiring-reports/hiring-reports';
import { useState } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SavedViews } from '../../../ui/lists/saved-views.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { MailDialog } from '../components/mail-dialog.tsx';
import classes from '../components/report.module.css';
import { ReportFilters } from '../components/report-filters.tsx';
import { ReportView } from '../components/report-view.tsx';
import { choicesQuery, type ReportChoices, reportQuery } from '../hiring-reports.api.ts';
import { messages } from '../hiring-reports.messages.ts';
import { mailedSearch, queryText, type ReportQuery, reportQueryOf } from '../report-search.ts';

/** R23: reports on hiring, each as picture and table; what is chosen stands in the address. */
export function HiringReportsPage() {
  const t = useText(messages);
  const locale = useLocale();
  const navigate = useNavigate();
  const query = reportQueryOf(useSearch({ from: '/user/reports' }) as Readonly<Record<string, unknown>>);
  const choices = useQuery(choicesQuery(locale));
  const [mailing, setMailing] = useState(false);
  const change = (wish: Partial<ReportQuery>) =>
    void navigate({ to: '.', search: { ...query, ...wish } as never, replace: true });
  const isAdmin = useCurrentUser().user_type === 'company_admin';
  const title = choices.data?.reports.find(({ report }) => report === query.report)?.title;
  return (
    <Page>
      <PageHeader
        title={t('hiring-reports.title')}
        tab={title && `${title} · ${t('hiring-reports.title')}`}
        actions={
          <>
            {isAdmin && (
              <LinkButton to={'/user/reports/impact' as '/user'} variant="default">
                {t('hiring-reports.impact')}
              </LinkButton>
            )}
            <SavedViews list="hiring_reports" label={t('hiring-reports.views')} />
            <Export query={query} />
            <IconButton label={t('hiring-reports.mail')} icon={IconMail} onClick={() => setMailing(true)} />
          </>
        }
      />
      <Stack gap={5}>
        <p>{t('hiring-reports.about')}</p>
        <QueryView query={choices}>
          {(found: ReportChoices) => <ReportFilters query={query} choices={found} onChange={change} />}
        </QueryView>
        <Shown query={query} />
      </Stack>
      <MailDialog
        opened={mailing}
        onClose={() => setMailing(false)}
        search={mailedSearch(query)}
        about={t('hiring-reports.mail.text')}
      />
    </Page>
  );
}

function Shown({ query }: { readonly query: ReportQuery }) {
  const report = useQuery({ ...reportQuery(query, useLocale()), placeholderData: keepPreviousData });
  return (
    <div className={classes.shown} aria-busy={report.isPlaceholderData || undefined}>
      <QueryView query={report}>{(table) => <ReportView table={table} />}</QueryView>
    </div>
  );
}

/** The report as a file. */
function Export({ query }: { readonly query: ReportQuery }) {
  const t = useText(messages);
  const locale = useLocale();
  const label = t('hiring-reports.export');
  return (
    <Popup label={label} button={(props) => <IconButton label={label} icon={IconDownload} {...props} />}>
      {(close) => (
        <Stack gap={2}>
          {REPORT_FORMATS.map((format) => (
            <Button
              key={format}
              component="a"
              variant="default"
              href={`${API_BASE}/reports/hiring/file?${queryText(query)}&format=${format}&language=${locale}`}
              onClick={close}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </Stack>
      )}
    </Popup>
  );
}
