import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { Goods } from './goods.tsx';
import styles from './view.module.css';

/** Bags that have room on the counter; more of them stand on the shelf behind it. */
const ABREAST = 9;
const FRUIT = ['#c8452f', '#a9713f', '#d9b23f', '#6d4a7c', '#7d9a3c'] as const;

/**
 * The stall with a filled bag for each question that is behind, and, when all is sold, the lights of the evening over it.
 * It tells nothing of the answers.
 */
export const Closing = memo(function Closing({ done, of }: { readonly done: number; readonly of: number }) {
  const hour = useHour(styles.closing);
  const town = useTown();
  const sold = done >= of;
  const behind = Math.max(0, Math.min(done, 2 * ABREAST) - ABREAST);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width="420" height="200" fill="var(--sky)" />
        <path d="M0 96 Q80 60 170 84 T330 66 T420 78 V200 H0 Z" fill="var(--hill-far)" />
        <g transform="translate(-450 -170) scale(0.54)">
          <Houses town={town} />
        </g>
        <rect y="131" width="420" height="70" fill="var(--quay)" />
        <path d="M0 131 H420" stroke="var(--quay-shade)" strokeWidth="4" />
        <path d="M66 40 V150 M354 40 V150" stroke="var(--wood-shade)" strokeWidth="8" />
        <rect x="72" y="62" width="276" height="70" fill="var(--wood-shade)" />
        <Glow x={140} y={76} r={70} />
        <Glow x={280} y={76} r={70} />
        <path d="M140 60 V70 M280 60 V70" stroke="var(--door)" strokeWidth="3" />
        <path d="M132 84 l2 -14 h12 l2 14 Z M272 84 l2 -14 h12 l2 14 Z" fill="var(--lantern)" />
        {behind > 0 && <path d="M76 104 H344 V108 H76 Z" fill="var(--wood)" />}
        <Bags from={0} to={behind} y={75} />
        <g transform="translate(210 152) scale(1.2)">
          <Worker x={0} y={0} cloth="a" skin="a" waves={sold} />
        </g>
        <path d="M48 40 H372 L384 60 H36 Z" fill="var(--stripe)" />
        <path
          d="M84 40 L75 60 H114 L120 40 Z M156 40 L153 60 H192 V40 Z M228 40 V60 H267 L264 40 Z M300 40 L306 60 H345 L336 40 Z"
          fill="var(--hull-line)"
        />
        <path
          d="M36 60 a9.67 7 0 0 0 19.33 0 a9.67 7 0 0 0 19.33 0 Z M114 60 a9.67 7 0 0 0 19.33 0 a9.67 7 0 0 0 19.33 0 Z M192 60 a9.67 7 0 0 0 19 0 a9.67 7 0 0 0 18 0 Z M267 60 a9.67 7 0 0 0 19.33 0 a9.67 7 0 0 0 19.33 0 Z M345 60 a9.67 7 0 0 0 19.33 0 a9.67 7 0 0 0 19.33 0 Z"
          fill="var(--stripe)"
        />
        <rect x="54" y="130" width="312" height="10" rx="3" fill="var(--wood)" />
        <Bags from={behind} to={Math.min(done, 2 * ABREAST)} y={101} />
        <svg
          x="60"
          y="138"
          width="300"
          height="56"
          viewBox="0 0 580 108"
          aria-hidden="true"
          focusable="false"
        >
          <Goods />
        </svg>
        {sold && <Garland from={[4, 10]} to={[416, 10]} bulbs={15} />}
      </svg>
    </div>
  );
});

/** Filled bags side by side, in the middle of the stall. */
function Bags({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) {
  return Array.from({ length: to - from }, (_, at) => at).map((at) => (
    <g
      key={at}
      transform={`translate(${198 + (at - (to - from - 1) / 2) * 32} ${y})`}
      stroke="#2b1f14"
      strokeWidth="1.5"
    >
      <circle cx="8.5" cy="8" r="5.5" fill={FRUIT[(from + at) % FRUIT.length]} />
      <circle cx="15.5" cy="8.5" r="5.5" fill={FRUIT[(from + at) % FRUIT.length]} />
      <path d="M3 10 L6 12.5 L9 10 L12 12.5 L15 10 L18 12.5 L21 10 L20 29 H4 Z" fill="#f0dfba" />
    </g>
  ));
}
