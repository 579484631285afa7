import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Card } from '../harbour/card.tsx';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import stationStyles from '../harbour/station.module.css';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { Board } from './board.tsx';
import type { ShiftDeskInput, ShiftDeskOutcome, ShiftDeskStimulus } from './core.ts';
import { decidedCount } from './desk.ts';
import { DeskScene } from './desk-things.tsx';
import styles from './view.module.css';
import { sayMessage } from './words.ts';

type Props = TaskViewProps<ShiftDeskStimulus, ShiftDeskInput, ShiftDeskOutcome>;

const MINUTE_MS = 60_000;

/** Shift Desk: a morning's messages, put in order and decided on while things come in between. */
export function ShiftDeskView(props: Props) {
  const intl = useWords();
  const flow = useFlow<ShiftDeskStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [meant, setMeant] = useState<ShiftDeskOutcome['practice'] | null>(null);
  const [decided, setDecided] = useState<number | null>(null);
  const { stimulus } = flow;
  const working = flow.screen === 'step' && stimulus !== undefined && meant === null;

  /* The clock runs from the moment the desk is seen, once for each time the person begins. */
  const begunForm = useRef<number | null>(null);
  const begin = useEffectEvent((form: number) => {
    if (begunForm.current === form) return;
    begunForm.current = form;
    submit({ action: 'begin', form }, performance.now(), () => undefined);
  });
  const form = working ? stimulus.form : null;
  useEffect(() => {
    if (form !== null) begin(form);
  }, [form]);

  const hand = (input: ShiftDeskInput, eventTime: number, over: boolean) => {
    submit(input, eventTime, (outcome) => {
      if (!over) return;
      if (props.mode === 'practice' && outcome !== null) setMeant(outcome.practice);
      else flow.advance();
    });
  };

  // Once it is over there is no step in hand, and the one there was still tells how many messages it had.
  const task = stimulus ?? props.stimuli.values().next().value;
  const of =
    (task?.messages.length ?? 0) + (task?.interruptions.filter(({ kind }) => kind === 'message').length ?? 0);
  const done = flow.screen === 'finished' ? of : (decided ?? (stimulus ? decidedCount(stimulus.desk) : 0));
  return (
    <Station
      station={{ ...props, of: Math.max(1, of) }}
      title={intl.formatMessage({ id: 'shift-desk.title' })}
      current={done}
      scenery={<DeskScene done={done} rested={flow.screen === 'finished'} />}
    >
      {meant !== null && stimulus !== undefined && flow.screen === 'step' && (
        <div className={styles.told}>
          <Meant
            meant={meant}
            stimulus={stimulus}
            goOn={() => {
              setMeant(null);
              flow.advance();
            }}
          />
        </div>
      )}
      {flow.screen !== 'step' && (
        <div className={styles.told} data-rested={flow.screen === 'finished' || undefined}>
          <FlowCard
            screen={flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={flow.begin}
            intro={{ title: intl.formatMessage({ id: 'shift-desk.intro' }), body: <Intro {...props} /> }}
          />
        </div>
      )}
      {working && (
        <Board
          key={stimulus.form}
          stimulus={stimulus}
          still={props.accommodations.reduced_motion}
          announce={props.announce}
          hand={hand}
          onDecided={setDecided}
        />
      )}
    </Station>
  );
}

/** Practice: the order we had in mind, and why. */
function Meant({
  meant,
  stimulus,
  goOn,
}: {
  readonly meant: ShiftDeskOutcome['practice'];
  readonly stimulus: ShiftDeskStimulus;
  goOn(): void;
}) {
  const intl = useWords();
  return (
    <Card
      title={intl.formatMessage({ id: 'shift-desk.practice_order' })}
      action={{ label: intl.formatMessage({ id: 'harbour.next' }), run: goOn }}
    >
      <ol className={stationStyles.steps}>
        {meant.order.map((id) => {
          const message = stimulus.messages.find((each) => each.id === id);
          const decision = meant.decisions[id];
          if (message === undefined || decision === undefined) return null;
          return (
            <li key={id}>
              <Message
                id="shift-desk.practice_one"
                values={{
                  subject: sayMessage(intl, message).subject,
                  decision: intl.formatMessage({ id: `shift-desk.${decision}` }),
                }}
              />
            </li>
          );
        })}
      </ol>
      <p>
        <Message id="shift-desk.practice_why" />
      </p>
    </Card>
  );
}

function Intro(props: Props) {
  const { mode, stimuli, step } = props;
  const limit = stimuli.get(step)?.limit_ms;
  const steps = ['role', 'order', 'decide'];
  if (mode === 'test') steps.push('between', limit === null ? 'untimed' : 'time');
  return (
    <Instructions
      game="shift-desk"
      station={props}
      steps={steps}
      values={{ minutes: Math.round((limit ?? 0) / MINUTE_MS) }}
    />
  );
}
