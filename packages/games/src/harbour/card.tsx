import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterNextFrame } from './after-next-frame.ts';
import styles from './station.module.css';

/** A card on the stage: a heading, some words, and at most one thing to do, which takes the focus. */
export function Card({
  title,
  children,
  action,
  drawing,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; run(): void };
  readonly drawing?: ReactNode;
}) {
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    shownAt.current = performance.now();
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      {drawing}
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {children}
      {action && (
        <button
          ref={button}
          type="button"
          className={styles.primary}
          data-pressed={pressed || undefined}
          onClick={(event) => {
            if (pressed || event.timeStamp - shownAt.current < STRAY_PRESS_MS) return;
            setPressed(true);
            afterNextFrame(() => flushSync(action.run));
          }}
        >
          {action.label}
        </button>
      )}
    </section>
  );
}

/** A press this soon after a card has appeared was meant for what was there before it. */
const STRAY_PRESS_MS = 250;
