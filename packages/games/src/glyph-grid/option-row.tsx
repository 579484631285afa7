import { memo, useMemo, useRef } from 'react';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useHandler } from '../harbour/use-handler.ts';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { type GlyphGridStimulus, OPTIONS, type Tile } from './core.ts';
import { Figures } from './figures.tsx';
import { optionOfKey, stepOfKey } from './keys.ts';
import styles from './view.module.css';
import { describeTile } from './words.ts';

/** The four tiles to choose from, each a button. `stimulus` null shows them face down. */
export function OptionRow({
  stimulus,
  chosen,
  right,
  taken,
  choose,
}: {
  readonly stimulus: GlyphGridStimulus | null;
  readonly chosen: number | null;
  /** The chosen tile is on its way to the gap: its place is empty. */
  readonly taken: boolean;
  /** Practice: the option that fits, once it may be told. */
  readonly right: number | null;
  choose(option: number, method: InputMethod, eventTime: number): void;
}) {
  const intl = useWords();
  const row = useRef<HTMLDivElement>(null);
  const chooseOne = useHandler(choose);
  const over = chosen !== null || right !== null;

  useKeyDown((event) => {
    if (stimulus === null || over) return;
    const option = optionOfKey(event);
    const step = stepOfKey(event.key);
    if (option !== null) {
      event.preventDefault();
      choose(option, 'key', event.timeStamp);
    } else if (step !== null) {
      event.preventDefault();
      const buttons: readonly (Element | null)[] = [...(row.current?.querySelectorAll('button') ?? [])];
      const at = buttons.indexOf(document.activeElement);
      const next = at < 0 ? (step === 1 ? 0 : OPTIONS - 1) : (at + step + OPTIONS) % OPTIONS;
      if (buttons[next] instanceof HTMLElement) buttons[next].focus({ preventScroll: true });
    }
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      className={styles.options}
      role="group"
      aria-label={intl.formatMessage({ id: 'glyph-grid.options' })}
      dir="ltr"
      ref={row}
    >
      {Array.from({ length: OPTIONS }, (_, option) => option).map((option) => (
        <Option
          key={option}
          option={option}
          stimulus={stimulus}
          tile={stimulus?.options[option]}
          over={over}
          isChosen={chosen === option}
          isTaken={taken && chosen === option}
          fits={right === null ? null : right === option}
          choose={chooseOne}
        />
      ))}
    </div>
  );
}

/** Where and when a pointer came down on a tile, in CSS pixels of the window and ms of its event. */
interface Press {
  readonly method: InputMethod;
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** A finger that moved further than this while it was down was not meant for the tile, CSS pixels. */
const STEADY_PX = 16;

/** One of the tiles: a press draws no other one anew. */
const Option = memo(function Option({
  option,
  stimulus,
  tile,
  over,
  isChosen,
  isTaken,
  fits,
  choose,
}: {
  readonly option: number;
  readonly stimulus: GlyphGridStimulus | null;
  readonly tile: Tile | undefined;
  readonly over: boolean;
  readonly isChosen: boolean;
  readonly isTaken: boolean;
  /** Practice: whether it fits, once it may be told. */
  readonly fits: boolean | null;
  choose(option: number, method: InputMethod, eventTime: number): void;
}) {
  const intl = useWords();
  const pressed = useRef<Press | null>(null);
  const words = useMemo(
    () => (stimulus && tile ? describeTile(intl, stimulus, tile) : ''),
    [intl, stimulus, tile],
  );
  return (
    <button
      type="button"
      className={styles.option}
      disabled={tile === undefined}
      aria-disabled={over || undefined}
      data-chosen={isChosen || undefined}
      data-taken={isTaken || undefined}
      data-right={fits || undefined}
      aria-label={intl.formatMessage({ id: 'glyph-grid.option' }, { option: option + 1, words })}
      onPointerDown={({ pointerType, timeStamp: time, clientX: x, clientY: y }) => {
        pressed.current = { method: methodOfPointer(pointerType), time, x, y };
      }}
      // Answered when the finger is lifted where it came down, so that scrolling chooses nothing; timed when it came down.
      onPointerUp={({ clientX, clientY }) => {
        const down = pressed.current;
        if (down === null || down.method !== 'touch' || over) return;
        if (Math.hypot(clientX - down.x, clientY - down.y) <= STEADY_PX) choose(option, 'touch', down.time);
      }}
      onPointerCancel={() => {
        pressed.current = null;
      }}
      onTouchEnd={endTouch}
      onClick={(event) => {
        if (over) return;
        const down = isPointerlessClick(event) ? null : pressed.current;
        choose(option, down?.method ?? 'key', down?.time ?? event.timeStamp);
      }}
    >
      {stimulus && tile ? (
        <Figures tile={tile} layout={stimulus.layout} label={null} />
      ) : (
        <svg viewBox="0 0 100 100" className={styles.figures} aria-hidden="true" />
      )}
      <span className={styles.number} aria-hidden="true">
        {intl.formatNumber(option + 1)}
      </span>
      {fits !== null && (fits || isChosen) && <Mark fits={fits} />}
    </button>
  );
});

function Mark({ fits }: { readonly fits: boolean }) {
  return (
    <svg viewBox="0 0 26 26" className={styles.mark} data-fits={fits || undefined} aria-hidden="true">
      <circle cx="13" cy="13" r="12.5" />
      <path d={fits ? 'M7 13.5 L11.5 18 L19.5 8.5' : 'M8.5 8.5 L17.5 17.5 M17.5 8.5 L8.5 17.5'} />
    </svg>
  );
}
