import { zonedLines } from '@tryout/domain/interviews/zoned-text';
import { intlTag, useLocale } from '../../../platform/i18n/locale.ts';
import classes from './event-time.module.css';
import { ownZone } from './own-zone.ts';

interface EventTimeProps {
  starts_at: string;
  ends_at: string;
  /** The zone that stands first. */
  zone: string;
}

/** The time of an interview in its zone and, where the clocks there show another one, in the reader's; zones by name. */
export function EventTime({ zone, ...time }: EventTimeProps) {
  const [first, ...others] = zonedLines(intlTag(useLocale()), [zone, ownZone()], time);
  return (
    <span className={classes.times}>
      <time dateTime={time.starts_at}>{first}</time>
      {others.map((line) => (
        <span key={line} className={classes.other}>
          {line}
        </span>
      ))}
    </span>
  );
}
