import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { freeTimesQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { LocalTimeField } from './local-time-field.tsx';
import { TimeChoice } from './time-choice.tsx';

const DAYS = 21;

interface FreeTimesProps {
  application: string;
  people: readonly string[];
  duration_min: number;
  zone: string;
  chosen: readonly string[];
  several?: boolean;
  onChoose: (start: string) => void;
  /** Takes any other time; left out: only those that suit everyone can be chosen. */
  onTyped?: (start: string | null) => void;
  error?: string | undefined;
}

/** The times of the next three weeks that suit all of these people, and any other time where it may be one. */
export function FreeTimes({ application, people, duration_min, zone, ...on }: FreeTimesProps) {
  const t = useText(messages);
  // From the next full hour on, so that the same question is asked again while one types.
  const [from] = useState(() => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
  const query = useQuery({
    ...freeTimesQuery({
      application_id: application,
      user_ids: people.join(','),
      from: from.toISOString(),
      until: new Date(from.getTime() + DAYS * 86_400_000).toISOString(),
      duration_min,
    }),
    enabled: people.length > 0,
  });
  if (people.length === 0) return <p>{t('interviews.choose_people')}</p>;
  return (
    <>
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
              label={t('interviews.works_for', { count: people.length + 1 })}
            />
          )
        }
      </QueryView>
      {on.onTyped && (
        <LocalTimeField
          label={t('interviews.other_time')}
          zone={zone}
          duration_min={duration_min}
          onChange={on.onTyped}
          error={on.error}
        />
      )}
    </>
  );
}
