import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { TaskViewProps } from '../task-view.ts';
import type { WorkStyleInput, WorkStyleOutcome, WorkStyleStimulus } from './core.ts';
import { Pile } from './pile.tsx';
import { ratingOfKey } from './rating.ts';
import { StatementScale } from './statement-scale.tsx';
import styles from './view.module.css';

/** One screen of statements on the desk, handed in together. Mount it anew for each screen. */
export function ScreenCard({
  stimulus,
  of,
  locale,
  paused,
  submit,
  announce,
  onAnswered,
  onDone,
}: {
  readonly stimulus: WorkStyleStimulus;
  /** Screens of the task. */
  readonly of: number;
  readonly locale: string;
  /** Hidden for now; the ratings given so far stay. */
  readonly paused: boolean;
  readonly submit: TaskViewProps<never, WorkStyleInput, WorkStyleOutcome>['submit'];
  announce(text: string): void;
  /** How much of the screen is answered, 0 to 1; not told where a touch would wait for what moves then. */
  onAnswered(share: number): void;
  onDone(): void;
}) {
  const intl = useWords();
  const handOver = useSubmit(submit);
  const { i, statements } = stimulus;
  const [ratings, setRatings] = useState<readonly (number | null)[]>(() => statements.map(() => null));
  /** As given so far; drawn a frame after the press, which the radio button shows by itself. */
  const given = useRef(ratings);
  /** Known at once, and drawn a frame after the press. */
  const isConfirmed = useRef(false);
  const [confirmed, setConfirmed] = useState(false);
  /** How many answers were missing when the person was told so. */
  const [told, setTold] = useState<number | null>(null);
  const method = useRef<InputMethod>('key');
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const language = locale.startsWith('ar') ? 'ar' : 'en';
  const rated = ratings.filter((rating) => rating !== null).length;
  const open = statements.length - rated;
  const inHand = ratings.indexOf(null);

  useEffect(() => {
    card.current?.closest('article')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const fieldOf = (at: number) => card.current?.querySelectorAll('fieldset')[at];
  const radioOf = (at: number, rating: number) =>
    fieldOf(at)?.querySelector<HTMLInputElement>(`input[value="${rating}"]`);
  const focusOn = (at: number) => {
    const field = fieldOf(at);
    const radio = field?.querySelector<HTMLInputElement>('input:checked') ?? field?.querySelector('input');
    (radio ?? card.current?.querySelector('button'))?.focus();
  };

  const rate = (at: number, rating: number) => {
    if (isConfirmed.current) return;
    given.current = given.current.map((each, place) => (place === at ? rating : each));
    afterNextFrame(() => {
      setRatings(given.current);
      if (matchMedia('(hover: hover)').matches)
        onAnswered(given.current.filter((each) => each !== null).length / statements.length);
    });
  };
  /** A digit presses the radio button, which tells of its choice, and leads on to the next statement. */
  const type = (at: number, rating: number) => {
    radioOf(at, rating)?.click();
    focusOn(at + 1);
  };

  const rateOne = useHandler(rate);
  const typeOne = useHandler(type);

  const confirm = (eventTime: number) => {
    if (isConfirmed.current) return;
    const missing = given.current.filter((rating) => rating === null).length;
    if (missing > 0 && told !== missing) {
      setTold(missing);
      announce(intl.formatMessage({ id: 'work-style.open' }, { open: missing }));
      focusOn(given.current.indexOf(null));
      return;
    }
    isConfirmed.current = true;
    afterNextFrame(() => setConfirmed(true));
    handOver({ i, ratings: given.current, method: method.current }, eventTime, onDone);
  };

  /* A digit typed anywhere answers the first statement that has no answer yet. */
  useKeyDown((event) => {
    const digit = ratingOfKey(event);
    const at = given.current.indexOf(null);
    if (paused || digit === null || at < 0 || isForControl(event)) return;
    event.preventDefault();
    type(at, digit);
  });

  return (
    <div
      ref={card}
      className={styles.text}
      onPointerDownCapture={(event) => {
        method.current = methodOfPointer(event.pointerType);
      }}
      onKeyDownCapture={() => {
        method.current = 'key';
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        <Message id="work-style.question" />
      </h2>
      {statements.map((each, at) => (
        <StatementScale
          key={each.statement}
          at={at}
          statement={each.statement}
          text={each[language]}
          rating={ratings[at] ?? null}
          inHand={at === inHand}
          locked={confirmed}
          rate={rateOne}
          type={typeOne}
        />
      ))}
      {i > 0 && <PutDown />}
      <div className={styles.confirm}>
        <Pile put={rated} share={(i + rated / statements.length) / of} />
        <p className={told !== null && open > 0 ? styles.reminder : styles.rated}>
          {told !== null && open > 0 ? (
            <Message id="work-style.open" values={{ open }} />
          ) : (
            <Message id="work-style.answered" values={{ rated, of: statements.length }} />
          )}
        </p>
        <button
          type="button"
          className={station.primary}
          disabled={confirmed}
          onClick={(event) => confirm(event.timeStamp)}
        >
          <Message id="harbour.next" />
        </button>
      </div>
    </div>
  );
}

/** The cards of the screen before, on their way to the pile, as these ones are dealt. Decoration. */
const PutDown = memo(function PutDown() {
  return (
    <div className={styles.putDown} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} style={{ '--row': row } as CSSProperties} />
      ))}
    </div>
  );
});
