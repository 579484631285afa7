/** A copy of the selection with one id put in or taken out. */
export function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The selection with every row between two rows added, both included. The range begins at a row, not at a place: a list
 * that changes by itself moves its rows. Where the first row has left the list, `to` is added alone.
 */
export function withRange(
  selection: ReadonlySet<string>,
  ids: readonly string[],
  from: string | undefined,
  to: number,
): ReadonlySet<string> {
  const begin = from === undefined ? -1 : ids.indexOf(from);
  const start = begin < 0 ? to : begin;
  return new Set([...selection, ...ids.slice(Math.min(start, to), Math.max(start, to) + 1)]);
}

/** All of the page's rows in, or all of them out when they were all in. */
export function allToggled(selection: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const all = ids.length > 0 && ids.every((id) => selection.has(id));
  return all ? new Set([...selection].filter((id) => !ids.includes(id))) : new Set([...selection, ...ids]);
}
