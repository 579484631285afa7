import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../../ui/states/skeletons.tsx';
import { messages } from '../../computation.messages.ts';
import { type Trial, trialsQuery } from '../../score-cards.api.ts';
import { trialColumns } from '../../text/trial-plot.ts';
import { messages as timeline } from '../../timeline.messages.ts';
import { TrialPicture } from './trial-picture.tsx';
import classes from './trials.module.css';
import { useColumnName } from './use-column-name.ts';
import { useTrialCell } from './use-trial-words.ts';

interface TrialsProps {
  playId: string;
  taskIndex: number;
  taskName: string;
}

/** The single responses of a task; read from the server once somebody asks for them. */
export function Trials({ playId, taskIndex, taskName }: TrialsProps) {
  const t = useText(messages);
  const table = useText(timeline);
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...trialsQuery(playId), enabled: opened });
  return (
    <Disclosure label={t('computed.trials.show', { task: taskName })} open={opened} onToggle={setOpened}>
      {opened && (
        <QueryView query={query} skeleton={<TableSkeleton rows={4} />}>
          {({ tasks }) => {
            const task = tasks.find((one) => one.task_index === taskIndex);
            if (!task || task.trials.length === 0)
              return <p className={classes.none}>{t('computed.trials.none')}</p>;
            return (
              <>
                <TrialPicture task={task} taskName={taskName} />
                <Disclosure label={table('timeline.table')}>
                  <TrialTable taskKey={task.task_key} taskName={taskName} trials={task.trials} />
                </Disclosure>
              </>
            );
          }}
        </QueryView>
      )}
    </Disclosure>
  );
}

function TrialTable({
  taskKey,
  taskName,
  trials,
}: {
  taskKey: string;
  taskName: string;
  trials: readonly Trial[];
}) {
  const t = useText(messages);
  const columnName = useColumnName();
  const cell = useTrialCell();
  const columns = trialColumns(taskKey, trials);
  return (
    <div className={classes.table}>
      <SimpleTable
        caption={t('computed.trials.caption', { task: taskName })}
        columns={columns.map((column) => ({
          key: column,
          header: columnName(column),
          align: trials.some((trial) => typeof trial[column] === 'number') ? 'end' : 'start',
        }))}
        rows={trials.map((trial, index) => ({
          key: String(index),
          cells: columns.map((column) => cell(trial[column], column)),
        }))}
      />
    </div>
  );
}
