import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MOST_COMPARED } from '@tryout/contract/interviews/event-calendar';
import type { Interval } from '@tryout/domain/interviews/intervals';
import { useMemo } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { commonTimesQuery } from '../../calendar.api.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { messages } from '../../interviews.messages.ts';
import { clockAt } from '../clock-text.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import classes from './common-times.module.css';
import type { PersonRow } from './person-rows.ts';
import { useZones } from './zones.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120] as const;
/** As many as can be looked through. */
const MOST_SHOWN = 12;

interface CommonTimesProps {
  /** Those who were chosen. */
  people: readonly PersonRow[];
  window: Interval;
  length: number;
  onLength: (minutes: number) => void;
  onChoose: (start: number) => void;
  onClear: () => void;
}

/** Starts of interviews that follow one another without overlap. */
function apart(starts: readonly string[], length: number): number[] {
  const kept: number[] = [];
  for (const start of starts) {
    const at = Date.parse(start);
    if (at >= (kept.at(-1) ?? Number.NEGATIVE_INFINITY) + length * 60_000) kept.push(at);
  }
  return kept;
}

/** The times in sight that suit all who were chosen; each leads on to arranging. */
export function CommonTimes({ people, window, length, ...on }: CommonTimesProps) {
  const c = useText(calendarMessages);
  const t = useText(messages);
  const team = people.filter((each) => each.kind !== 'candidate');
  const candidates = people.filter((each) => each.kind === 'candidate');
  const canAsk = team.length > 0 && team.length <= MOST_COMPARED && candidates.length <= 1;
  return (
    <Panel
      title={c('calendar.common')}
      actions={
        people.length > 0 && (
          <Button variant="subtle" size="sm" onClick={on.onClear}>
            {c('calendar.clear_people')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {canAsk ? (
          <>
            <NativeSelect
              label={t('interviews.length')}
              value={String(length)}
              onChange={(event) => on.onLength(Number(event.currentTarget.value))}
              data={LENGTHS.map((each) => ({
                value: String(each),
                label: t('interviews.minutes', { count: each }),
              }))}
              className={classes.length}
            />
            <Found
              team={team}
              application={candidates[0]?.application_id ?? null}
              people={people}
              window={window}
              length={length}
              onChoose={on.onChoose}
            />
          </>
        ) : (
          <p>
            {candidates.length > 1
              ? c('calendar.one_applicant')
              : team.length > MOST_COMPARED
                ? c('calendar.too_many_people', { most: MOST_COMPARED })
                : c('calendar.choose_people')}
          </p>
        )}
      </Stack>
    </Panel>
  );
}

interface FoundProps {
  team: readonly PersonRow[];
  application: string | null;
  people: readonly PersonRow[];
  window: Interval;
  length: number;
  onChoose: (start: number) => void;
}

function Found({ team, application, people, window, length, onChoose }: FoundProps) {
  const c = useText(calendarMessages);
  const texts = useCalendarTexts();
  const { axis } = useZones();
  const query = useQuery(
    commonTimesQuery({
      user_ids: team.map((each) => each.user_id).join(','),
      ...(application ? { application_id: application } : {}),
      from: new Date(window.start).toISOString(),
      until: new Date(window.end).toISOString(),
      duration_min: length,
    }),
  );
  const starts = useMemo(() => apart(query.data?.starts ?? [], length), [query.data, length]);
  return (
    <QueryView query={query}>
      {() =>
        starts.length === 0 ? (
          <p role="status">{c('calendar.nothing_common')}</p>
        ) : (
          <ul className={classes.times} aria-label={c('calendar.common')}>
            {starts.slice(0, MOST_SHOWN).map((start) => {
              const time = { start, end: start + length * 60_000 };
              const late = texts.lateFor(people, time);
              return (
                <li key={start}>
                  <button type="button" className={classes.time} onClick={() => onChoose(start)}>
                    <strong>
                      {c('calendar.works_for', {
                        from: clockAt(axis, time.start),
                        until: clockAt(axis, time.end),
                        count: people.length,
                      })}
                    </strong>
                    <span>
                      {texts.dayAt(start)}, {texts.times(time)}
                    </span>
                    {late.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </button>
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryView>
  );
}
