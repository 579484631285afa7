import { NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { GROUP_TIME_LIMIT_S } from '@tryout/domain/simulations/simulation-form';
import { roundTo } from '@tryout/domain/statistics/decimal';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { DragHandle } from '../../../ui/forms/drag-handle.tsx';
import dragging from '../../../ui/forms/dragging.module.css';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { useDragRow, useDropList } from '../../../ui/forms/use-dragging.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { GroupDraft } from './builder-draft.ts';
import { keepFocusIn } from './keep-focus.ts';
import { OUTSIDE, TASKS } from './task-lists.ts';
import { TypedNumber, TypedText } from './typed-text.tsx';

const MINUTE_S = 60;

const minutesOf = (seconds: number): number => roundTo(seconds / MINUTE_S, 2);

interface GroupCardProps {
  readonly group: GroupDraft;
  /** As problems and refusals name it, such as `groups.0`. */
  readonly field: string;
  /** How many tasks it has. */
  readonly size: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (changes: Partial<GroupDraft>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Tasks that are delivered together: all of them, or some that are drawn. */
export function GroupCard({ group, field, size, isFirst, isLast, children, ...on }: GroupCardProps) {
  const t = useText(messages);
  const { name } = group;
  const drag = useDragRow({ group: TASKS, id: group.id, list: OUTSIDE, label: name });
  const inside = useRef<HTMLDivElement>(null);
  const over = useDropList(inside, { group: TASKS, list: group.id });
  const move = (step: -1 | 1) => keepFocusIn(drag.row, () => on.onMove(step));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={drag.row as RefObject<HTMLLIElement | null>}
      className={`${classes.group} ${dragging.row}`}
      data-dragging={drag.dragging || undefined}
      data-edge={drag.edge ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <span className={classes.name}>
          <DragHandle handle={drag.handle} />
          <TypedText
            id={fieldId(field)}
            label={t('builder.groups.name')}
            maxLength={80}
            required
            value={name}
            error={name.trim() === '' ? t('builder.name.missing') : undefined}
            onText={(text) => on.onChange({ name: text })}
          />
        </span>
        <span className={classes.tools}>
          <IconButton
            label={t('builder.up', { name })}
            icon={IconArrowUp}
            disabled={isFirst}
            onClick={() => move(-1)}
          />
          <IconButton
            label={t('builder.down', { name })}
            icon={IconArrowDown}
            disabled={isLast}
            onClick={() => move(1)}
          />
          <IconButton label={t('builder.groups.remove', { name })} icon={IconX} onClick={on.onRemove} />
        </span>
      </div>
      <div className={classes.grid}>
        <NativeSelect
          label={t('builder.groups.pick')}
          value={group.pick}
          data={[
            { value: 'all', label: t('builder.groups.all') },
            { value: 'random_n', label: t('builder.groups.random_n') },
          ]}
          onChange={(event) =>
            on.onChange({ pick: event.currentTarget.value === 'random_n' ? 'random_n' : 'all' })
          }
        />
        {group.pick === 'random_n' && (
          <TypedNumber
            label={t('builder.groups.n')}
            description={t('builder.groups.n_about', { count: size })}
            value={group.n}
            min={1}
            max={Math.max(1, size)}
            step={1}
            onNumber={(n) => on.onChange({ n: n === null ? n : Math.round(n) })}
          />
        )}
        <TypedNumber
          id={fieldId(`${field}.time_limit_s`)}
          label={t('builder.groups.time')}
          description={t('builder.groups.time_about')}
          value={group.time_limit_s === null ? null : minutesOf(group.time_limit_s)}
          min={GROUP_TIME_LIMIT_S.min / MINUTE_S}
          max={GROUP_TIME_LIMIT_S.max / MINUTE_S}
          step={0.5}
          mayBeEmpty
          onNumber={(minutes) =>
            on.onChange({ time_limit_s: minutes === null ? null : Math.round(minutes * MINUTE_S) })
          }
        />
        <CheckBox
          label={t('builder.groups.shuffle')}
          checked={group.shuffle}
          onChange={(shuffle) => on.onChange({ shuffle })}
        />
      </div>
      <div ref={inside} className={`${classes.inside} ${dragging.list}`} data-over={over || undefined}>
        {size === 0 ? (
          <p className={classes.quiet}>{t('builder.groups.empty')}</p>
        ) : (
          <ol className={classes.list}>{children}</ol>
        )}
      </div>
    </li>
  );
}
