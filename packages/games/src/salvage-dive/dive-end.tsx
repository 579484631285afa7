import { useEffect, useRef } from 'react';
import station from '../harbour/station.module.css';
import { Message } from '../harbour/words.tsx';
import { Good, Snag } from './signs.tsx';
import styles from './view.module.css';

/** A press this soon after the end was still meant for a crate. */
const STRAY_PRESS_MS = 400;

/** How the dive ended, in plain words, and the way to the next one. */
export function DiveEnd({ lost, words, go }: { readonly lost: boolean; readonly words: string; go(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p className={styles.end}>
        <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
          {lost ? <Snag /> : <Good />}
        </svg>
        <span>{words}</span>
      </p>
      <button
        ref={button}
        type="button"
        className={station.primary}
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={(event) => {
          if (event.timeStamp - shownAt.current >= STRAY_PRESS_MS) go();
        }}
      >
        <Message id="harbour.next" />
      </button>
    </>
  );
}
