import { useRef } from 'react';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { type GlyphGridStimulus, OPTIONS } from './core.ts';
import { Figures } from './figures.tsx';
import { optionOfKey, stepOfKey } from './keys.ts';
import styles from './view.module.css';
import { describeTile } from './words.ts';

/** The four tiles to choose from, each a button. `stimulus` null shows them face down. */
export function OptionRow({
  stimulus,
  chosen,
  right,
  choose,
}: {
  readonly stimulus: GlyphGridStimulus | null;
  readonly chosen: number | null;
  /** Practice: the option that fits, once it may be told. */
  readonly right: number | null;
  choose(option: number, method: InputMethod, eventTime: number): void;
}) {
  const intl = useWords();
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ readonly method: InputMethod; readonly time: number } | null>(null);
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
      {Array.from({ length: OPTIONS }, (_, option) => {
        const tile = stimulus?.options[option];
        const words = stimulus && tile ? describeTile(intl, stimulus, tile) : '';
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={option}
            type="button"
            className={styles.option}
            disabled={tile === undefined}
            aria-disabled={over || undefined}
            data-chosen={chosen === option || undefined}
            data-right={right === option || undefined}
            aria-label={intl.formatMessage({ id: 'glyph-grid.option' }, { option: option + 1, words })}
            onPointerDown={(event) => {
              pressed.current = { method: methodOfPointer(event.pointerType), time: event.timeStamp };
            }}
            // Answered when the finger is lifted on it, so that scrolling chooses nothing; timed when it came down.
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
            {right !== null && (right === option || chosen === option) && <Mark fits={right === option} />}
          </button>
        );
      })}
    </div>
  );
}

function Mark({ fits }: { readonly fits: boolean }) {
  return (
    <svg viewBox="0 0 26 26" className={styles.mark} data-fits={fits || undefined} aria-hidden="true">
      <circle cx="13" cy="13" r="12.5" />
      <path d={fits ? 'M7 13.5 L11.5 18 L19.5 8.5' : 'M8.5 8.5 L17.5 17.5 M17.5 8.5 L8.5 17.5'} />
    </svg>
  );
}
