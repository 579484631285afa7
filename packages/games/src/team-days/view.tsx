import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { TeamDaysInput, TeamDaysOutcome, TeamDaysStimulus } from './core.ts';
import { Gathering } from './gathering.tsx';
import { PlaceDrawing } from './place-drawing.tsx';
import { RATINGS } from './ratings.ts';
import { ScenarioCard } from './scenario-card.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<TeamDaysStimulus, TeamDaysInput, TeamDaysOutcome>;

/** The next situation is mostly there by then; only after that is somebody told to wait, ms. */
const PATIENCE_MS = 1500;

/** Team Days: everyday situations in the harbour, and how effective four responses would be. */
export function TeamDaysView(props: Props) {
  const intl = useWords();
  const flow = useFlow<TeamDaysStimulus & { readonly block?: number }>(props, {
    startAgainAfterPause: false,
  });
  const { stimulus } = flow;
  /* What was confirmed stays in sight until the next situation is there, so that nothing jumps in between. */
  const [last, setLast] = useState(stimulus);
  if (stimulus !== undefined && stimulus !== last) setLast(stimulus);
  const waits = flow.screen === 'waiting';
  const [waitsLong, setWaitsLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setWaitsLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setWaitsLong(false);
    };
  }, [waits]);
  const bridges = waits && !waitsLong && props.online && last !== undefined;
  const isHome = flow.screen === 'rest' || flow.screen === 'finished';
  /** Whose people are in sight already before their situation is told. */
  const [met, setMet] = useState<number>();
  if (flow.screen !== 'step' && !isHome && stimulus && met !== stimulus.i) setMet(stimulus.i);
  const shown = bridges ? last : flow.inStep ? stimulus : undefined;
  return (
    <Station station={props} title={intl.formatMessage({ id: 'team-days.title' })} current={flow.current}>
      {flow.screen !== 'step' && !bridges && (
        <OnThePlace
          home={isHome}
          drawing={
            isHome ? (
              <Gathering
                days={Array.from({ length: flow.current }, (_, day) => props.stimuli.get(day)?.scenario)}
                of={props.of}
              />
            ) : (
              <PlaceDrawing scenario={(stimulus ?? last)?.scenario ?? ''} />
            )
          }
        >
          <FlowCard
            screen={flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{
              title: intl.formatMessage({ id: 'team-days.intro' }),
              body: <Instructions game="team-days" station={props} steps={['read', 'rate', 'confirm']} />,
            }}
          />
        </OnThePlace>
      )}
      {shown && (
        <ScenarioCard
          key={shown.i}
          stimulus={shown}
          paused={props.paused}
          comes={shown.i !== met}
          submit={props.submit}
          announce={props.announce}
          onDone={flow.advance}
        />
      )}
    </Station>
  );
}

/** A card on the table, and over it the place of the day; the words are there a frame before the drawing. */
function OnThePlace({
  home,
  drawing,
  children,
}: {
  /** A day is over, or all of them: people meet where nothing is said. */
  readonly home: boolean;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}) {
  const [hasDrawing, setHasDrawing] = useState(false);
  useEffect(() => afterNextFrame(() => startTransition(() => setHasDrawing(true))), []);
  const table = useHour(`${styles.table} ${styles.top}`);
  return (
    <div className={styles.told} data-home={home || undefined}>
      <div className={styles.sight}>{hasDrawing && drawing}</div>
      <div {...table}>
        {!home && <Gauge />}
        {children}
      </div>
    </div>
  );
}

/** The gauge as it lies on the table before anything is rated, where there is room beside the card. */
function Gauge() {
  return (
    <div className={styles.gauge} aria-hidden="true">
      <div className={styles.points}>
        {RATINGS.map((rating) => (
          <span key={rating} className={styles.point}>
            <span>{rating}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
