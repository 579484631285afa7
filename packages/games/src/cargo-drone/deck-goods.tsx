import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { Glow } from '../harbour/scene/light.tsx';
import styles from './view.module.css';

/** What lies near us on the planks, at both sides of a wide screen. Decoration. */
export const DeckGoods = memo(function DeckGoods() {
  return (
    <>
      <svg className={styles.near} viewBox="0 0 300 176" aria-hidden="true" focusable="false" direction="ltr">
        <ellipse cx="112" cy="164" rx="118" ry="14" fill="var(--wall-shade)" />
        <Barrel x={24} y={30} />
        <Barrel x={106} y={52} />
        <g fill="none" stroke="var(--rope)" strokeWidth="9">
          <ellipse cx="240" cy="150" rx="46" ry="15" />
          <ellipse cx="240" cy="140" rx="44" ry="14" />
          <ellipse cx="240" cy="130" rx="41" ry="13" />
          <path d="M281 132 q24 10 12 34" strokeLinecap="round" />
        </g>
        <ellipse cx="240" cy="129" rx="30" ry="8" fill="var(--wood-shade)" />
      </svg>
      <svg
        className={styles.near}
        data-side="right"
        viewBox="0 0 300 176"
        aria-hidden="true"
        focusable="false"
        direction="ltr"
      >
        <ellipse cx="190" cy="166" rx="118" ry="14" fill="var(--wall-shade)" />
        <g transform="translate(176 66) scale(2.5)">
          <Crate x={0} y={0} />
        </g>
        <g transform="translate(98 92) scale(1.85)">
          <Crate x={0} y={0} />
        </g>
        <circle cx="86" cy="128" r="32" fill="none" stroke="var(--sail)" strokeWidth="17" />
        <circle
          cx="86"
          cy="128"
          r="32"
          fill="none"
          stroke="var(--stripe)"
          strokeWidth="17"
          strokeDasharray="25 25.265"
          strokeDashoffset="12"
        />
        <Glow x={226} y={44} r={70} />
        <path d="M214 60 V34 h24 v26 Z" fill="var(--lantern)" />
        <path
          d="M210 66 h32 v-7 h-32 Z M212 35 h28 l-6 -9 h-16 Z M226 26 v-6 M219 20 a7 7 0 0 1 14 0 M226 34 V60 M214 47 h24"
          fill="var(--door)"
          stroke="var(--door)"
          strokeWidth="2.5"
        />
      </svg>
    </>
  );
});

/** A barrel, 84 wide. */
function Barrel({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M8 10 Q-6 62 8 114 H76 Q90 62 76 10 Z" fill="var(--wood)" />
      <path d="M60 10 Q74 62 60 114 H76 Q90 62 76 10 Z" fill="var(--wall-shade)" />
      <path d="M26 12 Q18 62 26 114 M44 12 V114" stroke="var(--wood-shade)" strokeWidth="2.5" fill="none" />
      <path d="M3 36 H81 M3 88 H81" stroke="var(--steel)" strokeWidth="7" />
      <ellipse cx="42" cy="11" rx="34" ry="9" fill="var(--wood-shade)" stroke="var(--wood)" strokeWidth="4" />
    </g>
  );
}
