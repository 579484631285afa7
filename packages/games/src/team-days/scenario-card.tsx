import { useEffect, useRef, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { methodOfPointer } from '../harbour/input-method.ts';
import { useHour } from '../harbour/scene/hour.ts';
import station from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { TaskViewProps } from '../task-view.ts';
import type { TeamDaysInput, TeamDaysOutcome, TeamDaysStimulus } from './core.ts';
import { PlaceDrawing } from './place-drawing.tsx';
import { pressRadio, RatingScale } from './rating-scale.tsx';
import { firstUnrated, type Ratings, ratedCount, ratingOfKey } from './ratings.ts';
import { placeOf } from './scenarios.ts';
import styles from './view.module.css';

/** So long a rating is seen on its scale before the next response is weighed, ms. */
const SEEN_MS = 260;

/** One scenario: what happens, four responses, each to be rated. Mount it anew for each scenario. */
export function ScenarioCard({
  stimulus,
  paused,
  submit,
  comes,
  announce,
  onDone,
}: {
  readonly stimulus: TeamDaysStimulus;
  /** Hidden for now; the ratings given so far stay. */
  readonly paused: boolean;
  /** Its people were not there before. */
  readonly comes: boolean;
  readonly submit: TaskViewProps<never, TeamDaysInput, TeamDaysOutcome>['submit'];
  announce(text: string): void;
  onDone(): void;
}) {
  const intl = useWords();
  const handOver = useSubmit(submit);
  const [ratings, setRatings] = useState<Ratings>({});
  /** As given so far; drawn a frame after the press, which the radio button shows by itself. */
  const given = useRef(ratings);
  const [confirmed, setConfirmed] = useState(false);
  /** Known at once, drawn a frame after the press, which the button shows by itself. */
  const isConfirmed = useRef(false);
  const [reminded, setReminded] = useState(false);
  /** The response that is weighed. */
  const [active, setActive] = useState(stimulus.options[0]);
  const method = useRef<InputMethod>('key');
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { i, options } = stimulus;
  const place = placeOf(stimulus.scenario);
  const scene = useHour(styles.scene);
  const table = useHour(`${styles.table} ${styles.responses}`);
  const say = (part: string) => intl.formatMessage({ id: `team-days.${stimulus.scenario}.${part}` });
  const rated = ratedCount(ratings, options);

  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  /* Who goes by keys leads the way by the focus. */
  useEffect(() => {
    if (method.current === 'key' || Object.keys(ratings).length === 0) return;
    const timer = setTimeout(() => {
      const next = firstUnrated(given.current, options);
      if (next === null) return;
      setActive(next);
      card.current?.querySelector(`[data-option="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [ratings, options]);

  const rate = (option: string, rating: number, eventTime: number) => {
    if (isConfirmed.current) return;
    given.current = { ...given.current, [option]: rating };
    afterNextFrame(() => {
      setRatings(given.current);
      setActive(option);
    });
    handOver({ i, action: 'rate', option, rating, method: method.current }, eventTime, () => {});
  };

  const rateOne = useHandler(rate);

  const confirm = (eventTime: number) => {
    if (isConfirmed.current) return;
    const open = firstUnrated(given.current, options);
    if (open !== null) {
      setReminded(true);
      const unrated = options.length - ratedCount(given.current, options);
      announce(intl.formatMessage({ id: 'team-days.unrated' }, { open: unrated }));
      fieldOf(open)?.querySelector('input')?.focus();
      return;
    }
    isConfirmed.current = true;
    afterNextFrame(() => setConfirmed(true));
    handOver({ i, action: 'confirm', method: method.current }, eventTime, onDone);
  };

  const fieldOf = (option: string) => card.current?.querySelector(`[data-option="${option}"]`);

  /* A digit typed anywhere rates the first response that has no rating yet. */
  useKeyDown((event) => {
    const digit = ratingOfKey(event);
    const option = firstUnrated(given.current, options);
    if (paused || digit === null || option === null || isForControl(event)) return;
    event.preventDefault();
    pressRadio(fieldOf(option)?.querySelector<HTMLInputElement>(`input[value="${digit}"]`));
  });

  return (
    <article
      ref={card}
      className={styles.card}
      hidden={paused}
      onPointerDownCapture={(event) => {
        method.current = methodOfPointer(event.pointerType);
      }}
      onKeyDownCapture={() => {
        method.current = 'key';
      }}
    >
      <div
        {...scene}
        data-place={place}
        data-comes={comes || undefined}
        data-rated={confirmed ? rated + 1 : rated}
        data-turn={confirmed ? 'done' : rated === 0 ? undefined : rated % 2}
      >
        <PlaceDrawing scenario={stimulus.scenario} />
        <div className={styles.speech}>
          <h2 ref={heading} tabIndex={-1} className={styles.place}>
            <Message id={`team-days.place_${place}`} />
          </h2>
          <p>{say('situation')}</p>
        </div>
      </div>
      <div {...table}>
        <p className={styles.question}>{intl.formatMessage({ id: 'team-days.question' })}</p>
        {options.map((option) => (
          <RatingScale
            key={option}
            option={option}
            text={say(option)}
            rating={ratings[option]}
            active={option === active}
            locked={confirmed}
            weigh={setActive}
            rate={rateOne}
          />
        ))}
        <div className={styles.confirm}>
          <p className={reminded && rated < options.length ? styles.reminder : styles.rated}>
            <Message id="team-days.rated" values={{ rated, of: options.length }} />
          </p>
          <button
            type="button"
            className={station.primary}
            aria-disabled={rated < options.length || confirmed}
            onClick={(event) => confirm(event.timeStamp)}
          >
            <Message id="team-days.confirm" />
          </button>
        </div>
      </div>
    </article>
  );
}
