import { useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { GlyphGridInput, GlyphGridOutcome, GlyphGridStimulus } from './core.ts';
import { Facade } from './facade.tsx';
import { Item } from './item.tsx';
import type { Laid } from './laid.ts';
import { Waterfront } from './waterfront.tsx';

type Props = TaskViewProps<GlyphGridStimulus, GlyphGridInput, GlyphGridOutcome>;

/** Items missed one after the other before it asks whether the person is still there. */
const MISSES_BEFORE_ASKING = 2;

/** Glyph Grid: which tile belongs in the gap of a grid. */
export function GlyphGridView(props: Props) {
  const intl = useWords();
  // Where the last item came early, because the result was exact enough.
  const [ended, setEnded] = useState<number | null>(null);
  const flow = useFlow<GlyphGridStimulus>(
    { ...props, of: ended ?? props.of },
    { startAgainAfterPause: true },
  );
  const submit = useSubmit(props.submit);
  const [practised, setPractised] = useState<GlyphGridOutcome['practice']>(null);
  const [right, setRight] = useState(0);
  const [laid, setLaid] = useState<Laid>(new Map());
  const misses = useRef(0);
  const { stimulus } = flow;

  const next = (outcome: GlyphGridOutcome | null) => {
    setPractised(null);
    if (outcome?.finished) setEnded(outcome.i + 1);
    flow.advance();
    if (misses.current >= MISSES_BEFORE_ASKING) {
      misses.current = 0;
      flow.interrupt();
    }
  };

  const handOver = (input: GlyphGridInput, eventTime: number) => {
    misses.current = input.option === null ? misses.current + 1 : 0;
    submit(input, eventTime, (outcome) => {
      const { option } = input;
      if (stimulus && option !== null) {
        setLaid((before) => new Map(before).set(stimulus.i, { stimulus, option }));
      }
      const told = props.mode === 'practice' ? outcome?.practice : null;
      if (!told) {
        next(outcome);
        return;
      }
      if (input.option === told.right_option) setRight((count) => count + 1);
      setPractised(told);
      props.announce(intl.formatMessage({ id: `glyph-grid.because_${told.reason}` }));
    });
  };

  const inHand = flow.screen === 'step' ? stimulus : undefined;
  const isEnd = flow.screen === 'finished' && props.mode === 'test';
  return (
    <Station
      station={ended === null ? props : { ...props, of: ended }}
      title={intl.formatMessage({ id: 'glyph-grid.title' })}
      current={flow.current}
      scenery={<Waterfront />}
    >
      <Facade
        done={flow.current}
        of={props.of}
        laid={laid}
        stands={isEnd ? 'neighbours' : inHand === undefined ? 'card' : 'board'}
      >
        {inHand === undefined ? (
          <FlowCard
            screen={flow.screen === 'step' ? 'waiting' : flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{ title: intl.formatMessage({ id: 'glyph-grid.intro' }), body: <Intro {...props} /> }}
            summary={
              props.mode === 'practice' && (
                <Message id="glyph-grid.practice_result" values={{ right, of: props.of }} />
              )
            }
          />
        ) : (
          <Item
            key={`${inHand.i}.${inHand.form}`}
            stimulus={inHand}
            before={props.mode === 'test' ? (laid.get(inHand.i - 1) ?? null) : null}
            practised={practised}
            inWords={props.accommodations.screen_reader}
            announce={props.announce}
            onAnswer={handOver}
            onSeen={() => next(null)}
          />
        )}
      </Facade>
    </Station>
  );
}

function Intro(props: Props) {
  const { stimuli, step, of } = props;
  const deadline = stimuli.get(step)?.deadline_ms;
  const steps = ['look', 'answer', deadline === null ? 'untimed' : 'time'];
  return (
    <Instructions
      game="glyph-grid"
      station={props}
      steps={steps}
      values={{ seconds: Math.round((deadline ?? 0) / 1000), of }}
    />
  );
}
