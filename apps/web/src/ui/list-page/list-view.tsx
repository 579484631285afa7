import { NativeSelect } from '@mantine/core';
import type { SavedViewList } from '@tryout/contract/saved-views/saved-views';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column, RowAction } from '../data-table/data-table-types.ts';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { SavedViews } from '../lists/saved-views.tsx';
import { TableSkeleton } from '../states/skeletons.tsx';
import { type ListAnswer, ListFrame, type ListFrameProps } from './list-frame.tsx';
import { ListPager } from './list-pager.tsx';
import { type ListState, sortOf, sortText } from './list-state.ts';
import { listMessages } from './list-view.messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { ListAt } from './use-list-state.ts';
import { WholeList } from './whole-list.tsx';

/** Which rows an action on several is about. */
export interface Chosen<Row> {
  readonly rows: readonly Row[];
  /** All that the filters find are meant, `count` of them; `rows` then only has those of the page. */
  readonly everyone: boolean;
  readonly count: number;
  /** Chooses none again; call it once the action is done. */
  readonly clear: () => void;
}

interface Bulk<Row> {
  /** Buttons for the chosen rows. */
  readonly actions: (chosen: Chosen<Row>) => ReactNode;
  /** Up to how many that the filters find can be meant at once; left out: only rows that were chosen one by one. */
  readonly most?: number;
}

interface ListViewProps<Row, S extends ListState> extends ListFrameProps<ListAnswer<Row>, S> {
  /** Names the list for screen readers. */
  label: string;
  /** Order of the list while the address has none, as the address would have it. */
  order?: string;
  /** Orders to choose from where rows are no table; columns that sort are chosen in the table's head. */
  orders?: readonly { readonly value: string; readonly label: string }[];
  /** The list's name for saved views; left out: views cannot be saved. */
  views?: SavedViewList;
  /** Buttons above the table's end, such as an export. */
  tools?: ReactNode;
  /** Left out where rows are drawn in another way. */
  columns?: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  onOpen?: (row: Row) => void;
  menu?: ((row: Row) => readonly RowAction[]) | undefined;
  card?: (row: Row) => ReactNode;
  bulk?: Bulk<Row> | undefined;
  /** Name under which the choice of columns is remembered on this device. */
  remember?: string;
  /** All rows come at once: there are no pages. */
  whole?: boolean;
  /** How search and filters are laid out, where it is not as usual. */
  className?: string | undefined;
  /** Draws the rows in another way than as a table. */
  draw?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/**
 * A list: search, filters with chips, orders and saved views, all in the address; the table with columns and density to
 * choose, selection and actions on several; pages; and what stands in its place while it loads, fails or is empty.
 */
export function ListView<Row, S extends ListState>(props: ListViewProps<Row, S>) {
  const { at, query, find, filters, ownFilters, empty } = props;
  const t = useText(listMessages);
  const order = useOrderChip(props);
  return (
    <ListFrame<Row, ListAnswer<Row>, S>
      at={at}
      query={query}
      find={find}
      {...(filters && { filters })}
      ownFilters={ownFilters}
      chips={order}
      className={props.className}
      controls={
        (props.orders || props.controls || props.views) && (
          <>
            {props.orders && <OrderField {...props} orders={props.orders} />}
            {props.controls}
            {props.views && <SavedViews list={props.views} label={t('ui.views')} />}
          </>
        )
      }
      action={props.action}
      empty={empty}
      skeleton={props.skeleton ?? <TableSkeleton rows={8} />}
    >
      {(answer) => <Rows {...props} answer={answer} />}
    </ListFrame>
  );
}

/** What is listed, whichever page of it and in whichever order. */
const listed = ({
  page: _page,
  cursor: _cursor,
  sort: _sort,
  recordsPerPage: _per,
  ...rest
}: ListState): string => JSON.stringify(rest);

/** The chosen rows, kept from page to page and forgotten once something else is listed. */
function useChosen<Row>(of: string) {
  const none = { of, rows: new Map<string, Row>() as ReadonlyMap<string, Row>, everyone: false };
  const [kept, setKept] = useState(none);
  const chosen = kept.of === of ? kept : none;
  return {
    chosen: chosen.rows,
    everyone: chosen.everyone,
    choose: (rows: ReadonlyMap<string, Row>, everyone = false) => setKept({ of, rows, everyone }),
  };
}

function Rows<Row, S extends ListState>(props: ListViewProps<Row, S> & { answer: ListAnswer<Row> }) {
  const { answer, at, bulk, rowId } = props;
  const { chosen, everyone, choose } = useChosen<Row>(listed(at.search));
  const clear = () => choose(new Map());
  const select = (ids: ReadonlySet<string>) => {
    const here = new Map(answer.items.map((row) => [rowId(row), row]));
    choose(
      new Map(
        [...ids].flatMap((id) => {
          const row = here.get(id) ?? chosen.get(id);
          return row === undefined ? [] : [[id, row] as const];
        }),
      ),
    );
  };
  const count = everyone ? answer.total : chosen.size;
  const sort = at.search.sort ?? props.order;
  return (
    <>
      {props.draw ? (
        props.draw(answer.items)
      ) : (
        <DataTable
          label={props.label}
          columns={props.columns ?? []}
          rows={answer.items}
          rowId={rowId}
          rowLabel={props.rowLabel}
          tools={props.tools}
          {...(props.onOpen && { onOpen: props.onOpen })}
          {...(props.menu && { menu: props.menu })}
          {...(props.card && { card: props.card })}
          {...(props.remember && { remember: props.remember })}
          {...(sort && { sort: sortOf(sort) })}
          onSort={(next) => {
            const text = sortText(next);
            at.set({ sort: text === props.order ? undefined : text } as Partial<S>);
          }}
          {...(bulk && { selection: new Set(chosen.keys()), onSelection: select })}
        />
      )}
      {!props.whole && <ListPager at={at} answer={answer} />}
      {bulk && chosen.size > 0 && (
        <SelectionBar count={count} everyone={everyone} onClear={clear}>
          {!everyone && (
            <WholeList
              answer={answer}
              most={bulk.most}
              isWholePage={
                answer.items.length < answer.total && answer.items.every((row) => chosen.has(rowId(row)))
              }
              onEveryone={() => choose(chosen, true)}
            />
          )}
          {bulk.actions({ rows: [...chosen.values()], everyone, count, clear })}
        </SelectionBar>
      )}
    </>
  );
}

function OrderField<S extends ListState>(props: {
  at: ListAt<S>;
  order?: string;
  orders: readonly { readonly value: string; readonly label: string }[];
}) {
  const t = useText(listMessages);
  return (
    <NativeSelect
      aria-label={t('ui.order')}
      value={props.at.search.sort ?? props.order ?? ''}
      data={[...props.orders]}
      onChange={({ currentTarget: { value } }) =>
        props.at.set({ sort: value === props.order ? undefined : value } as Partial<S>)
      }
    />
  );
}

/** A deliberate order as a chip, which leads back to the usual one. */
function useOrderChip<Row, S extends ListState>({
  at,
  order,
  orders = [],
  columns = [],
}: ListViewProps<Row, S>): FilterChip[] {
  const t = useText(listMessages);
  const { sort } = at.search;
  if (sort === undefined || sort === order) return [];
  const label =
    orders.find((each) => each.value === sort)?.label ??
    columns.find((column) => column.key === sortOf(sort).key)?.header;
  if (label === undefined) return [];
  return [
    {
      key: 'sort',
      label: t('ui.order.chip', { name: label }),
      removeLabel: t('ui.order.usual'),
      onRemove: () => at.set({ sort: undefined } as Partial<S>),
    },
  ];
}
