import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOutbox } from '@tryout/contract/demo/demo';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { type ListState, pagingOf, readListState } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../demo.messages.ts';
import classes from './outbox-page.module.css';

/** Mails that had nowhere to go: the local outbox. */
export function OutboxPage() {
  const t = useText(messages);
  const format = useFormat();
  const at = useListState<ListState<never>>(readListState);
  const query = useQuery({
    ...routeQuery(readOutbox, { query: pagingOf(at.search) }),
    refetchInterval: 5000,
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="text">
      <PageHeader title={t('demo.outbox.title')}>
        <p className={classes.quiet}>{t('demo.outbox.intro')}</p>
      </PageHeader>
      <CardList
        at={at}
        query={query}
        empty={{ title: t('demo.outbox.empty'), text: t('demo.outbox.empty_text') }}
        draw={({ items }) => (
          <Stack>
            {items.map((mail) => (
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
          </Stack>
        )}
      />
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
