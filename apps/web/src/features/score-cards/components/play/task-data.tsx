import { useText } from '../../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../../platform/library-names.ts';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { dataPointName, dataPointValue, useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../computation.messages.ts';
import { messages as reasons } from '../../reasons.messages.ts';
import type { Card, CardPlay } from '../../score-cards.api.ts';
import { reasonText } from '../../text/reason-text.ts';
import classes from './task-data.module.css';
import { Trials } from './trials.tsx';

/** The data points of each task of a play, with what is missing and why, and its single responses on request. */
export function TaskData({ card, play }: { card: Card; play: CardPlay }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const why = useText(reasons);
  const words = useMeasureWords();
  const tasks = play.tasks.map((task, index) => ({ ...task, name: named('tasks', task.name), index }));
  return tasks.map((task) => {
    const points = card.data_points.filter(
      (point) => point.play_id === play.id && point.task_index === task.index,
    );
    return (
      <section key={task.index} className={classes.task}>
        <h3>{t('computed.points', { task: task.name })}</h3>
        <SimpleTable
          caption={t('computed.points', { task: task.name })}
          columns={[
            { key: 'point', header: t('computed.point') },
            { key: 'value', header: t('computed.value'), align: 'end' },
          ]}
          rows={points.map((point) => ({
            key: point.key,
            cells: [
              dataPointName(point.key, words),
              point.value === null ? (
                <span key="why" className={classes.why}>
                  {reasonText(point.missing_reason, why)}
                </span>
              ) : (
                dataPointValue(point.key, point.value, words)
              ),
            ],
          }))}
        />
        <Trials playId={play.id} taskIndex={task.index} taskName={task.name} />
      </section>
    );
  });
}
