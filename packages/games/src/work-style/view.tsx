import { type ReactNode, useEffect, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Cabin } from './cabin.tsx';
import type { WorkStyleInput, WorkStyleOutcome, WorkStyleStimulus } from './core.ts';
import { DeskThings } from './desk-things.tsx';
import { ScreenCard } from './screen-card.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<WorkStyleStimulus, WorkStyleInput, WorkStyleOutcome>;

/** What the ship goes of a screen's way while it is answered; the rest once it is handed in. */
const WITHIN_A_SCREEN = 0.75;
const HOW = ['read', 'rate', 'as_you_are', 'leave'] as const;

/** Work Style: statements about oneself, a few on each screen. */
export function WorkStyleView(props: Props) {
  const intl = useWords();
  const flow = useFlow<WorkStyleStimulus>(props, { startAgainAfterPause: false });
  const { stimulus } = flow;
  /** How much of which screen was answered, as far as the ship goes on with it. */
  const [answered, setAnswered] = useState({ screen: 0, share: 0 });
  const underWay = flow.inStep && answered.screen === flow.current ? WITHIN_A_SCREEN * answered.share : 0;
  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'work-style.title' })}
      current={flow.current}
      scenery={<Cabin done={flow.current + underWay} of={props.of} />}
    >
      {flow.screen !== 'step' && (
        <AtTheWindow done={flow.current} of={props.of} cards={cardsOf(props.stimuli, flow.current)}>
          <FlowCard
            screen={flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{
              title: intl.formatMessage({ id: 'work-style.intro' }),
              body: <Instructions game="work-style" station={props} steps={HOW} />,
            }}
          />
        </AtTheWindow>
      )}
      {flow.inStep && stimulus && (
        <Desk quarter={quarterOf(stimulus.i, props.of)} hidden={props.paused}>
          <ScreenCard
            key={stimulus.i}
            stimulus={stimulus}
            of={props.of}
            locale={props.locale}
            paused={props.paused}
            submit={props.submit}
            announce={props.announce}
            onAnswered={(share) => setAnswered({ screen: stimulus.i, share })}
            onDone={flow.advance}
          />
        </Desk>
      )}
    </Station>
  );
}

const quarterOf = (done: number, of: number): number => Math.floor((4 * done) / of);

/** Statements of the screens that are done, whether they were answered or left. */
function cardsOf(stimuli: Props['stimuli'], done: number): number {
  return Array.from({ length: done }, (_, screen) => stimuli.get(screen)?.statements.length ?? 0).reduce(
    (sum, each) => sum + each,
    0,
  );
}

/** So long the new cards lie on the desk before the room goes on, ms: it takes nothing from what answers a press. */
const GOES_ON_MS = 500;

/** The desk at the window; it stays while one screen of statements follows the other. */
function Desk({
  quarter,
  hidden,
  children,
}: {
  readonly quarter: number;
  readonly hidden: boolean;
  readonly children: ReactNode;
}) {
  const hour = useHour(`${styles.hours} ${styles.card}`);
  const [drawn, setDrawn] = useState(quarter);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(quarter), GOES_ON_MS);
    return () => clearTimeout(timer);
  }, [quarter]);
  return (
    <article {...hour} hidden={hidden}>
      <div className={styles.sight}>
        <DeskThings quarter={drawn} />
      </div>
      {children}
    </article>
  );
}

/** The desk, before, between and after the statements; it tells how far they are, and nothing of what was said. */
function AtTheWindow({
  done,
  of,
  cards,
  children,
}: {
  readonly done: number;
  readonly of: number;
  /** Statements that were answered or left. */
  readonly cards: number;
  readonly children: ReactNode;
}) {
  const hour = useHour(`${styles.hours} ${styles.told}`);
  return (
    <div {...hour}>
      <div className={styles.sight}>
        <DeskThings quarter={quarterOf(done, of)} cards={cards} closed={done >= of} />
      </div>
      <div className={styles.top}>{children}</div>
    </div>
  );
}
