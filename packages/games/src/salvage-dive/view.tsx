import { useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Backdrop } from './backdrop.tsx';
import type { SalvageDiveInput, SalvageDiveOutcome, SalvageDiveStimulus } from './core.ts';
import { Dive } from './dive.tsx';
import { Home } from './home.tsx';
import styles from './view.module.css';

type Props = TaskViewProps<SalvageDiveStimulus, SalvageDiveInput, SalvageDiveOutcome>;

/** So long a dive that is over goes on over the next one, ms. */
const LEAVES_MS = 1300;

/** Salvage Dive: open crates of a wreck, knowing what they bring, what a snag costs and how many there are. */
export function SalvageDiveView(props: Props) {
  const intl = useWords();
  const flow = useFlow<SalvageDiveStimulus>(props, { startAgainAfterPause: false });
  const [last, setLast] = useState(props.lastOutcome);
  /** The dive before, as decoration: the net goes on rising, and the boat goes out of sight. */
  const [leaving, setLeaving] = useState<SalvageDiveStimulus | null>(null);
  const { stimulus } = flow;
  const midDive = last !== null && !last.dive_over && last.i === stimulus?.i;
  const total = last?.total_points ?? 0;
  /** At a rest and at the end the boat is all around the card, with a chest for each dive. */
  const aboard = flow.screen === 'rest' || flow.screen === 'finished';

  const dives =
    stimulus === undefined
      ? []
      : leaving === null || leaving.i === stimulus.i
        ? [stimulus]
        : [leaving, stimulus];

  const card = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={flow.begin}
      intro={{ title: intl.formatMessage({ id: 'salvage-dive.intro' }), body: <Intro {...props} /> }}
      // The boat around the card is the picture of what was done.
      arrival={false}
      summary={<Message id="salvage-dive.result" values={{ total }} />}
    />
  );

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'salvage-dive.title' })}
      current={flow.current}
      view="quay"
      covered={aboard || (flow.inStep && stimulus !== undefined && !props.paused)}
      extra={
        <p className={styles.points}>
          <Message id="salvage-dive.points" values={{ total, big: (chunks) => <strong>{chunks}</strong> }} />
        </p>
      }
    >
      {aboard ? (
        <div className={styles.place}>
          <Home dives={flow.current} of={props.of} />
          <div className={styles.told}>{card}</div>
        </div>
      ) : (
        flow.screen !== 'step' && card
      )}
      {flow.inStep && stimulus && (
        <div className={styles.place} hidden={props.paused}>
          <Backdrop />
          {leaving !== null && <Gone key={`gone ${leaving.i}`} onOver={() => setLeaving(null)} />}
          {dives.map((dive) => (
            <section
              key={dive.i}
              className={styles.play}
              data-leaving={dive !== stimulus || undefined}
              inert={dive !== stimulus}
              aria-label={intl.formatMessage({ id: 'salvage-dive.stage' })}
              tabIndex={-1}
              ref={focusOnMount}
            >
              <Dive
                stimulus={dive}
                openedBefore={midDive && dive === stimulus ? last.opened : []}
                of={props.of}
                online={props.online}
                paused={props.paused}
                submit={props.submit}
                announce={props.announce}
                onOutcome={setLast}
                onDone={() => {
                  setLeaving(props.accommodations.reduced_motion || !hasTimeForTwo() ? null : dive);
                  flow.advance();
                }}
              />
            </section>
          ))}
        </div>
      )}
    </Station>
  );
}

/** A phone has no time to draw two dives between two touches: there the next one begins at once. */
function hasTimeForTwo(): boolean {
  return matchMedia('(hover: hover)').matches;
}

/** Waits until what was left of a dive is out of sight. */
function Gone({ onOver }: { onOver(): void }) {
  useFrameTimer(LEAVES_MS, onOver);
  return null;
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
