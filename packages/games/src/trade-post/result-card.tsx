import { useId } from 'react';
import { OnwardButton } from '../harbour/onward-button.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import { Message, useWords } from '../harbour/words.tsx';
import type { TradePostOutcome, TradePostStimulus } from './core.ts';
import { Scene } from './scene.tsx';
import styles from './view.module.css';

function resultKey({ role }: TradePostStimulus, { accepted }: TradePostOutcome): string {
  if (role === 'sender' || role === 'trustee') return role;
  const answer = accepted ? 'accepted' : 'refused';
  return role === 'proposer' ? answer : `you_${answer}`;
}

/** What came of a round: for the person and for the ship, which puts to sea. */
export function ResultCard({
  stimulus,
  outcome,
  dir,
  goOn,
}: {
  readonly stimulus: TradePostStimulus;
  readonly outcome: TradePostOutcome;
  readonly dir: 'ltr' | 'rtl';
  goOn(): void;
}) {
  const intl = useWords();
  const heading = useId();
  const counter = useHour(`${planks.planks} ${styles.counter}`);
  const { earned, ship_earned } = outcome;
  const ship = intl.formatMessage({ id: `trade-post.ship_${stimulus.ship}` });
  return (
    <section className={styles.board} aria-labelledby={heading} data-result>
      <figure className={styles.figure}>
        <Scene
          ship={stimulus.ship}
          mine={earned}
          theirs={ship_earned}
          trade="made"
          back={outcome.ship_returned ?? 0}
          traded={stimulus.i}
        />
        <figcaption className={styles.names} dir="ltr" aria-hidden="true">
          <span dir={dir}>
            <Message id="trade-post.you" />: <strong>{intl.formatNumber(earned)}</strong>
          </span>
          <span dir={dir}>
            <Message id="trade-post.ship" values={{ ship }} />:{' '}
            <strong>{intl.formatNumber(ship_earned)}</strong>
          </span>
        </figcaption>
      </figure>
      <div {...counter}>
        <div className={styles.told}>
          <h2 id={heading} className={styles.question}>
            <Message id="trade-post.result_title" />
          </h2>
          <p role="status">
            <Message
              id={`trade-post.result_${resultKey(stimulus, outcome)}`}
              values={{ ship, back: outcome.ship_returned ?? 0 }}
            />{' '}
            <Message id="trade-post.result_both" values={{ earned, ship_earned }} />
          </p>
          <OnwardButton run={goOn}>
            <Message id="harbour.next" />
          </OnwardButton>
        </div>
      </div>
    </section>
  );
}
