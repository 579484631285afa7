import { NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ALERT_PACES, type JobAlert } from '@tryout/contract/job-search/job-search';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useAlertWords } from '../alert-words.ts';
import { alertsQuery, useAddAlert, useChangeAlert, useRemoveAlert } from '../job-search.api.ts';
import { messages } from '../job-search.messages.ts';

type Pace = (typeof ALERT_PACES)[number];

/** What the candidate is told of by mail: how often, stopped or not, and no more. */
export function JobAlertsPage() {
  const t = useText(messages);
  const query = useQuery(alertsQuery);
  return (
    <Page width="text">
      <PageHeader
        title={t('job-search.alerts.title')}
        meta={t('job-search.alerts.about')}
        crumbs={[{ label: t('job-search.home'), to: '/user' }]}
        actions={
          <LinkButton to="/user/saved-jobs" variant="default">
            {t('job-search.saved.title')}
          </LinkButton>
        }
      />
      <QueryView query={query}>
        {({ items, email_confirmed }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('job-search.alerts.none')}
              text={t('job-search.alerts.none_text')}
              action={<LinkButton to="/jobs">{t('job-search.find')}</LinkButton>}
            />
          ) : (
            <Stack gap={3}>
              {!email_confirmed && <Banner tone="warning">{t('job-search.alerts.unconfirmed')}</Banner>}
              {items.map((alert) => (
                <Alert key={alert.job_alert_id} alert={alert} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}

function Alert({ alert }: { alert: JobAlert }) {
  const t = useText(messages);
  const format = useFormat();
  const words = useAlertWords()(alert);
  const change = useChangeAlert();
  const remove = useRemoveAlert();
  const add = useAddAlert();
  const { job_alert_id, organization, every } = alert;
  const back = () => {
    const { words, place, job_type, level, remote } = alert;
    add.mutate({ words, place, job_type, level, remote, organization: organization?.slug ?? null, every });
  };
  return (
    <Panel
      title={words}
      actions={
        <IconButton
          label={t('job-search.alerts.remove', { name: words })}
          icon={IconTrash}
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(job_alert_id, {
              onSuccess: () => toast.undo({ message: t('job-search.alerts.removed'), onUndo: back }),
            })
          }
        />
      }
    >
      <Row gap={4}>
        <NativeSelect
          aria-label={t('job-search.alerts.every', { name: words })}
          value={every}
          data={ALERT_PACES.map((value) => ({ value, label: t(`job-search.every.${value}`) }))}
          onChange={(event) => change.mutate({ job_alert_id, every: event.currentTarget.value as Pace })}
        />
        <CheckBox
          label={t('job-search.alerts.on')}
          checked={!alert.is_stopped}
          onChange={(isOn) => change.mutate({ job_alert_id, is_stopped: !isOn })}
        />
      </Row>
      <p>
        {alert.mailed_at
          ? t('job-search.alerts.mailed', { date: format.date(alert.mailed_at) })
          : t('job-search.alerts.not_mailed')}
      </p>
    </Panel>
  );
}
