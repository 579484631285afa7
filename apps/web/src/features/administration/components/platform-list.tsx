import type { UseQueryResult } from '@tanstack/react-query';
import type { SavedViewList } from '@tryout/contract/saved-views/saved-views';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { Column, RowAction } from '../../../ui/data-table/data-table-types.ts';
import type { ListAnswer } from '../../../ui/list-page/list-frame.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import type { ListAt } from '../../../ui/list-page/use-list-state.ts';
import { messages } from '../administration.messages.ts';
import type { ListSearch } from '../list-search.ts';

interface PlatformListProps<T> {
  /** Names the list for saved views and for the choice of columns. */
  name: SavedViewList;
  label: string;
  query: UseQueryResult<ListAnswer<T>>;
  at: ListAt<ListSearch>;
  columns: readonly Column<T>[];
  rowId: (row: T) => string;
  rowLabel: (row: T) => string;
  menu?: (row: T) => readonly RowAction[];
  onOpen?: (row: T) => void;
  /** What the search field says can be found. */
  find?: string;
  /** States to choose from, with their words. */
  states?: readonly { value: string; label: string }[];
  order?: string;
  tools?: ReactNode;
}

/** A list of the platform, which narrows by its state. */
export function PlatformList<T>({ name, states, ...list }: PlatformListProps<T>) {
  const t = useText(messages);
  return (
    <ListView
      {...list}
      views={name}
      remember={name}
      filters={
        states
          ? [
              {
                kind: 'one',
                key: 'status',
                label: t('administration.filter'),
                all: t('administration.all'),
                options: states,
              },
            ]
          : []
      }
      empty={{ title: t('administration.none') }}
    />
  );
}
