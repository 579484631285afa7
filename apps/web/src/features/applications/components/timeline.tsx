import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { Application } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';
import classes from './timeline.module.css';

/** What happened with an application, in the candidate's words, the newest last. */
export function Timeline({ entries }: { entries: Application['timeline'] }) {
  const t = useText(messages);
  return (
    <Panel title={t('applications.one.timeline')}>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.at + entry.kind} className={classes.one}>
            <span>{t(`applications.timeline.${entry.kind}`)}</span>
            <span className={classes.when}>
              <TimeText at={entry.at} style="datetime" />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
