import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** CSS width, such as `220px` or `20%`; without it the column shares what is left. */
  readonly width?: string;
  readonly align?: 'start' | 'end';
  /** Makes the header a button that sorts this way first; the page sorts and keeps it in the address. */
  readonly sortable?: Sort['direction'];
  /** Shown only once it was switched on in the column chooser. */
  readonly optional?: boolean;
  /** Cannot be switched off in the column chooser. The first column never can. */
  readonly fixed?: boolean;
}

export interface RowAction {
  readonly label: string;
  readonly icon?: TablerIcon;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** The first one stays in sight when the table scrolls sideways. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What a row is called: "Select Amina Okafor". */
  rowLabel: (row: Row) => string;
  /** Enter, or a press on the row. */
  onOpen?: (row: Row) => void;
  /** Ids of the selected rows; without it there are no checkboxes. */
  selection?: ReadonlySet<string>;
  onSelection?: (next: ReadonlySet<string>) => void;
  /** The row's menu; `.` opens it. */
  menu?: (row: Row) => readonly RowAction[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** CSS height of the scroll region; without it the page scrolls. */
  height?: string;
  /** The row as a card on phones; without it each column on a line. */
  card?: (row: Row) => ReactNode;
  /** Remembers hidden columns under this name. */
  remember?: string;
  /** Above the table, beside columns and row height: search, chips, counts. */
  toolbar?: ReactNode;
  /** Buttons at the end of that line, before the choice of columns. */
  tools?: ReactNode;
}
