import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Chest } from './chest.tsx';
import type { TradePostInput, TradePostOutcome, TradePostStimulus } from './core.ts';
import { Ledger } from './ledger.tsx';
import { piecesOf } from './pieces.ts';
import { ResultCard } from './result-card.tsx';
import { RoundBoard } from './round-board.tsx';
import { type Parting, Roads } from './scene.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<TradePostStimulus, TradePostInput, TradePostOutcome>;

/** Trade Post: send, give back, offer and answer, with ships that are played by the computer and said to be. */
export function TradePostView(props: Props) {
  const intl = useWords();
  const flow = useFlow<TradePostStimulus>(props, { startAgainAfterPause: false });
  const submit = useSubmit(props.submit);
  const [last, setLast] = useState(props.lastOutcome);
  const [given, setGiven] = useState<number | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [parting, setParting] = useState<Parting | null>(null);
  const { stimulus } = flow;
  const outcome = last !== null && last.i === stimulus?.i ? last : null;
  const total = last?.total_points ?? 0;
  const pieces = piecesOf(total, props.of);

  const decide = (input: TradePostInput, eventTime: number) => {
    if (waiting) return;
    setWaiting(true);
    setGiven(input.action === 'give' ? input.amount : null);
    submit(input, eventTime, (told) => {
      setWaiting(false);
      if (told !== null) setLast(told);
    });
  };

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'trade-post.title' })}
      current={flow.current}
      extra={
        <p className={styles.points}>
          <Message id="trade-post.points" values={{ total, big: (chunks) => <strong>{chunks}</strong> }} />
        </p>
      }
    >
      {flow.screen !== 'step' || stimulus === undefined ? (
        <AtTheCounter
          traded={flow.current}
          over={flow.screen === 'finished'}
          hasChest={flow.screen === 'finished' && props.mode === 'test'}
          pieces={pieces}
        >
          <FlowCard
            screen={flow.screen === 'step' ? 'waiting' : flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{
              title: intl.formatMessage({ id: 'trade-post.intro' }),
              body: (
                <Instructions game="trade-post" station={props} steps={['ships', 'roles', 'coins', 'new']} />
              ),
            }}
            summary={<Message id="trade-post.result" values={{ total, of: props.of }} />}
          />
        </AtTheCounter>
      ) : outcome !== null ? (
        <ResultCard
          key={`result ${stimulus.i}`}
          stimulus={stimulus}
          outcome={outcome}
          given={given}
          pieces={pieces}
          dir={props.dir}
          goOn={(share) => {
            setParting({ ship: stimulus.ship, share });
            flow.advance();
          }}
        />
      ) : (
        <RoundBoard
          key={stimulus.i}
          stimulus={stimulus}
          parting={parting}
          pieces={pieces}
          dir={props.dir}
          waiting={waiting}
          decide={decide}
        />
      )}
      {waiting && !props.online && (
        <p className={styles.line} role="status">
          <Message id="trade-post.waiting_offline" />
        </p>
      )}
    </Station>
  );
}

/** A card on the counter, and over it the bay; the words are there a frame before the drawing. */
function AtTheCounter({
  traded,
  over,
  hasChest,
  pieces,
  children,
}: {
  /** Rounds that are over. */
  readonly traded: number;
  /** All are. */
  readonly over: boolean;
  /** What was earned is in the chest. */
  readonly hasChest: boolean;
  /** Pieces of gold on the counter. */
  readonly pieces: number;
  readonly children: ReactNode;
}) {
  const counter = useHour(`${planks.planks} ${styles.counter}`);
  const [hasScene, setHasScene] = useState(false);
  useEffect(() => afterNextFrame(() => startTransition(() => setHasScene(true))), []);
  return (
    <div className={styles.board} data-card>
      <div className={styles.figure}>{hasScene && <Roads traded={traded} over={over} />}</div>
      <div {...counter}>
        {children}
        {hasChest ? <Chest pieces={pieces} /> : <Ledger rounds={traded} pieces={pieces} />}
      </div>
    </div>
  );
}
