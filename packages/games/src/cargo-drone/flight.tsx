import { useRef, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import station from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { TaskViewProps } from '../task-view.ts';
import type { CargoDroneInput, CargoDroneOutcome, CargoDroneStimulus } from './core.ts';
import { DeckGoods } from './deck-goods.tsx';
import { DeclareForm } from './declare-form.tsx';
import { DroneScene } from './drone-scene.tsx';
import { LoadControls } from './load-controls.tsx';
import { NextFlight } from './next-flight.tsx';
import styles from './view.module.css';

/** A drone that has been sent off: what it carries, and for how long it has been under way, ms. */
export interface Sent {
  readonly loaded: number;
  readonly goneMs: number;
}

/** One flight from the empty drone to its end. Mount it anew for each flight. */
export function Flight({
  stimulus,
  loadedBefore,
  pointsBefore,
  lastTarget,
  here,
  another,
  online,
  paused,
  submit,
  announce,
  onOutcome,
  onDone,
}: {
  readonly stimulus: CargoDroneStimulus;
  /** Crates on board already, when resumed in the middle of a flight. */
  readonly loadedBefore: number;
  readonly pointsBefore: number;
  readonly lastTarget: number | null;
  /** The drone is over the pier already: a card was what it carried. */
  readonly here: boolean;
  /** The drone of the flight before is still under way: another one comes, after so long, ms. */
  readonly another: number | null;
  readonly online: boolean;
  /** Hidden for now: nothing is listened to, and nothing done so far is lost. */
  readonly paused: boolean;
  readonly submit: TaskViewProps<never, CargoDroneInput, CargoDroneOutcome>['submit'];
  announce(text: string): void;
  onOutcome(outcome: CargoDroneOutcome, input: CargoDroneInput): void;
  /** On to the next one; with the drone, where it was sent off. */
  onDone(sent: Sent | null): void;
}) {
  const intl = useWords();
  const handOver = useSubmit(submit);
  const [loaded, setLoaded] = useState(loadedBefore);
  const [waiting, setWaiting] = useState<CargoDroneInput['action'] | null>(null);
  const [end, setEnd] = useState<CargoDroneOutcome | null>(null);
  const busy = useRef(false);
  const sentAt = useRef(0);
  const { flight, most } = stimulus;
  const declares = stimulus.form === 'declare';

  const act = (input: CargoDroneInput, eventTime: number) => {
    if (busy.current || end !== null) return;
    busy.current = true;
    // The button itself shows the press; the crate that comes up is drawn once that is on screen.
    afterNextFrame(() => setWaiting(input.action));
    handOver(input, eventTime, (outcome) => {
      busy.current = false;
      setWaiting(null);
      if (outcome === null) return;
      setLoaded(outcome.loaded);
      onOutcome(outcome, input);
      if (outcome.flight_over) {
        sentAt.current = performance.now();
        setEnd(outcome);
        announce(endInWords(outcome));
      } else
        afterNextFrame(() =>
          announce(intl.formatMessage({ id: 'cargo-drone.aboard' }, { loaded: outcome.loaded })),
        );
    });
  };

  const endInWords = (outcome: CargoDroneOutcome) =>
    intl.formatMessage(
      { id: outcome.lost ? 'cargo-drone.lost' : 'cargo-drone.home' },
      { loaded: outcome.loaded, gain: outcome.total_points - pointsBefore, total: outcome.total_points },
    );

  const isFree = useHandler(() => !busy.current);
  const load = useHandler((method: InputMethod, time: number) =>
    act({ flight, action: 'load', method }, time),
  );
  const send = useHandler((method: InputMethod, time: number) =>
    act({ flight, action: 'send', method }, time),
  );
  const deck = useHour(`${planks.planks} ${styles.deck}`);

  const state = end === null ? 'hovering' : end.lost ? 'afloat' : 'away';
  return (
    <>
      <DroneScene
        loaded={loaded}
        most={most}
        inFlight={waiting === 'load'}
        state={state}
        comes={loadedBefore > 0 ? null : here ? 'here' : another === null ? 'back' : 'over'}
        comesAfterMs={another ?? 0}
        label={intl.formatMessage({ id: `cargo-drone.scene_${state}` }, { loaded })}
      />
      <div {...deck}>
        <DeckGoods />
        {end !== null ? (
          <NextFlight
            lost={end.lost}
            words={endInWords(end)}
            go={() => onDone(end.lost ? null : { loaded, goneMs: performance.now() - sentAt.current })}
          />
        ) : (
          <>
            {!declares && (
              <p className={styles.count}>
                <Message
                  id="cargo-drone.count"
                  values={{ loaded, big: (chunks) => <strong>{chunks}</strong> }}
                />
                <span className={styles.coming} data-shown={waiting === 'load' || undefined} dir="ltr">
                  {`+${intl.formatNumber(1)}`}
                </span>
              </p>
            )}
            {declares ? (
              <DeclareForm
                most={most}
                initial={lastTarget}
                waiting={waiting !== null}
                declare={(target, time) => act({ flight, action: 'declare', target, method: 'key' }, time)}
              />
            ) : paused ? null : (
              <LoadControls
                canLoad={loaded < most}
                canSend={loaded > 0}
                isFree={isFree}
                load={load}
                send={send}
              />
            )}
            <p className={waiting !== null && !online ? styles.line : station.hidden} role="status">
              {waiting !== null && !online && <Message id="cargo-drone.waiting_offline" />}
            </p>
          </>
        )}
      </div>
    </>
  );
}
