import { NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { DragHandle } from '../../../ui/forms/drag-handle.tsx';
import dragging from '../../../ui/forms/dragging.module.css';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { useDragRow } from '../../../ui/forms/use-dragging.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { GroupDraft, TaskDraft } from './builder-draft.ts';
import type { CatalogTask } from './catalog.ts';
import { keepFocusIn } from './keep-focus.ts';
import { OUTSIDE, TASKS } from './task-lists.ts';
import { TaskSettings } from './task-settings.tsx';
import { TypedNumber, TypedText } from './typed-text.tsx';

interface TaskCardProps {
  readonly task: TaskDraft;
  readonly known: CatalogTask | undefined;
  /** As problems and refusals name it, such as `tasks.2`. */
  readonly field: string;
  readonly groups: readonly GroupDraft[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (changes: Partial<TaskDraft>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onGroup: (group_id: string | null) => void;
  readonly onRemove: () => void;
}

/** One delivered task; Alt and an arrow key move it, and its handle is for dragging. */
export function TaskCard({ task, known, field, groups, isFirst, isLast, errorOf, ...on }: TaskCardProps) {
  const t = useText(messages);
  const format = useFormat();
  const title = useId();
  const name = known?.name ?? '';
  const drag = useDragRow({ group: TASKS, id: task.id, list: task.group_id ?? OUTSIDE, label: name });
  const minutes = task.estimated_seconds === null ? (known?.minutes ?? 0) : task.estimated_seconds / 60;
  const move = (step: -1 | 1) => keepFocusIn(drag.row, () => on.onMove(step));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={drag.row as RefObject<HTMLLIElement | null>}
      className={`${classes.card} ${dragging.row}`}
      data-dragging={drag.dragging || undefined}
      data-edge={drag.edge ?? undefined}
      onKeyDown={onKeyDown}
      aria-labelledby={title}
    >
      <div className={classes.head}>
        <span className={classes.name}>
          <DragHandle handle={drag.handle} />
          <span className={classes.words} id={fieldId(field)} tabIndex={-1}>
            <strong id={title} dir="auto">
              {name}
            </strong>
            <span className={classes.quiet}>
              {t('builder.minutes', { minutes: format.number(minutes, { maximumFractionDigits: 1 }) })}
            </span>
          </span>
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
          <IconButton label={t('builder.remove', { name })} icon={IconX} onClick={on.onRemove} />
        </span>
      </div>
      {known === undefined || known.option === null ? (
        <p className={classes.warning}>{t('builder.tasks.not_offered')}</p>
      ) : (
        <p className={classes.quiet} dir="auto">
          {known.description}
        </p>
      )}
      {errorOf(field) !== undefined && <p className={classes.error}>{errorOf(field)}</p>}
      <Disclosure label={t('builder.tasks.settings')}>
        <div className={classes.grid}>
          {groups.length > 0 && (
            <NativeSelect
              label={t('builder.tasks.group')}
              value={task.group_id ?? ''}
              data={[
                { value: '', label: t('builder.tasks.alone') },
                ...groups.map((group) => ({ value: group.id, label: group.name })),
              ]}
              onChange={(event) => on.onGroup(event.currentTarget.value || null)}
            />
          )}
          <TypedNumber
            label={t('builder.tasks.time')}
            description={t('builder.tasks.time_about', { minutes: format.number(known?.minutes ?? 0) })}
            value={task.estimated_seconds === null ? null : Math.round(task.estimated_seconds / 6) / 10}
            min={0.1}
            max={120}
            step="any"
            mayBeEmpty
            error={errorOf(`${field}.estimated_seconds`)}
            onNumber={(value) =>
              on.onChange({ estimated_seconds: value === null ? null : Math.max(5, Math.round(value * 60)) })
            }
          />
          <TypedText
            className={classes.wide}
            label={t('builder.tasks.reason')}
            description={t('builder.tasks.reason_about')}
            maxLength={500}
            value={task.reason}
            error={errorOf(`${field}.reason`)}
            onText={(reason) => on.onChange({ reason })}
          />
        </div>
        {known?.option && (
          <div className={classes.settings}>
            <TaskSettings
              option={known.option}
              parameters={task.parameters}
              name={`${field}.parameters`}
              onChange={(parameters) => on.onChange({ parameters })}
            />
          </div>
        )}
      </Disclosure>
    </li>
  );
}
