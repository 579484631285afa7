import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { type CSSProperties, memo } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { messages } from '../../interviews.messages.ts';
import { clockAt } from '../clock-text.ts';
import classes from './event-block.module.css';
import { intervalOf } from './grid-model.ts';
import { useZones } from './zones.ts';

interface EventBlockProps {
  event: CalendarEvent;
  /** Where it would be, if it is being moved; without it: where it is. */
  at?: number | undefined;
  isGhost?: boolean;
  style?: CSSProperties;
  /** Tab goes from grid to grid; arrows move within. */
  tabIndex?: number;
}

/**
 * An interview in a calendar: when and with whom; the rest is read aloud, in every shown zone. Where one of hundreds is
 * moved, only that one is drawn anew.
 */
export const EventBlock = memo(function EventBlock({
  event,
  at,
  isGhost = false,
  style,
  tabIndex = -1,
}: EventBlockProps) {
  const t = useText(messages);
  const c = useText(calendarMessages);
  const { axis, zones, cityOf } = useZones();
  const { start, end } = intervalOf(event);
  const from = at ?? start;
  const until = from + (end - start);
  const times = zones.map((zone) =>
    c('calendar.time_in', { from: clockAt(zone, from), until: clockAt(zone, until), city: cityOf(zone) }),
  );
  const clock = clockAt(axis, from);
  return (
    <button
      type="button"
      className={classes.block}
      // Said in one name: an element for it in each of hundreds is a fifth of what has to be drawn.
      aria-label={[
        `${clock} ${event.applicant_name} ${event.title}`,
        ...times,
        t(`interviews.kind.${event.kind}`),
        t(`interviews.status.${event.status}`),
        event.position.title,
      ].join(', ')}
      data-event={event.id}
      data-status={event.status}
      data-ghost={isGhost || undefined}
      data-movable={event.can_manage || undefined}
      style={style}
      tabIndex={tabIndex}
    >
      <span className={classes.clock}>{clock}</span>
      {` ${event.applicant_name} `}
      <span className={classes.title}>{event.title}</span>
    </button>
  );
}, isSameBlock);

function isSameBlock(a: EventBlockProps, b: EventBlockProps): boolean {
  return (
    a.event === b.event &&
    a.at === b.at &&
    a.isGhost === b.isGhost &&
    a.tabIndex === b.tabIndex &&
    isSameStyle(a.style, b.style)
  );
}

function isSameStyle(a: CSSProperties | undefined, b: CSSProperties | undefined): boolean {
  if (a === b || !a || !b) return a === b;
  const keys = Object.keys(a) as (keyof CSSProperties)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
