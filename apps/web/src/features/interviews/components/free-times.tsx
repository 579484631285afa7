import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { freeDaysQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { LocalTimeField } from './local-time-field.tsx';
import classes from './time-choice.module.css';
import { TimeChoice } from './time-choice.tsx';

const DAYS = 21;

interface FreeTimesProps {
  application: string;
  /** What is looked for: one interview, or the parts of a day. */
  parts: readonly {
    readonly duration_min: number;
    readonly break_min: number;
    readonly user_ids: readonly string[];
    readonly one_of: readonly string[];
  }[];
  /** Length of all of it. */
  length_min: number;
  zone: string;
  chosen: readonly string[];
  several?: boolean;
  onChoose: (start: string) => void;
  /** Takes any other time; left out: only those that suit everyone can be chosen. */
  onTyped?: (start: string | null) => void;
  error?: string | undefined;
}

/** The times of the next three weeks that suit all of these people, and any other time where it may be one. */
export function FreeTimes({ application, parts, length_min, zone, ...on }: FreeTimesProps) {
  const t = useText(messages);
  // From the next full hour on, so that the same question is asked again while one types.
  const [from] = useState(() => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
  const isKnown = parts.every((part) => part.user_ids.length + part.one_of.length > 0);
  const query = useQuery({
    ...freeDaysQuery({
      application_id: application,
      from: from.toISOString(),
      until: new Date(from.getTime() + DAYS * 86_400_000).toISOString(),
      parts: parts.map((part) => ({ ...part, user_ids: [...part.user_ids], one_of: [...part.one_of] })),
    }),
    enabled: isKnown,
  });
  if (!isKnown) return <p>{t('interviews.choose_people')}</p>;
  const people = new Set(parts.flatMap((part) => part.user_ids));
  const inTurn = parts.filter((part) => part.one_of.length > 0).length;
  return (
    <>
      <div className={classes.room}>
        <QueryView query={query}>
          {({ starts }) =>
            starts.length === 0 ? (
              <p>{t('interviews.nothing_free', { days: DAYS })}</p>
            ) : (
              <TimeChoice
                starts={starts}
                zone={zone}
                chosen={on.chosen}
                several={on.several ?? false}
                onChoose={on.onChoose}
                label={t('interviews.works_for', { count: people.size + inTurn + 1 })}
              />
            )
          }
        </QueryView>
      </div>
      {on.onTyped && (
        <LocalTimeField
          label={t('interviews.other_time')}
          zone={zone}
          duration_min={length_min}
          onChange={on.onTyped}
          error={on.error}
        />
      )}
    </>
  );
}
