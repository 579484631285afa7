import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Landing } from './drag-order.ts';
import classes from './dragging.module.css';

interface Dragged {
  /** Rows and lists of another group do not answer. */
  readonly group: string;
  readonly id: string;
}

const draggedOf = (data: Readonly<Record<string | symbol, unknown>>) => data.dragged as Dragged | undefined;

interface DragRow extends Dragged {
  readonly list: string;
  /** What hangs at the pointer meanwhile. */
  readonly label: string;
}

interface DragRowState {
  row: RefObject<HTMLElement | null>;
  /** The part that a row is dragged by, so that words in it can still be selected. */
  handle: RefObject<HTMLElement | null>;
  dragging: boolean;
  /** Where the dragged row would go, beside this one. */
  edge: Landing['edge'] | null;
}

/**
 * A row that can be dragged by its handle, by mouse or, held a moment, by touch; other rows can be let go before and
 * after it. Dragging is an extra: keys or buttons must do the same.
 */
export function useDragRow({ group, id, list, label }: DragRow): DragRowState {
  const row = useRef<HTMLElement>(null);
  const handle = useRef<HTMLElement>(null);
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Landing['edge'] | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || !handle.current) return;
    return draggable({
      element,
      dragHandle: handle.current,
      getInitialData: () => ({ dragged: { group, id } satisfies Dragged }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            const preview = document.createElement('div');
            preview.className = classes.preview ?? '';
            preview.textContent = label;
            container.append(preview);
          },
        }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [group, id, label]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const landingAt = (clientY: number): Landing => {
      const { top, height } = element.getBoundingClientRect();
      return { list, row: id, edge: clientY < top + height / 2 ? 'before' : 'after' };
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedOf(source.data)?.group === group,
      getData: ({ input }) => ({ landing: landingAt(input.clientY) }),
      onDrag: ({ self, source }) =>
        setEdge(draggedOf(source.data)?.id === id ? null : (self.data.landing as Landing).edge),
      onDragLeave: () => setEdge(null),
      onDrop: () => setEdge(null),
    });
  }, [group, id, list]);
  return { row, handle, dragging, edge };
}

/** A list that rows can be let go in, outside its rows as well; tells whether one hangs over it. */
export function useDropList(
  element: RefObject<HTMLElement | null>,
  { group, list }: { group: string; list: string },
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    return dropTargetForElements({
      element: node,
      canDrop: ({ source }) => draggedOf(source.data)?.group === group,
      getData: () => ({ landing: { list, row: null, edge: 'after' } satisfies Landing }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [element, group, list]);
  return over;
}

/** Runs when a row of the group was let go somewhere it may go. */
export function useDrops(group: string, onDrop: (id: string, landing: Landing) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedOf(source.data)?.group === group,
        onDrop: ({ source, location }) => {
          const landing = location.current.dropTargets[0]?.data.landing as Landing | undefined;
          const dragged = draggedOf(source.data);
          if (landing && dragged) drop(dragged.id, landing);
        },
      }),
    [group],
  );
}
