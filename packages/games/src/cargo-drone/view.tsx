import { useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Backdrop } from './backdrop.tsx';
import type { CargoDroneInput, CargoDroneOutcome, CargoDroneStimulus } from './core.ts';
import { Flight } from './flight.tsx';
import { Landfall } from './landfall.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<CargoDroneStimulus, CargoDroneInput, CargoDroneOutcome>;

/** Cargo Drone: load crate after crate without knowing how many the drone can carry, and send it off in time. */
export function CargoDroneView(props: Props) {
  const intl = useWords();
  const flow = useFlow<CargoDroneStimulus>(props, { startAgainAfterPause: false });
  const [last, setLast] = useState(props.lastOutcome);
  const [total, setTotal] = useState(props.lastOutcome?.total_points ?? 0);
  const [target, setTarget] = useState<number | null>(null);
  const { stimulus } = flow;
  const midFlight = last !== null && !last.flight_over && last.flight === stimulus?.flight;

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'cargo-drone.title' })}
      current={flow.current}
      view="quay"
      covered={flow.inStep && stimulus !== undefined && !props.paused}
      extra={
        <p className={styles.points}>
          <Message
            id="cargo-drone.points"
            values={{ total: last?.total_points ?? 0, big: (chunks) => <strong>{chunks}</strong> }}
          />
        </p>
      }
    >
      {flow.screen !== 'step' && (
        <FlowCard
          screen={flow.screen}
          station={props}
          current={flow.current}
          online={props.online}
          begin={flow.begin}
          intro={{
            title: intl.formatMessage({ id: 'cargo-drone.intro' }),
            body: <Intro station={props} declares={stimulus?.form === 'declare'} />,
          }}
          arrival={<Landfall laden={flow.current / Math.max(1, props.of)} />}
          summary={
            <Message id="cargo-drone.result" values={{ total: last?.total_points ?? 0, of: props.of }} />
          }
        />
      )}
      {flow.inStep && stimulus && (
        <div className={styles.world} hidden={props.paused}>
          <Backdrop
            laden={
              (flow.current + Number(last?.flight === stimulus.flight && last.flight_over)) /
              Math.max(1, props.of)
            }
          />
          <div key={stimulus.flight} className={styles.play} tabIndex={-1} ref={focusOnMount}>
            <Flight
              stimulus={stimulus}
              loadedBefore={midFlight ? last.loaded : 0}
              pointsBefore={total}
              lastTarget={target}
              online={props.online}
              paused={props.paused}
              submit={props.submit}
              announce={props.announce}
              onOutcome={(outcome, input) => {
                // Within a flight nothing around it changes; at its end it does once the press is on screen.
                if (outcome.flight_over) afterNextFrame(() => setLast(outcome));
                if (input.action === 'declare') setTarget(input.target);
              }}
              onDone={() => {
                setTotal(last?.total_points ?? total);
                flow.advance();
              }}
            />
          </div>
        </div>
      )}
    </Station>
  );
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
