import { useRef } from 'react';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Quantity } from './core.ts';
import styles from './view.module.css';
import { sayQuantity } from './words.ts';

/** Five answers to choose from, below each other; choosing is not yet answering. */
export function OptionList({
  options,
  chosen,
  right,
  over,
  choose,
}: {
  readonly options: readonly Quantity[];
  readonly chosen: number | null;
  /** Practice: the right option, once it may be told. */
  readonly right: number | null;
  readonly over: boolean;
  choose(option: number, method: InputMethod): void;
}) {
  const intl = useWords();
  const pressed = useRef<InputMethod>('mouse');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'market-stall.options' })}
      className={styles.options}
    >
      {options.map((quantity, option) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={option}
          type="button"
          className={styles.option}
          aria-pressed={chosen === option}
          aria-disabled={over || undefined}
          data-right={right === option || undefined}
          onPointerDown={(event) => {
            pressed.current = methodOfPointer(event.pointerType);
          }}
          onClick={(event) => {
            if (!over) choose(option, isPointerlessClick(event) ? 'key' : pressed.current);
          }}
        >
          <span className={styles.number} aria-hidden="true">
            {intl.formatNumber(option + 1)}
          </span>
          <bdi>{sayQuantity(intl, quantity)}</bdi>
        </button>
      ))}
    </div>
  );
}
