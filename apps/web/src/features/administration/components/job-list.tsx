import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { jobsQuery, useRetryJob } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { stateWord } from '../state-word.ts';
import { useListSearch } from '../use-list-search.ts';
import classes from './job-list.module.css';
import { PlatformList } from './platform-list.tsx';

const STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** Jobs of the queue, newest first; a failed one can be tried again. */
export function JobList() {
  const t = useText(messages);
  const at = useListSearch();
  const state = STATES.find((one) => one === at.search.status);
  const query = useQuery(jobsQuery({ ...pagingOf(at.search), ...(state ? { state } : {}) }));
  const retry = useRetryJob();
  return (
    <PlatformList
      name="queue"
      label={t('administration.jobs')}
      query={query}
      at={at}
      states={STATES.map((value) => ({ value, label: stateWord(t, 'job', value) }))}
      rowId={(row) => row.job_id}
      rowLabel={(row) => row.name}
      menu={(row) =>
        row.state === 'failed'
          ? [{ label: t('administration.retry'), onClick: () => retry.mutate(row.job_id) }]
          : []
      }
      columns={[
        { key: 'name', header: t('administration.name'), cell: (row) => row.name },
        {
          key: 'state',
          header: t('administration.state'),
          width: '130px',
          cell: (row) => <StatusChip status={row.state} label={stateWord(t, 'job', row.state)} />,
        },
        {
          key: 'tries',
          header: t('administration.tries'),
          align: 'end',
          width: '90px',
          cell: (row) => row.retry_count,
        },
        { key: 'error', header: t('administration.error'), cell: (row) => row.error },
        {
          key: 'data',
          header: t('administration.data'),
          cell: (row) => <span className={classes.data}>{JSON.stringify(row.data ?? {})}</span>,
        },
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
