import type { AvailabilityHours } from '@tryout/contract/interviews/event-fields';
import { withHours } from '@tryout/domain/interviews/availability';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../interviews.messages.ts';
import classes from './week-grid.module.css';

type Week = AvailabilityHours['weekly'];

interface WeekGridProps {
  weekly: Week;
  /** Names of the days, Monday first. */
  days: readonly string[];
  onChange: (weekly: Week) => void;
}

interface Cell {
  readonly day: number;
  readonly hour: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** A few hours have their number above; the others would not fit. */
const NUMBERED = 3;

/** Minutes of an hour that are open, from its first on. */
function openPart(ranges: Week[number], hour: number): { from: number; until: number } | null {
  const [start, end] = [hour * 60, hour * 60 + 60];
  const parts = ranges
    .map((range) => ({ from: Math.max(range.from, start), until: Math.min(range.until, end) }))
    .filter((part) => part.until > part.from);
  const first = parts[0];
  const last = parts.at(-1);
  return first && last ? { from: first.from - start, until: last.until - start } : null;
}

/**
 * A week's hours to be painted: with the pointer, or with the arrows, Space to open or close an hour and Shift with an
 * arrow to paint on. The fields beside it say the same to the minute.
 */
export function WeekGrid({ weekly, days, onChange }: WeekGridProps) {
  const t = useText(messages);
  const format = useFormat();
  const [at, setAt] = useState<Cell>({ day: 0, hour: 9 });
  const grid = useRef<HTMLDivElement>(null);
  const painting = useRef<boolean | null>(null);
  // Several cells may be painted before the page is drawn again.
  const latest = useRef(weekly);
  latest.current = weekly;
  const isOpen = ({ day, hour }: Cell) => openPart(latest.current[day] ?? [], hour) !== null;
  const paint = ({ day, hour }: Cell, open: boolean) => {
    const part = { from: hour * 60, until: hour * 60 + 60 };
    latest.current = latest.current.map((ranges, n) =>
      n === day ? [...withHours(ranges, part, open)] : ranges,
    );
    onChange(latest.current);
  };
  const stop = () => {
    painting.current = null;
  };
  const clock = (hour: number) =>
    format.date(new Date(Date.UTC(2027, 0, 4, hour)), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
  const press = (event: KeyboardEvent, cell: Cell) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, readonly [day: number, hour: number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, isRtl ? 1 : -1],
      ArrowRight: [0, isRtl ? -1 : 1],
      Home: [0, -cell.hour],
      End: [0, 23 - cell.hour],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const to = {
      day: Math.min(6, Math.max(0, cell.day + step[0])),
      hour: Math.min(23, Math.max(0, cell.hour + step[1])),
    };
    if (event.shiftKey) paint(to, isOpen(cell));
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.day}-${to.hour}"]`)?.focus();
  };
  return (
    <div className={classes.scroller}>
      <div className={classes.hours} aria-hidden>
        {HOURS.filter((hour) => hour % NUMBERED === 0).map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </div>
      <div ref={grid} className={classes.grid} onPointerUp={stop} onPointerLeave={stop}>
        {days.map((name, day) => (
          <fieldset key={name} className={classes.row}>
            <legend className="visually-hidden">{name}</legend>
            <span aria-hidden className={classes.day}>
              {name}
            </span>
            {HOURS.map((hour) => {
              const open = openPart(weekly[day] ?? [], hour);
              return (
                <span key={hour} className={classes.cell}>
                  {open && (
                    <span
                      className={classes.fill}
                      style={{
                        insetInlineStart: `${(open.from / 60) * 100}%`,
                        insetInlineEnd: `${100 - (open.until / 60) * 100}%`,
                      }}
                    />
                  )}
                  <input
                    type="checkbox"
                    className={classes.box}
                    data-cell={`${day}-${hour}`}
                    tabIndex={at.day === day && at.hour === hour ? 0 : -1}
                    checked={open !== null}
                    aria-label={t('interviews.hour_of', {
                      day: name,
                      from: clock(hour),
                      until: clock(hour + 1),
                    })}
                    onChange={() => paint({ day, hour }, open === null)}
                    onClick={(event) => {
                      // The pointer has painted when it came down; Space has not.
                      if (event.detail > 0) event.preventDefault();
                    }}
                    onFocus={() => setAt({ day, hour })}
                    onKeyDown={(event) => press(event, { day, hour })}
                    onPointerDown={(event) => {
                      // Without it a finger would draw on the hour that it touched first, whichever it is over.
                      event.currentTarget.releasePointerCapture?.(event.pointerId);
                      painting.current = open === null;
                      paint({ day, hour }, open === null);
                    }}
                    onPointerEnter={() => {
                      if (painting.current !== null) paint({ day, hour }, painting.current);
                    }}
                  />
                </span>
              );
            })}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
