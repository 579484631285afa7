import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Ghost, intervalOf, SNAP_MIN } from './grid-model.ts';
import { eventOf, type GridContent } from './use-grid-keys.ts';

const MINUTE = 60_000;
const STEP = 30 * MINUTE;
/** Less than this is a press. */
const SLACK_PX = 6;

interface Drag {
  readonly event: CalendarEvent;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** How far from its beginning the event was taken hold of. */
  readonly held: number;
  last: Ghost | null;
}

/** The instant under a point of the grid; null where there is none. */
function instantAt(content: GridContent, x: number, y: number): number | null {
  const cell = document
    .elementsFromPoint(x, y)
    .map((each) => (each instanceof HTMLElement && each.dataset.step !== undefined ? each : null))
    .find((each) => each !== null);
  const lane = content.lanes[Number(cell?.dataset.lane)];
  const at = lane?.steps[Number(cell?.dataset.step)];
  if (!cell || at === null || at === undefined) return null;
  const box = cell.getBoundingClientRect();
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const part =
    content.flow === 'down' ? (y - box.top) / box.height : (isRtl ? box.right - x : x - box.left) / box.width;
  return at + part * STEP;
}

/** Events that are dragged with a mouse or a pen; a finger scrolls, and has the dialog that changes the time. */
export function useGridDragging(grid: RefObject<HTMLDivElement | null>, content: GridContent) {
  const drag = useRef<Drag | null>(null);
  const swallow = useRef(false);
  const end = () => {
    drag.current = null;
  };
  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape' || !drag.current) return;
      drag.current = null;
      content.onGhost(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return {
    onPointerDown: (press: PointerEvent) => {
      const event = eventOf(press.target, content);
      if (!event?.can_manage || press.button !== 0 || press.pointerType === 'touch') return;
      const { start } = intervalOf(event);
      const under = instantAt(content, press.clientX, press.clientY);
      drag.current = {
        event,
        id: press.pointerId,
        x: press.clientX,
        y: press.clientY,
        held: under === null ? 0 : Math.max(0, under - start),
        last: null,
      };
    },
    onPointerMove: (move: PointerEvent) => {
      const now = drag.current;
      if (!now || move.pointerId !== now.id) return;
      if (!now.last && Math.hypot(move.clientX - now.x, move.clientY - now.y) < SLACK_PX) return;
      if (!grid.current?.hasPointerCapture(now.id)) grid.current?.setPointerCapture(now.id);
      const under = instantAt(content, move.clientX, move.clientY);
      if (under === null) return;
      const snap = SNAP_MIN * MINUTE;
      const at = Math.round((under - now.held) / snap) * snap;
      if (now.last?.at === at) return;
      now.last = { event: now.event, at };
      content.onGhost(now.last);
    },
    onPointerUp: (press: PointerEvent) => {
      const done = drag.current;
      end();
      if (!done?.last || press.pointerId !== done.id) return;
      // The press that ends a drag opens nothing.
      swallow.current = true;
      setTimeout(() => {
        swallow.current = false;
      }, 0);
      if (done.last.at === intervalOf(done.event).start) content.onGhost(null);
      else content.onDrop(done.last);
    },
    onPointerCancel: () => {
      if (drag.current?.last) content.onGhost(null);
      end();
    },
    onClickCapture: (press: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!swallow.current) return;
      press.stopPropagation();
      press.preventDefault();
    },
  };
}
