import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { useHour } from '../harbour/scene/hour.ts';
import stationStyles from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { useLateState } from '../harbour/use-late-state.ts';
import { Message, useWords } from '../harbour/words.tsx';
import { type InputMethod, InputRefused } from '../task-core.ts';
import type { Decision, Desk, DeskMessage, ShiftDeskInput, ShiftDeskStimulus } from './core.ts';
import { actOn, decidedCount, isComplete, pendingInterruption, reordered } from './desk.ts';
import { InterruptionCard } from './interruption-card.tsx';
import { MessageRow } from './message-row.tsx';
import { atRest, deal, type Lay, lay, layOf, movesNot, slideFrom } from './sheet-motion.ts';
import { useDeskClock } from './use-desk-clock.ts';
import styles from './view.module.css';
import { sayMessage } from './words.ts';

const MINUTE = 60;

/** The desk with its messages and clock. Mount it anew each time the person begins. */
export function Board({
  stimulus,
  still,
  announce,
  hand,
  onDecided,
}: {
  readonly stimulus: ShiftDeskStimulus;
  /** The person asked for no movement. */
  readonly still: boolean;
  announce(text: string): void;
  /** Hands in what was done; `over` with the last of it. */
  hand(input: ShiftDeskInput, eventTime: number, over: boolean): void;
  onDecided(count: number): void;
}) {
  const intl = useWords();
  const work = useLateState({ desk: stimulus.desk, closed: false }, ({ desk }) =>
    onDecided(decidedCount(desk)),
  );
  const { desk, closed } = work.drawn;
  const [drop, setDrop] = useState<{ readonly id: string; readonly to: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const motion = useSheetMotion(list, still);

  const left = useDeskClock(stimulus.limit_ms, stimulus.elapsed_ms, (frameTime) => {
    const now = work.latest();
    if (now.closed) return;
    work.set({ ...now, closed: true });
    hand({ action: 'time_up' }, frameTime, true);
  });

  /* A row that was moved keeps the focus; after an interruption work goes on at the top. */
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = null;
    if (id === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-handle]`);
    row?.focus({ preventScroll: true });
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  const act = (
    input: Exclude<ShiftDeskInput, { action: 'begin' | 'time_up' }>,
    eventTime: number,
    draw = work.set,
  ) => {
    const now = work.latest();
    if (now.closed) return;
    const next = ifItFits(() => actOn(stimulus, now.desk, input));
    if (next === null) return;
    draw({ desk: next, closed: next.over });
    hand(input, eventTime, next.over);
  };

  const messages = new Map<string, DeskMessage>();
  for (const message of stimulus.messages) messages.set(message.id, message);
  for (const each of stimulus.interruptions)
    if (each.kind === 'message') messages.set(each.message.id, each.message);

  const move = (
    message: DeskMessage,
    to: number,
    method: InputMethod,
    eventTime: number,
    draw = work.set,
  ) => {
    const { order } = work.latest().desk;
    if (to < 0 || to >= order.length || order[to] === message.id) return;
    if (method === 'key') focusNext.current = message.id;
    const { subject } = sayMessage(intl, message);
    announce(intl.formatMessage({ id: 'shift-desk.moved' }, { subject, place: to + 1, of: order.length }));
    act({ action: 'move', message: message.id, to, method }, eventTime, draw);
  };

  const moveOne = useHandler((message: DeskMessage, to: number, method: InputMethod, eventTime: number) => {
    // Measured after the frame that shows the pressed button, just before the new order is drawn.
    afterNextFrame(() => motion.note(message.id));
    move(message, to, method, eventTime);
  });
  const decide = useHandler((id: string, decision: Decision, method: InputMethod, eventTime: number) =>
    act({ action: 'decide', message: id, decision, method }, eventTime),
  );
  const drag = useHandler(
    (
      message: DeskMessage,
      y: number,
      phase: 'start' | 'move' | 'end' | null,
      method: InputMethod,
      eventTime: number,
    ) => {
      const { id } = message;
      if (phase === 'start') return motion.grip(id, y);
      if (phase === 'move') {
        const to = motion.carry(y);
        if (drop?.id === id && drop.to === to) return;
        motion.note(id);
        setDrop({ id, to });
        return;
      }
      motion.release(() => {
        setDrop(null);
        // Drawn at once: it already lies where it was let go.
        if (phase === 'end' && drop !== null) move(message, drop.to, method, eventTime, work.setNow);
      });
    },
  );

  const play = useHour(`${styles.paints} ${styles.play}`);
  const pending = pendingInterruption(stimulus, desk);
  const shown = drop === null ? desk.order : reordered(desk.order, drop.id, drop.to);
  const untouched = desk.handled === 0 && decidedCount(desk) === 0 && desk.moves === 0;
  useLayoutEffect(() => motion.follow(shown.join(' '), untouched));
  if (pending !== null && !closed) {
    return (
      <div {...play}>
        <Clock left={left} />
        <InterruptionCard
          key={desk.handled}
          interruption={pending}
          take={(method, eventTime) => {
            const id = pending.kind === 'message' ? pending.message.id : null;
            focusNext.current = id;
            motion.expect(id);
            act({ action: 'take', method }, eventTime);
          }}
          answer={(option, method, eventTime) => {
            focusNext.current = work.latest().desk.order[0] ?? null;
            act({ action: 'answer', option, method }, eventTime);
          }}
        />
      </div>
    );
  }

  const complete = isComplete(stimulus, desk);
  return (
    <div {...play}>
      <ol className={styles.list} aria-label={intl.formatMessage({ id: 'shift-desk.desk' })} ref={list}>
        {desk.order.map((id) => {
          const place = shown.indexOf(id);
          const message = messages.get(id);
          if (message === undefined) return null;
          return (
            <MessageRow
              key={id}
              message={message}
              place={place}
              of={desk.order.length}
              decision={desk.decisions[id]}
              dragged={drop?.id === id}
              move={moveOne}
              decide={decide}
              drag={drag}
              rearrange={motion.rearrange}
              still={still}
            />
          );
        })}
      </ol>
      <div className={styles.foot}>
        <Clock left={left} />
        <p className={styles.decided} role="status">
          <Tray done={decidedCount(desk)} of={desk.order.length} />
          <Message id="shift-desk.decided" values={{ count: decidedCount(desk), of: desk.order.length }} />
        </p>
        <button
          type="button"
          className={stationStyles.primary}
          aria-disabled={!complete || closed || undefined}
          onClick={(event) => {
            if (complete) act({ action: 'done' }, event.timeStamp);
          }}
        >
          <Message id="shift-desk.finish" />
        </button>
      </div>
    </div>
  );
}

/** What the sheets do when their order or their size changes; it measures and moves them and knows nothing of the task. */
function useSheetMotion(list: RefObject<HTMLOListElement | null>, still: boolean) {
  const [kept] = useState(() => ({
    /** Where the sheets were before a change that is still to be drawn. */
    before: null as Lay | null,
    /** The sheet that a hand moves in it. */
    carried: null as string | null,
    /** A sheet that was handed over and is to be laid on the desk. */
    handed: null as string | null,
    /** The sheet under the pointer: how far below its upper edge it is held, and where the pointer is, px. */
    held: null as { readonly row: HTMLElement; readonly at: number; readonly y: number } | null,
    /** The list that was drawn last, and its order. */
    list: null as Element | null,
    order: '',
  }));
  const rests = () => still || movesNot();
  /* The row is put where the pointer holds it, from wherever it lies in the list. */
  const hold = () => {
    const { held } = kept;
    if (held === null || list.current === null) return;
    const lies = list.current.getBoundingClientRect().top + held.row.offsetTop;
    held.row.style.transform = `translateY(${held.y - held.at - lies}px)`;
  };
  const note = useHandler((carried: string | null) => {
    if (list.current === null || rests()) return;
    kept.before = layOf(list.current);
    kept.carried = carried;
  });
  return {
    /** To be told before a change: from here the sheets slide once it is drawn. */
    note,
    expect: useHandler((id: string | null) => {
      kept.handed = id;
    }),
    grip: useHandler((id: string, y: number) => {
      const row = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`);
      if (!row) return;
      kept.held = { row, at: y - row.getBoundingClientRect().top, y };
      atRest(row);
      hold();
    }),
    /** The held sheet goes along; answers the place among the others over which the pointer is. */
    carry: useHandler((y: number): number => {
      const { held } = kept;
      if (held === null || list.current === null) return 0;
      kept.held = { ...held, y };
      hold();
      const from = list.current.getBoundingClientRect().top;
      return [...list.current.querySelectorAll<HTMLElement>('[data-id]')].filter(
        (row) => row !== held.row && from + row.offsetTop + row.offsetHeight / 2 < y,
      ).length;
    }),
    /** The held sheet is put down, where it then lies. */
    release: useHandler((change: () => void) => {
      const { held } = kept;
      kept.held = null;
      const before = list.current === null || rests() ? null : layOf(list.current);
      flushSync(change);
      held?.row.style.removeProperty('transform');
      if (before !== null && list.current !== null)
        slideFrom(list.current, before, held?.row.dataset.id ?? null);
    }),
    /** For what changes the size of a sheet. */
    rearrange: useHandler((change: () => void) => {
      const before = list.current === null || rests() ? null : layOf(list.current);
      flushSync(change);
      if (before !== null && list.current !== null) slideFrom(list.current, before, null);
    }),
    /** After each drawing. */
    follow: useHandler((order: string, untouched: boolean) => {
      const { before, carried, handed } = kept;
      const isNew = list.current !== kept.list;
      if (!isNew && order === kept.order) return;
      kept.list = list.current;
      kept.order = order;
      kept.before = null;
      // What was held in a list that is gone is in no hand any more.
      if (isNew) kept.held = null;
      if (list.current === null) return;
      hold();
      if (rests()) return;
      if (!isNew) {
        if (before !== null) slideFrom(list.current, before, kept.held === null ? carried : null);
        return;
      }
      kept.handed = null;
      if (untouched) deal(list.current);
      else if (handed !== null) lay(list.current, handed);
    }),
  };
}

/** Null for what was pressed in the frame before something came in between. */
function ifItFits(act: () => Desk): Desk | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof InputRefused) return null;
    throw error;
  }
}

/** The tray with a sheet for each message that is decided. Decoration: the figures stand beside it. */
function Tray({ done, of }: { readonly done: number; readonly of: number }) {
  const step = 22 / Math.max(of, 1);
  return (
    <svg className={styles.tray} viewBox="0 0 48 40" aria-hidden="true" focusable="false" direction="ltr">
      {Array.from({ length: done }, (_, sheet) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet has nothing but its number
          key={sheet}
          d={`M${8 + (sheet % 2) * 2} ${31 - sheet * step} h30`}
          stroke={sheet % 2 === 0 ? 'var(--sd-sheet)' : 'var(--sd-sheet-edge)'}
          strokeWidth={Math.max(2, step)}
        />
      ))}
      <path
        d="M3 20 V36 H45 V20"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Clock({ left }: { readonly left: number | null }) {
  if (left === null) return null;
  return (
    <p className={styles.clock} data-last={left <= MINUTE / 2 || undefined}>
      <Message
        id="shift-desk.time_left"
        values={{ minutes: Math.floor(left / MINUTE), seconds: left % MINUTE }}
      />
    </p>
  );
}
