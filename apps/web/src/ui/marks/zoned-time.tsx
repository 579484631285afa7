import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './zoned-time.module.css';

interface ZonedTimeProps {
  start: string;
  end?: string;
  /** IANA name; the platform shows events in New York. */
  zone?: string;
}

const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** "Tue 24 Nov 2026, 11:00–11:30 New York (EST)" and, where it differs, the viewer's own time under it. */
export function ZonedTime({ start, end, zone = 'America/New_York' }: ZonedTimeProps) {
  const t = useText(messages);
  const format = useFormat();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const range = (timeZone: string) => {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    const from = format.date(start, time);
    return end ? `${from}–${format.date(end, time)}` : from;
  };
  const day = (timeZone: string) =>
    format.date(start, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const name = (timeZone: string, kind: 'short' | 'shortOffset') =>
    format.date(start, { timeZone, timeZoneName: kind }).split(', ').at(-1) ?? '';
  const same = range(zone) === range(own) && day(zone) === day(own);
  const ownTime = day(zone) === day(own) ? range(own) : `${day(own)}, ${range(own)}`;
  return (
    <span className={classes.times}>
      <time dateTime={start}>
        {day(zone)}, {range(zone)} {cityOf(zone)} ({name(zone, 'short')}, {name(zone, 'shortOffset')})
      </time>
      {!same && (
        <span className={classes.own}>{t('ui.time.yours', { time: ownTime, zone: cityOf(own) })}</span>
      )}
    </span>
  );
}
