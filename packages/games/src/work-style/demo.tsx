import type { DemoScene } from '../harbour/demo-scene.ts';
import { Head } from './face.tsx';
import styles from './view.module.css';

const RATINGS = [1, 2, 3, 4, 5];
const at = (n: number) => 96 + (n - 1) * 38;
const CARDS = [
  { y: 44, words: 128, chosen: 4, from: 2 },
  { y: 112, words: 160, chosen: 2, from: 3 },
] as const;

/** Statements are read, and each is given one of those who look away or at you. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [at(4) + 10, 84] },
    { hand: [at(4), 54], presses: true },
    { hand: [at(2), 122], presses: true },
  ],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g className={styles.portraits}>
      <Desk cards={Math.max(0, moment - 1)} />
      {CARDS.map(({ y, words, chosen, from }, card) => (
        <g key={y} transform={`rotate(${card ? 0.5 : -0.6} 170 ${y})`}>
          <rect x="64" y={y - 35} width="228" height="66" rx="4" fill="#000" opacity="0.22" />
          <rect x="62" y={y - 38} width="228" height="66" rx="4" fill="#fdf8ec" />
          <path d={`M70 ${y - 38} v66`} stroke="#b5482f" strokeWidth="1" opacity="0.5" />
          <rect x="80" y={y - 29} width={words} height="6" rx="3" fill="#79867f" />
          {RATINGS.map((n) => {
            const isChosen = n === chosen && moment >= from;
            return (
              <g
                key={n}
                className={styles.sketched}
                style={{ transform: `translate(${at(n)}px, ${y + 5}px) scale(${isChosen ? 0.88 : 0.72})` }}
              >
                {isChosen && <circle r="22.500" fill="none" stroke="#14332c" strokeWidth="4" />}
                <g transform="translate(-20 -20)">
                  <Head rating={n} />
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  ),
};

/** The desk under the cards: a lamp, and the pile of those that are done. */
function Desk({ cards }: { readonly cards: number }) {
  return (
    <g>
      <rect width="320" height="140" fill="var(--wood)" />
      <path d="M0 34 H320 M0 70 H320 M0 106 H320" stroke="var(--wood-shade)" strokeWidth="2" opacity="0.6" />
      <path d="M8 132 h40 l4 -9 h-40 Z" fill="var(--wood-shade)" />
      {[0, 1, 2, 3].slice(0, 2 + cards).map((card) => (
        <path
          key={card}
          d={`M${10 + (card % 2) * 3} ${126 - card * 5} h34 l4 -8 h-34 Z`}
          fill="#fdf8ec"
          stroke="var(--wood-shade)"
          strokeWidth="1.500"
        />
      ))}
      <path d="M14 26 a16 16 0 1 0 32 0 a16 16 0 1 0 -32 0 Z" fill="#fbf8ee" />
      <path d="M19 26 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 Z" fill="#8a5a34" />
      <path d="M45 22 q11 0 10 6 q-2 5 -11 3" fill="none" stroke="#fbf8ee" strokeWidth="4" />
      <path d="M14 62 L44 88" stroke="var(--stripe)" strokeWidth="4" strokeLinecap="round" />
      <path d="M42 86 l6 6" stroke="#2a1c12" strokeWidth="2.500" strokeLinecap="round" />
    </g>
  );
}
