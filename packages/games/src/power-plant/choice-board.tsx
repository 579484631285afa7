import { focusOnMount } from '../harbour/focus-on-mount.ts';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { useOnset } from '../harbour/use-onset.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Demand, PowerPlantStimulus } from './core.ts';
import { ShiftSign } from './gauge.tsx';
import styles from './view.module.css';

const SIDE_OF_KEY: Readonly<Record<string, 'left' | 'right'>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** What is offered, and the two shifts to choose from. Mount it anew for each round. */
export function ChoiceBoard({
  stimulus,
  choose,
}: {
  readonly stimulus: PowerPlantStimulus;
  choose(demand: Demand, rt_ms: number, method: InputMethod, eventTime: number): void;
}) {
  const intl = useWords();
  const elapsed = useOnset();
  const { offer, dials } = stimulus;
  const right: Demand = offer.left === 'easy' ? 'hard' : 'easy';
  const sides = [
    { demand: offer.left, sign: '←' },
    { demand: right, sign: '→' },
  ] as const;
  const take = (demand: Demand, method: InputMethod, eventTime: number) =>
    choose(demand, elapsed(eventTime), method, eventTime);

  useKeyDown((event) => {
    const side = SIDE_OF_KEY[event.key];
    if (side === undefined) return;
    event.preventDefault();
    take(side === 'left' ? offer.left : right, 'key', event.timeStamp);
  });

  return (
    <section
      className={styles.panel}
      data-low={stimulus.i > 0 ? 'again' : 'first'}
      aria-label={intl.formatMessage({ id: 'power-plant.stage_choice' })}
      tabIndex={-1}
      ref={focusOnMount}
    >
      <p className={styles.chance}>
        <Message
          id="power-plant.chance"
          values={{ chance: offer.chance, big: (chunks) => <strong>{chunks}</strong> }}
        />
      </p>
      <h2 className={styles.question}>
        <Message id="power-plant.question" />
      </h2>
      <div className={styles.shifts} dir="ltr">
        {sides.map(({ demand, sign }) => (
          <button
            key={demand}
            type="button"
            className={styles.shift}
            data-demand={demand}
            dir={intl.locale.startsWith('ar') ? 'rtl' : 'ltr'}
            onPointerDown={(event) => {
              if (event.button === 0) take(demand, methodOfPointer(event.pointerType), event.timeStamp);
            }}
            onTouchEnd={endTouch}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (isPointerlessClick(event)) take(demand, 'key', event.timeStamp);
            }}
          >
            <span className={styles.shiftName}>
              <Message id={`power-plant.${demand}`} />
            </span>
            <ShiftSign demand={demand} />
            <span className={styles.worth}>
              <Message
                id="power-plant.worth"
                values={{
                  points: demand === 'hard' ? offer.hard_points : offer.easy_points,
                  big: (chunks) => <strong>{chunks}</strong>,
                }}
              />
            </span>
            <span className={styles.about}>
              <Message id={`power-plant.${demand}_about`} values={{ dials }} />
            </span>
            <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
              {sign}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
