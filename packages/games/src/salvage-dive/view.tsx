import { useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { SalvageDiveInput, SalvageDiveOutcome, SalvageDiveStimulus } from './core.ts';
import type { Depth } from './depth.ts';
import { Dive } from './dive.tsx';
import { Sea } from './sea.tsx';
import { useArrived } from './use-arrived.ts';
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
  const told = useArrived(total, untilToldMs);
  const up = last?.dive_over && last.i === stimulus?.i ? last : null;
  /** At a rest and at the end the boat is all around the card, with a chest for each dive. */
  const home = flow.screen === 'rest' || flow.screen === 'finished';
  const diving = flow.screen === 'step' && stimulus !== undefined;
  const at: Depth = home
    ? 'home'
    : !diving
      ? flow.screen === 'intro'
        ? 'cut'
        : 'cut-deeper'
      : up === null
        ? 'wreck'
        : 'boat';

  /** Where the dive in hand was begun from. */
  const [from, setFrom] = useState<Depth>(at);
  if (at !== 'wreck' && from !== at) setFrom(at);

  const card = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={flow.begin}
      intro={{ title: intl.formatMessage({ id: 'salvage-dive.intro' }), body: <Intro {...props} /> }}
      summary={<Message id="salvage-dive.result" values={{ total }} />}
    />
  );

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'salvage-dive.title' })}
      current={flow.current}
      scenery={
        <Sea
          at={at}
          from={from}
          dives={flow.current}
          of={props.of}
          found={up === null || up.lost ? 0 : up.opened.length}
          lost={up?.lost === true}
          opened={home ? last?.opened : undefined}
        />
      }
      extra={
        <p className={styles.points}>
          <Message
            id="salvage-dive.points"
            values={{ total: told, big: (chunks) => <strong>{chunks}</strong> }}
          />
        </p>
      }
    >
      {!diving && (
        <div className={styles.card} data-home={home || undefined}>
          {card}
        </div>
      )}
      {flow.inStep && stimulus && (
        <div className={styles.place} hidden={props.paused}>
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
              from={from}
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

/** The points of all dives change when it is told how the dive ended. */
const untilToldMs = () => 760;

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
