import { useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { MarketStallInput, MarketStallOutcome, MarketStallStimulus } from './core.ts';
import { Item } from './item.tsx';
import { Stall } from './stall.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<MarketStallStimulus, MarketStallInput, MarketStallOutcome>;

/** Items missed one after the other before it asks whether the person is still there. */
const MISSES_BEFORE_ASKING = 2;

/** Market Stall: questions on the numbers of a market. */
export function MarketStallView(props: Props) {
  const intl = useWords();
  const flow = useFlow<MarketStallStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [practised, setPractised] = useState<MarketStallOutcome['practice']>(null);
  const [right, setRight] = useState(0);
  const misses = useRef(0);
  const { stimulus } = flow;
  const closed = flow.screen === 'finished' && props.mode === 'test';

  const next = () => {
    setPractised(null);
    flow.advance();
    if (misses.current >= MISSES_BEFORE_ASKING) {
      misses.current = 0;
      flow.interrupt();
    }
  };

  const handOver = (input: MarketStallInput, eventTime: number) => {
    misses.current = input.option === null ? misses.current + 1 : 0;
    submit(input, eventTime, (outcome) => {
      const told = props.mode === 'practice' ? outcome?.practice : null;
      if (!told) {
        next();
        return;
      }
      if (input.option === told.right_option) setRight((count) => count + 1);
      setPractised(told);
      props.announce(intl.formatMessage({ id: `market-stall.because_${told.reason}` }));
    });
  };

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'market-stall.title' })}
      current={flow.current}
      scenery={<Stall done={flow.current} of={props.of} idle={flow.screen !== 'step'} closed={closed} />}
    >
      {flow.screen !== 'step' || stimulus === undefined ? (
        <div className={`${styles.laid} ${styles.told}`} data-closed={closed || undefined}>
          <FlowCard
            screen={flow.screen === 'step' ? 'waiting' : flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{ title: intl.formatMessage({ id: 'market-stall.intro' }), body: <Intro {...props} /> }}
            summary={
              props.mode === 'practice' && (
                <Message id="market-stall.practice_result" values={{ right, of: props.of }} />
              )
            }
          />
        </div>
      ) : (
        <Item
          key={`${stimulus.i}.${stimulus.form}`}
          stimulus={stimulus}
          practised={practised}
          inWords={props.accommodations.screen_reader}
          announce={props.announce}
          onAnswer={handOver}
          onSeen={next}
        />
      )}
    </Station>
  );
}

function Intro(props: Props) {
  const { stimuli, step, of } = props;
  const deadline = stimuli.get(step)?.deadline_ms;
  const steps = ['read', 'answer', 'calculator', deadline === null ? 'untimed' : 'time'];
  return (
    <Instructions
      game="market-stall"
      station={props}
      steps={steps}
      values={{ seconds: Math.round((deadline ?? 0) / 1000), of }}
    />
  );
}
