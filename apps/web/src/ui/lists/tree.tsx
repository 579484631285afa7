import { IconChevronRight } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import classes from './tree.module.css';
import { type TreeNode, treeMove, treeRows, typedRow } from './tree-rows.ts';

interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** The node that is shown elsewhere; null when none is. */
  selected: string | null;
  /** Enter, Space or a press on a row. */
  onSelect: (id: string) => void;
  expanded: ReadonlySet<string>;
  onExpanded: (expanded: ReadonlySet<string>) => void;
  /** Further keys on the row the cursor is on, such as one that adds a child; true when it did something. */
  onKey?: (event: KeyboardEvent, id: string) => boolean;
}

const ROW = 44;
const TYPING_MS = 600;

/**
 * A tree with the keys people know from file lists: arrows, Home, End, page keys, typing the beginning of a name, `*`
 * for all siblings. Only rows in sight are drawn, so hundreds are no matter. The focus stays on the tree itself.
 */
export function Tree({ label, nodes, selected, onSelect, expanded, onExpanded, onKey }: TreeProps) {
  const prefix = useId();
  const region = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const [cursor, setCursor] = useState<string | null>(null);
  const rows = treeRows(nodes, expanded);
  const wanted = cursor ?? selected;
  const active = Math.max(
    0,
    rows.findIndex((row) => row.node.id === wanted),
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    overscan: 8,
    getItemKey: (index) => rows[index]?.node.id ?? index,
    // What the screen reader is told about has to exist, even while it is scrolled out of sight.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(rows.length > 0 ? [active] : [])])].sort(
        (a, b) => a - b,
      ),
  });

  const go = (index: number) => {
    setCursor(rows[index]?.node.id ?? null);
    virtual.scrollToIndex(index);
  };
  const shown = rows.findIndex((row) => row.node.id === selected);
  const reveal = useRef(virtual.scrollToIndex);
  reveal.current = virtual.scrollToIndex;
  useEffect(() => {
    if (shown >= 0) reveal.current(shown);
  }, [shown]);

  const toggle = (id: string, open: boolean) => {
    const next = new Set(expanded);
    if (open) next.add(id);
    else next.delete(id);
    onExpanded(next);
  };
  const typed = (event: KeyboardEvent) => {
    const { text, at } = typing.current;
    const next = (event.timeStamp - at < TYPING_MS ? text : '') + event.key;
    typing.current = { text: next, at: event.timeStamp };
    const found = typedRow(rows, active, next);
    if (found >= 0) go(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (onKey?.(event, row.node.id)) event.preventDefault();
      return;
    }
    const rtl = region.current !== null && getComputedStyle(region.current).direction === 'rtl';
    const move = treeMove(rows, active, event.key, expanded, rtl);
    const isTyping = event.timeStamp - typing.current.at < TYPING_MS;
    if (move?.kind === 'go') go(move.index);
    else if (move) {
      setCursor(move.id);
      toggle(move.id, move.kind === 'open');
    } else if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) onSelect(row.node.id);
    else if (event.key === '*') {
      const siblings = rows.filter((other) => other.parent === row.parent && other.node.children.length > 0);
      onExpanded(new Set([...expanded, ...siblings.map((other) => other.node.id)]));
    } else if (!isTyping && onKey?.(event, row.node.id)) typing.current.at = 0;
    else if (event.key.length === 1) typed(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={region}
      role="tree"
      aria-label={label}
      aria-activedescendant={rows[active] ? `${prefix}${rows[active].node.id}` : undefined}
      tabIndex={0}
      className={classes.tree}
      onKeyDown={onKeyDown}
    >
      <div className={classes.space} role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const { id, children, note } = row.node;
          const open = children.length > 0 ? expanded.has(id) : undefined;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and names the row it is on
            <div
              key={item.key}
              id={`${prefix}${id}`}
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.size}
              aria-expanded={open}
              aria-selected={id === selected}
              data-active={item.index === active || undefined}
              className={classes.row}
              style={{ insetBlockStart: item.start, paddingInlineStart: (row.level - 1) * 20 }}
              onClick={() => {
                setCursor(id);
                onSelect(id);
              }}
            >
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys open and close */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: part of the row, for pressing only */}
              <span
                className={classes.chevron}
                data-open={open}
                onClick={(event) => {
                  if (open === undefined) return;
                  event.stopPropagation();
                  setCursor(id);
                  toggle(id, !open);
                }}
              >
                {open !== undefined && <IconChevronRight size={18} stroke={1.75} aria-hidden />}
              </span>
              <span className={classes.label}>
                <bdi>{row.node.label}</bdi>
              </span>
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
