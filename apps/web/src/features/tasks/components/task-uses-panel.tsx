import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CommonStatusChip } from '../../../ui/marks/common-status-chip.tsx';
import type { CommonStatus } from '../../../ui/marks/status.messages.ts';
import type { TaskDetail } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import { TaskStatus } from './task-status.tsx';
import classes from './task-uses-panel.module.css';

/** The simulations that hold a task version, and the other versions of the task. */
export function TaskUsesPanel({
  task,
  used_in,
  versions,
}: Pick<TaskDetail, 'task' | 'used_in' | 'versions'>) {
  const t = useText(messages);
  const named = useLibraryNames();
  return (
    <Stack gap={5}>
      <Panel title={t('tasks.uses')}>
        {used_in.length === 0 ? (
          <p>{t('tasks.uses.none')}</p>
        ) : (
          <ul className={classes.list}>
            {used_in.map((simulation) => (
              <li key={simulation.id}>
                <Link to="/user/simulations/$simulationId" params={{ simulationId: simulation.id }}>
                  <bdi>{named('simulations', simulation.name)}</bdi>
                </Link>
                <CommonStatusChip status={simulation.status as CommonStatus} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {versions.length > 1 && (
        <Panel title={t('tasks.versions')}>
          <ul className={classes.list}>
            {versions.map((version) => (
              <li key={version.id}>
                {version.id === task.id ? (
                  <span aria-current="true">
                    {t('tasks.version', { version: version.version })} ({t('tasks.versions.this')})
                  </span>
                ) : (
                  <Link to="/user/admin/tasks/$taskId" params={{ taskId: version.id }}>
                    {t('tasks.version', { version: version.version })}
                  </Link>
                )}
                <TaskStatus status={version.status} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  );
}
