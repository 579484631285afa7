import { useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Backdrop } from './backdrop.tsx';
import type { SalvageDiveInput, SalvageDiveOutcome, SalvageDiveStimulus } from './core.ts';
import { Dive } from './dive.tsx';
import { Laden } from './surface.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<SalvageDiveStimulus, SalvageDiveInput, SalvageDiveOutcome>;

/** Salvage Dive: open crates of a wreck, knowing what they bring, what a snag costs and how many there are. */
export function SalvageDiveView(props: Props) {
  const intl = useWords();
  const flow = useFlow<SalvageDiveStimulus>(props, { startAgainAfterPause: false });
  const [last, setLast] = useState(props.lastOutcome);
  const { stimulus } = flow;
  const midDive = last !== null && !last.dive_over && last.i === stimulus?.i;
  const total = last?.total_points ?? 0;

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'salvage-dive.title' })}
      current={flow.current}
      view="quay"
      covered={flow.inStep && stimulus !== undefined && !props.paused}
      extra={
        <p className={styles.points}>
          <Message id="salvage-dive.points" values={{ total, big: (chunks) => <strong>{chunks}</strong> }} />
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
          intro={{ title: intl.formatMessage({ id: 'salvage-dive.intro' }), body: <Intro {...props} /> }}
          arrival={<Laden done={flow.screen === 'finished' ? 1 : flow.current / Math.max(1, props.of)} />}
          summary={<Message id="salvage-dive.result" values={{ total }} />}
        />
      )}
      {flow.inStep && stimulus && (
        <div className={styles.place} hidden={props.paused}>
          <Backdrop />
          <section
            key={stimulus.i}
            className={styles.play}
            aria-label={intl.formatMessage({ id: 'salvage-dive.stage' })}
            tabIndex={-1}
            ref={focusOnMount}
          >
            <Dive
              stimulus={stimulus}
              openedBefore={midDive ? last.opened : []}
              of={props.of}
              online={props.online}
              paused={props.paused}
              submit={props.submit}
              announce={props.announce}
              onOutcome={setLast}
              onDone={flow.advance}
            />
          </section>
        </div>
      )}
    </Station>
  );
}

function focusOnMount(stage: HTMLElement | null) {
  if (stage !== null && !stage.contains(document.activeElement)) stage.focus({ preventScroll: true });
}

function Intro(props: Props) {
  const { stimuli, step, of } = props;
  const declares = stimuli.get(step)?.form === 'declare';
  const steps = ['task', 'facts', declares ? 'declare' : 'open', 'none'];
  const lead = declares ? 'how_declared' : 'how';
  return <Instructions game="salvage-dive" station={props} lead={lead} steps={steps} values={{ of }} />;
}
