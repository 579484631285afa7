import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { messages } from '../administration.messages.ts';
import { JobList } from '../components/job-list.tsx';
import { MailList } from '../components/mail-list.tsx';
import { MailTexts } from '../components/mail-texts.tsx';
import { SuppressionList } from '../components/suppression-list.tsx';
import { messages as mailDesk } from '../mail-desk.messages.ts';
import { useListSearch } from '../use-list-search.ts';

/** A23: background jobs and outgoing mails, why they failed, and trying again. */
export function JobsPage() {
  const t = useText(messages);
  const at = useListSearch();
  const desk = useText(mailDesk);
  const tab = (['mails', 'texts', 'stopped'] as const).find((one) => one === at.search.tab) ?? 'jobs';
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
          { value: 'texts', label: desk('mail-desk.texts') },
          { value: 'stopped', label: desk('mail-desk.stopped') },
        ]}
        onChange={at.setTab}
      />
      <div {...tabPanelProps('jobs', tab)}>
        {tab === 'jobs' && <JobList />}
        {tab === 'mails' && <MailList />}
        {tab === 'texts' && <MailTexts />}
        {tab === 'stopped' && <SuppressionList />}
      </div>
    </Page>
  );
}
