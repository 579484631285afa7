import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { announce } from '../../../../platform/announce.ts';
import { type GridLane, intervalOf, SNAP_MIN } from './grid-model.ts';
import type { TimeGridProps } from './grid-props.ts';

const MINUTE = 60_000;

/** A grid with what is in it at hand. */
export interface GridContent
  extends Pick<
    TimeGridProps,
    'flow' | 'ghost' | 'onGhost' | 'onDrop' | 'onCreate' | 'onOpen' | 'onPage' | 'cellName' | 'ghostName'
  > {
  readonly lanes: readonly GridLane[];
  readonly events: ReadonlyMap<string, CalendarEvent>;
}

/** The cell that an element is, or is in. */
export function cellOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-step]') : null;
}

export function eventOf(element: EventTarget | null, content: GridContent): CalendarEvent | undefined {
  const id =
    element instanceof Element ? element.closest<HTMLElement>('[data-event]')?.dataset.event : undefined;
  return id === undefined ? undefined : content.events.get(id);
}

const placeOf = (cell: HTMLElement) => ({ lane: Number(cell.dataset.lane), step: Number(cell.dataset.step) });

/** Where an arrow leads, as it is seen on the screen: to the next lane or step. */
function directionOf(
  key: string,
  flow: TimeGridProps['flow'],
  isRtl: boolean,
): { lane: number; step: number } | null {
  const [right, left] = isRtl ? [-1, 1] : [1, -1];
  const across = { ArrowRight: right, ArrowLeft: left }[key] ?? 0;
  const down = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  if (across === 0 && down === 0) return null;
  return flow === 'across' ? { step: across, lane: down } : { lane: across, step: down };
}

/**
 * The keys of a grid. Focus is moved without drawing anything anew, so that a key held down keeps up; what a cell is
 * called is written on it when it is reached, since a day of fifty people has thousands.
 */
export function useGridKeys(grid: RefObject<HTMLDivElement | null>, content: GridContent) {
  const { flow, lanes, ghost } = content;
  const find = (lane: number, step: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-lane="${lane}"][data-step="${step}"]`) ?? null;
  const go = (cell: HTMLElement | null) => {
    if (!cell) return;
    for (const each of grid.current?.querySelectorAll('[data-step][tabindex="0"]') ?? [])
      each.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    cell.focus();
  };
  const isRtl = () => grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';

  /** Alt and an arrow: a quarter of an hour along the hours, a day from column to column. */
  const nudge = (event: CalendarEvent, way: { lane: number; step: number }) => {
    const from = ghost?.event.id === event.id ? ghost.at : intervalOf(event).start;
    const days = flow === 'down' ? way.lane : 0;
    const at = days ? sameClock(content, from, days) : from + way.step * SNAP_MIN * MINUTE;
    if (at === null || at === from) return;
    const next = { event, at };
    content.onGhost(next);
    announce(content.ghostName(next));
  };

  const onEventKey = (press: KeyboardEvent, event: CalendarEvent) => {
    const way = directionOf(press.key, flow, isRtl());
    if (press.altKey && way && event.can_manage) {
      press.preventDefault();
      nudge(event, way);
    } else if (press.key === 'Enter' && ghost?.event.id === event.id) {
      press.preventDefault();
      content.onDrop(ghost);
    } else if (press.key === 'Escape') {
      press.preventDefault();
      content.onGhost(null);
      go(cellOf(press.target));
    } else if (way && !press.altKey) {
      press.preventDefault();
      if (ghost) content.onGhost(null);
      move(press, way);
    }
  };

  const move = (press: KeyboardEvent, way: { lane: number; step: number }) => {
    const cell = cellOf(press.target);
    if (!cell) return;
    const { lane, step } = placeOf(cell);
    go(find(lane + way.lane, step + way.step));
  };

  const jump = (press: KeyboardEvent, cell: HTMLElement): boolean => {
    const { lane, step } = placeOf(cell);
    const [lastLane, lastStep] = [lanes.length - 1, (lanes[0]?.steps.length ?? 1) - 1];
    const [first, last] = [press.key === 'Home', press.key === 'End'];
    if (!first && !last) return false;
    // Along the row, as in every grid; with Ctrl to its corner.
    const to = { lane: first ? 0 : lastLane, step: first ? 0 : lastStep };
    if (press.ctrlKey) go(find(to.lane, to.step));
    else go(flow === 'across' ? find(lane, to.step) : find(to.lane, step));
    return true;
  };

  const onCellKey = (press: KeyboardEvent, cell: HTMLElement) => {
    const way = press.altKey ? null : directionOf(press.key, flow, isRtl());
    if (way) {
      press.preventDefault();
      move(press, way);
      return;
    }
    if (jump(press, cell)) press.preventDefault();
    if (press.key === 'PageDown' || press.key === 'PageUp') {
      press.preventDefault();
      content.onPage(press.key === 'PageDown' ? 1 : -1);
    }
    if (press.key === 'Enter' || press.key === ' ') {
      press.preventDefault();
      const block = cell.querySelector<HTMLElement>('[data-event]');
      if (block) block.focus();
      else create(cell);
    }
  };

  const create = (cell: HTMLElement) => {
    const { lane: index, step } = placeOf(cell);
    const lane = lanes[index];
    const at = lane?.steps[step];
    if (lane && at !== null && at !== undefined && cell.dataset.create) content.onCreate(lane, at);
  };

  return {
    onKeyDown: (press: KeyboardEvent) => {
      const event = eventOf(press.target, content);
      const cell = cellOf(press.target);
      if (event) onEventKey(press, event);
      else if (cell && cell === press.target) onCellKey(press, cell);
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (!cell || cell !== target) return;
      const { lane: index, step } = placeOf(cell);
      const lane = lanes[index];
      if (!lane) return;
      // A name takes the place of what is inside, so that has to be in it.
      const inside = [...cell.querySelectorAll('[data-event]')].map((each) =>
        each.getAttribute('aria-label'),
      );
      cell.setAttribute('aria-label', [content.cellName(lane, step), ...inside].join(', '));
    },
    onClick: (press: MouseEvent) => {
      const event = eventOf(press.target, content);
      const cell = cellOf(press.target);
      if (event) content.onOpen(event);
      else if (cell) create(cell);
    },
  };
}

/** The instant at which another day's clocks show what they show here; null where there is no such day or time. */
function sameClock({ lanes }: GridContent, from: number, days: number): number | null {
  const step = 30 * MINUTE;
  for (const [index, lane] of lanes.entries()) {
    const at = lane.steps.findIndex((each) => each !== null && each <= from && from < each + step);
    if (at < 0) continue;
    const other = lanes[index + days]?.steps[at];
    return other === null || other === undefined ? null : other + (from - (lane.steps[at] ?? from));
  }
  return null;
}
