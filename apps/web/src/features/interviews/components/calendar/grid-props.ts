import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import type { ReactNode } from 'react';
import type { AxisLine, Ghost, GridLane } from './grid-model.ts';

/** Lanes that have a head of their own. */
export interface LaneGroup {
  readonly key: string;
  /** Above its lanes; null: nothing. */
  readonly head: ReactNode;
  readonly lanes: readonly GridLane[];
}

/** What a grid of times is given. */
export interface TimeGridProps {
  /** Names the grid and the region that it scrolls in. */
  label: string;
  /** `across`: people in rows, hours along them. `down`: days in columns, hours below each other. */
  flow: 'across' | 'down';
  corner: ReactNode;
  axis: readonly AxisLine[];
  groups: readonly LaneGroup[];
  /** What stands at the head of a lane. */
  headOf: (lane: GridLane) => ReactNode;
  /** Across: another text where the head of a lane has to be drawn anew; a lane that is as it was is not. */
  headKey?: (lane: GridLane) => string;
  /** The step that is in sight first. */
  first: number;
  now: number;
  ghost: Ghost | null;
  onGhost: (ghost: Ghost | null) => void;
  onDrop: (ghost: Ghost) => void;
  onCreate: (lane: GridLane, at: number) => void;
  onOpen: (event: CalendarEvent) => void;
  /** To the days after or before these. */
  onPage: (pages: 1 | -1) => void;
  /** What a cell is called. */
  cellName: (lane: GridLane, step: number) => string;
  /** What is said of an event that is being moved. */
  ghostName: (ghost: Ghost) => string;
}
