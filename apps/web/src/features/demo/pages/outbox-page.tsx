import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readOutbox } from '@tryout/contract/demo/demo';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages } from '../demo.messages.ts';
import classes from './outbox-page.module.css';

/** Mails that had nowhere to go: the local outbox. */
export function OutboxPage() {
  const t = useText(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const { page = 1 } = useSearch({ from: '/_open/dev/outbox' });
  const query = useQuery({ ...routeQuery(readOutbox, { query: { page } }), refetchInterval: 5000 });
  return (
    <Page width="text">
      <PageHeader title={t('demo.outbox.title')}>
        <p className={classes.quiet}>{t('demo.outbox.intro')}</p>
      </PageHeader>
      <QueryView query={query}>
        {(data) =>
          data.total === 0 ? (
            <EmptyState title={t('demo.outbox.empty')} text={t('demo.outbox.empty_text')} />
          ) : (
            <Stack>
              {data.items.map((mail) => (
                <Panel key={mail.id} title={mail.subject} as="article">
                  <p className={classes.quiet}>
                    <bdi>{t('demo.outbox.to', { email: mail.to_email })}</bdi> ·{' '}
                    <TimeText at={mail.created_at} style="datetime" />
                    {mail.status === 'queued' &&
                      ` · ${t('demo.outbox.queued', { time: format.date(mail.send_after, { hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'short' }) })}`}
                    {mail.status === 'cancelled' && ` · ${t('demo.outbox.cancelled')}`}
                  </p>
                  <p className={classes.body}>{linked(mail.body_text)}</p>
                </Panel>
              ))}
              <Pager
                page={page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                onPage={(next) => navigate({ to: '/dev/outbox', search: { page: next } })}
              />
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}

/** A mail's text with its addresses as links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
