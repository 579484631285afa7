import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterNextFrame, nextFrame } from '../harbour/after-next-frame.ts';
import station from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { type CraneYardInput, type CraneYardStimulus, sameYard } from './core.ts';
import { type End, Figures } from './figures.tsx';
import { GoalBoard } from './goal-board.tsx';
import { pegOfKey } from './keys.ts';
import { PegButtons } from './peg-buttons.tsx';
import { type CraneState, type Press, useCrane } from './use-crane.ts';
import { useProblemClock } from './use-problem-clock.ts';
import styles from './view.module.css';
import { crateInWords, yardInWords } from './words.ts';
import { YardScene } from './yard-scene.tsx';

/** One problem, from its plan to its end. Mount it anew for each problem and each form of it. */
export function Problem({
  stimulus,
  listens,
  announce,
  over,
  stays,
  follows,
  onDone,
  children,
}: {
  readonly stimulus: CraneYardStimulus;
  /** The plan and the yard are read out. */
  readonly listens: boolean;
  announce(text: string): void;
  /** It was handed in already: nothing more can be done, whatever a pause cut into. */
  readonly over: boolean;
  /** What was built is looked at for as long as anybody likes; otherwise it makes room for the next plan. */
  readonly stays: boolean;
  /** It stands where another has just been let down. */
  readonly follows: boolean;
  /** `crane` is how the yard was left; `free` resolves once there is time to show what follows. */
  onDone(input: CraneYardInput, eventTime: number, crane: CraneState, free: Promise<void>): void;
  /** What practice says once it is over. */
  readonly children?: React.ReactNode;
}) {
  const intl = useWords();
  const { i, form, start, goal, deadline_ms } = stimulus;
  const crane = useCrane(start);
  const [followed] = useState(follows);
  const [dragX, setDragX] = useState<number | null>(null);
  /** The post that is pointed at, or in focus: the crane goes there. */
  const [aim, setAim] = useState<number | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  /** The crane as it is told in words and figures, a frame after it is seen. */
  const [told, setTold] = useState(crane.shown);
  const [refused, setRefused] = useState(0);
  const method = useRef<InputMethod>('key');

  const finish = (how: End, end_ms: number, eventTime: number, released = Promise.resolve()) => {
    if (over) return;
    const frame_ms = clock.frameMs();
    clock.stop();
    // The crate goes down at once. Letting go does not wait for what the end of a problem changes besides.
    const free = released.then(nextFrame);
    free.then(() => {
      setEnd(how);
      setDragX(null);
      setTold(crane.latest());
      if (how !== 'left') announce(intl.formatMessage({ id: `crane-yard.${how}` }));
    });
    const actions = crane.actions();
    onDone(
      { i, form, actions, end_ms, left: how === 'left', method: method.current, frame_ms },
      eventTime,
      crane.latest(),
      free,
    );
  };
  const clock = useProblemClock(deadline_ms, (frameTime) => finish('time_up', deadline_ms ?? 0, frameTime));

  const tell = (pressed: Press, peg: number) => {
    if (!('state' in pressed)) {
      announce(intl.formatMessage({ id: `crane-yard.is_${pressed.done}` }, { peg: peg + 1 }));
      return;
    }
    const { done, crate, state } = pressed;
    const values = { peg: peg + 1, crate: crateInWords(intl, crate), yard: yardInWords(intl, state.yard) };
    announce(intl.formatMessage({ id: `crane-yard.${done}` }, values));
  };

  const press = (peg: number, by: InputMethod, eventTime: number, released: Promise<void>) => {
    if (over) return;
    const at_ms = clock.since(eventTime);
    const pressed = at_ms === null ? null : crane.press(peg, at_ms);
    if (at_ms === null || pressed === null) return;
    method.current = by;
    setAim(null);
    if (pressed.done === 'full') setRefused((count) => count + 1);
    const solved = pressed.done === 'dropped' && sameYard(pressed.state.yard, goal);
    if (solved) finish('solved', at_ms, eventTime, released);
    else
      afterNextFrame(() => {
        setTold(crane.latest());
        tell(pressed, peg);
      });
  };

  useKeyDown((event) => {
    const peg = pegOfKey(event);
    const back = event.key === 'Escape' ? crane.cameFrom() : null;
    if (peg === null && back === null) return;
    event.preventDefault();
    press(peg ?? back ?? 0, 'key', event.timeStamp, Promise.resolve());
  });

  const pressOne = useHandler(press);
  const isHolding = useHandler(crane.isHolding);
  const sayLast = useHandler((seconds: number) =>
    announce(intl.formatMessage({ id: 'crane-yard.seconds_left' }, { seconds })),
  );

  const sayAll = () => {
    const plan = intl.formatMessage({ id: 'crane-yard.goal_words' }, { yard: yardInWords(intl, goal) });
    const now = intl.formatMessage(
      { id: 'crane-yard.yard_words' },
      { yard: yardInWords(intl, crane.shown.yard) },
    );
    announce(`${plan} ${now}`);
  };
  const begin = useEffectEvent(() => {
    if (listens) sayAll();
  });
  useEffect(() => begin(), []);

  return (
    <>
      <div className={styles.head}>
        <GoalBoard goal={goal} met={end === 'solved'} />
        <Figures moves={told.moves} end={end} deadlineMs={deadline_ms} onLast={sayLast} />
      </div>
      <div className={styles.site}>
        <div
          className={styles.yard}
          data-follows={followed || undefined}
          data-refused={refused === 0 ? undefined : refused % 2}
          data-end={end ?? undefined}
          data-clears={stays ? undefined : (end ?? undefined)}
        >
          <YardScene state={crane.shown} dragX={dragX} aim={aim} />
          <PegButtons
            yard={told.yard}
            isHolding={isHolding}
            press={pressOne}
            drag={setDragX}
            aim={setAim}
            disabled={over || end !== null}
          />
        </div>
      </div>
      <div className={styles.deck}>
        {children}
        {!over && end === null && listens && (
          <button type="button" className={station.secondary} onClick={sayAll}>
            <Message id="crane-yard.say_again" />
          </button>
        )}
        {!over && end === null && deadline_ms === null && (
          <button
            type="button"
            className={station.secondary}
            onClick={(event) => {
              const at_ms = clock.since(event.timeStamp);
              if (at_ms !== null) finish('left', at_ms, event.timeStamp);
            }}
          >
            <Message id="crane-yard.leave" />
          </button>
        )}
      </div>
    </>
  );
}
