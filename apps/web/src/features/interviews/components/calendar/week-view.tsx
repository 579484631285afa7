import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import {
  instantsOn,
  sharedSteps,
  stepsOfDay,
  unsociableHours,
} from '@tryout/domain/interviews/calendar-grid';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { axisLines } from './axis.ts';
import { windowOf } from './calendar-range.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { type GridLane, intervalOf, STEP_MIN, touches } from './grid-model.ts';
import { TimeGrid } from './time-grid.tsx';
import type { ViewProps } from './view-props.ts';
import classes from './week-view.module.css';
import { ZoneCorner } from './zone-corner.tsx';
import { useZones } from './zones.ts';

/** Puts interviews into the columns of their days; a column whose interviews are as they were stays the same object. */
function columnKeeper() {
  const known = new WeakMap<GridLane, GridLane>();
  return (column: GridLane, items: readonly CalendarEvent[]): GridLane => {
    const shown = column.steps.filter((at) => at !== null);
    const [first, last] = [shown[0] ?? 0, (shown.at(-1) ?? 0) + STEP_MIN * 60_000];
    const events = items.filter((event) => {
      const { start, end } = intervalOf(event);
      return start < last && end > first;
    });
    const before = known.get(column);
    const isSame =
      before?.events.length === events.length && events.every((event, at) => event === before.events[at]);
    const lane = before && isSame ? before : { ...column, events };
    known.set(column, lane);
    return lane;
  };
}

/** The days of a week in columns, the hours down. A day on which clocks change has the hours it has. */
export function WeekView({
  data,
  days,
  today,
  now,
  rows: _,
  compared: __,
  onCompare: ___,
  ...view
}: ViewProps) {
  const c = useText(calendarMessages);
  const texts = useCalendarTexts();
  const format = useFormat();
  const { axis, zones, cityOf } = useZones();
  const window = useMemo(() => windowOf(axis, days), [axis, days]);
  const late = useMemo(
    () => zones.map((zone) => ({ zone, hours: unsociableHours(zone, window) })),
    [zones, window],
  );
  const { shared, columns } = useMemo(() => {
    const steps = days.map((day) => stepsOfDay(axis, day, STEP_MIN));
    const line = sharedSteps(steps);
    const made = days.map((day, index): GridLane => {
      const own = instantsOn(steps[index] ?? [], line);
      return {
        key: day,
        name: day,
        steps: own,
        events: [],
        shades: own.map((at) =>
          at !== null && late.some(({ hours }) => touches(hours, at)) ? (['late'] as const) : undefined,
        ),
        canCreate: view.canCreate,
      };
    });
    return { shared: line, columns: made };
  }, [axis, days, late, view.canCreate]);
  const [filled] = useState(columnKeeper);
  const lanes = useMemo(() => columns.map((column) => filled(column, data.items)), [columns, data, filled]);
  const lines = useMemo(
    () =>
      axisLines(
        zones,
        shared,
        lanes.map((lane) => ({ day: lane.key, steps: lane.steps })),
        (day) => format.date(`${day}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' }),
      ),
    [zones, shared, lanes, format],
  );
  const cellName = (lane: GridLane, step: number) => {
    const at = lane.steps[step];
    if (at === null || at === undefined) return c('calendar.no_such_time', { day: texts.longDay(lane.key) });
    const names = late.filter(({ hours }) => touches(hours, at)).map(({ zone }) => cityOf(zone));
    return [
      texts.longDay(lane.key),
      texts.instant(at),
      ...(names.length > 0 ? [c('calendar.is_late', { city: format.list(names) })] : []),
    ].join(', ');
  };
  return (
    <TimeGrid
      {...view}
      label={c('calendar.week_of', { day: texts.longDay(days[0] ?? '') })}
      flow="down"
      corner={<ZoneCorner at={window.start} />}
      axis={lines}
      first={Math.max(
        0,
        shared.findIndex((step) => step.minute >= 8 * 60),
      )}
      now={now}
      groups={[{ key: 'days', head: null, lanes }]}
      headOf={(lane) => (
        <span className={classes.day} data-today={lane.key === today || undefined}>
          {texts.shortDay(lane.key)}
          {lane.key === today && <small>{c('calendar.today')}</small>}
        </span>
      )}
      cellName={cellName}
      onCreate={(_lane, at) => view.onCreate(null, at)}
    />
  );
}
