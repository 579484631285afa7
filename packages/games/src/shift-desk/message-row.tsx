import { type KeyboardEvent, memo, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useHandler } from '../harbour/use-handler.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { DECISIONS, type Decision, type DeskMessage } from './core.ts';
import { DecisionMark } from './decision-mark.tsx';
import { movesNot, stampDown } from './sheet-motion.ts';
import styles from './view.module.css';
import { sayMessage } from './words.ts';

/** A message with its place in the order and what is to be done with it. */
export const MessageRow = memo(function MessageRow({
  message,
  place,
  of,
  decision,
  dragged,
  move,
  decide,
  drag,
  rearrange,
  still,
}: {
  readonly message: DeskMessage;
  /** 0-based. */
  readonly place: number;
  readonly of: number;
  readonly decision: Decision | undefined;
  /** Moves with the pointer; while one does, all rows are shown in the order that would come out. */
  readonly dragged: boolean;
  move(message: DeskMessage, to: number, method: InputMethod, eventTime: number): void;
  decide(id: string, decision: Decision, method: InputMethod, eventTime: number): void;
  /** Follows a drag from the handle: `end` when the finger is lifted, null when it is broken off. */
  drag(
    message: DeskMessage,
    y: number,
    phase: 'start' | 'move' | 'end' | null,
    method: InputMethod,
    eventTime: number,
  ): void;
  /** Draws a change that makes the sheet larger or smaller; the others move along. */
  rearrange(change: () => void): void;
  /** The person asked for no movement. */
  readonly still: boolean;
}) {
  const intl = useWords();
  const { subject, sender, text } = sayMessage(intl, message);
  const dragging = useRef(false);
  const pressed = useRef<InputMethod>('mouse');
  /* Where room is scarce only the subject is seen until the message is opened; the first shows how. */
  const [open, setOpen] = useState(place === 0 && decision === undefined);
  const detail = useId();
  const sheet = useRef<HTMLLIElement>(null);

  /* What is decided is stamped and then folded, so that what is left has room. */
  const fold = useHandler(() => {
    if (dragging.current || !open) return;
    rearrange(() => setOpen(false));
    const { activeElement } = document;
    const isHidden = sheet.current?.contains(activeElement) && activeElement?.getClientRects().length === 0;
    if (isHidden)
      sheet.current?.querySelector<HTMLElement>('[aria-controls]')?.focus({ preventScroll: true });
  });
  const stamped = useRef(decision);
  useLayoutEffect(() => {
    if (stamped.current === decision) return;
    stamped.current = decision;
    const stamp = sheet.current?.querySelector('[data-stamp]');
    if (stamp && !still && !movesNot()) stampDown(stamp);
    // At once, as what the press does: a sheet that moved later would do so under the next one.
    afterNextFrame(fold);
  }, [decision, still, fold]);

  const follow = (event: PointerEvent<HTMLButtonElement>, phase: 'start' | 'move' | 'end' | null) => {
    if (phase === 'start') {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragging.current = true;
    }
    if (!dragging.current) return;
    if (phase === 'end' || phase === null) dragging.current = false;
    drag(message, event.clientY, phase, methodOfPointer(event.pointerType), event.timeStamp);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1];
    const chosen = DECISIONS[Number(digit ?? 0) - 1];
    if (chosen === undefined) return;
    event.preventDefault();
    decide(message.id, chosen, 'key', event.timeStamp);
  };

  const onHandleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    move(message, place + step, 'key', event.timeStamp);
  };

  return (
    <li
      className={styles.row}
      ref={sheet}
      style={{ order: place }}
      data-id={message.id}
      data-dragged={dragged || undefined}
      data-open={open || undefined}
      data-decided={decision !== undefined || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.grip}>
        <button
          type="button"
          className={styles.handle}
          data-handle
          aria-label={intl.formatMessage({ id: 'shift-desk.handle' }, { subject, place: place + 1, of })}
          // A drag must not select text; the handle still takes the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            event.currentTarget.focus({ preventScroll: true });
          }}
          onPointerDown={(event) => follow(event, 'start')}
          onPointerMove={(event) => follow(event, 'move')}
          onPointerUp={(event) => follow(event, 'end')}
          onPointerCancel={(event) => follow(event, null)}
          onKeyDown={onHandleKey}
        >
          <span aria-hidden="true">{intl.formatNumber(place + 1)}</span>
          <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
            <path
              d="M2 2 h.01 M8 2 h.01 M2 8 h.01 M8 8 h.01 M2 14 h.01 M8 14 h.01"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        </button>
        {([-1, 1] as const).map((step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-label={intl.formatMessage(
              { id: step < 0 ? 'shift-desk.up' : 'shift-desk.down' },
              { subject },
            )}
            disabled={place + step < 0 || place + step >= of}
            onPointerDown={(event) => {
              pressed.current = methodOfPointer(event.pointerType);
            }}
            onClick={(event) =>
              move(
                message,
                place + step,
                isPointerlessClick(event) ? 'key' : pressed.current,
                event.timeStamp,
              )
            }
          >
            <svg viewBox="0 0 16 10" width="16" height="10" aria-hidden="true">
              <path
                d={step < 0 ? 'M2 8 L8 2 L14 8' : 'M2 2 L8 8 L14 2'}
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        ))}
      </div>
      <div className={styles.letter}>
        <h2 className={styles.subject}>{subject}</h2>
        <p className={styles.sender}>
          <Message id="shift-desk.from" values={{ sender }} />
        </p>
        <p className={styles.detail} id={detail}>
          {text}
        </p>
      </div>
      {decision !== undefined && (
        <p key={decision} className={styles.stamp} data-stamp data-decision={decision}>
          <DecisionMark decision={decision} />
          <Message id={`shift-desk.${decision}`} />
        </p>
      )}
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={detail}
        aria-label={intl.formatMessage({ id: 'shift-desk.read' }, { subject })}
        onClick={() => afterNextFrame(() => rearrange(() => setOpen((now) => !now)))}
      >
        <svg viewBox="0 0 16 10" width="16" height="10" aria-hidden="true">
          <path
            d="M2 2 L8 8 L14 2"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
      <div
        role="group"
        className={styles.decisions}
        aria-label={intl.formatMessage({ id: 'shift-desk.decision' }, { subject })}
      >
        {DECISIONS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.decision}
            data-decision={each}
            aria-pressed={decision === each}
            onPointerDown={(event) => {
              pressed.current = methodOfPointer(event.pointerType);
            }}
            onClick={(event) =>
              decide(message.id, each, isPointerlessClick(event) ? 'key' : pressed.current, event.timeStamp)
            }
          >
            <DecisionMark decision={each} />
            <span>
              <Message id={`shift-desk.${each}`} />
            </span>
          </button>
        ))}
      </div>
    </li>
  );
});
