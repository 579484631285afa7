import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { useTown } from '../harbour/scene/town.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { ChoiceBoard } from './choice-board.tsx';
import type { PowerPlantInput, PowerPlantOutcome, PowerPlantStimulus } from './core.ts';
import { ALL_WINDOWS, Evening } from './evening.tsx';
import { Watchers } from './foreground.tsx';
import { Plant } from './plant.tsx';
import { HANDED_IN, ShiftEnd } from './shift-end.tsx';
import styles from './view.module.css';
import { WorkBoard } from './work-board.tsx';

type Props = TaskViewProps<PowerPlantStimulus, PowerPlantInput, PowerPlantOutcome>;

/** Power Plant: choose an easy or a hard shift for a stated chance of points, work it, and learn whether it paid. */
export function PowerPlantView(props: Props) {
  const intl = useWords();
  const flow = useFlow<PowerPlantStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [last, setLast] = useState(props.lastOutcome);
  const [waiting, setWaiting] = useState(false);
  // Of what was played before a reload only the rounds are known: they are taken for worked.
  const [worked, setWorked] = useState(props.step);
  // The words of the first card are there a frame before the plant.
  const [built, setBuilt] = useState(false);
  useEffect(() => afterNextFrame(() => startTransition(() => setBuilt(true))), []);
  const { stimulus } = flow;
  const time = useTown()?.time;
  const afterDark = time === 'dusk' || time === 'night';
  const told = last !== null && last.i === stimulus?.i ? last : null;
  const shift = stimulus?.shift ?? told?.shift ?? null;
  const end = told?.end ?? null;
  const total = last?.total_points ?? 0;
  /** At a rest and at the end the plant and the town have the light that was worked for. */
  const evening = flow.screen === 'rest' || flow.screen === 'finished';

  const lit = last?.end != null && HANDED_IN.includes(last.end.how);

  const handOver = (input: PowerPlantInput, eventTime: number) => {
    if (waiting) return;
    setWaiting(true);
    submit(input, eventTime, (outcome) => {
      setWaiting(false);
      if (outcome === null) return;
      setLast(outcome);
      if (outcome.end !== null && HANDED_IN.includes(outcome.end.how)) {
        setWorked((before) => before + 1);
      }
      if (outcome.end === null && input.action === 'order') {
        props.announce(intl.formatMessage({ id: 'power-plant.again' }));
      }
    });
  };

  const card = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={flow.begin}
      intro={{ title: intl.formatMessage({ id: 'power-plant.intro' }), body: <Intro {...props} /> }}
      summary={<Message id="power-plant.result" values={{ total, of: props.of }} />}
    />
  );

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'power-plant.title' })}
      current={flow.current}
      extra={
        <p className={styles.points}>
          <Message id="power-plant.points" values={{ total, big: (chunks) => <strong>{chunks}</strong> }} />
        </p>
      }
    >
      {evening ? (
        <Evening worked={worked} lit={lit} done={flow.current} of={props.of}>
          {card}
        </Evening>
      ) : (
        <div className={styles.board}>
          {flow.screen !== 'step' || stimulus === undefined ? (
            <Notice tall={flow.screen === 'intro'}>{card}</Notice>
          ) : end !== null ? (
            <ShiftEnd key={`end ${stimulus.i}`} end={end} total={total} go={flow.advance} />
          ) : shift === null ? (
            <ChoiceBoard
              key={stimulus.i}
              stimulus={stimulus}
              choose={(demand, rt_ms, method, eventTime) =>
                handOver({ i: stimulus.i, action: 'choose', demand, rt_ms, method }, eventTime)
              }
            />
          ) : (
            <WorkBoard
              key={`${stimulus.i}.${shift.form}`}
              shift={shift}
              waiting={waiting}
              announce={props.announce}
              work={workOn(stimulus.i, shift.form, handOver)}
            />
          )}
          {/* After the desk, by which the sheet knows how much of the town is lit; it lies behind it. */}
          {built && (
            <>
              <Plant
                chance={flow.screen === 'step' ? (stimulus?.offer.chance ?? 0) : afterDark ? ALL_WINDOWS : 0}
                done={flow.current}
                of={props.of}
              />
              <Watchers />
            </>
          )}
        </div>
      )}
      {waiting && !props.online && (
        <p className={styles.line} role="status">
          <Message id="power-plant.waiting_offline" />
        </p>
      )}
    </Station>
  );
}

/** A card before the plant; what it shows has the hour of the scene around it. */
function Notice({ tall, children }: { readonly tall: boolean; readonly children: ReactNode }) {
  return (
    <div {...useHour(styles.notice)} data-tall={tall || undefined}>
      {children}
    </div>
  );
}

function workOn(i: number, form: number, handOver: (input: PowerPlantInput, eventTime: number) => void) {
  return {
    handIn: (
      work: { readonly order: readonly number[]; readonly presses: number; readonly rt_ms: number },
      method: Extract<PowerPlantInput, { action: 'order' }>['method'],
      eventTime: number,
    ) => handOver({ i, action: 'order', form, ...work, method }, eventTime),
    leave: (method: Extract<PowerPlantInput, { action: 'leave' }>['method'], eventTime: number) =>
      handOver({ i, action: 'leave', form, method }, eventTime),
    overdue: (frameTime: number) => handOver({ i, action: 'overdue', form }, frameTime),
  };
}

function Intro(props: Props) {
  const { stimuli, step } = props;
  const first = stimuli.get(step);
  const timed = first !== undefined && first.easy_ms !== null && first.hard_ms !== null;
  const steps = ['choose', 'work', 'chance', timed ? 'time' : 'untimed'];
  const seconds = (ms: number | null | undefined) => Math.round((ms ?? 0) / 1000);
  return (
    <Instructions
      game="power-plant"
      station={props}
      steps={steps}
      values={{ dials: first?.dials ?? 0, easy: seconds(first?.easy_ms), hard: seconds(first?.hard_ms) }}
    />
  );
}
