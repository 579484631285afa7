import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { RouteResult } from '@tryout/contract/define-route';
import { EVENT_KINDS, type EventKind } from '@tryout/contract/interviews/event-fields';
import type { listInterviewers } from '@tryout/contract/interviews/free-times';
import { MOST_PARTS } from '@tryout/domain/interviews/event-day';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../interviews.messages.ts';
import { type ChosenPeople, PeopleChoice } from './people-choice.tsx';

/** One part of an interview day as it is being arranged. */
export interface DayPart {
  readonly key: string;
  readonly title: string;
  readonly kind: EventKind;
  readonly duration_min: number;
  readonly break_min: number;
  readonly people: ChosenPeople;
}

const LENGTHS = [15, 20, 30, 45, 60, 90, 120, 180] as const;
const BREAKS = [0, 5, 10, 15, 30, 45, 60, 90, 120] as const;

interface DayPartsProps {
  parts: readonly DayPart[];
  items: RouteResult<typeof listInterviewers>['items'];
  onChange: (parts: readonly DayPart[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The parts of an interview day in order: what, how long, who, and the break until the next. */
export function DayParts({ parts, items, onChange, errorOf }: DayPartsProps) {
  const t = useText(messages);
  const put = (at: number, change: Partial<DayPart>) =>
    onChange(parts.map((part, n) => (n === at ? { ...part, ...change } : part)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...parts];
    const [part] = next.splice(at, 1);
    if (part) next.splice(at + by, 0, part);
    onChange(next);
  };
  const minutes = (count: number) => t('interviews.minutes', { count });
  return (
    <Stack gap={4}>
      {parts.map((part, at) => (
        <Panel key={part.key} title={t('interviews.part', { number: at + 1 })} as="section">
          <Stack gap={4}>
            <Row gap={4} align="start">
              <TextInput
                id={fieldId(`parts.${at}.title`)}
                label={t('interviews.name_of')}
                required
                maxLength={120}
                value={part.title}
                error={errorOf(`parts.${at}.title`)}
                onChange={(event) => put(at, { title: event.currentTarget.value })}
              />
              <NativeSelect
                label={t('interviews.kind')}
                value={part.kind}
                onChange={(event) => put(at, { kind: event.currentTarget.value as EventKind })}
                data={EVENT_KINDS.map((each) => ({ value: each, label: t(`interviews.kind.${each}`) }))}
              />
              <NativeSelect
                label={t('interviews.length')}
                value={String(part.duration_min)}
                onChange={(event) => put(at, { duration_min: Number(event.currentTarget.value) })}
                data={LENGTHS.map((each) => ({ value: String(each), label: minutes(each) }))}
              />
              {at < parts.length - 1 && (
                <NativeSelect
                  label={t('interviews.break')}
                  value={String(part.break_min)}
                  onChange={(event) => put(at, { break_min: Number(event.currentTarget.value) })}
                  data={BREAKS.map((each) => ({
                    value: String(each),
                    label: each === 0 ? t('interviews.break.none') : minutes(each),
                  }))}
                />
              )}
            </Row>
            <fieldset id={fieldId(`parts.${at}.participants`)} tabIndex={-1}>
              <legend>{t('interviews.people')}</legend>
              <PeopleChoice
                items={items}
                people={part.people}
                onChange={(people) => put(at, { people })}
                error={errorOf(`parts.${at}.participants`) ?? errorOf(`parts.${at}.round_robin`)}
              />
            </fieldset>
            <Row>
              {at > 0 && (
                <Button variant="default" size="compact-sm" onClick={() => move(at, -1)}>
                  {t('interviews.part.earlier', { number: at + 1 })}
                </Button>
              )}
              {at < parts.length - 1 && (
                <Button variant="default" size="compact-sm" onClick={() => move(at, 1)}>
                  {t('interviews.part.later', { number: at + 1 })}
                </Button>
              )}
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => onChange(parts.filter((_, n) => n !== at))}
              >
                {t('interviews.part.remove', { number: at + 1 })}
              </Button>
            </Row>
          </Stack>
        </Panel>
      ))}
      {parts.length < MOST_PARTS && (
        <Row>
          <Button
            variant="default"
            onClick={() => onChange([...parts, newPart(parts.at(-1)?.kind ?? 'video', new Map())])}
          >
            {t('interviews.part.add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** A part to begin with. */
export function newPart(kind: EventKind, people: ChosenPeople, title = '', duration_min = 45): DayPart {
  return { key: crypto.randomUUID(), title, kind, duration_min, break_min: 0, people };
}
