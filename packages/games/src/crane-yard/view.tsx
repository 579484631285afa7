import { useEffect, useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Station } from '../harbour/station.tsx';
import { useAfterFirstFrame } from '../harbour/use-after-first-frame.ts';
import { useFlow } from '../harbour/use-flow.ts';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Backdrop } from './backdrop.tsx';
import type { CraneYardInput, CraneYardOutcome, CraneYardStimulus } from './core.ts';
import { Feedback, feedbackWords } from './feedback.tsx';
import { Problem } from './problem.tsx';
import { Site } from './site.tsx';
import type { LastYard } from './stowage.ts';
import type { CraneState } from './use-crane.ts';
import styles from './view.module.css';
import { YardScene } from './yard-scene.tsx';

type Props = TaskViewProps<CraneYardStimulus, CraneYardInput, CraneYardOutcome>;

/** Time to see the last crate come down before the next plan, ms. */
const SETTLED_MS = 900;

/** What follows a problem: what practice says, or a moment to see how it ended. */
type After = { readonly told: CraneYardOutcome | null } | null;

/** Crane Yard: three crates, three posts, and a plan to be met in as few moves as can be. */
export function CraneYardView(props: Props) {
  const intl = useWords();
  const flow = useFlow<CraneYardStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [after, setAfter] = useState<After>(null);
  const [shortest, setShortest] = useState(0);
  const [handedIn, setHandedIn] = useState(false);
  /** How the last plan was left. */
  const [left, setLeft] = useState<LastYard | null>(null);
  const hasScene = useAfterFirstFrame();
  const stage = useRef<HTMLDivElement>(null);
  const { stimulus } = flow;

  const handOver = (input: CraneYardInput, eventTime: number, crane: CraneState, free: Promise<void>) => {
    const show = (outcome: CraneYardOutcome | null) => {
      setHandedIn(true);
      setLeft(crane);
      const told = props.mode === 'practice' ? outcome : null;
      setAfter({ told });
      if (told === null) return;
      if (told.solved && told.moves <= told.fewest) setShortest((count) => count + 1);
      props.announce(
        intl.formatMessage({ id: feedbackWords(told) }, { moves: told.moves, fewest: told.fewest }),
      );
    };
    submit(input, eventTime, (outcome) => free.then(() => show(outcome)));
  };
  const next = () => {
    setAfter(null);
    flow.advance();
  };

  /* The next plan is on its way while the yard lies empty: no card in between, unless the line is down. */
  const between = flow.screen === 'waiting' && handedIn && props.online;
  const finished = flow.screen === 'finished';
  const playing = flow.screen === 'step' && stimulus !== undefined;
  /** What lies over the yard until somebody goes on; a rest and the end leave it to be seen. */
  const card = flow.screen !== 'rest' && !finished && !playing && !between;
  const shown = playing ? `${stimulus.i}.${stimulus.form}` : null;
  /** The first plan after a card: what had made room for the card comes down. */
  const [begins, setBegins] = useState(true);
  if (card && !begins) setBegins(true);
  if (begins && after !== null) setBegins(false);
  useEffect(() => {
    if (shown !== null && !stage.current?.contains(document.activeElement)) {
      stage.current?.focus({ preventScroll: true });
    }
  }, [shown]);

  const words = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={flow.begin}
      intro={{ title: intl.formatMessage({ id: 'crane-yard.intro' }), body: <Intro {...props} /> }}
      summary={
        props.mode === 'practice' && (
          <Message id="crane-yard.practice_result" values={{ right: shortest, of: props.of }} />
        )
      }
    />
  );

  return (
    <Station station={props} title={intl.formatMessage({ id: 'crane-yard.title' })} current={flow.current}>
      {after?.told === null && <Settled onOver={next} />}
      <div className={styles.place}>
        {(hasScene || playing) && <Backdrop />}
        <div
          className={styles.play}
          data-card={card || undefined}
          data-begins={(begins && playing) || undefined}
          data-ended={finished || undefined}
          {...(playing || between
            ? { role: 'application', 'aria-label': intl.formatMessage({ id: 'crane-yard.stage' }) }
            : {})}
          tabIndex={-1}
          ref={stage}
        >
          {(hasScene || playing) && (
            <Site
              done={flow.current + Number(after !== null)}
              of={props.of}
              comes={after !== null}
              leaves={finished}
              idle={card || finished}
              last={finished ? left : null}
            />
          )}
          {playing && (
            <Problem
              key={shown}
              stimulus={stimulus}
              listens={props.accommodations.screen_reader}
              announce={props.announce}
              onDone={handOver}
              over={after !== null}
              follows={!begins}
              stays={props.mode === 'practice' || flow.current === props.of - 1}
            >
              {after?.told && (
                <Feedback outcome={after.told} untimed={stimulus.deadline_ms === null} onSeen={next} />
              )}
            </Problem>
          )}
          {between && <Between />}
          {!playing && !between && <div className={card ? styles.cover : styles.told}>{words}</div>}
          {/* At the end it fetches what was left. */}
          {!playing && hasScene && !(finished && left !== null) && <IdleCrane lit={between} />}
          {!playing && <div className={styles.deck} />}
        </div>
      </div>
    </Station>
  );
}

/** A moment to see how a problem ended. */
function Settled({ onOver }: { onOver(): void }) {
  useFrameTimer(SETTLED_MS, onOver);
  return null;
}

const EMPTY = { yard: [], hook: null, over: 1, way: 0, drops: 0 };

/** The words over the empty yard while the next plan is on its way. */
function Between() {
  const figures = useHour(`${styles.sheet} ${styles.moves}`);
  return (
    <div className={styles.head}>
      <p {...figures}>
        <Message id="crane-yard.between" />
      </p>
    </div>
  );
}

/** The crane where there is no plan. */
function IdleCrane({ lit }: { readonly lit: boolean }) {
  return (
    <div className={styles.site}>
      <div className={styles.yard} data-dark={!lit || undefined}>
        <YardScene state={EMPTY} dragX={null} aim={null} />
      </div>
    </div>
  );
}

function Intro(props: Props) {
  const { stimuli, step, of } = props;
  const deadline = stimuli.get(step)?.deadline_ms;
  const steps = ['goal', 'pegs', 'move', deadline === null ? 'untimed' : 'time'];
  return (
    <Instructions
      game="crane-yard"
      station={props}
      steps={steps}
      values={{ seconds: Math.round((deadline ?? 0) / 1000), of }}
    />
  );
}
