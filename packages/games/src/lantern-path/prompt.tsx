import { useEffect, useEffectEvent } from 'react';
import { Message, useWords } from '../harbour/words.tsx';
import type { PathDirection } from './core.ts';
import styles from './view.module.css';

/** What to do now, with one dot for each lantern of the path, filled as they are tapped. */
export function Prompt({
  direction,
  turn,
  length,
  done,
  say,
}: {
  readonly direction: PathDirection;
  /** It is the person's turn. */
  readonly turn: boolean;
  readonly length: number;
  readonly done: number;
  readonly say?: ((words: string) => void) | undefined;
}) {
  const intl = useWords();
  const id = turn ? `lantern-path.repeat_${direction}` : 'lantern-path.watch';
  const tellTurn = useEffectEvent(() =>
    say?.(intl.formatMessage({ id: `lantern-path.repeat_${direction}` })),
  );
  useEffect(() => {
    if (turn) tellTurn();
  }, [turn]);
  return (
    <div className={styles.prompt} data-turn={turn || undefined}>
      <p>
        <DirectionSign direction={direction} />
        <Message id={id} />
      </p>
      {turn && (
        <span
          className={styles.dots}
          role="img"
          aria-label={intl.formatMessage({ id: 'lantern-path.dots' }, { done, of: length })}
        >
          {Array.from({ length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
            <i key={at} data-on={at < done || undefined} />
          ))}
        </span>
      )}
    </div>
  );
}

/** An arrow on and an arrow back: shape tells the direction. */
function DirectionSign({ direction }: { readonly direction: PathDirection }) {
  return (
    <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      {direction === 'forward' ? (
        <path
          d="M4 12 H34 M25 4 L34 12 L25 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path
          d="M6 7 H26 Q35 7 35 13 Q35 19 26 19 H8 M15 12 L7 19 L15 25"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
