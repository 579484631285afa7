import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReferenceEntry } from '@tryout/contract/reference-data/reference-entries';
import {
  isOpenKind,
  placesOf,
  REFERENCE_KINDS,
  REFERENCE_STATUSES,
  type ReferenceKind,
} from '@tryout/domain/reference-data/reference-kinds';
import { type ReactNode, useState } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { AddManyDialog, AddOne } from '../components/add-entries.tsx';
import { EntryDialog } from '../components/entry-dialog.tsx';
import { ImportDialog } from '../components/import-dialog.tsx';
import { MergeDialog } from '../components/merge-dialog.tsx';
import { UsesDialog } from '../components/uses-dialog.tsx';
import { entriesQuery, suggestionsQuery, useSettleEntry, useUnmergeEntry } from '../reference-data.api.ts';
import { messages } from '../reference-data.messages.ts';
import { type ReferenceSearch, readReferenceSearch } from '../reference-search.ts';

type Open =
  | { readonly what: 'edit' | 'merge' | 'uses'; readonly entry: ReferenceEntry }
  | { readonly what: 'add' | 'import' };

/** A18: the lists that people choose from, one tab each. */
export function ReferencePage() {
  const t = useText(messages);
  const at = useListState<ReferenceSearch>(readReferenceSearch);
  const kind = at.search.tab ?? 'skill';
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const waiting = useQuery(suggestionsQuery()).data?.items ?? [];
  const count = (one: ReferenceKind) => waiting.find((each) => each.kind === one)?.count;
  const suggested = count(kind) ?? 0;
  const filters = filtersOf(at.search);
  const file = `${API_BASE}/admin/reference/export?${new URLSearchParams(filters)}`;
  return (
    <Page>
      <PageHeader
        title={t('reference.title')}
        meta={t('reference.about')}
        actions={
          <Row gap={2}>
            <Button component="a" href={file} variant="default">
              {t('reference.export')}
            </Button>
            {isOpenKind(kind) && (
              <>
                <Button variant="default" onClick={() => setOpen({ what: 'import' })}>
                  {t('reference.import')}
                </Button>
                <Button onClick={() => setOpen({ what: 'add' })}>{t('reference.add_many')}</Button>
              </>
            )}
          </Row>
        }
      />
      <UrlTabs
        label={t('reference.lists')}
        group="reference"
        value={kind}
        tabs={REFERENCE_KINDS.map((value) => {
          const waits = count(value);
          return { value, label: t(`reference.kind.${value}`), ...(waits ? { count: waits } : {}) };
        })}
        onChange={(tab) =>
          at.set({ tab: tab as ReferenceKind, status: undefined, q: undefined, sort: undefined })
        }
      />
      <div {...tabPanelProps('reference', kind)}>
        <Stack gap={4}>
          <AboutList kind={kind} />
          {suggested > 0 && at.search.status !== 'suggested' && (
            <Banner
              tone="info"
              action={
                <Button variant="default" onClick={() => at.set({ status: 'suggested', q: undefined })}>
                  {t('reference.look')}
                </Button>
              }
            >
              {t('reference.waiting', { count: suggested })}
            </Banner>
          )}
          {isOpenKind(kind) && !at.search.status && <AddOne key={`add-${kind}`} kind={kind} />}
          <Entries key={`list-${kind}`} kind={kind} at={at} filters={filters} onOpen={setOpen} />
        </Stack>
      </div>
      {open?.what === 'add' && <AddManyDialog kind={kind} onClose={close} />}
      {open?.what === 'import' && <ImportDialog kind={kind} onClose={close} />}
      {open?.what === 'edit' && <EntryDialog entry={open.entry} onClose={close} />}
      {open?.what === 'merge' && <MergeDialog entry={open.entry} onClose={close} />}
      {open?.what === 'uses' && <UsesDialog entry={open.entry} onClose={close} />}
    </Page>
  );
}

const filtersOf = ({ tab, status, q, sort }: ReferenceSearch) => ({
  kind: tab ?? 'skill',
  ...(status ? { status } : {}),
  ...(q ? { search: q } : {}),
  ...(sort ? { sort } : {}),
});

function AboutList({ kind }: { kind: ReferenceKind }) {
  const t = useText(messages);
  const said =
    kind === 'job_title'
      ? [t('reference.about.starters'), t('reference.about.onet')]
      : kind === 'department' || kind === 'location'
        ? [t('reference.about.starters')]
        : isOpenKind(kind)
          ? []
          : [t('reference.about.fixed')];
  return said.map((text) => <p key={text}>{text}</p>);
}

interface EntriesProps {
  kind: ReferenceKind;
  at: ReturnType<typeof useListState<ReferenceSearch>>;
  filters: ReturnType<typeof filtersOf>;
  onOpen: (open: Open) => void;
}

/** How often a list is asked for again while records follow a merge; ms. */
const LOOK_AGAIN_MS = 1500;

function Entries({ kind, at, filters, onOpen }: EntriesProps) {
  const t = useText(messages);
  const format = useFormat();
  const settle = useSettleEntry();
  const unmerge = useUnmergeEntry();
  const query = useQuery({
    ...entriesQuery({ ...pagingOf(at.search), ...filters }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ merge }) => merge?.status === 'moving' || merge?.status === 'undoing')
        ? LOOK_AGAIN_MS
        : false,
  });
  const status = at.search.status ?? 'in_use';
  const move = (entry: ReferenceEntry, to: 'in_use' | 'archived' | 'refused') => ({
    onClick: () => settle.mutate({ entry, status: to }),
  });
  const menu = (entry: ReferenceEntry): RowAction[] => {
    const canMerge = isOpenKind(kind) && entry.status !== 'merged' && entry.status !== 'refused';
    return [
      ...(entry.status === 'suggested'
        ? [
            { label: t('reference.accept'), ...move(entry, 'in_use') },
            { label: t('reference.refuse'), ...move(entry, 'refused') },
          ]
        : []),
      ...(entry.status === 'merged'
        ? entry.merge
          ? [{ label: t('reference.merge.undo'), onClick: () => unmerge.mutate(entry) }]
          : []
        : [{ label: t('reference.edit'), onClick: () => onOpen({ what: 'edit', entry }) }]),
      ...(canMerge
        ? [
            {
              label: t('reference.merge'),
              disabled: entry.merge !== null,
              onClick: () => onOpen({ what: 'merge', entry }),
            },
          ]
        : []),
      ...(placesOf(kind).length > 0
        ? [{ label: t('reference.show_uses'), onClick: () => onOpen({ what: 'uses', entry }) }]
        : []),
      ...(entry.status === 'in_use' ? [{ label: t('reference.archive'), ...move(entry, 'archived') }] : []),
      ...(entry.status === 'archived' || entry.status === 'refused'
        ? [{ label: t('reference.offer'), ...move(entry, 'in_use') }]
        : []),
    ];
  };
  const uses = ({ uses: n }: ReferenceEntry) =>
    n === null
      ? ''
      : n >= 1000
        ? t('reference.uses.many', { count: format.number(n) })
        : t('reference.uses.count', { count: n });
  const progress = ({ merge }: ReferenceEntry): ReactNode => {
    if (!merge) return '';
    const { done, total } = merge;
    if (merge.status === 'moving')
      return t('reference.moving', { done: format.number(done), total: format.number(total) });
    if (merge.status === 'undoing')
      return t('reference.undoing', { done: format.number(done), total: format.number(total) });
    return t('reference.moved', { count: done });
  };
  const hasCode = kind === 'sector' || kind === 'country' || kind === 'language' || kind === 'time_zone';
  return (
    <ListView<ReferenceEntry, ReferenceSearch>
      label={t(`reference.kind.${kind}`)}
      remember="reference"
      order="name"
      query={query}
      at={at}
      find={t('reference.find')}
      filters={[
        {
          kind: 'one',
          key: 'status',
          label: t('reference.status'),
          all: t('reference.status.in_use'),
          options: REFERENCE_STATUSES.filter((one) => one !== 'in_use').map((value) => ({
            value,
            label: t(`reference.status.${value}`),
          })),
        },
      ]}
      empty={
        status === 'suggested'
          ? { title: t('reference.none.suggested'), text: t('reference.none.suggested.text') }
          : { title: t('reference.none') }
      }
      rowId={(row) => row.reference_entry_id}
      rowLabel={(row) => row.name}
      onOpen={(entry) => {
        if (entry.status !== 'merged') onOpen({ what: 'edit', entry });
      }}
      menu={menu}
      columns={[
        { key: 'name', header: t('reference.name'), sortable: 'asc', cell: (row) => <bdi>{row.name}</bdi> },
        {
          key: 'other',
          header: t('reference.aliases'),
          cell: (row) => <bdi>{[...Object.values(row.names), ...row.aliases].join(' · ')}</bdi>,
        },
        ...(hasCode
          ? [
              {
                key: 'code',
                header: t('reference.code'),
                width: '200px',
                cell: (row: ReferenceEntry) => <bdi>{row.code}</bdi>,
              },
            ]
          : []),
        ...(kind === 'industry'
          ? [{ key: 'sector', header: t('reference.sector'), cell: (row: ReferenceEntry) => row.sector }]
          : []),
        ...(status === 'merged'
          ? [
              {
                key: 'into',
                header: t('reference.merged_into'),
                cell: (row: ReferenceEntry) => <bdi>{row.merged_into?.name ?? ''}</bdi>,
              },
              { key: 'merge', header: t('reference.uses'), cell: progress },
            ]
          : placesOf(kind).length > 0
            ? [
                {
                  key: 'uses',
                  header: t('reference.uses'),
                  width: '220px',
                  cell: (row: ReferenceEntry) => (row.merge ? progress(row) : uses(row)),
                },
              ]
            : []),
        {
          key: 'added',
          header: t('reference.added_at'),
          sortable: 'desc',
          width: '140px',
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
    />
  );
}
