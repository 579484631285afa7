import { MonthView as KitMonth, type ScheduleEventData } from '@mantine/schedule';
import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { localTime } from '@tryout/domain/interviews/time-zones';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/schedule/styles.layer.css';
import { type CSSProperties, useMemo } from 'react';
import { intlTag, useLocale } from '../../../../platform/i18n/locale.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { clockText } from '../clock-text.ts';
import { firstWeekday } from './calendar-range.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { EventBlock } from './event-block.tsx';
import { intervalOf } from './grid-model.ts';
import classes from './month-view.module.css';
import { onOtherDay } from './other-day.ts';
import type { ViewProps } from './view-props.ts';
import { useZones } from './zones.ts';

/** A wall clock as the kit writes it. */
function wallOf(zone: string, at: number): string {
  const { day, minute } = localTime(zone, at);
  return `${day} ${clockText(minute)}:00`;
}

/**
 * A month by the kit's schedule part. Mended around it: what its days and weekdays are called in the reader's language,
 * Home and End, events whose text has contrast and says times with their zones, and, right to left, the day under each
 * event (it counts from the left; its layer of events is mirrored, and each event mirrored back).
 */
export default function MonthView({ data, day, onOpen, onDay, onDrop, ghost }: ViewProps) {
  const c = useText(calendarMessages);
  const tag = intlTag(useLocale());
  const format = useFormat();
  const texts = useCalendarTexts();
  const { axis } = useZones();
  const byId = useMemo(() => new Map(data.items.map((event) => [event.id, event])), [data]);
  const { events, countOn } = useMemo(() => {
    const days = new Map<string, { event: CalendarEvent; from: number }[]>();
    for (const event of data.items) {
      const from = ghost?.event.id === event.id ? ghost.at : intervalOf(event).start;
      const { day: on } = localTime(axis, from);
      days.set(on, [...(days.get(on) ?? []), { event, from }]);
    }
    return {
      events: [...days].flatMap(([on, all]) => shownOn(axis, on, all, ghost?.event.id)),
      countOn: new Map([...days].map(([on, all]) => [on, all.length])),
    };
  }, [data, axis, ghost]);
  const first = firstWeekday(tag);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={classes.region} aria-label={texts.month(day)} tabIndex={0}>
      <KitMonth
        className={classes.month}
        classNames={{
          monthViewEvents: classes.events,
          monthViewDay: classes.day,
          monthViewWeekday: classes.weekday,
        }}
        date={`${day.slice(0, 8)}01`}
        withHeader={false}
        firstDayOfWeek={(first % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
        weekdayFormat={(name) =>
          format.date(`${name.slice(0, 10)}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })
        }
        consistentWeeks
        maxEventsPerDay={MOST_A_DAY}
        events={events}
        labels={{ moreLabel: (count) => c('calendar.more', { count }) }}
        getDayProps={(name) => ({
          'aria-label': c('calendar.day_with', { day: texts.longDay(name), count: countOn.get(name) ?? 0 }),
          onKeyDown: onEdgeKey,
        })}
        onDayClick={onDay}
        renderEvent={(shown, props) => {
          const event = byId.get(String(shown.id));
          const { style } = props as { style?: CSSProperties };
          if (!event)
            return (
              <div key={shown.id} className={classes.event} style={style}>
                <button
                  type="button"
                  className={classes.more}
                  onClick={() => onDay(String(shown.id).slice(MORE.length))}
                >
                  {c('calendar.more', { count: Number(shown.title) })}
                  <span className="visually-hidden">
                    : {texts.longDay(String(shown.id).slice(MORE.length))}
                  </span>
                </button>
              </div>
            );
          const drag = props as Pick<React.ComponentProps<'div'>, 'draggable' | 'onDragStart' | 'onDragEnd'>;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the block inside is a button
            // biome-ignore lint/a11y/noStaticElementInteractions: as above
            <div
              key={event.id}
              className={classes.event}
              style={style}
              draggable={drag.draggable}
              onDragStart={drag.onDragStart}
              onDragEnd={drag.onDragEnd}
              onClick={() => onOpen(event)}
            >
              <EventBlock
                event={event}
                at={ghost?.event.id === event.id ? ghost.at : undefined}
                isGhost={ghost?.event.id === event.id}
                style={{ position: 'static', inlineSize: '100%', blockSize: '100%' }}
                tabIndex={0}
              />
            </div>
          );
        }}
        withEventsDragAndDrop
        canDragEvent={(shown) => byId.get(String(shown.id))?.can_manage === true}
        onEventDrop={({ eventId, newStart }) => {
          const event = byId.get(String(eventId));
          const at = event && onOtherDay(axis, event, newStart.slice(0, 10));
          if (event && at) onDrop({ event, at });
        }}
      />
    </section>
  );
}

/** Lines of a day; where more is on it, the last one leads to the day. */
const MOST_A_DAY = 3;
const MORE = 'more-';

/**
 * What the kit is given of a day. It compares each event of a week with each other one, which takes seconds for hundreds;
 * so it gets those alone that have a line, of them the one that is being moved.
 */
function shownOn(
  zone: string,
  day: string,
  all: readonly { readonly event: CalendarEvent; readonly from: number }[],
  moved: string | undefined,
): ScheduleEventData[] {
  const sorted = [...all].sort(
    (a, b) => Number(b.event.id === moved) - Number(a.event.id === moved) || a.from - b.from,
  );
  const lines = sorted.length > MOST_A_DAY ? sorted.slice(0, MOST_A_DAY - 1) : sorted;
  const shown = lines
    .sort((a, b) => a.from - b.from)
    .map(({ event, from }): ScheduleEventData => {
      const { start, end } = intervalOf(event);
      return {
        id: event.id,
        title: event.applicant_name,
        start: wallOf(zone, from),
        // What ends on the next day is drawn on the day on which it begins.
        end: wallOf(zone, Math.max(from, Math.min(from + (end - start), endOfDay(zone, from)))),
        color: 'gray',
      };
    });
  const more = sorted.length - lines.length;
  if (more === 0) return shown;
  const last = { start: `${day} 23:58:00`, end: `${day} 23:59:00`, color: 'gray' } as const;
  return [...shown, { id: `${MORE}${day}`, title: String(more), ...last }];
}

function endOfDay(zone: string, at: number): number {
  const { minute } = localTime(zone, at);
  return at + Math.max(1, 1439 - minute) * 60_000;
}

/** Home and End lead to the ends of a week, which the kit leaves out. */
function onEdgeKey(press: React.KeyboardEvent<HTMLButtonElement>): void {
  if (press.key !== 'Home' && press.key !== 'End') return;
  const days = [
    ...(press.currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? []),
  ];
  const to = press.key === 'Home' ? days[0] : days.at(-1);
  if (!to) return;
  press.preventDefault();
  to.focus();
}
