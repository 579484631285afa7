import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import type { Interval } from '@tryout/domain/interviews/intervals';

const MINUTE = 60_000;

/** Length of a step of the grid. */
export const STEP_MIN = 30;
/** What a moved event snaps to. */
export const SNAP_MIN = 15;
const STEP = STEP_MIN * MINUTE;

/** Why a time is shaded: outside 8 to 18 of somebody's clocks, taken by something that is not shown, outside their own hours. */
export type Shade = 'late' | 'busy' | 'off';

/** A row of the grid that lies across, a column of one that goes down. */
export interface GridLane {
  readonly key: string;
  /** What its cells and events are said to be in: a person's name, a day. */
  readonly name: string;
  /** The first instant of each step; null where the clocks of that day show no such time. */
  readonly steps: readonly (number | null)[];
  readonly events: readonly CalendarEvent[];
  /** For each step; undefined: nothing to say. */
  readonly shades: readonly (readonly Shade[] | undefined)[];
  readonly canCreate: boolean;
}

/** Whether two lanes are drawn alike. */
export function isSameLane(one: GridLane, other: GridLane): boolean {
  return (
    one === other ||
    (one.key === other.key &&
      one.name === other.name &&
      one.steps === other.steps &&
      one.canCreate === other.canCreate &&
      one.events.length === other.events.length &&
      one.events.every((event, at) => event === other.events[at]) &&
      one.shades.every((shade, at) => shade?.join() === other.shades[at]?.join()))
  );
}

/** One line of the axis. */
export interface AxisLine {
  readonly key: string;
  /** What the clocks of the axis show. */
  readonly name: string;
  /** What the clocks of each shown zone say; empty at half hours. */
  readonly labels: readonly string[];
}

/** Where an event is drawn in its lane, in steps from the beginning. */
export interface Place {
  readonly from: number;
  readonly until: number;
}

/** An event that is being moved, and where it would be. */
export interface Ghost {
  readonly event: CalendarEvent;
  /** The new start. */
  readonly at: number;
}

export function intervalOf(event: Pick<CalendarEvent, 'starts_at' | 'ends_at'>): Interval {
  return { start: Date.parse(event.starts_at ?? ''), end: Date.parse(event.ends_at ?? '') };
}

/** The time of an event that begins at an instant. */
export function intervalAt(event: CalendarEvent, at: number): Interval {
  return { start: at, end: at + event.duration_min * MINUTE };
}

/** Where a time is drawn among the steps of a lane; null where none of it is in there. */
export function placeIn(steps: readonly (number | null)[], { start, end }: Interval): Place | null {
  let from: number | null = null;
  let until: number | null = null;
  for (const [index, at] of steps.entries()) {
    if (at === null || at >= end || at + STEP <= start) continue;
    from ??= index + Math.max(0, start - at) / STEP;
    until = index + Math.min(STEP, end - at) / STEP;
  }
  return from === null || until === null ? null : { from, until };
}

/** Whether any of the time of a step is within one of some stretches. */
export function touches(stretches: readonly Interval[], at: number): boolean {
  return stretches.some((each) => each.start < at + STEP && each.end > at);
}

/** Whether all of the time of a step is within one of some stretches. */
export function isWithin(stretches: readonly Interval[], at: number): boolean {
  return stretches.some((each) => each.start <= at && each.end >= at + STEP);
}

/** The least that time-grid.module.css gives a cell, and how high the grid is in its window. */
const CELL_WIDTH = 56;
const CELL_HEIGHT = 28;
const LEAST_HEIGHT = 420;
const AROUND_IT = 220;

/**
 * The steps that are in sight when a grid opens: from the first one on as many as a window has room for, those before it
 * too where fewer follow; the last one is not among them.
 */
export function stepsInSight(
  flow: 'across' | 'down',
  first: number,
  count: number,
  { innerWidth, innerHeight }: { readonly innerWidth: number; readonly innerHeight: number },
): readonly [from: number, until: number] {
  const room = Math.ceil(
    flow === 'across'
      ? innerWidth / CELL_WIDTH
      : Math.max(LEAST_HEIGHT, innerHeight - AROUND_IT) / CELL_HEIGHT,
  );
  const from = Math.max(0, Math.min(first, count - room));
  return [from, Math.min(count, from + room)];
}
