import { type KeyboardEvent, type Ref, useRef } from 'react';
import type { LateState } from '../harbour/use-late-state.ts';
import { Message, useWords } from '../harbour/words.tsx';
import styles from './calculator.module.css';
import { type Calculator, type CalculatorKey, display, keyTyped, press } from './calculator.ts';
import { sayDisplay } from './words.ts';

/** The keys in rows of four, as on any desk; `=` is two rows high, `0` two columns wide. */
const KEYS: readonly CalculatorKey[] = [
  'clear',
  'back',
  '/',
  '*',
  '7',
  '8',
  '9',
  '-',
  '4',
  '5',
  '6',
  '+',
  '1',
  '2',
  '3',
  '=',
  '0',
  '.',
];

const SIGNS: Readonly<Partial<Record<CalculatorKey, string>>> = {
  clear: 'C',
  back: '⌫',
  '/': '÷',
  '*': '×',
  '-': '−',
};

const NAMES: Readonly<Partial<Record<CalculatorKey, string>>> = {
  clear: 'clear',
  back: 'back',
  '.': 'point',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divide',
  '=': 'equals',
};

/** A calculator worked by pointer, or by keys while the focus is in it. Its sides are never mirrored. */
export function CalculatorPad({
  calculator,
  announce,
  leave,
  ref,
}: {
  readonly calculator: LateState<Calculator>;
  announce(text: string): void;
  /** Back to the question. */
  leave(): void;
  readonly ref: Ref<HTMLDivElement>;
}) {
  const intl = useWords();
  const pad = useRef<HTMLDivElement>(null);
  const state = calculator.drawn;
  const shownAs = (of: Calculator): string => {
    const shown = display(of);
    return shown === null
      ? intl.formatMessage({ id: 'market-stall.calculator_failed' })
      : sayDisplay(intl, shown);
  };

  const strike = (key: CalculatorKey) => {
    const now = calculator.latest();
    const next = press(now, key);
    calculator.set(next);
    if (next.calculations > now.calculations)
      announce(intl.formatMessage({ id: 'market-stall.calculator_display' }, { shown: shownAs(next) }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
      return;
    }
    // Enter presses a button that has the focus; anywhere else in the calculator it works out.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    const key = keyTyped(event.key);
    if (key === null) return;
    event.preventDefault();
    strike(key);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'market-stall.calculator' })}
      className={styles.pad}
      dir="ltr"
      tabIndex={-1}
      ref={(element) => {
        pad.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onKeyDown={onKeyDown}
    >
      <output className={styles.display} aria-live="off">
        <span className={styles.pending}>{state.pending && (SIGNS[state.pending] ?? state.pending)}</span>
        <span>{shownAs(state)}</span>
      </output>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          data-key={key}
          aria-label={NAMES[key] && intl.formatMessage({ id: `market-stall.key_${NAMES[key]}` })}
          // The pad keeps the focus, so that Enter after a tap works out instead of repeating the key.
          onMouseDown={(event) => {
            event.preventDefault();
            pad.current?.focus({ preventScroll: true });
          }}
          onClick={() => strike(key)}
        >
          <KeyFace name={key} />
        </button>
      ))}
    </div>
  );
}

function KeyFace({ name }: { readonly name: CalculatorKey }) {
  const intl = useWords();
  if (/^[0-9.]$/.test(name)) return sayDisplay(intl, name);
  return SIGNS[name] ?? name;
}

/** The button that opens and closes the calculator. */
export function CalculatorSwitch({ open, toggle }: { readonly open: boolean; toggle(): void }) {
  return (
    <button type="button" className={styles.switch} aria-expanded={open} onClick={toggle}>
      <svg viewBox="0 0 20 24" width="18" height="22" aria-hidden="true">
        <path
          d="M2 1 H18 V23 H2 Z M5 4 H15 V8 H5 Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M5.5 12 H7 M9.5 12 H11 M13.5 12 H15 M5.5 15.5 H7 M9.5 15.5 H11 M13.5 15.5 H15 M5.5 19 H7 M9.5 19 H11 M13.5 19 H15"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <Message id="market-stall.calculator" />
      <span className={styles.hint} aria-hidden="true">
        C
      </span>
    </button>
  );
}
