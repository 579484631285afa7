import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { oneOf, pagingOf } from '../../../ui/list-page/list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { ResetFactors } from '../../second-factors/public.ts';
import { type AccountRow, accountsQuery, useMoveAccount } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { PlatformList } from '../components/platform-list.tsx';
import { stateWord } from '../state-word.ts';
import { useListSearch } from '../use-list-search.ts';

/** A4: the accounts, with disabling and enabling. */
export function AccountsPage() {
  const t = useText(messages);
  const at = useListSearch();
  const status = oneOf(at.search.status, ['active', 'disabled']);
  const query = useQuery(
    accountsQuery({ ...pagingOf(at.search), search: at.search.q, ...(status ? { status } : {}) }),
  );
  const move = useMoveAccount();
  const [asked, setAsked] = useState<AccountRow | null>(null);
  const [lost, setLost] = useState<AccountRow | null>(null);
  const actions = (row: AccountRow) => [
    {
      label: t('administration.reset_factors'),
      disabled: row.status !== 'active',
      onClick: () => setLost(row),
    },
    row.status === 'active'
      ? {
          label: t('administration.disable'),
          danger: true,
          disabled: row.user_type === 'super_admin',
          onClick: () => setAsked(row),
        }
      : {
          label: t('administration.enable'),
          onClick: () => move.mutate({ user_id: row.user_id, from: 'disabled', to: 'active' }),
        },
  ];
  return (
    <Page>
      <PageHeader title={t('administration.accounts.title')} meta={t('administration.accounts.hint')} />
      <PlatformList
        name="accounts"
        label={t('administration.accounts.title')}
        query={query}
        at={at}
        find={t('administration.find.accounts')}
        states={(['active', 'disabled'] as const).map((value) => ({
          value,
          label: t(`administration.status.${value}`),
        }))}
        rowId={(row) => row.user_id}
        rowLabel={(row) => row.email}
        menu={actions}
        columns={[
          {
            key: 'email',
            header: t('administration.email'),
            cell: (row) => <bdi>{row.email}</bdi>,
          },
          {
            key: 'name',
            header: t('administration.name'),
            cell: (row) => `${row.first_name} ${row.last_name}`.trim(),
          },
          {
            key: 'role',
            header: t('administration.role'),
            cell: (row) => stateWord(t, 'role', row.user_type),
          },
          {
            key: 'organizations',
            header: t('administration.organizations'),
            cell: (row) => row.organizations.join(', '),
          },
          {
            key: 'status',
            header: t('administration.state'),
            width: '110px',
            cell: (row) => t(`administration.status.${row.status}`),
          },
          {
            key: 'seen',
            header: t('administration.seen'),
            width: '140px',
            cell: (row) => row.last_seen_at && <TimeText at={row.last_seen_at} style="relative" />,
          },
        ]}
      />
      {lost && (
        <ResetFactors name={lost.email} whom={{ user_id: lost.user_id }} onClose={() => setLost(null)} />
      )}
      {asked && (
        <ReasonDialog
          opened
          danger
          title={t('administration.disable.title', { email: asked.email })}
          confirmLabel={t('administration.disable')}
          noteLabel={t('administration.reason')}
          noteRequired
          busy={move.isPending}
          error={move.error}
          onClose={() => setAsked(null)}
          onConfirm={({ note }) =>
            move.mutate(
              { user_id: asked.user_id, from: 'active', to: 'disabled', note },
              { onSuccess: () => setAsked(null) },
            )
          }
        >
          <p>{t('administration.disable.text')}</p>
        </ReasonDialog>
      )}
    </Page>
  );
}
