import { type ReactNode, useEffect, useId, useRef } from 'react';
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
          onClick={(event) => {
            if (event.timeStamp - shownAt.current >= STRAY_PRESS_MS) action.run();
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
