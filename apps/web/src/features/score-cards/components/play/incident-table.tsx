import { useText } from '../../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { messages } from '../../facts.messages.ts';
import type { CardPlay } from '../../score-cards.api.ts';
import { lengthText } from '../../text/length-text.ts';
import { messages as timeline } from '../../timeline.messages.ts';
import classes from './play-facts.module.css';

/** What cut into a play, with its times; nothing for a play of which it was not recorded. */
export function IncidentTable({ play }: { play: CardPlay }) {
  const t = useText(messages);
  const words = useText(timeline);
  const { incidents } = play;
  if (incidents === null) return null;
  if (incidents.length === 0) return <p className={classes.quiet}>{t('facts.incidents_none')}</p>;
  const length = ({ kind, lasted_ms }: (typeof incidents)[number]) => {
    if (lasted_ms !== null) return lengthText(lasted_ms, words);
    return t(kind === 'device' ? 'facts.incident.no_length' : 'facts.incident.open');
  };
  return (
    <section className={classes.incidents}>
      <h3>{t('facts.incidents')}</h3>
      <SimpleTable
        stacks
        caption={t('facts.incidents')}
        columns={[
          { key: 'what', header: t('facts.incident.what') },
          { key: 'task', header: t('facts.incident.task') },
          { key: 'when', header: t('facts.incident.when') },
          { key: 'length', header: t('facts.incident.length'), align: 'end' },
        ]}
        rows={incidents.map((incident, index) => ({
          key: String(index),
          cells: [
            words(`timeline.mark.${incident.kind}`),
            play.tasks.find((task) => task.key === incident.task_key)?.name ?? '',
            <TimeText key="when" at={incident.at} style="datetime" />,
            length(incident),
          ],
        }))}
      />
    </section>
  );
}
