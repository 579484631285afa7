import { useEffect, useState } from 'react';
import { DEMOS } from '../gathered/demos.ts';
import { afterNextFrame } from './after-next-frame.ts';
import styles from './demo.module.css';
import type { DemoScene } from './demo-scene.ts';
import { useWords } from './words.tsx';

/** A round through all moments, ms. */
const ROUND_MS = 5200;

/** Where the tip of the finger is at the lowest, in the picture's 140 units: the hand below it is 34 high. */
const LOWEST_HAND = 106;

const noMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What is to be done, shown. It comes a frame after the words, which say the same; so it is hidden from assistive
 * technology. It can be stopped, and where nothing should move it is a row of stills.
 */
export function Demo({
  game,
  still,
  keysOnly,
}: {
  readonly game: string;
  /** The person asked for no movement. */
  readonly still: boolean;
  /** The person plays by keys: what is pressed is shown without a hand. */
  readonly keysOnly: boolean;
}) {
  const load = DEMOS[game];
  const [scene, setScene] = useState<DemoScene | null>(null);
  useEffect(() => {
    if (!load) return;
    let gone = false;
    afterNextFrame(() => {
      // The words alone say it all, should it not come.
      load().then(
        ({ DEMO }) => !gone && setScene(DEMO),
        (error: unknown) => console.warn(`The demonstration of ${game} did not load`, error),
      );
    });
    return () => {
      gone = true;
    };
  }, [game, load]);
  if (!load) return null;
  if (scene !== null && (still || noMotion()))
    return (
      <div className={styles.stills} dir="ltr" aria-hidden="true">
        {scene.stills.map((moment) => (
          <Picture key={moment} scene={scene} moment={moment} keysOnly={keysOnly} />
        ))}
      </div>
    );
  return <div className={styles.demo}>{scene && <Running scene={scene} keysOnly={keysOnly} />}</div>;
}

function Running({ scene, keysOnly }: { readonly scene: DemoScene; readonly keysOnly: boolean }) {
  const intl = useWords();
  const [moment, setMoment] = useState(0);
  const [runs, setRuns] = useState(true);
  const { length } = scene.moments;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setMoment((now) => (now + 1) % length), ROUND_MS / length);
    return () => clearInterval(timer);
  }, [runs, length]);
  return (
    <>
      <Picture scene={scene} moment={moment} keysOnly={keysOnly} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={intl.formatMessage({ id: runs ? 'harbour.demo_stop' : 'harbour.demo_run' })}
        onClick={() => setRuns(!runs)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={runs ? 'M4 3h3v10H4z M9 3h3v10H9z' : 'M5 3l8 5-8 5z'} fill="currentColor" />
        </svg>
      </button>
    </>
  );
}

function Picture({
  scene,
  moment,
  keysOnly,
}: {
  readonly scene: DemoScene;
  readonly moment: number;
  readonly keysOnly: boolean;
}) {
  const { hand, presses = false } = scene.moments[moment] ?? {};
  const [x, y] = hand ?? [300, 150];
  // The hand stays within the picture; its ring stays where it presses.
  const held = Math.min(y, LOWEST_HAND);
  return (
    <svg
      viewBox="0 0 320 140"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {scene.draw(moment)}
      {presses && <circle cx={x} cy={y} r="15" className={styles.ring} />}
      {!keysOnly && (
        <g
          className={styles.hand}
          style={{ transform: `translate(${x}px, ${held}px)` }}
          opacity={hand ? 1 : 0}
        >
          <path
            transform={presses ? 'scale(0.72)' : 'scale(0.8)'}
            d="M0 0 C-4 0 -5 3 -5 5 V24 L-9 20 C-12 17 -16 20 -14 24 L-6 37 C-4 41 0 43 4 43 H10 C17 43 20 38 20 32 V21 C20 16 14 16 13 19 C13 15 8 14 7 18 C7 14 5 14 5 14 V5 C5 3 4 0 0 0 Z"
            fill="var(--hb-surface)"
            stroke="var(--hb-text)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </g>
      )}
    </svg>
  );
}
