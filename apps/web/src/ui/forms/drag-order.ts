/** Where a dragged row was let go: before or after a row, or, without one, in a list outside its rows. */
export interface Landing {
  readonly list: string;
  readonly row: string | null;
  readonly edge: 'before' | 'after';
}

/**
 * A list after a row was let go in it; the row may come from elsewhere. Outside its rows it goes to the end. The
 * same list is answered where nothing changes.
 */
export function withDropped<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  dropped: Row,
  landing: Pick<Landing, 'row' | 'edge'>,
): readonly Row[] {
  const others = rows.filter((row) => idOf(row) !== idOf(dropped));
  const at = landing.row === idOf(dropped) ? -1 : others.findIndex((row) => idOf(row) === landing.row);
  if (landing.row === idOf(dropped) && others.length < rows.length) return rows;
  const place = at === -1 ? others.length : landing.edge === 'before' ? at : at + 1;
  const next = others.toSpliced(place, 0, dropped);
  return next.length === rows.length && next.every((row, index) => row === rows[index]) ? rows : next;
}
