import { useRef } from 'react';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { LanternPathInput, LanternPathStimulus } from './core.ts';
import { neighbour, placeOfKey } from './keys.ts';
import { focusPlace, LanternBoard } from './lantern-board.tsx';
import { usePathAnswer } from './path-answer.ts';
import { Prompt } from './prompt.tsx';
import { usePathShow } from './use-path-show.ts';
import styles from './view.module.css';

/** One path: it is shown, then repeated. Mount it anew for each path. */
export function Trial({
  stimulus,
  numbered,
  left,
  say,
  onDone,
}: {
  readonly stimulus: LanternPathStimulus;
  readonly numbered: boolean;
  /** The lantern whose light leaves for the bay. */
  readonly left: number | null;
  /** Says something to someone who listens; absent when nobody does. */
  readonly say?: ((words: string) => void) | undefined;
  onDone(input: LanternPathInput, eventTime: number): void;
}) {
  const intl = useWords();
  const { path, direction, pace_ms } = stimulus;
  const doneButton = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { show, next, frameMs } = usePathShow(path.length, pace_ms, (light) => {
    say?.(intl.formatMessage({ id: 'lantern-path.lantern' }, { place: path[light] ?? 0 }));
  });
  const turn = show.phase === 'turn';
  const answer = usePathAnswer(turn ? show.since : null, path.length);
  const { taps } = answer;
  const litPlace = show.phase === 'show' && show.light !== null ? path[show.light] : undefined;

  const tap = (place: number, method: InputMethod, eventTime: number) => {
    answer.tap(place, eventTime);
    if (method === 'key' && turn && taps.length < path.length) {
      say?.(intl.formatMessage({ id: 'lantern-path.tapped' }, { place, count: taps.length + 1 }));
    }
  };

  const finish = (method: InputMethod, eventTime: number) => {
    const given = answer.give(method, eventTime);
    if (given === null) return;
    onDone({ i: stimulus.i, form: stimulus.form, ...given, frame_ms: frameMs() }, eventTime);
  };

  useKeyDown((event) => {
    const place = placeOfKey(event);
    if (place !== null) tap(place, 'key', event.timeStamp);
    else if (event.key === 'Backspace') answer.takeBack();
    else if (isForControl(event)) return;
    else if (neighbour(5, event.key) !== null) focusPlace(stage.current, 5);
    else if (event.key === 'Enter' && taps.length > 0) finish('key', event.timeStamp);
    else return;
    event.preventDefault();
  });

  return (
    <>
      <Prompt direction={direction} turn={turn} length={path.length} done={taps.length} say={say} />
      <div className={styles.water} ref={stage}>
        <LanternBoard
          stateOf={(place) => (place === litPlace ? 'lit' : taps.includes(place) ? 'tapped' : 'dark')}
          thread={taps}
          numbered={numbered}
          left={left}
          tap={turn ? tap : undefined}
          leaveBelow={() => doneButton.current?.focus({ preventScroll: true })}
        />
      </div>
      <div className={styles.deck}>
        {show.phase === 'show' && pace_ms === null && (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the one thing to do, in a step the person asked to call up
            autoFocus
            className={station.primary}
            onClick={(event) => next(event.timeStamp)}
          >
            <Message id={nextLabel(show.light, path.length)} />
          </button>
        )}
        {turn && (
          <>
            <button
              type="button"
              className={station.secondary}
              disabled={taps.length === 0}
              onClick={() => answer.takeBack()}
            >
              <Message id="lantern-path.take_back" />
            </button>
            <button
              ref={doneButton}
              type="button"
              className={station.primary}
              data-ready={taps.length === path.length || undefined}
              onPointerDown={(event) => {
                if (event.button === 0) finish(methodOfPointer(event.pointerType), event.timeStamp);
              }}
              onClick={(event) => {
                if (isPointerlessClick(event)) finish('key', event.timeStamp);
              }}
              onKeyDown={(event) => {
                if (event.key === 'ArrowUp') {
                  event.preventDefault();
                  focusPlace(stage.current, 2);
                }
              }}
            >
              <Message id="lantern-path.done" />
            </button>
          </>
        )}
      </div>
    </>
  );
}

function nextLabel(light: number | null, count: number): string {
  if (light === null) return 'lantern-path.first_light';
  return light + 1 < count ? 'lantern-path.next_light' : 'lantern-path.my_turn';
}
