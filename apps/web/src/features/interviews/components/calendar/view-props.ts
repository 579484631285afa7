import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import type { Calendar } from '../../calendar.api.ts';
import type { TimeGridProps } from './grid-props.ts';
import type { PersonRow } from './person-rows.ts';

/** What every view of the calendar is given. */
export interface ViewProps
  extends Pick<TimeGridProps, 'ghost' | 'onGhost' | 'onDrop' | 'onPage' | 'ghostName'> {
  readonly data: Calendar;
  /** Everyone with a row; one that is as it was is the same object. */
  readonly rows: readonly PersonRow[];
  /** The days that are shown, by the clocks of the axis. */
  readonly days: readonly string[];
  /** The day that was asked for. */
  readonly day: string;
  readonly today: string;
  readonly now: number;
  /** People whose common times are looked for. */
  readonly compared: ReadonlySet<string>;
  readonly onCompare: (user_id: string) => void;
  readonly canCreate: boolean;
  /** Arranges an interview at a time, with somebody where it was their row. */
  readonly onCreate: (person: PersonRow | null, at: number) => void;
  readonly onOpen: (event: CalendarEvent) => void;
  /** Shows a day more closely. */
  readonly onDay: (day: string) => void;
}
