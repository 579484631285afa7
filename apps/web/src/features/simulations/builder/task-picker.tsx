import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { Catalog } from './catalog.ts';

interface TaskPickerProps {
  readonly catalog: Catalog;
  /** Task ids that are there already; a task may be there twice. */
  readonly chosen: readonly string[];
  readonly onAdd: (task_id: string) => void;
  readonly onClose: () => void;
}

/** Chooses tasks from the library by name or by what they tell something of. */
export function TaskPicker({ catalog, chosen, onAdd, onClose }: TaskPickerProps) {
  const t = useText(messages);
  const format = useFormat();
  const [q, setQ] = useState('');
  const words = q.trim().toLocaleLowerCase();
  const found = catalog.options.tasks
    .map((task) => ({
      ...task,
      measures: task.subtrait_ids.flatMap((id) => catalog.subtrait(id)?.subtrait ?? []),
    }))
    .filter((task) =>
      [task.name, task.description, ...task.measures].join(' ').toLocaleLowerCase().includes(words),
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('builder.tasks.add')}
      width={760}
      footer={<Button onClick={onClose}>{t('builder.done')}</Button>}
    >
      <Stack gap={3}>
        <SearchField label={t('builder.tasks.find')} value={q} onChange={setQ} />
        {found.length === 0 && <p>{t('builder.tasks.nothing_found')}</p>}
        <ul className={classes.list}>
          {found.map((task) => {
            const times = chosen.filter((id) => id === task.task_id).length;
            return (
              <li key={task.task_id} className={classes.card}>
                <div className={classes.head}>
                  <span className={classes.words}>
                    <strong dir="auto">{task.name}</strong>
                    <span className={classes.quiet}>
                      {t('builder.minutes', { minutes: format.number(task.minutes) })}
                      {times > 0 && ` · ${t('builder.tasks.times', { count: times })}`}
                    </span>
                  </span>
                  <Button
                    variant="default"
                    leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
                    onClick={() => {
                      onAdd(task.task_id);
                      announce(t('builder.traits.added', { name: task.name }));
                    }}
                  >
                    {t('builder.add')}
                    <span className="visually-hidden"> {task.name}</span>
                  </Button>
                </div>
                <p dir="auto">{task.description}</p>
                <p className={classes.quiet}>
                  {task.measures.length > 0
                    ? t('builder.tasks.measures', { names: format.list(task.measures) })
                    : t('builder.tasks.measures_none')}
                </p>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Dialog>
  );
}
