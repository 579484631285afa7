import { useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useAfterFirstFrame } from '../harbour/use-after-first-frame.ts';
import { useFlow } from '../harbour/use-flow.ts';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Backdrop } from './backdrop.tsx';
import { CarriedCard } from './carried-card.tsx';
import type { CargoDroneInput, CargoDroneOutcome, CargoDroneStimulus } from './core.ts';
import { Departing } from './drone-scene.tsx';
import { Flight, type Sent } from './flight.tsx';
import { Landfall } from './landfall.tsx';
import { Shore } from './shore.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<CargoDroneStimulus, CargoDroneInput, CargoDroneOutcome>;

/** From the pier to the ship, ms. */
const LEAVES_MS = 900;
/** Another drone comes in once the one before has left the air over the pier: so long before that has reached the ship, ms. */
const COMES_MS = 340;

/** Cargo Drone: load crate after crate without knowing how many the drone can carry, and send it off in time. */
export function CargoDroneView(props: Props) {
  const intl = useWords();
  const flow = useFlow<CargoDroneStimulus>(props, { startAgainAfterPause: false });
  const [last, setLast] = useState(props.lastOutcome);
  const [total, setTotal] = useState(props.lastOutcome?.total_points ?? 0);
  const [target, setTarget] = useState<number | null>(null);
  /** The drone of the flight before, as long as it is under way. */
  const [sent, setSent] = useState<Sent | null>(null);
  /** When another drone comes in, ms from the beginning of its flight; null when it is the same one. */
  const [another, setAnother] = useState<number | null>(null);
  const { stimulus } = flow;
  const over = last?.flight === stimulus?.flight && last?.flight_over === true;
  /** Crates that are brought home but not there yet. */
  const underway = over ? (last.lost ? 0 : last.loaded) : (sent?.loaded ?? 0);
  const midFlight = last !== null && !last.flight_over && last.flight === stimulus?.flight;

  /** At a rest and at the end the ship is before us. */
  const aboard = flow.screen === 'rest' || flow.screen === 'finished';
  const playing = flow.inStep && stimulus !== undefined && !props.paused;
  const hasScene = useAfterFirstFrame() || playing;
  /** The drone has the card as its load, and is there when the flight begins. */
  const carries = !playing && !aboard;
  const [here, setHere] = useState(false);
  if (carries && !here) setHere(true);
  const card = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={flow.begin}
      intro={{
        title: intl.formatMessage({ id: 'cargo-drone.intro' }),
        body: <Intro station={props} declares={stimulus?.form === 'declare'} />,
      }}
      summary={<Message id="cargo-drone.result" values={{ total: last?.total_points ?? 0, of: props.of }} />}
    />
  );

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'cargo-drone.title' })}
      current={flow.current}
      extra={
        <p className={styles.points}>
          <Message
            id="cargo-drone.points"
            values={{ total: last?.total_points ?? 0, big: (chunks) => <strong>{chunks}</strong> }}
          />
        </p>
      }
    >
      <div className={styles.world}>
        {hasScene && (
          <Backdrop crates={last?.total_points ?? 0} comes={playing ? underway : 0} ships={!aboard} />
        )}
        {playing && sent && (
          <Underway key={`sent ${flow.current}`} ms={LEAVES_MS - sent.goneMs} onThere={() => setSent(null)}>
            <Departing loaded={sent.loaded} most={stimulus.most} goneMs={sent.goneMs} />
          </Underway>
        )}
        {aboard && <Landfall crates={last?.total_points ?? 0} ready={flow.current >= props.of} />}
        {hasScene && !playing && <Shore />}
        {flow.inStep && stimulus && (
          <div
            key={stimulus.flight}
            className={styles.play}
            hidden={props.paused}
            tabIndex={-1}
            ref={focusOnMount}
          >
            <Flight
              stimulus={stimulus}
              loadedBefore={midFlight ? last.loaded : 0}
              pointsBefore={total}
              lastTarget={target}
              here={here}
              another={another}
              online={props.online}
              paused={props.paused}
              submit={props.submit}
              announce={props.announce}
              onOutcome={(outcome, input) => {
                // Within a flight nothing around it changes; at its end it does once the press is on screen.
                if (outcome.flight_over) afterNextFrame(() => setLast(outcome));
                if (input.action === 'declare') setTarget(input.target);
              }}
              onDone={(drone) => {
                const early = drone !== null && drone.goneMs < LEAVES_MS;
                setSent(early ? drone : null);
                setAnother(early ? Math.max(0, LEAVES_MS - COMES_MS - drone.goneMs) : null);
                setHere(false);
                setTotal(last?.total_points ?? total);
                flow.advance();
              }}
            />
          </div>
        )}
        {aboard && <div className={styles.told}>{card}</div>}
        {carries && <CarriedCard drawn={hasScene}>{card}</CarriedCard>}
      </div>
    </Station>
  );
}

/** Decoration that is there until it has reached where it goes. */
function Underway({
  ms,
  onThere,
  children,
}: {
  readonly ms: number;
  onThere(): void;
  readonly children: React.ReactNode;
}) {
  useFrameTimer(ms, onThere);
  return children;
}

function focusOnMount(stage: HTMLDivElement | null) {
  if (stage !== null && !stage.contains(document.activeElement)) stage.focus({ preventScroll: true });
}

function Intro({ station, declares }: { readonly station: Props; readonly declares: boolean }) {
  const steps = declares ? ['task', 'declare', 'limit'] : ['task', 'load', 'limit', 'send'];
  return (
    <Instructions
      game="cargo-drone"
      station={station}
      lead={declares ? 'how_declared' : 'how'}
      steps={steps}
    />
  );
}
