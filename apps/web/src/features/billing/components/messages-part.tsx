import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PaymentEventShown } from '@tryout/contract/billing/manage-billing';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type ListState, pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useOwnListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../billing.messages.ts';
import { eventsQuery, useRetryEvent } from '../manage-billing.api.ts';

interface MessagesState extends ListState<never> {
  readonly failed?: boolean | undefined;
}

/** What providers told of orders; what could not be processed is tried again here. */
export function MessagesPart() {
  const t = useText(messages);
  const at = useOwnListState<MessagesState>({});
  const query = useQuery(eventsQuery({ ...pagingOf(at.search), which: at.search.failed ? 'failed' : 'all' }));
  const retry = useRetryEvent();
  return (
    <ListView<PaymentEventShown, MessagesState>
      label={t('billing.tab.messages')}
      at={at}
      query={query}
      filters={[{ kind: 'switch', key: 'failed', label: t('billing.only_failed') }]}
      rowId={(row) => row.payment_event_id}
      rowLabel={(row) => row.event_id}
      columns={[
        {
          key: 'kind',
          header: t('billing.message'),
          cell: (row) => t(`billing.fact.${row.kind}`),
          fixed: true,
        },
        {
          key: 'at',
          header: t('billing.received'),
          cell: (row) => <TimeText at={row.received_at} style="datetime" />,
        },
        { key: 'driver', header: t('billing.provider'), cell: (row) => t(`billing.driver.${row.driver}`) },
        { key: 'event', header: t('billing.message_id'), cell: (row) => <bdi>{row.event_id}</bdi> },
        {
          key: 'state',
          header: t('billing.status'),
          cell: (row) =>
            row.applied_at ? t('billing.processed') : t('billing.not_processed', { tries: row.tries }),
        },
        { key: 'problem', header: t('billing.problem'), cell: (row) => <bdi>{row.problem}</bdi> },
        {
          key: 'retry',
          header: t('billing.next'),
          cell: (row) =>
            row.applied_at ? null : (
              <Button
                variant="default"
                loading={retry.isPending}
                onClick={() => retry.mutate(row.payment_event_id)}
              >
                {t('billing.retry')}
              </Button>
            ),
        },
      ]}
      empty={{ title: t('billing.no_messages'), text: t('billing.no_messages_text') }}
    />
  );
}
