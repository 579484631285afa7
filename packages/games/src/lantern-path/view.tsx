import { useEffect, useRef, useState } from 'react';
import { Card } from '../harbour/card.tsx';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import scene from '../harbour/scene/scene.module.css';
import { TownProvider, useTown } from '../harbour/scene/town.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { LanternPathInput, LanternPathOutcome, LanternPathStimulus } from './core.ts';
import { Feedback, feedbackWords } from './feedback.tsx';
import { LanternPaints } from './lantern.tsx';
import { LanternBoard } from './lantern-board.tsx';
import { type Berth, berthOf, Flotilla, Jetty, NightHarbour, SentBack } from './night-harbour.tsx';
import { Trial } from './trial.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<LanternPathStimulus, LanternPathInput, LanternPathOutcome>;

/** Lantern Path: lanterns light up one after the other, and are tapped in the same order, or the other way round. */
export function LanternPathView(props: Props) {
  const intl = useWords();
  const flow = useFlow<LanternPathStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [correct, setCorrect] = useState<boolean | null>(null);
  const [right, setRight] = useState(0);
  const [handedIn, setHandedIn] = useState(false);
  /** Where the last lantern that was set alight is: there the lantern of the path sets out. */
  const [berth, setBerth] = useState<Berth | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { stimulus } = flow;
  const { screen_reader, keyboard_only } = props.accommodations;
  const numbered = screen_reader || keyboard_only;

  const handOver = (input: LanternPathInput, eventTime: number) => {
    const lantern = stage.current?.querySelector(`[data-place="${input.taps.at(-1)}"] svg`);
    const bay = stage.current?.parentElement?.querySelector('svg');
    const from = lantern && bay ? berthOf(lantern, bay) : null;
    submit(input, eventTime, (outcome) => {
      setHandedIn(true);
      setBerth(from);
      setLeft(input.taps.at(-1) ?? null);
      if (props.mode === 'practice' && outcome !== null) {
        if (outcome.correct) setRight((count) => count + 1);
        setCorrect(outcome.correct);
        props.announce(intl.formatMessage({ id: feedbackWords(outcome.correct) }));
      } else next();
    });
  };

  const begin = () => {
    setBerth(null);
    flow.begin();
  };

  const next = () => {
    setCorrect(null);
    flow.advance();
  };

  /* The next path is on its way while the lanterns lie dark: no card in between, unless the line is down. */
  const between = flow.screen === 'waiting' && handedIn && props.online;
  const playing = flow.screen === 'step' && stimulus !== undefined;
  const shown = playing && correct === null ? `${stimulus.i}.${stimulus.form}` : null;
  useEffect(() => {
    if (shown !== null && !stage.current?.contains(document.activeElement))
      stage.current?.focus({ preventScroll: true });
  }, [shown]);

  const town = useTown();
  const finished = flow.screen === 'finished';
  const card = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={begin}
      intro={{
        title: intl.formatMessage({ id: 'lantern-path.intro' }),
        body: <Intro {...props} />,
      }}
      summary={
        props.mode === 'practice' && (
          <Message id="lantern-path.practice_result" values={{ right, of: props.of }} />
        )
      }
    />
  );
  return (
    <TownProvider state={{ done: flow.current, of: props.of, ...town, time: 'night' }}>
      <Station
        station={props}
        title={intl.formatMessage({ id: 'lantern-path.title' })}
        current={flow.current}
      >
        <div
          className={`${scene.scene} ${styles.night}`}
          data-time="night"
          data-playing={playing || between || undefined}
        >
          <NightHarbour />
          {finished && <SentBack done={flow.current} />}
          <Flotilla done={flow.current} from={berth} before={playing || between} all={finished} />
          {!finished && <Jetty />}
          <svg className={styles.paints} aria-hidden="true" focusable="false">
            <LanternPaints />
          </svg>
          {playing || between ? (
            <div
              className={styles.play}
              role="application"
              aria-label={intl.formatMessage({ id: 'lantern-path.stage' })}
              tabIndex={-1}
              ref={stage}
            >
              {between || stimulus === undefined ? (
                <Between numbered={numbered} left={left} />
              ) : correct === null ? (
                <Trial
                  key={shown}
                  stimulus={stimulus}
                  numbered={numbered}
                  left={left}
                  say={screen_reader ? props.announce : undefined}
                  onDone={handOver}
                />
              ) : (
                <Feedback stimulus={stimulus} correct={correct} numbered={numbered} onSeen={next} />
              )}
            </div>
          ) : flow.screen === 'rest' && stimulus?.direction === 'backward' ? (
            <TurnAround begin={begin} />
          ) : finished ? (
            <div className={styles.shore}>
              <Jetty />
              {card}
            </div>
          ) : (
            card
          )}
        </div>
      </Station>
    </TownProvider>
  );
}

/** Dark lanterns while the next path is on its way. */
function Between({ numbered, left }: { readonly numbered: boolean; readonly left: number | null }) {
  return (
    <>
      <div className={styles.prompt}>
        <p>
          <Message id="lantern-path.between" />
        </p>
      </div>
      <div className={styles.water}>
        <LanternBoard stateOf={() => 'dark'} numbered={numbered} left={left} />
      </div>
      <div className={styles.deck} />
    </>
  );
}

/** Half-way: from here on, the last light comes first. */
function TurnAround({ begin }: { begin(): void }) {
  const intl = useWords();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <Card
      title={say('lantern-path.turn_title')}
      action={{ label: say('harbour.go_on'), run: begin }}
      drawing={
        <svg viewBox="0 0 240 60" width="240" height="60" aria-hidden="true" direction="ltr">
          <g fill="var(--hb-sunken)" stroke="var(--hb-line)" strokeWidth="2.5">
            <circle cx="40" cy="36" r="17" />
            <circle cx="120" cy="36" r="17" />
            <circle cx="200" cy="36" r="17" />
          </g>
          <path
            d="M200 12 Q160 -6 126 12 M134 4 L125 13 L137 18 M116 12 Q80 -6 46 12 M54 4 L45 13 L57 18"
            fill="none"
            stroke="var(--hb-text)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <g fill="var(--hb-text)" fontSize="18" fontWeight="650" textAnchor="middle">
            <text x="200" y="42">
              {intl.formatNumber(1)}
            </text>
            <text x="120" y="42">
              {intl.formatNumber(2)}
            </text>
            <text x="40" y="42">
              {intl.formatNumber(3)}
            </text>
          </g>
        </svg>
      }
    >
      <p>{say('lantern-path.turn_body')}</p>
      <p>{say('lantern-path.turn_rest')}</p>
    </Card>
  );
}

function Intro(props: Props) {
  const { stimuli, step, accommodations } = props;
  const untimed = stimuli.get(step)?.pace_ms === null;
  const listen = accommodations.screen_reader ? 'listen' : 'look';
  const steps = [untimed ? 'untimed' : listen, 'repeat', 'longer'];
  const lead = accommodations.screen_reader ? 'how_listening' : 'how';
  return <Instructions game="lantern-path" station={props} lead={lead} steps={steps} />;
}
