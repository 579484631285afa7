import { useRef } from 'react';
import { focusOnMount } from '../harbour/focus-on-mount.ts';
import { methodOfPointer } from '../harbour/input-method.ts';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import station from '../harbour/station.module.css';
import { useLateState } from '../harbour/use-late-state.ts';
import { useOnset } from '../harbour/use-onset.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Amount } from './amount.ts';
import { AmountPicker } from './amount-picker.tsx';
import { COINS, GROWTH, mostToGive, ROLES, type TradePostInput, type TradePostStimulus } from './core.ts';
import { Ledger } from './ledger.tsx';
import { type Parting, Scene } from './scene.tsx';
import styles from './view.module.css';

/** Coins with the person and with the ship as long as nothing is decided, given what is chosen so far. */
function coinsShown({ role, ship_gave }: TradePostStimulus, amount: number) {
  const gave = ship_gave ?? 0;
  if (role === 'sender') return { mine: COINS - amount, theirs: amount * GROWTH };
  if (role === 'trustee') return { mine: gave * GROWTH - amount, theirs: COINS - gave + amount };
  if (role === 'proposer') return { mine: COINS - amount, theirs: amount };
  return { mine: gave, theirs: COINS - gave };
}

/** One round up to its decision. Mount it anew for each round. */
export function RoundBoard({
  stimulus,
  parting,
  pieces,
  dir,
  waiting,
  decide,
}: {
  readonly stimulus: TradePostStimulus;
  /** The ship of the round before, where it was seen to trade. */
  readonly parting: Parting | null;
  /** Pieces of gold on the counter. */
  readonly pieces: number;
  readonly dir: 'ltr' | 'rtl';
  readonly waiting: boolean;
  decide(input: TradePostInput, eventTime: number): void;
}) {
  const intl = useWords();
  const counter = useHour(`${planks.planks} ${styles.counter}`);
  const head = useHour(styles.head);
  const names = useHour(styles.names);
  const elapsed = useOnset();
  const method = useRef<InputMethod>('key');
  const chosen = useLateState<Amount>(null);
  const amount = chosen.drawn;
  const { i, role, ship: shipKey, ship_gave } = stimulus;
  const ship = intl.formatMessage({ id: `trade-post.ship_${shipKey}` });
  const gave = ship_gave ?? 0;
  const most = mostToGive(stimulus);
  const shown = coinsShown(stimulus, amount ?? 0);
  const words =
    amount === null || role === 'responder'
      ? intl.formatMessage({ id: 'trade-post.value_none' })
      : intl.formatMessage(
          { id: `trade-post.value_${role}` },
          { amount, grown: amount * GROWTH, rest: most - amount },
        );
  const answer = (accept: boolean, eventTime: number) =>
    decide({ i, action: 'answer', accept, rt_ms: elapsed(eventTime), method: method.current }, eventTime);

  return (
    <section
      className={styles.board}
      aria-labelledby={`round-${i}`}
      tabIndex={-1}
      ref={focusOnMount}
      onPointerDownCapture={(event) => {
        method.current = methodOfPointer(event.pointerType);
      }}
      onKeyDownCapture={() => {
        method.current = 'key';
      }}
    >
      <header {...head}>
        <h2 id={`round-${i}`} className={styles.role}>
          <Message id={`trade-post.role_${role}`} />
        </h2>
        <p className={styles.part}>
          <Message id="trade-post.part" values={{ part: ROLES.indexOf(role) + 1 }} />
        </p>
      </header>
      <figure className={styles.figure}>
        <Scene
          ship={shipKey}
          mine={shown.mine}
          theirs={shown.theirs}
          trade="open"
          traded={i}
          moves={amount !== null}
          parting={parting}
        />
        <figcaption {...names} dir="ltr">
          <span dir={dir}>
            <Message id="trade-post.you" />: <strong>{intl.formatNumber(shown.mine)}</strong>
          </span>
          <span dir={dir}>
            <Message id="trade-post.ship" values={{ ship }} />:{' '}
            <strong>{intl.formatNumber(shown.theirs)}</strong>
          </span>
        </figcaption>
      </figure>
      <div {...counter}>
        <p className={styles.about}>
          <Message
            id={`trade-post.about_${role}`}
            values={{ ship, coins: COINS, gave, arrived: gave * GROWTH, rest: COINS - gave }}
          />
        </p>
        {role === 'responder' ? (
          <div className={styles.picker}>
            <h3 className={styles.question}>
              <Message id="trade-post.ask_responder" />
            </h3>
            <div className={styles.answers}>
              {([true, false] as const).map((accept) => (
                <button
                  key={String(accept)}
                  type="button"
                  className={station.secondary}
                  aria-disabled={waiting}
                  onClick={(event) => {
                    if (!waiting) answer(accept, event.timeStamp);
                  }}
                >
                  <Message id={accept ? 'trade-post.accept' : 'trade-post.refuse'} />
                </button>
              ))}
            </div>
          </div>
        ) : (
          <AmountPicker
            question={intl.formatMessage({ id: `trade-post.ask_${role}` })}
            chosen={chosen}
            most={most}
            words={words}
            dir={dir}
            waiting={waiting}
            confirm={(eventTime) => {
              const given = chosen.latest();
              if (given === null) return;
              const rt_ms = elapsed(eventTime);
              decide({ i, action: 'give', amount: given, rt_ms, method: method.current }, eventTime);
            }}
          />
        )}
        {role === 'responder' && <Ledger rounds={i} pieces={pieces} />}
      </div>
    </section>
  );
}
