import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { mailsByLinkQuery, useStopByLink } from '../hiring-reports.api.ts';
import { messages } from '../hiring-reports.messages.ts';

/** Where the link in a mail with a report leads, without signing in. Nothing is stopped before a press, since programs open links. */
export function StopMailsPage() {
  const t = useText(messages);
  const locale = useLocale();
  const token = String(useParams({ strict: false }).token);
  const stop = useStopByLink(token, locale);
  return (
    <Page width="text">
      <QueryView query={useQuery(mailsByLinkQuery(token, locale))} page>
        {({ items, email_masked }) => (
          <>
            <PageHeader
              title={t('hiring-reports.stop.title')}
              meta={t('hiring-reports.stop.about', { email: email_masked })}
            />
            <Panel>
              <Stack gap={4}>
                <p role="status">
                  {t(items.length > 0 ? 'hiring-reports.stop.running' : 'hiring-reports.stop.none')}
                </p>
                {items.length > 0 && (
                  <>
                    <ul>
                      {items.map(({ hiring_report_schedule_id: id, title, every }) => (
                        <li key={id}>
                          <Row>
                            <span>
                              {title} · {t(`hiring-reports.mail.${every}`)}
                            </span>
                            <Button
                              variant="subtle"
                              size="compact-md"
                              disabled={stop.isPending}
                              onClick={() => stop.mutate(id)}
                            >
                              {t('hiring-reports.mail.stop_of', { title })}
                            </Button>
                          </Row>
                        </li>
                      ))}
                    </ul>
                    <div>
                      <Button loading={stop.isPending} onClick={() => stop.mutate(null)}>
                        {t('hiring-reports.stop.all')}
                      </Button>
                    </div>
                  </>
                )}
              </Stack>
            </Panel>
          </>
        )}
      </QueryView>
    </Page>
  );
}
