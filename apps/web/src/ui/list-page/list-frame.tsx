import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { type FilterChip, FilterChips } from '../lists/filter-chips.tsx';
import { FilterRow } from '../lists/filter-row.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { EmptyState, FilteredEmptyState } from '../states/empty-state.tsx';
import { QueryView } from '../states/query-view.tsx';
import { FilterFields, type ListFilter, useFilterChips } from './list-filters.tsx';
import type { ListState } from './list-state.ts';
import { listMessages } from './list-view.messages.ts';
import classes from './list-view.module.css';
import type { ListAt } from './use-list-state.ts';

/** A page of a list, as every list route of the contract answers it. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly total_is_capped: boolean;
  /** Left out by lists that do not say it. */
  readonly recordsPerPage?: number;
  readonly next_cursor?: string | null;
  readonly previous_cursor?: string | null;
}

/** What every list has, however its rows are drawn. */
export interface ListFrameProps<Answer, S extends ListState> {
  /** From `useListState()`. */
  at: ListAt<S>;
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isError'> & { readonly refetch: () => unknown };
  /** What can be found, as the search field says it; left out: no search. */
  find?: string | undefined;
  filters?: readonly ListFilter<S>[];
  /** Filters of another kind than those above, with their chips. */
  ownFilters?:
    | { readonly fields: ReactNode; readonly chips: readonly FilterChip[]; readonly clear: Partial<S> }
    | undefined;
  /** Buttons after the filters, such as a switch between table and cards. */
  controls?: ReactNode;
  /** The button that makes a new row; on a phone in sight below the search. */
  action?: ReactNode;
  /** While there is nothing at all: one sentence, and the action that makes the first one. */
  empty: { readonly title: string; readonly text?: ReactNode; readonly action?: ReactNode };
  skeleton?: ReactNode;
}

interface FrameProps<Answer, S extends ListState> extends ListFrameProps<Answer, S> {
  /** Chips before those of the filters, such as a deliberate order. */
  chips?: readonly FilterChip[];
  /** How search and filters are laid out where there is room for all of them. */
  className?: string | undefined;
  /** Names search and filters for screen readers. */
  label?: string | undefined;
  children: (answer: Answer) => ReactNode;
}

/** What narrows a list at the moment, as chips, and the way to take all of it off. */
function useNarrowing<S extends ListState>({
  at,
  find,
  filters = [],
  ownFilters,
}: Omit<BarProps<S>, 'chips'>) {
  const t = useText(listMessages);
  const found = useFilterChips(at, filters);
  const q = find === undefined ? undefined : at.search.q;
  const chips: FilterChip[] = [
    ...(q
      ? [
          {
            key: 'q',
            label: t('ui.filters.search', { text: q }),
            onRemove: () => at.set({ q: undefined } as Partial<S>),
          },
        ]
      : []),
    ...found,
    ...(ownFilters?.chips ?? []),
  ];
  const clear = () =>
    at.set({
      q: undefined,
      sort: undefined,
      ...Object.fromEntries(filters.map(({ key }) => [key, undefined])),
      ...ownFilters?.clear,
    } as Partial<S>);
  return { chips, clear, count: chips.length - (q ? 1 : 0) };
}

type BarProps<S extends ListState> = Pick<
  FrameProps<never, S>,
  'at' | 'find' | 'filters' | 'ownFilters' | 'controls' | 'action' | 'chips' | 'className' | 'label'
>;

/** Search and filters, and as chips which of them are in use; all of it is in the address. */
export function FilterBar<S extends ListState>(props: BarProps<S>) {
  const { at, filters = [], ownFilters } = props;
  const { chips, clear, count } = useNarrowing(props);
  const hasFields = filters.length > 0 || ownFilters || props.controls;
  return (
    <>
      {(props.find !== undefined || hasFields) && (
        <FilterRow
          className={props.className ?? classes.filters}
          {...(props.label !== undefined && { label: props.label })}
          count={count}
          action={props.action}
          search={
            props.find !== undefined && (
              <SearchField
                label={props.find}
                value={at.search.q ?? ''}
                onChange={(text) => at.set({ q: text.trim() || undefined } as Partial<S>)}
              />
            )
          }
        >
          {hasFields && (
            <>
              <FilterFields at={at} filters={filters} />
              {ownFilters?.fields}
              {props.controls}
            </>
          )}
        </FilterRow>
      )}
      <FilterChips chips={[...(props.chips ?? []), ...chips]} onClear={clear} />
    </>
  );
}

/** Search and filters with their chips, and what is there instead of rows while they load, fail or are none. */
export function ListFrame<Row, Answer extends ListAnswer<Row>, S extends ListState>(
  props: FrameProps<Answer, S>,
) {
  const { at, query, empty, skeleton, children, ...bar } = props;
  const { chips, clear } = useNarrowing({ at, ...bar });
  return (
    <div className={classes.list}>
      <FilterBar at={at} {...bar} />
      <QueryView query={query} skeleton={skeleton}>
        {(answer) =>
          answer.items.length === 0 && (answer.total === 0 || (at.search.page ?? 1) === 1) ? (
            chips.length > 0 ? (
              <FilteredEmptyState onClear={clear} />
            ) : (
              <EmptyState {...empty} />
            )
          ) : (
            children(answer)
          )
        }
      </QueryView>
    </div>
  );
}
