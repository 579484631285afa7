import { NativeSelect } from '@mantine/core';
import type { RouteResult } from '@tryout/contract/define-route';
import type { listInterviewers } from '@tryout/contract/interviews/free-times';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../interviews.messages.ts';

type Interviewer = RouteResult<typeof listInterviewers>['items'][number];

/** How somebody takes part: they have to be there, may be, or are one of several of whom one takes it in turn. */
export const PARTS_TAKEN = ['required', 'optional', 'in_turn'] as const;
/** How somebody takes part. */
export type PartTaken = (typeof PARTS_TAKEN)[number];

/** Who takes part and how, by account. */
export type ChosenPeople = ReadonlyMap<string, PartTaken>;

/** The ids of those who take part in a way. */
export const takingPart = (people: ChosenPeople, how: PartTaken): string[] =>
  [...people].filter(([, part]) => part === how).map(([id]) => id);

/** People as requests name them. */
export const peopleOfRequest = (people: ChosenPeople) => ({
  participants: [...people]
    .filter(([, part]) => part !== 'in_turn')
    .map(([user_id, part]) => ({ user_id, is_required: part === 'required' })),
  round_robin: takingPart(people, 'in_turn'),
});

interface PeopleChoiceProps {
  items: readonly Interviewer[];
  people: ChosenPeople;
  onChange: (people: ChosenPeople) => void;
  error?: string | undefined;
}

/** Who interviews: boxes, and for each one how, where there are several. */
export function PeopleChoice({ items, people, onChange, error }: PeopleChoiceProps) {
  const t = useText(messages);
  const toggle = (id: string, on: boolean) => {
    const next = new Map(people);
    if (on) next.set(id, 'required');
    else next.delete(id);
    onChange(next);
  };
  const inTurn = takingPart(people, 'in_turn').length;
  return (
    <Stack gap={3}>
      {items.map((person) => {
        const part = people.get(person.user_id);
        return (
          <Row key={person.user_id} gap={4}>
            <CheckBox
              label={
                <>
                  {person.is_you ? t('interviews.you', { name: person.name }) : person.name}{' '}
                  <small>{t(`interviews.role.${person.kind}`)}</small>
                </>
              }
              checked={part !== undefined}
              onChange={(on) => toggle(person.user_id, on)}
            />
            {part !== undefined && people.size > 1 && (
              <NativeSelect
                aria-label={t('interviews.takes_part', { name: person.name })}
                value={part}
                onChange={(event) =>
                  onChange(new Map(people).set(person.user_id, event.currentTarget.value as PartTaken))
                }
                data={PARTS_TAKEN.map((each) => ({ value: each, label: t(`interviews.takes_part.${each}`) }))}
              />
            )}
          </Row>
        );
      })}
      {inTurn > 0 && (
        <p>{inTurn === 1 ? t('interviews.in_turn.one') : t('interviews.in_turn.text', { count: inTurn })}</p>
      )}
      {error && <p role="alert">{error}</p>}
    </Stack>
  );
}
