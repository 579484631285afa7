import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  ORGANIZATION_STATUSES,
  type OrganizationStatus,
} from '@tryout/domain/organizations/organization-status';
import { allowedTargets, needsReason } from '@tryout/domain/records/transitions';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useCount } from '../../../ui/lists/use-count.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { ArchiveImport } from '../../organization-archive/public.ts';
import { type OrganizationRow, organizationsQuery, useDecideOrganization } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { PlatformList } from '../components/platform-list.tsx';
import { stateWord } from '../state-word.ts';
import { useListSearch } from '../use-list-search.ts';

const STATES = ['new', 'approved', 'rejected', 'suspended'] as const;
type Target = 'approved' | 'rejected' | 'suspended';

/** A2: the organizations, with approving, rejecting and suspending. */
export function OrganizationsPage() {
  const t = useText(messages);
  const count = useCount();
  const navigate = useNavigate();
  const at = useListSearch();
  const status = STATES.find((one) => one === at.search.status);
  const query = useQuery(
    organizationsQuery({
      ...pagingOf(at.search),
      search: at.search.q,
      sort: at.search.sort,
      ...(status ? { status } : {}),
    }),
  );
  const decide = useDecideOrganization();
  const [asked, setAsked] = useState<{ row: OrganizationRow; to: Target } | null>(null);
  const word = (from: string, to: Target) =>
    to === 'approved'
      ? t(from === 'suspended' ? 'administration.resume' : 'administration.approve')
      : t(to === 'rejected' ? 'administration.reject' : 'administration.suspend');
  const actions = (row: OrganizationRow): RowAction[] =>
    allowedTargets(ORGANIZATION_STATUSES, row.status as OrganizationStatus, 'super_admin').map((to) => ({
      label: word(row.status, to as Target),
      danger: to !== 'approved',
      onClick: () => {
        decide.reset();
        setAsked({ row, to: to as Target });
      },
    }));
  return (
    <Page>
      <PageHeader
        title={t('administration.organizations')}
        actions={
          <LinkButton variant="default" to="/user/admin/disputes">
            {t('administration.disputes')}
          </LinkButton>
        }
      />
      <PlatformList
        name="organizations"
        order="-created"
        label={t('administration.organizations')}
        query={query}
        at={at}
        find={t('administration.find.organizations')}
        states={STATES.map((value) => ({ value, label: t(`administration.status.${value}`) }))}
        rowId={(row) => row.organization_id}
        rowLabel={(row) => row.name}
        menu={actions}
        onOpen={(row) =>
          void navigate({ to: '/user/admin/organizations/$id', params: { id: row.organization_id } })
        }
        columns={[
          {
            key: 'name',
            sortable: 'asc',
            header: t('administration.name'),
            cell: (row) => (
              <Link to="/user/admin/organizations/$id" params={{ id: row.organization_id }}>
                {row.name}
              </Link>
            ),
          },
          {
            key: 'status',
            header: t('administration.state'),
            width: '130px',
            cell: (row) => (
              <StatusChip status={row.status} label={t(`administration.status.${row.status as 'new'}`)} />
            ),
          },
          {
            key: 'kind',
            header: t('administration.kind'),
            cell: (row) => stateWord(t, 'kind', row.kind),
            width: '150px',
          },
          {
            key: 'members',
            header: t('administration.members'),
            align: 'end',
            width: '110px',
            cell: (row) => count(row.members),
          },
          {
            key: 'positions',
            header: t('administration.positions'),
            align: 'end',
            width: '110px',
            cell: (row) => count(row.positions),
          },
          {
            key: 'by',
            header: t('administration.by'),
            cell: (row) => <bdi>{row.created_by_email ?? ''}</bdi>,
          },
          {
            key: 'created',
            sortable: 'desc',
            header: t('administration.created'),
            width: '130px',
            cell: (row) => <TimeText at={row.created_at} style="date" />,
          },
        ]}
      />
      <ArchiveImport />
      {asked && (
        <ReasonDialog
          opened
          title={t(`administration.decide.${asked.to}`, { name: asked.row.name })}
          confirmLabel={word(asked.row.status, asked.to)}
          danger={asked.to !== 'approved'}
          noteLabel={t('administration.reason')}
          noteRequired={needsReason(ORGANIZATION_STATUSES, asked.row.status as OrganizationStatus, asked.to)}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsked(null)}
          onConfirm={({ note }) =>
            decide.mutate(
              { id: asked.row.organization_id, from: asked.row.status, to: asked.to, note },
              { onSuccess: () => setAsked(null) },
            )
          }
        >
          <p>{t('administration.decide.told')}</p>
        </ReasonDialog>
      )}
    </Page>
  );
}
