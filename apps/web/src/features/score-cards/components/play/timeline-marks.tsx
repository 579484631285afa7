import { useText } from '../../../../platform/i18n/use-text.ts';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { lengthText } from '../../text/length-text.ts';
import type { TimelineMark } from '../../text/trial-timeline.ts';
import { messages } from '../../timeline.messages.ts';
import classes from './trial-picture.module.css';

/** What cut into a task, in words: the same as the dashed lines. */
export function TimelineMarks({ marks }: { marks: readonly TimelineMark[] }) {
  const t = useText(messages);
  if (marks.length === 0) return null;
  return (
    <ul className={classes.marks} aria-label={t('timeline.marks')}>
      {marks.map((mark) => {
        const parts = {
          what: t(`timeline.mark.${mark.kind}`),
          time: <TimeText key="time" at={mark.at} style="datetime" />,
          after: String(mark.after),
        };
        return (
          <li key={`${mark.kind} ${mark.at}`}>
            {mark.lasted_ms === null
              ? t.rich('timeline.mark.line', parts)
              : t.rich('timeline.mark.line_for', { ...parts, length: lengthText(mark.lasted_ms, t) })}
          </li>
        );
      })}
    </ul>
  );
}
