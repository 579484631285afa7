import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { mailsQuery, useRetryMail } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { stateWord } from '../state-word.ts';
import { useListSearch } from '../use-list-search.ts';
import { useMailKind } from '../use-mail-kind.ts';
import { PlatformList } from './platform-list.tsx';

const STATES = ['queued', 'sent', 'failed', 'cancelled'] as const;

/** Outgoing mails, newest first, without their text; one that was not sent can be tried again. */
export function MailList() {
  const t = useText(messages);
  const at = useListSearch();
  const status = STATES.find((one) => one === at.search.status);
  const query = useQuery(mailsQuery({ ...pagingOf(at.search), ...(status ? { status } : {}) }));
  const retry = useRetryMail();
  const kindOf = useMailKind();
  return (
    <PlatformList
      name="mails"
      label={t('administration.mails')}
      query={query}
      at={at}
      states={STATES.map((value) => ({ value, label: stateWord(t, 'mail', value) }))}
      rowId={(row) => row.mail_id}
      rowLabel={(row) => `${kindOf(row.kind)}, ${row.to_masked}`}
      menu={(row) =>
        row.status === 'failed' || (row.status === 'queued' && row.last_error !== '')
          ? [{ label: t('administration.retry'), onClick: () => retry.mutate(row.mail_id) }]
          : []
      }
      columns={[
        { key: 'kind', header: t('administration.kind'), cell: (row) => kindOf(row.kind) },
        { key: 'to', header: t('administration.to'), cell: (row) => <bdi>{row.to_masked}</bdi> },
        {
          key: 'state',
          header: t('administration.state'),
          width: '130px',
          cell: (row) => <StatusChip status={row.status} label={stateWord(t, 'mail', row.status)} />,
        },
        {
          key: 'tries',
          header: t('administration.tries'),
          align: 'end',
          width: '90px',
          cell: (row) => row.attempts,
        },
        { key: 'error', header: t('administration.error'), cell: (row) => row.last_error },
        {
          key: 'created',
          header: t('administration.created'),
          width: '170px',
          cell: (row) => <TimeText at={row.created_at} />,
        },
      ]}
    />
  );
}
