import { useEffect, useRef, useState } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import stationStyles from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { useLateState } from '../harbour/use-late-state.ts';
import { Message, useWords } from '../harbour/words.tsx';
import { type InputMethod, InputRefused } from '../task-core.ts';
import type { Decision, Desk, DeskMessage, ShiftDeskInput, ShiftDeskStimulus } from './core.ts';
import { actOn, decidedCount, isComplete, pendingInterruption, reordered } from './desk.ts';
import { DeskThings } from './desk-things.tsx';
import { InterruptionCard } from './interruption-card.tsx';
import { MessageRow } from './message-row.tsx';
import { useDeskClock } from './use-desk-clock.ts';
import styles from './view.module.css';
import { sayMessage } from './words.ts';

const MINUTE = 60;

/** The desk with its messages and clock. Mount it anew each time the person begins. */
export function Board({
  stimulus,
  announce,
  hand,
  onDecided,
}: {
  readonly stimulus: ShiftDeskStimulus;
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

  const act = (input: Exclude<ShiftDeskInput, { action: 'begin' | 'time_up' }>, eventTime: number) => {
    const now = work.latest();
    if (now.closed) return;
    const next = ifItFits(() => actOn(stimulus, now.desk, input));
    if (next === null) return;
    work.set({ desk: next, closed: next.over });
    hand(input, eventTime, next.over);
  };

  const messages = new Map<string, DeskMessage>();
  for (const message of stimulus.messages) messages.set(message.id, message);
  for (const each of stimulus.interruptions)
    if (each.kind === 'message') messages.set(each.message.id, each.message);

  const move = (message: DeskMessage, to: number, method: InputMethod, eventTime: number) => {
    const { order } = work.latest().desk;
    if (to < 0 || to >= order.length || order[to] === message.id) return;
    if (method === 'key') focusNext.current = message.id;
    const { subject } = sayMessage(intl, message);
    announce(intl.formatMessage({ id: 'shift-desk.moved' }, { subject, place: to + 1, of: order.length }));
    act({ action: 'move', message: message.id, to, method }, eventTime);
  };

  /** The place among the other rows over which the pointer is. */
  const placeAt = (y: number, id: string): number =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset.id !== id && top + height / 2 < y;
    }).length;

  const moveOne = useHandler(move);
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
      const to = placeAt(y, message.id);
      if (phase === 'start') return;
      setDrop(phase === 'move' ? { id: message.id, to } : null);
      if (phase === 'end' && drop !== null) move(message, to, method, eventTime);
    },
  );

  const play = useHour(styles.play);
  const pending = pendingInterruption(stimulus, desk);
  if (pending !== null && !closed) {
    return (
      <div {...play}>
        <Clock left={left} />
        <InterruptionCard
          key={desk.handled}
          interruption={pending}
          take={(method, eventTime) => {
            focusNext.current = pending.kind === 'message' ? pending.message.id : null;
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
  const shown = drop === null ? desk.order : reordered(desk.order, drop.id, drop.to);
  return (
    <div {...play}>
      <DeskThings done={decidedCount(desk)} />
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
