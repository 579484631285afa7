/** A copy of the selection with one id put in or taken out. */
export function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection with every row between two places added, both included. */
export function withRange(
  selection: ReadonlySet<string>,
  ids: readonly string[],
  from: number,
  to: number,
): ReadonlySet<string> {
  const [low, high] = from < to ? [from, to] : [to, from];
  return new Set([...selection, ...ids.slice(Math.max(0, low), high + 1)]);
}

/** All of the page's rows in, or all of them out when they were all in. */
export function allToggled(selection: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const all = ids.length > 0 && ids.every((id) => selection.has(id));
  return all ? new Set([...selection].filter((id) => !ids.includes(id))) : new Set([...selection, ...ids]);
}
