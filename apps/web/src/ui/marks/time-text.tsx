import { useEffect, useState } from 'react';
import { DATE, useFormat } from '../../platform/i18n/use-format.ts';

interface TimeTextProps {
  /** ISO 8601. */
  at: string;
  style?: 'date' | 'time' | 'datetime' | 'relative';
}

const STYLES = {
  date: DATE,
  time: { timeStyle: 'short' },
  datetime: { ...DATE, hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const TICK_MS = 30_000;

/** A moment in the reader's language and zone; the full one shows on hover. */
export function TimeText({ at, style = 'date' }: TimeTextProps) {
  const format = useFormat();
  const now = useNow(style === 'relative');
  return (
    <time
      dateTime={at}
      onPointerEnter={({ currentTarget }) => {
        // Made when it is asked for: a list has many of them.
        currentTarget.title = format.date(at, { dateStyle: 'full', timeStyle: 'long' });
      }}
    >
      {style === 'relative' ? format.relative(at, now) : format.date(at, STYLES[style])}
    </time>
  );
}

function useNow(ticking: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
