import { type ReactNode, useId } from 'react';
import { OnwardButton } from './onward-button.tsx';
import { useTown } from './scene/town.tsx';
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
  const town = useTown();
  return (
    <section
      className={`${styles.card} ${styles.afterDark}`}
      data-time={town?.time}
      aria-labelledby={heading}
    >
      {drawing}
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {children}
      {action && <OnwardButton run={action.run}>{action.label}</OnwardButton>}
    </section>
  );
}
