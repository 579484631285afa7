import { NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { InterviewKit } from '@tryout/contract/interviews/interview-kit';
import type { KeyboardEvent } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { moved } from './edited-items.ts';
import { kitMessages } from './kit.messages.ts';
import classes from './question-rows.module.css';

interface Row {
  readonly key: string;
  readonly question: string;
  readonly trait_id: string | null;
  readonly assigned_to?: string | null;
}

interface QuestionRowsProps<T extends Row> {
  items: readonly T[];
  traits: readonly { trait_id: string; name: string }[];
  onChange: (items: readonly T[]) => void;
  onEdit: (item: T) => void;
  onRemove: (item: T) => void;
  /** Who can be asked to put them; left out where nobody is. */
  people?: InterviewKit['people'];
}

/** Questions in the order in which they are asked: moved by buttons or Alt with the arrows, edited, removed. */
export function QuestionRows<T extends Row>(props: QuestionRowsProps<T>) {
  const { items, traits, onChange, onEdit, onRemove, people } = props;
  const t = useText(kitMessages);
  const move = (at: number, by: number) => {
    const next = moved(items, at, by);
    if (next === items) return;
    onChange(next);
    announce(t('kit.moved', { n: at + by + 1, count: items.length }));
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(at, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ol className={classes.list}>
      {items.map((item, at) => (
        <li key={item.key} className={classes.row} onKeyDown={(event) => onKey(event, at)}>
          <div className={classes.words}>
            <p className={classes.facts}>
              {t('kit.number', { n: at + 1 })}
              {item.trait_id && ` · ${traits.find((each) => each.trait_id === item.trait_id)?.name ?? ''}`}
            </p>
            <p dir="auto">{item.question}</p>
          </div>
          {people && (
            <NativeSelect
              aria-label={t('kit.asker', { question: item.question })}
              value={item.assigned_to ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange(
                  items.map((each, place) =>
                    place === at ? { ...each, assigned_to: value === '' ? null : value } : each,
                  ),
                );
              }}
              data={[
                { value: '', label: t('kit.everyone') },
                ...people.map(({ user_id, name }) => ({ value: user_id, label: name })),
              ]}
            />
          )}
          <div className={classes.buttons}>
            <IconButton
              label={t('kit.move_up', { question: item.question })}
              icon={IconArrowUp}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              label={t('kit.move_down', { question: item.question })}
              icon={IconArrowDown}
              disabled={at === items.length - 1}
              onClick={() => move(at, 1)}
            />
            <IconButton
              label={t('kit.reword', { question: item.question })}
              icon={IconPencil}
              onClick={() => onEdit(item)}
            />
            <IconButton
              label={t('kit.remove', { question: item.question })}
              icon={IconTrash}
              onClick={() => onRemove(item)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
