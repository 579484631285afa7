import { wholeDay } from '@tryout/domain/interviews/availability';
import { memo, useMemo, useRef } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { messages } from '../../interviews.messages.ts';
import { zoneText } from '../clock-text.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { EventBlock } from './event-block.tsx';
import { intervalOf } from './grid-model.ts';
import { onOtherDay } from './other-day.ts';
import classes from './people-weeks.module.css';
import { groupsOf, type PersonRow } from './person-rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useWeekChips } from './use-week-chips.ts';
import type { ViewProps } from './view-props.ts';
import { useZones } from './zones.ts';

/** People in rows, the days of four weeks across: who is asked how often. */
export function PeopleWeeks({ data, rows, days, today, onOpen, onDrop }: ViewProps) {
  const c = useText(calendarMessages);
  const { axis } = useZones();
  const texts = useCalendarTexts();
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const starts = useMemo(() => days.map((day) => wholeDay(axis, day).start), [axis, days]);
  const inSight = useRowsInSight(groups);
  const region = useRef<HTMLElement>(null);
  const focus = useKeptFocus(region);
  const chips = useWeekChips({
    events: useMemo(() => new Map(data.items.map((event) => [event.id, event])), [data]),
    dayOf: (event) => starts.findLastIndex((start) => start <= intervalOf(event).start),
    days: days.length,
    onMove: (event, day) => onDrop({ event, at: onOtherDay(axis, event, days[day] ?? '') }),
  });
  // One for Tab; what is focused takes its place.
  const first = groups.flatMap((group) => group.rows).find((row) => row.events.length > 0)?.user_id;
  const label = c('calendar.people_from', {
    from: texts.longDay(days[0] ?? ''),
    until: texts.longDay(days.at(-1) ?? ''),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section ref={region} className={classes.region} aria-label={label} tabIndex={0} {...focus} {...chips}>
      <table className={classes.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{c('calendar.person')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {texts.shortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ kind, rows: inside }) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className={classes.group}>
                <span>
                  {c('calendar.kind_with', { kind: c(`calendar.kind.${kind}`), count: inside.length })}
                </span>
              </th>
            </tr>
            {inside.slice(0, inSight[kind]).map((row) => (
              <PersonDays
                key={row.user_id}
                row={row}
                starts={starts}
                hasFirst={row.user_id === first}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface PersonDaysProps {
  row: PersonRow;
  starts: readonly number[];
  /** Whether Tab finds its first interview. */
  hasFirst: boolean;
  onOpen: ViewProps['onOpen'];
}

const PersonDays = memo(function PersonDays({ row, starts, hasFirst, onOpen }: PersonDaysProps) {
  const t = useText(messages);
  const begun = row.events.map((event) => ({ event, at: Date.parse(event.starts_at ?? '') }));
  return (
    <tr>
      <th scope="row">
        {row.is_you ? t('interviews.you', { name: row.name }) : row.name}
        <small>{zoneText(row.time_zone, starts[0] ?? 0)}</small>
      </th>
      {starts.map((start, index) => {
        const end = starts[index + 1] ?? start + 86_400_000;
        const own = begun.filter(({ at }) => at >= start && at < end);
        return (
          <td key={start}>
            {own.map(({ event }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the block inside is a button
              // biome-ignore lint/a11y/noStaticElementInteractions: as above
              <div
                key={event.id}
                className={classes.chip}
                draggable={event.can_manage}
                onClick={() => onOpen(event)}
              >
                <EventBlock
                  event={event}
                  style={{ position: 'static', inlineSize: '100%' }}
                  tabIndex={hasFirst && event === begun[0]?.event ? 0 : -1}
                />
              </div>
            ))}
          </td>
        );
      })}
    </tr>
  );
});
