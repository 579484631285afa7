import type { ReactNode } from 'react';

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
  /** Behind the label, such as a chip or a count; part of what is read aloud. */
  readonly note?: ReactNode;
}

/** A node that is in sight because everything above it is open. */
export interface TreeRow {
  readonly node: TreeNode;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among its siblings, from 1, and how many these are. */
  readonly position: number;
  readonly size: number;
  readonly parent: string | null;
}

/** The rows in sight, from top to bottom. */
export function treeRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node, i) => [
    { node, level, position: i + 1, size: nodes.length, parent },
    ...(expanded.has(node.id) ? treeRows(node.children, expanded, level + 1, node.id) : []),
  ]);
}

/** The ids above a node, the nearest last; empty for one at the top or one that is not there. */
export function pathTo(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.children.some((child) => child.id === id)) return [node.id];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** What a key does in a tree (WAI-ARIA, tree view): the row it goes to, or the node it opens or closes. */
export type TreeMove =
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'open' | 'close'; readonly id: string };

const PAGE = 10;

/** The move of an arrow key, Home, End and the page keys; null for other keys and where there is nowhere to go. */
export function treeMove(
  rows: readonly TreeRow[],
  index: number,
  key: string,
  expanded: ReadonlySet<string>,
  rtl: boolean,
): TreeMove | null {
  const row = rows[index];
  if (!row) return null;
  const go = (to: number): TreeMove => ({ kind: 'go', index: Math.max(0, Math.min(rows.length - 1, to)) });
  const { id, children } = row.node;
  switch (key) {
    case 'ArrowDown':
      return go(index + 1);
    case 'ArrowUp':
      return go(index - 1);
    case 'PageDown':
      return go(index + PAGE);
    case 'PageUp':
      return go(index - PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (children.length === 0) return null;
      return expanded.has(id) ? go(index + 1) : { kind: 'open', id };
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (children.length > 0 && expanded.has(id)) return { kind: 'close', id };
      return row.parent === null ? null : go(rows.findIndex((other) => other.node.id === row.parent));
    default:
      return null;
  }
}

/**
 * The next row whose label begins with what was typed, searched around from the current one. One letter goes on from
 * row to row; several stay on a row that fits. -1 when there is none.
 */
export function typedRow(rows: readonly TreeRow[], index: number, typed: string): number {
  const start = typed.length > 1 ? index : index + 1;
  const wanted = typed.toLocaleLowerCase();
  for (let step = 0; step < rows.length; step += 1) {
    const at = (start + step) % rows.length;
    if (rows[at]?.node.label.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return -1;
}
