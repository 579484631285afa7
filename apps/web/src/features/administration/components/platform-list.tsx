import { NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column, RowAction } from '../../../ui/data-table/data-table-types.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../administration.messages.ts';
import type { useListSearch } from '../use-list-search.ts';

interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly total_is_capped: boolean;
  readonly recordsPerPage: number;
  readonly next_cursor: string | null;
  readonly previous_cursor: string | null;
}

interface PlatformListProps<T> {
  label: string;
  query: UseQueryResult<ListPage<T>>;
  at: ReturnType<typeof useListSearch>;
  columns: readonly Column<T>[];
  rowId: (row: T) => string;
  rowLabel: (row: T) => string;
  menu?: (row: T) => readonly RowAction[];
  searchable?: boolean;
  /** States to choose from, with their words. */
  states?: readonly { value: string; label: string }[];
  actions?: ReactNode;
}

/** A list of the platform: search and state above, the table, pages below; all of it in the address. */
export function PlatformList<T>(props: PlatformListProps<T>) {
  const t = useText(messages);
  const { at, query } = props;
  return (
    <Stack gap={4}>
      <Row justify="space-between" align="end">
        <Row align="end">
          {props.searchable && (
            <SearchField label={t('administration.search')} value={at.search} onChange={at.setSearch} />
          )}
          {props.states && (
            <NativeSelect
              label={t('administration.filter')}
              value={at.status}
              onChange={(event) => at.setStatus(event.currentTarget.value)}
              data={[{ value: '', label: t('administration.all') }, ...props.states]}
            />
          )}
        </Row>
        {props.actions}
      </Row>
      <QueryView query={query} skeleton={<TableSkeleton />}>
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState title={t('administration.none')} />
          ) : (
            <>
              <DataTable
                label={props.label}
                columns={props.columns}
                rows={data.items}
                rowId={props.rowId}
                rowLabel={props.rowLabel}
                {...(props.menu ? { menu: props.menu } : {})}
              />
              <Pager
                page={at.page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                previousCursor={data.previous_cursor}
                onPage={at.toPage}
              />
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}
