import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Lead } from '@tryout/contract/leads/leads';
import { LEAD_SOURCES, LEAD_STATUS_KEYS } from '@tryout/domain/leads/lead-status';
import type { KeyboardEvent } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { LeadPanel } from '../components/lead-panel.tsx';
import { LeadStatusField } from '../components/lead-status-field.tsx';
import { deskMessages } from '../desk.messages.ts';
import { leadsQuery, useDeleteLead, useRestoreLead } from '../leads.api.ts';
import { type LeadsSearch, readLeadsSearch } from '../leads-search.ts';
import { useLeadMoves } from '../use-lead-moves.tsx';

/** What is listed, as the routes of the list and of its file take it. */
function filtersOf({ q, status, source, owner, confirmed, deleted, sort }: LeadsSearch) {
  return {
    ...(q ? { search: q } : {}),
    ...(status ? { status } : {}),
    ...(source ? { source } : {}),
    ...(owner ? { owner } : {}),
    ...(confirmed ? { confirmed } : {}),
    ...(deleted ? { deleted } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** A15: the leads, with the status changed in place, by hand or by the keys 1 to 5. */
export function LeadsPage() {
  const t = useText(deskMessages);
  const at = useListState(readLeadsSearch);
  const filters = filtersOf(at.search);
  const query = useQuery(leadsQuery({ ...pagingOf(at.search), ...filters }));
  const { move, dialog } = useLeadMoves();
  const remove = useDeleteLead();
  const restore = useRestoreLead();
  const rows = query.data?.items ?? [];
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    if (row?.getAttribute('role') !== 'row' || event.ctrlKey || event.metaKey || event.altKey) return;
    const lead = rows[Number(row.dataset.index)];
    const to = LEAD_STATUS_KEYS[Number(event.key) - 1];
    if (!lead || !to) return;
    event.preventDefault();
    move(lead, to);
  };
  const actions = (lead: Lead): RowAction[] =>
    lead.deleted_at === null
      ? [{ label: t('leads.delete'), danger: true, onClick: () => remove.mutate(lead.lead_id) }]
      : [{ label: t('leads.restore'), onClick: () => restore.mutate(lead.lead_id) }];
  const file = `${API_BASE}/leads/export?${new URLSearchParams(filters as Record<string, string>)}`;
  return (
    <Page>
      <PageHeader
        title={t('leads.title')}
        meta={t('leads.keys')}
        actions={
          <Button component="a" href={file} variant="default">
            {t('leads.export')}
          </Button>
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows of the list within take the keys */}
      <div onKeyDown={onKeyDown}>
        <ListView
          views="leads"
          remember="leads"
          order="-asked"
          label={t('leads.title')}
          query={query}
          at={at}
          find={t('leads.find')}
          filters={[
            {
              kind: 'one',
              key: 'status',
              label: t('leads.status'),
              all: t('leads.status.all'),
              options: LEAD_STATUS_KEYS.map((value) => ({ value, label: t(`leads.status.${value}`) })),
            },
            {
              kind: 'one',
              key: 'source',
              label: t('leads.source'),
              all: t('leads.source.all'),
              options: LEAD_SOURCES.map((value) => ({ value, label: t(`leads.source.${value}`) })),
            },
            {
              kind: 'one',
              key: 'owner',
              label: t('leads.owner'),
              all: t('leads.owner.all'),
              options: (['me', 'nobody'] as const).map((value) => ({
                value,
                label: t(`leads.owner.${value}`),
              })),
            },
            {
              kind: 'one',
              key: 'confirmed',
              label: t('leads.confirmed'),
              all: t('leads.confirmed.all'),
              options: [
                { value: 'true', label: t('leads.confirmed.yes') },
                { value: 'false', label: t('leads.not_confirmed') },
              ],
            },
            { kind: 'switch', key: 'deleted', label: t('leads.deleted'), on: 'true' },
          ]}
          empty={{ title: t(at.search.deleted ? 'leads.none_deleted' : 'leads.none') }}
          rowId={(row) => row.lead_id}
          rowLabel={(row) => row.name}
          onOpen={(row) => at.set({ lead: row.lead_id, page: at.search.page, cursor: at.search.cursor })}
          menu={actions}
          columns={[
            {
              key: 'name',
              header: t('leads.name'),
              sortable: 'asc',
              cell: (row) => <bdi>{row.name}</bdi>,
            },
            {
              key: 'status',
              header: t('leads.status'),
              width: '190px',
              cell: (row) => (
                <LeadStatusField
                  lead={row}
                  label={t('leads.status_of', { name: row.name })}
                  onMove={(to) => move(row, to)}
                />
              ),
            },
            { key: 'company', header: t('leads.company'), cell: (row) => <bdi>{row.company}</bdi> },
            {
              key: 'email',
              header: t('leads.email'),
              cell: (row) => (
                <>
                  <bdi>{row.email}</bdi>
                  {row.confirmed_at === null && <> ({t('leads.not_confirmed')})</>}
                </>
              ),
            },
            {
              key: 'source',
              header: t('leads.source'),
              width: '130px',
              cell: (row) => t(`leads.source.${row.source}`),
            },
            {
              key: 'owner',
              header: t('leads.owner'),
              width: '140px',
              cell: (row) => <bdi>{row.owner?.name ?? ''}</bdi>,
            },
            {
              key: 'asked',
              header: t('leads.asked'),
              sortable: 'desc',
              width: '140px',
              cell: (row) => <TimeText at={row.asked_at} style="relative" />,
            },
          ]}
        />
      </div>
      {at.search.lead && (
        <LeadPanel
          leadId={at.search.lead}
          onClose={() => at.set({ lead: undefined, page: at.search.page, cursor: at.search.cursor })}
          onOpen={(lead) => at.set({ lead, page: at.search.page, cursor: at.search.cursor })}
          onMove={move}
        />
      )}
      {dialog}
    </Page>
  );
}
