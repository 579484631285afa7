import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { messages } from '../administration.messages.ts';
import { JobList } from '../components/job-list.tsx';
import { MailList } from '../components/mail-list.tsx';
import { useListSearch } from '../use-list-search.ts';

/** A23: background jobs and outgoing mails, why they failed, and trying again. */
export function JobsPage() {
  const t = useText(messages);
  const at = useListSearch();
  const tab = at.search.tab === 'mails' ? 'mails' : 'jobs';
  return (
    <Page>
      <PageHeader title={t('administration.jobs.title')} />
      <UrlTabs
        label={t('administration.jobs.title')}
        group="jobs"
        value={tab}
        tabs={[
          { value: 'jobs', label: t('administration.jobs') },
          { value: 'mails', label: t('administration.mails') },
        ]}
        onChange={at.setTab}
      />
      <div {...tabPanelProps('jobs', tab)}>{tab === 'jobs' ? <JobList /> : <MailList />}</div>
    </Page>
  );
}
