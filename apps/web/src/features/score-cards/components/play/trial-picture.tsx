import { trialViewOf } from '@tryout/games/trial-views';
import { type PointerEvent, useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages as computed } from '../../computation.messages.ts';
import type { TrialTask } from '../../score-cards.api.ts';
import { minutesAndSeconds, nearestPoint, stepTo, trialTimeline } from '../../text/trial-timeline.ts';
import { messages } from '../../timeline.messages.ts';
import { placeWithin, TimelineDrawing } from './timeline-drawing.tsx';
import { TimelineMarks } from './timeline-marks.tsx';
import classes from './trial-picture.module.css';
import { useColumnName } from './use-column-name.ts';
import { useTrialWords } from './use-trial-words.ts';

interface TrialPictureProps {
  task: TrialTask;
  taskName: string;
}

/** The responses of a task as a timeline that is read by pointer or by keys; the table below holds the same numbers. */
export function TrialPicture({ task, taskName }: TrialPictureProps) {
  const t = useText(messages);
  const c = useText(computed);
  const { number } = useFormat();
  const columnName = useColumnName();
  const inWords = useTrialWords(task.task_key, task.trials);
  const [chosen, setChosen] = useState<number | null>(null);
  const timeline = trialTimeline(task.task_key, task.trials, task.marks);
  if (!timeline) return null;
  const count = timeline.points.length;
  const about = {
    count,
    column: columnName(timeline.column ?? ''),
    span: minutesAndSeconds(timeline.span_s ?? 0),
  };
  const way = timeline.column === null ? 'rows' : timeline.axis;
  const told = (index: number) => {
    const point = timeline.points[index];
    const extra = [
      ...(point?.at_s === null || point === undefined
        ? []
        : [t('timeline.at', { time: minutesAndSeconds(point.at_s) })]),
      ...(point?.replaced ? [t('timeline.replaced')] : []),
    ];
    return [...inWords(index), ...extra].join(' · ');
  };
  const readAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(timeline.points, placeWithin(event.clientX - box.left, box.width)));
  };
  return (
    <figure className={classes.figure}>
      <div
        className={classes.reader}
        role="slider"
        tabIndex={0}
        aria-label={t('timeline.label', { task: taskName })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(chosen ?? 0) + 1}
        aria-valuetext={told(chosen ?? 0)}
        dir="ltr"
        onFocus={() => setChosen((before) => before ?? 0)}
        onKeyDown={(event) => {
          const next = stepTo(event.key, chosen ?? 0, count);
          if (next === null) return;
          event.preventDefault();
          setChosen(next);
        }}
        onPointerDown={readAt}
        onPointerMove={readAt}
      >
        <TimelineDrawing timeline={timeline} chosen={chosen} top={number(timeline.max)} />
      </div>
      <p className={classes.told} aria-hidden="true">
        {chosen === null ? t('timeline.keys') : told(chosen)}
      </p>
      <figcaption className={classes.caption}>
        {t(`timeline.about.${way}`, about)}{' '}
        {c(`computed.trials.good.${trialViewOf(task.task_key)?.legend ?? 'plain'}`)}
        {timeline.points.some((point) => point.replaced) && ` ${t('timeline.legend.replaced')}`}
        {timeline.marks.length > 0 && ` ${t('timeline.legend.marks')}`}
      </figcaption>
      <TimelineMarks marks={timeline.marks} />
    </figure>
  );
}
