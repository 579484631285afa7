import { useEffect, useId, useRef } from 'react';
import { OnwardButton } from '../harbour/onward-button.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import { Message, useWords } from '../harbour/words.tsx';
import { COINS, type TradePostOutcome, type TradePostStimulus } from './core.ts';
import { Ledger } from './ledger.tsx';
import { type Answer, type Lost, Scene } from './scene.tsx';
import styles from './view.module.css';

function resultKey({ role }: TradePostStimulus, { accepted }: TradePostOutcome): string {
  if (role === 'sender' || role === 'trustee') return role;
  const answer = accepted ? 'accepted' : 'refused';
  return role === 'proposer' ? answer : `you_${answer}`;
}

/** Who has answered, and what; a trustee is told nothing. */
function answerOf(
  { role }: TradePostStimulus,
  { accepted, ship_returned }: TradePostOutcome,
  inDigits: (coins: number) => string,
): Answer | null {
  if (role === 'trustee') return null;
  if (role === 'sender') return { by: 'ship', says: { coins: inDigits(ship_returned ?? 0) } };
  return { by: role === 'proposer' ? 'ship' : 'post', says: accepted ? 'yes' : 'no' };
}

/** The coins of a division that was refused. */
function lostIn(
  { role, ship_gave }: TradePostStimulus,
  { accepted }: TradePostOutcome,
  given: number | null,
): Lost | null {
  const offered = role === 'proposer' ? given : ship_gave;
  if (accepted !== false || offered === null) return null;
  return role === 'proposer'
    ? { mine: COINS - offered, theirs: offered }
    : { mine: offered, theirs: COINS - offered };
}

/** When a ship puts to sea after the trade, and for how long, as the sheet has it; ms. */
const PUTS_TO_SEA = { after: 1200, for: 1500 } as const;

/** How far it has come by then, slow at first and in the end. */
function shareAfter(ms: number): number {
  const t = Math.min(1, Math.max(0, (ms - PUTS_TO_SEA.after) / PUTS_TO_SEA.for));
  return Number((t * t * (3 - 2 * t)).toFixed(3));
}

/** What came of a round: for the person and for the ship, which puts to sea. */
export function ResultCard({
  stimulus,
  outcome,
  given,
  pieces,
  dir,
  goOn,
}: {
  readonly stimulus: TradePostStimulus;
  readonly outcome: TradePostOutcome;
  /** Coins that the person gave in it; null where none were given, or the page was opened again since. */
  readonly given: number | null;
  /** Pieces of gold on the counter. */
  readonly pieces: number;
  readonly dir: 'ltr' | 'rtl';
  /** `share` of its way to sea that the ship has made by then, 0 to 1. */
  goOn(share: number): void;
}) {
  const intl = useWords();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const heading = useId();
  const counter = useHour(`${planks.planks} ${styles.counter}`);
  const names = useHour(styles.names);
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
          answer={answerOf(stimulus, outcome, (coins) => intl.formatNumber(coins))}
          lost={lostIn(stimulus, outcome, given)}
        />
        <figcaption {...names} dir="ltr" aria-hidden="true">
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
          <OnwardButton run={() => goOn(shareAfter(performance.now() - shownAt.current))}>
            <Message id="harbour.next" />
          </OnwardButton>
        </div>
        <Ledger rounds={stimulus.i + 1} pieces={pieces} />
      </div>
    </section>
  );
}
