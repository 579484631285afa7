import {
  instantsOn,
  sharedSteps,
  stepsOfDay,
  unsociableHours,
} from '@tryout/domain/interviews/calendar-grid';
import type { Interval } from '@tryout/domain/interviews/intervals';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { messages } from '../../interviews.messages.ts';
import { zoneText } from '../clock-text.ts';
import { axisLines } from './axis.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { type GridLane, isWithin, type Shade, STEP_MIN, touches } from './grid-model.ts';
import classes from './people-view.module.css';
import { groupsOf, type PersonRow } from './person-rows.ts';
import { TimeGrid } from './time-grid.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';
import type { ViewProps } from './view-props.ts';
import { ZoneCorner } from './zone-corner.tsx';
import { useZones } from './zones.ts';

/** People in rows, the hours of a day across. */
export function PeopleView({ data: _, rows, days, now, compared, onCompare, canCreate, ...view }: ViewProps) {
  const c = useText(calendarMessages);
  const t = useText(messages);
  const texts = useCalendarTexts();
  const { axis, zones, cityOf } = useZones();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [day = ''] = days;
  const byId = useMemo(() => new Map(rows.map((row) => [row.user_id, row])), [rows]);
  const { steps, shared, window } = useMemo(() => {
    const own = stepsOfDay(axis, day, STEP_MIN);
    const line = sharedSteps([own]);
    const last = own.at(-1)?.at ?? 0;
    return {
      shared: line,
      steps: instantsOn(own, line),
      window: { start: own[0]?.at ?? 0, end: last + STEP_MIN * 60_000 },
    };
  }, [axis, day]);
  const laneOf = useMemo(() => {
    const made = new WeakMap<PersonRow, GridLane>();
    const late = new Map<string, Interval[]>();
    const lateIn = (zone: string) => {
      const known = late.get(zone) ?? unsociableHours(zone, window);
      late.set(zone, known);
      return known;
    };
    return (row: PersonRow): GridLane => {
      const lane = made.get(row) ?? {
        key: row.user_id,
        name: row.name,
        steps,
        events: row.events,
        canCreate,
        shades: steps.map((at) => {
          if (at === null) return undefined;
          const found: Shade[] = [];
          if (touches(lateIn(row.time_zone), at)) found.push('late');
          else if (row.hours && !isWithin(row.hours, at)) found.push('off');
          if (touches(row.busy, at)) found.push('busy');
          return found.length > 0 ? found : undefined;
        }),
      };
      made.set(row, lane);
      return lane;
    };
  }, [steps, window, canCreate]);
  const kinds = useMemo(() => groupsOf(rows), [rows]);
  const inSight = useRowsInSight(kinds);
  const groups = useMemo(
    () =>
      kinds.map(({ kind, rows: inside }) => ({
        kind,
        count: inside.length,
        lanes: inside.slice(0, inSight[kind]).map(laneOf),
      })),
    [kinds, inSight, laneOf],
  );
  // Whom a press with Shift reaches to: everyone between the last choice and this one, as they are shown.
  const reach = useRef<Reach>({ last: null, ids: [], compared });
  reach.current.ids = groups
    .filter(({ kind }) => !closed.has(kind))
    .flatMap(({ lanes }) => lanes.map((lane) => lane.key));
  reach.current.compared = compared;
  const pick = useCallback(
    (id: string, isRange: boolean) => {
      for (const each of isRange ? rangeTo(reach.current, id) : [id]) onCompare(each);
      reach.current.last = id;
    },
    [onCompare],
  );
  const headOf = useCallback(
    (lane: GridLane) => {
      const row = byId.get(lane.key);
      if (!row) return null;
      const name = row.is_you ? t('interviews.you', { name: row.name }) : row.name;
      return (
        <div className={classes.head}>
          {canCreate ? (
            <PersonPick
              name={name}
              isPicked={compared.has(row.user_id)}
              onPick={(isRange) => pick(row.user_id, isRange)}
            />
          ) : (
            <span className={classes.name}>{name}</span>
          )}
          <span className={classes.zone}>{zoneText(row.time_zone, window.start + 43_200_000)}</span>
        </div>
      );
    },
    [byId, compared, pick, canCreate, t, window],
  );
  const axisOfDay = useMemo(
    () => axisLines(zones, shared, [{ day, steps }], () => ''),
    [zones, shared, day, steps],
  );
  const cellName = (lane: GridLane, step: number) => {
    const at = steps[step];
    const row = byId.get(lane.key);
    if (at === null || at === undefined || !row) return '';
    const said = { late: 'calendar.is_late', off: 'calendar.is_off', busy: 'calendar.is_busy' } as const;
    return [
      lane.name,
      texts.instant(at),
      ...(lane.shades[step] ?? []).map((shade) => c(said[shade], { city: cityOf(row.time_zone) })),
    ].join(', ');
  };
  return (
    <TimeGrid
      {...view}
      label={c('calendar.people_on', { day: texts.longDay(day) })}
      flow="across"
      corner={<ZoneCorner at={window.start + 43_200_000} />}
      axis={axisOfDay}
      first={Math.max(
        0,
        shared.findIndex((step) => step.minute >= 8 * 60),
      )}
      now={now}
      headOf={headOf}
      headKey={(lane) => `${byId.get(lane.key)?.time_zone} ${canCreate} ${compared.has(lane.key)}`}
      cellName={cellName}
      groups={groups.map(({ kind, count, lanes }) => {
        const isOpen = !closed.has(kind);
        return {
          key: kind,
          head: (
            <GroupButton
              label={c('calendar.kind_with', { kind: c(`calendar.kind.${kind}`), count })}
              isOpen={isOpen}
              onToggle={() => {
                const next = new Set(closed);
                if (isOpen) next.add(kind);
                else next.delete(kind);
                setClosed(next);
              }}
            />
          ),
          lanes: isOpen ? lanes : [],
        };
      })}
      onCreate={(lane, at) => view.onCreate(byId.get(lane.key) ?? null, at)}
    />
  );
}

interface Reach {
  last: string | null;
  ids: readonly string[];
  compared: ReadonlySet<string>;
}

/** Whose choice changes so that all from the last one to this one are chosen, or none of them is. */
function rangeTo({ last, ids, compared }: Reach, to: string): readonly string[] {
  const ends = [ids.indexOf(last ?? to), ids.indexOf(to)].sort((a, b) => a - b);
  const [from = -1, until = -1] = ends;
  if (from < 0) return [to];
  const isPicked = !compared.has(to);
  return ids.slice(from, until + 1).filter((id) => compared.has(id) !== isPicked);
}

interface PersonPickProps {
  name: string;
  isPicked: boolean;
  onPick: (isRange: boolean) => void;
}

function PersonPick({ name, isPicked, onPick }: PersonPickProps) {
  // A press on the label comes to the check box without the keys that were held.
  const isRange = useRef(false);
  return (
    <label
      className={classes.pick}
      onMouseDown={(press) => {
        isRange.current = press.shiftKey;
        // Else the browser marks the text between the two presses.
        if (press.shiftKey) press.preventDefault();
      }}
    >
      <input
        type="checkbox"
        checked={isPicked}
        onKeyDown={(press) => {
          isRange.current = press.shiftKey;
        }}
        onChange={() => onPick(isRange.current)}
      />
      <span className={classes.name}>{name}</span>
    </label>
  );
}

function GroupButton({ label, isOpen, onToggle }: { label: string; isOpen: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={classes.group} aria-expanded={isOpen} onClick={onToggle}>
      <span aria-hidden className={classes.arrow} data-open={isOpen || undefined} />
      {label}
    </button>
  );
}
