import { memo } from 'react';
import { Garland, Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** A small ship under lights with people who greet, 420 by 420 as the mast is: it passes behind it. Decoration. */
export const Ship = memo(function Ship() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true" focusable="false">
      {/* As large as is seen whole between the legs of the trestle. */}
      <g transform="translate(38 66) scale(.84)">
        <path d="M110 352 V236 M318 352 V262" stroke="var(--wood)" strokeWidth="6" strokeLinecap="round" />
        <path d="M110 240 L78 250 L110 260 Z" fill="var(--stripe)" />
        <path d="M262 318 V246 h28 V318 Z" fill="var(--stripe)" />
        <path d="M262 256 h28 v10 h-28 Z" fill="var(--hull-line)" />
        <rect x="186" y="296" width="118" height="56" rx="4" fill="var(--wall-a)" />
        <path d="M288 296 h12 a4 4 0 0 1 4 4 V352 H288 Z" fill="var(--wall-shade)" />
        <path d="M178 290 H312 V299 H178 Z" fill="var(--roof-c)" />
        <path
          d="M198 308 h18 v18 h-18 Z M226 308 h18 v18 h-18 Z M254 308 h18 v18 h-18 Z"
          fill="var(--window)"
        />
        <Garland from={[110, 238]} to={[318, 264]} bulbs={7} />
        <g transform="translate(138 362) scale(-.94 .94)">
          <Worker x={0} y={0} cloth="a" skin="b" waves />
        </g>
        <g transform="translate(164 362) scale(.94)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
        <path d="M64 338 Q82 350 108 350 H346 Q344 388 330 400 H110 Q80 384 64 338 Z" fill="var(--hull)" />
        <path
          d="M66 342 Q84 354 108 354 H345"
          fill="none"
          stroke="var(--hull-line)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M96 384 H338 L330 400 H110 Z" fill="var(--stripe)" />
        <path
          d="M58 400 h60 M138 408 h90 M258 402 h104 M330 410 h60"
          stroke="var(--foam)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
});

/** The lantern that hangs in the mast where its board was. */
export function Lantern() {
  return (
    <g className={styles.lantern}>
      <Glow x={210} y={92} r={120} />
      <Glow x={210} y={120} r={280} />
      <path d="M210 38 V62" stroke="var(--steel)" strokeWidth="3" />
      <path d="M190 70 L195 112 H225 L230 70 Z" fill="var(--lantern)" />
      <path d="M184 72 L210 54 L236 72 Z M190 111 H230 V119 H190 Z" fill="var(--door)" />
    </g>
  );
}
