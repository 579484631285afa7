import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { useAlertWords } from '../alert-words.ts';
import { linkQuery, useStopByLink } from '../job-search.api.ts';
import { messages } from '../job-search.messages.ts';

/** P12: where the link in a job alert leads, without signing in. Nothing is stopped before a press, since programs open links. */
export function StopAlertsPage() {
  const t = useText(messages);
  const words = useAlertWords();
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(linkQuery(token));
  const stop = useStopByLink(token);
  return (
    <Page width="text">
      <QueryView query={query} page>
        {({ items, email_masked }) => {
          const isRunning = items.some((alert) => !alert.is_stopped);
          return (
            <>
              <PageHeader
                title={t('job-search.stop.title')}
                meta={t('job-search.stop.about', { email: email_masked })}
              />
              {items.length === 0 ? (
                <EmptyState title={t('job-search.stop.none')} />
              ) : (
                <Panel>
                  <Stack gap={4}>
                    <p role="status">
                      {t(isRunning ? 'job-search.stop.running' : 'job-search.stop.stopped')}
                    </p>
                    <div>
                      <Button
                        variant={isRunning ? 'filled' : 'default'}
                        loading={stop.isPending}
                        onClick={() => stop.mutate({ job_alert_id: null, is_stopped: isRunning })}
                      >
                        {t(isRunning ? 'job-search.stop.all' : 'job-search.stop.again')}
                      </Button>
                    </div>
                    <fieldset>
                      <legend>{t('job-search.stop.single')}</legend>
                      {items.map((alert) => (
                        <CheckBox
                          key={alert.job_alert_id}
                          label={words(alert)}
                          checked={!alert.is_stopped}
                          onChange={(isOn) =>
                            stop.mutate({ job_alert_id: alert.job_alert_id, is_stopped: !isOn })
                          }
                        />
                      ))}
                    </fieldset>
                  </Stack>
                </Panel>
              )}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
