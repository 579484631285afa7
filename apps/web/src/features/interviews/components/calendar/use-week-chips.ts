import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { type DragEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';

interface Chips {
  events: ReadonlyMap<string, CalendarEvent>;
  /** Which day an event is on, counted from the first shown one. */
  dayOf: (event: CalendarEvent) => number;
  days: number;
  onMove: (event: CalendarEvent, day: number) => void;
}

const CHIP = '[data-event]';

/**
 * Keys and dragging for interviews in a table of people and days. Tab finds one of them, arrows, Home and End lead to the
 * others; Alt with an arrow moves an interview by a day, and so does a mouse.
 */
export function useWeekChips({ events, dayOf, days, onMove }: Chips) {
  const dragged = useRef<CalendarEvent | null>(null);
  const movable = (chip: Element | null) => {
    const event = events.get(chip?.getAttribute('data-event') ?? '');
    return event?.can_manage ? event : undefined;
  };
  const moveTo = (event: CalendarEvent, day: number) => {
    if (day >= 0 && day < days && day !== dayOf(event)) onMove(event, day);
  };

  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const chip = (press.target as Element).closest<HTMLElement>(CHIP);
    if (!chip || press.ctrlKey || press.metaKey || press.shiftKey) return;
    const forward = getComputedStyle(chip).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isAcross = press.key === 'ArrowLeft' || press.key === 'ArrowRight';
    if (press.altKey) {
      const event = movable(chip);
      if (!isAcross || !event) return;
      press.preventDefault();
      moveTo(event, dayOf(event) + (press.key === forward ? 1 : -1));
      return;
    }
    const to = isAcross ? inRow(chip, press.key === forward ? 1 : -1) : elsewhere(chip, press.key);
    if (to === undefined) return;
    press.preventDefault();
    to?.focus();
  };

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!target.matches(CHIP)) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>(`${CHIP}[tabindex="0"]`))
      other.tabIndex = -1;
    target.tabIndex = 0;
  };

  const cellUnder = (drag: DragEvent) => (drag.target as Element).closest('td');
  return {
    onKeyDown,
    onFocus,
    onDragStart: (drag: DragEvent<HTMLElement>) => {
      dragged.current = movable((drag.target as Element).querySelector(CHIP)) ?? null;
    },
    onDragOver: (drag: DragEvent<HTMLElement>) => {
      if (dragged.current && cellUnder(drag)) drag.preventDefault();
    },
    onDrop: (drag: DragEvent<HTMLElement>) => {
      const cell = cellUnder(drag);
      if (!dragged.current || !cell) return;
      drag.preventDefault();
      moveTo(dragged.current, cell.cellIndex - 1);
      dragged.current = null;
    },
  };
}

const chipsOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>(CHIP) ?? [])];

/** The one after or before it of the same person; null: none. */
function inRow(chip: HTMLElement, step: 1 | -1): HTMLElement | null {
  const own = chipsOf(chip.closest('tr'));
  return own[own.indexOf(chip) + step] ?? null;
}

/** Where other keys lead: to the person above or below who has one, near the same day, or to an end of the row. */
function elsewhere(chip: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = chip.closest('tr');
  if (key === 'Home') return chipsOf(row).at(0) ?? null;
  if (key === 'End') return chipsOf(row).at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const column = chip.closest('td')?.cellIndex ?? 0;
  const rows = [...(chip.closest('table')?.rows ?? [])];
  const step = key === 'ArrowDown' ? 1 : -1;
  for (let at = rows.indexOf(row as HTMLTableRowElement) + step; at >= 0 && at < rows.length; at += step) {
    const [near] = chipsOf(rows[at]).sort((a, b) => away(a, column) - away(b, column));
    if (near) return near;
  }
  return null;
}

const away = (chip: HTMLElement, column: number) => Math.abs((chip.closest('td')?.cellIndex ?? 0) - column);
