import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { playMinutes } from '@tryout/domain/plays/time-estimate';
import { useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { useDrops } from '../../../ui/forms/use-dragging.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { BuilderDraft, TaskDraft } from './builder-draft.ts';
import { GroupCard } from './group-card.tsx';
import type { StepProps } from './step-props.ts';
import { TaskCard } from './task-card.tsx';
import {
  blocksOf,
  dropped,
  intoGroup,
  type TaskParts,
  withGroup,
  withGroupChange,
  withMoved,
  withoutGroup,
  withoutTask,
  withTask,
  withTaskChange,
} from './task-edits.ts';
import { OUTSIDE, TASKS } from './task-lists.ts';
import { TaskPicker } from './task-picker.tsx';

/** Step 3: which tasks are delivered, in which order and in which groups, and how each is set. */
export function StepTasks({ builder, catalog, errorOf }: StepProps) {
  const t = useText(messages);
  const format = useFormat();
  const [picking, setPicking] = useState(false);
  const { tasks, groups } = builder.draft;
  const parts: TaskParts = { tasks, groups };
  const set = (next: TaskParts) => next !== parts && builder.change(next satisfies Partial<BuilderDraft>);
  const nameOf = (id: string) =>
    groups.find((group) => group.id === id)?.name ??
    catalog.task(tasks.find((task) => task.id === id)?.task_id ?? '')?.name ??
    '';
  const move = (id: string, step: -1 | 1) => {
    const next = withMoved(parts, id, step);
    if (next === parts) return;
    set(next);
    announce(t(step === 1 ? 'builder.tasks.moved_down' : 'builder.tasks.moved_up', { name: nameOf(id) }));
  };
  useDrops(TASKS, (id, { list, row, edge }) =>
    set(dropped(parts, id, { list: list === OUTSIDE ? null : list, row, edge })),
  );
  const minutes = playMinutes(tasks, groups, (task) =>
    secondsOf(task, catalog.task(task.task_id)?.minutes ?? 0),
  );
  const blocks = blocksOf(parts);
  const card = (task: TaskDraft, index: number, of: number) => (
    <TaskCard
      key={task.id}
      task={task}
      known={catalog.task(task.task_id)}
      field={`tasks.${tasks.indexOf(task)}`}
      groups={groups}
      isFirst={index === 0}
      isLast={index === of - 1}
      errorOf={errorOf}
      onChange={(changes) => set(withTaskChange(parts, task.id, changes))}
      onMove={(step) => move(task.id, step)}
      onGroup={(group_id) => set(intoGroup(parts, task.id, group_id))}
      onRemove={() => set(withoutTask(parts, task.id))}
    />
  );
  const add = (
    <Row>
      <Button
        variant={tasks.length === 0 ? 'filled' : 'default'}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        {t('builder.tasks.add')}
      </Button>
      {tasks.length > 0 && (
        <Button
          variant="default"
          onClick={() => set(withGroup(parts, t('builder.groups.name_of', { number: groups.length + 1 })))}
        >
          {t('builder.groups.add')}
        </Button>
      )}
    </Row>
  );
  return (
    <div id={fieldId('tasks')} tabIndex={-1}>
      <Stack gap={4}>
        {tasks.length === 0 ? (
          <EmptyState title={t('builder.tasks.none')} text={t('builder.tasks.none_about')} action={add} />
        ) : (
          <>
            <p className={classes.quiet}>{t('builder.tasks.keys')}</p>
            <ol className={classes.list}>
              {blocks.map((block, index) =>
                block.group === null ? (
                  block.tasks.map((task) => card(task, index, blocks.length))
                ) : (
                  <GroupCard
                    key={block.id}
                    group={block.group}
                    field={`groups.${groups.indexOf(block.group)}`}
                    size={block.tasks.length}
                    isFirst={index === 0}
                    isLast={index === blocks.length - 1}
                    onChange={(changes) => set(withGroupChange(parts, block.id, changes))}
                    onMove={(step) => move(block.id, step)}
                    onRemove={() => set(withoutGroup(parts, block.id))}
                  >
                    {block.tasks.map((task, at) => card(task, at, block.tasks.length))}
                  </GroupCard>
                ),
              )}
            </ol>
            {add}
            <p className={classes.total} aria-live="polite">
              {minutes.shortest === minutes.longest
                ? t('builder.tasks.minutes', { minutes: format.number(minutes.longest) })
                : t('builder.tasks.minutes_span', {
                    shortest: format.number(minutes.shortest),
                    longest: format.number(minutes.longest),
                  })}
            </p>
          </>
        )}
      </Stack>
      {picking && (
        <TaskPicker
          catalog={catalog}
          chosen={tasks.map((task) => task.task_id)}
          onAdd={(task_id) => set(withTask(parts, task_id))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** Seconds of a task; one that is not stored yet takes what the library says. */
const secondsOf = (task: TaskDraft, minutes: number): number => task.estimated_seconds ?? minutes * 60;
