import { Button } from '@mantine/core';
import { localTime } from '@tryout/domain/interviews/time-zones';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bookingMessages } from '../booking.messages.ts';
import { cityOf, clockAt, offsetText } from './clock-text.ts';
import classes from './slot-days.module.css';

/** Days that are shown at once. */
const PAGE = 5;

interface SlotDaysProps {
  /** Instants to choose from, in order. */
  starts: readonly string[];
  /** By whose clocks days and times are. */
  zone: string;
  /** The zone of the interview, said beside. */
  other: string;
  chosen: string | null;
  onChoose: (start: string) => void;
}

/**
 * Days with their times: below each other on a phone, beside each other where there is room. One group of radios: arrows
 * up and down go through the times, left and right to the same place of the next day.
 */
export function SlotDays({ starts, zone, other, chosen, onChoose }: SlotDaysProps) {
  const t = useText(bookingMessages);
  const format = useFormat();
  const name = useId();
  const days = [...Map.groupBy(starts, (start) => localTime(zone, Date.parse(start)).day)];
  const first = chosen ? days.findIndex(([, inside]) => inside.includes(chosen)) : 0;
  const [page, setPage] = useState(Math.max(0, Math.floor(first / PAGE)));
  const last = Math.ceil(days.length / PAGE) - 1;
  const shown = days.slice(Math.min(page, last) * PAGE, Math.min(page, last) * PAGE + PAGE);
  const onKeyDown = (press: KeyboardEvent<HTMLFieldSetElement>) => {
    if (press.key !== 'ArrowLeft' && press.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(press.currentTarget).direction === 'rtl';
    const way = (press.key === 'ArrowRight') === isRtl ? -1 : 1;
    const at = (press.target as HTMLInputElement).value;
    const day = shown.findIndex(([, inside]) => inside.includes(at));
    const next = shown[day + way]?.[1];
    const place = shown[day]?.[1].indexOf(at) ?? 0;
    press.preventDefault();
    const to = next?.[Math.min(place, next.length - 1)];
    if (!to) return;
    onChoose(to);
    press.currentTarget.querySelector<HTMLInputElement>(`input[value="${to}"]`)?.focus();
  };
  // In the hour that autumn repeats two starts look alike; their distance from UTC tells them apart.
  const clockOf = (start: string, all: readonly string[]) => {
    const at = Date.parse(start);
    const clock = clockAt(zone, at);
    const isTwice = all.filter((each) => clockAt(zone, Date.parse(each)) === clock).length > 1;
    return isTwice ? `${clock} ${offsetText(zone, at)}` : clock;
  };
  const isOther = (start: string) => clockAt(other, Date.parse(start)) !== clockAt(zone, Date.parse(start));
  return (
    <div className={classes.whole}>
      <fieldset className={classes.days} onKeyDown={onKeyDown}>
        <legend>{t('booking.choose_time')}</legend>
        {shown.map(([day, inside]) => (
          <fieldset key={day} className={classes.day}>
            <legend>
              {format.date(`${day}T12:00:00Z`, {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
                timeZone: 'UTC',
              })}
            </legend>
            {inside.map((start) => (
              <label key={start} className={classes.time}>
                <input
                  type="radio"
                  name={name}
                  value={start}
                  checked={chosen === start}
                  onChange={() => onChoose(start)}
                />
                <span>
                  <bdi>{clockOf(start, inside)}</bdi>
                  {isOther(start) && (
                    <small>
                      <bdi>{`${clockAt(other, Date.parse(start))} ${cityOf(other)}`}</bdi>
                    </small>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </fieldset>
      {last > 0 && (
        <div className={classes.pages}>
          <Button variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('booking.earlier_days')}
          </Button>
          <Button variant="default" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('booking.later_days')}
          </Button>
        </div>
      )}
    </div>
  );
}
