import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../interviews.messages.ts';
import classes from './time-choice.module.css';

interface TimeChoiceProps {
  /** Instants to choose from, in order. */
  starts: readonly string[];
  zone: string;
  /** Those that are chosen. */
  chosen: readonly string[];
  /** One, or as many as one likes. */
  several?: boolean;
  onChoose: (start: string) => void;
  label: string;
}

/** Starts day by day, as radios or check boxes: arrows and Tab move as everywhere. Days and times are those of the zone. */
export function TimeChoice({ starts, zone, chosen, several = false, onChoose, label }: TimeChoiceProps) {
  const t = useText(messages);
  const format = useFormat();
  const dayOf = (start: string) =>
    format.date(start, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  const days = [...new Set(starts.map(dayOf))];
  const [wanted, setWanted] = useState<string | null>(null);
  const first = chosen[0];
  const day = wanted !== null && days.includes(wanted) ? wanted : first ? dayOf(first) : days[0];
  const shown = starts.filter((start) => dayOf(start) === day);
  const clock = (start: string) =>
    format.date(start, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
  // In the hour that autumn repeats two starts look alike; their distance from UTC tells them apart.
  const isTwice = (start: string) => shown.filter((each) => clock(each) === clock(start)).length > 1;
  const offset = (start: string) =>
    format.date(start, { timeZone: zone, timeZoneName: 'shortOffset', hour: '2-digit' }).split(' ').at(-1);
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={t('interviews.day')}
        value={day}
        onChange={(event) => setWanted(event.currentTarget.value)}
        data={days.map((each) => ({
          value: each,
          label: t('interviews.day_with', {
            day: each,
            count: starts.filter((start) => dayOf(start) === each).length,
          }),
        }))}
      />
      <fieldset className={classes.times}>
        <legend>{label}</legend>
        {shown.map((start) => (
          <label key={start} className={classes.time}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={several ? undefined : label}
              checked={chosen.includes(start)}
              onChange={() => onChoose(start)}
            />
            <span dir="auto">
              {clock(start)}
              {isTwice(start) && ` ${offset(start)}`}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
