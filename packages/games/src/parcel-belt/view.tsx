import { useEffect, useMemo, useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import station from '../harbour/station.module.css';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { BeltRound } from './belt-round.tsx';
import type { ParcelBeltInput, ParcelBeltOutcome, ParcelBeltStimulus } from './core.ts';
import { ResultCard, RoundCard } from './round-card.tsx';
import { ShelfRound } from './shelf-round.tsx';
import styles from './view.module.css';
import { Yard } from './yard.tsx';

type Props = TaskViewProps<ParcelBeltStimulus, ParcelBeltInput, ParcelBeltOutcome>;

/** Parcel Belt: is the sign on this parcel the same as some parcels before? */
export function ParcelBeltView(props: Props) {
  const intl = useWords();
  const flow = useFlow<ParcelBeltStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [started, setStarted] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ParcelBeltOutcome | null>(null);
  const [handedIn, setHandedIn] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  // After dark what is said and pressed has the colours of the cards; the signs keep theirs.
  const hour = useHour(`${styles.play} ${station.afterDark}`);
  const { stimulus } = flow;
  const round = stimulus === undefined ? null : `${stimulus.i}.${stimulus.form}`;
  const open = flow.screen === 'step' || flow.screen === 'rest';
  const playing = flow.screen === 'step' && outcome === null && round !== null && round === started;

  const handOver = (input: ParcelBeltInput, eventTime: number) => {
    submit(input, eventTime, (result) => {
      setHandedIn(true);
      if (props.mode === 'practice' && result !== null) setOutcome(result);
      else flow.advance();
    });
  };

  useEffect(() => {
    if (playing && !stage.current?.contains(document.activeElement))
      stage.current?.focus({ preventScroll: true });
  }, [playing]);

  /* The next round is on its way: no card in between, unless the line is down. */
  const between = flow.screen === 'waiting' && handedIn && props.online;
  const belt = playing && stimulus?.task === 'belt';
  /** Before a round, and at the end, every parcel that has passed is there. */
  const loaded = flow.screen === 'finished' || (open && !playing && outcome === null && flow.current > 0);
  const loads = useMemo(
    () => (loaded ? loadsOf(flow.current, props.stimuli) : undefined),
    [loaded, flow.current, props.stimuli],
  );
  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'parcel-belt.title' })}
      current={flow.current}
      scenery={<Yard belt={belt ? null : flow.screen === 'finished' ? 'empty' : 'idle'} loads={loads} />}
    >
      {stimulus && outcome !== null ? (
        <div className={styles.told}>
          <ResultCard
            outcome={outcome}
            task={stimulus.task}
            goOn={() => {
              setOutcome(null);
              flow.advance();
            }}
          />
        </div>
      ) : stimulus && playing ? (
        <div
          {...hour}
          role="application"
          aria-label={intl.formatMessage({ id: `parcel-belt.stage_${stimulus.task}` })}
          tabIndex={-1}
          ref={stage}
        >
          {stimulus.task === 'belt' ? (
            <BeltRound
              key={round}
              stimulus={stimulus}
              of={props.of}
              tells={props.mode === 'practice'}
              onDone={handOver}
            />
          ) : (
            <ShelfRound
              key={round}
              stimulus={stimulus}
              say={props.accommodations.screen_reader ? props.announce : undefined}
              onDone={handOver}
            />
          )}
        </div>
      ) : stimulus && open ? (
        <div className={styles.told} data-round>
          <RoundCard
            key={round}
            stimulus={stimulus}
            of={props.of}
            start={() => {
              flow.begin();
              setStarted(round);
            }}
          />
        </div>
      ) : between ? (
        <div {...hour}>
          <p className={styles.prompt} role="status">
            <Message id="parcel-belt.between" />
          </p>
        </div>
      ) : (
        <div className={styles.told} data-end={flow.screen === 'finished' || undefined}>
          <FlowCard
            screen={flow.screen === 'step' ? 'waiting' : flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{ title: intl.formatMessage({ id: 'parcel-belt.intro' }), body: <Intro {...props} /> }}
          />
        </div>
      )}
    </Station>
  );
}

/** Parcels that have passed in each of the rounds that are over. */
function loadsOf(rounds: number, stimuli: Props['stimuli']): readonly (number | null)[] {
  return Array.from({ length: rounds }, (_, round) => {
    const played = stimuli.get(round);
    if (played === undefined) return null;
    return played.task === 'belt' ? played.signs.length : played.articles.length;
  });
}

function Intro(props: Props) {
  const { stimuli, step } = props;
  const shelf = stimuli.get(step)?.task === 'shelf';
  const steps = shelf ? ['kinds', 'articles', 'questions'] : ['parcels', 'press', 'level'];
  const lead = shelf ? 'how_shelved' : 'how';
  return <Instructions game="parcel-belt" station={props} lead={lead} steps={steps} />;
}
