import { memo } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import planks from '../harbour/scene/planks.module.css';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import styles from './view.module.css';

/** The roads behind the mast. Nothing in it moves: only the signal does. */
export const Roads = memo(function Roads() {
  const hour = useHour(styles.roads);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <OpenSky horizon={430} sun={[478, 196, 44]} />
        <Stars />
        <Cloud x={690} y={134} scale={0.8} />
        <Cloud x={150} y={190} />
        <Cloud x={960} y={214} scale={1.1} />
        <path
          d="M-600 400 Q-200 300 90 366 T420 330 T760 352 T1200 300 T1800 380 V440 H-600 Z"
          fill="var(--hill-far)"
        />
        <path d="M560 432 Q700 372 860 380 T1240 340 T1800 400 V440 H560 Z" fill="var(--hill-near)" />
        <Town />
        <path d="M-600 430 H1800 V1600 H-600 Z" fill="var(--sea)" />
        <path d="M-600 540 H1800 V1600 H-600 Z" fill="var(--sea-deep)" opacity="0.55" />
        <path
          d="M440 444 h76 M452 458 h60 M430 474 h92 M456 492 h54 M424 512 h104 M446 536 h72 M416 562 h120"
          stroke="var(--glint)"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.75"
        />
        <path
          d="M60 470 h70 M240 500 h80 M120 560 h90 M330 456 h50 M700 462 h60 M820 500 h90 M980 466 h70 M1060 540 h90 M640 530 h60 M-120 520 h80 M1220 500 h80"
          stroke="var(--foam)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <Cape />
        <Sail x={1096} y={444} scale={0.55} />
        <Sail x={228} y={450} scale={0.8} />
        <Sail x={930} y={454} scale={0.9} />
        <path
          d="M704 250 q8 -9 16 0 q8 -9 16 0 M748 230 q6 -7 12 0 q6 -7 12 0 M452 300 q7 -8 14 0 q7 -8 14 0"
          fill="none"
          stroke="var(--steel)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
});

function Sail({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0 V-64 L-34 -8 H0 Z" fill="var(--sail)" />
      <path d="M4 0 V-52 L30 -8 H4 Z" fill="var(--sail)" opacity="0.85" />
      <path d="M-38 -2 H38 L26 16 H-26 Z" fill="var(--hull)" />
      <path d="M-34 2 H36" stroke="var(--hull-line)" strokeWidth="2.5" />
      <path d="M-30 22 h60 M-18 30 h30" stroke="var(--foam)" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  );
}

function Cape() {
  return (
    <g>
      <path d="M-600 400 Q-100 380 60 410 Q150 418 206 452 L150 470 Q20 486 -600 500 Z" fill="var(--rock)" />
      <path
        d="M-600 460 Q-60 452 64 446 L104 432 L136 450 L206 452 L150 470 Q20 486 -600 500 Z"
        fill="var(--rock-shade)"
      />
      <path d="M-600 396 Q-100 366 50 400 Q130 406 168 432 Q60 436 -600 446 Z" fill="var(--grass)" />
      <path d="M96 484 h70 M150 474 h64" stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
      <path d="M104 388 H142 V420 H104 Z" fill="var(--wall-b)" />
      <path d="M134 388 H142 V420 H134 Z" fill="var(--wall-shade)" />
      <path d="M98 390 L111 371 H135 L148 390 Z" fill="var(--roof-c)" />
      <path d="M110 397 h9 v10 h-9 Z" fill="var(--window)" />
      <path d="M124 420 V402 h9 V420 Z" fill="var(--door)" />
      <Glow x={64} y={268} r={120} />
      <path d="M42 412 L51 288 H77 L86 412 Z" fill="var(--wall-a)" />
      <path d="M49 316 H79 L81 343 H47 Z M45 371 H83 L85 398 H43 Z" fill="var(--stripe)" />
      <path d="M68 288 H77 L86 412 H71 Z" fill="var(--wall-shade)" />
      <path
        d="M59 309 V299 a5 5 0 0 1 10 0 V309 Z M58.5 364 V353 a5.5 5.5 0 0 1 11 0 V364 Z"
        fill="var(--window)"
      />
      <path d="M56 412 V396 Q64 385 72 396 V412 Z" fill="var(--door)" />
      <path d="M53 254 H75 V282 H53 Z" fill="var(--lantern)" />
      <path d="M47 256 Q64 229 81 256 Z" fill="var(--roof-a)" />
      <path
        d="M53 254 V282 M64 228 V282 M75 254 V282 M46 282 V270 M82 282 V270 M44 270 H84"
        stroke="var(--roof-c)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M43 280 H85 V288 H43 Z" fill="var(--roof-c)" />
    </g>
  );
}

function Town() {
  return (
    <g>
      {[
        [800, 44, 'a', 'a'],
        [848, 60, 'b', 'c'],
        [900, 40, 'd', 'b'],
        [944, 68, 'c', 'a'],
        [1000, 48, 'a', 'b'],
        [1050, 62, 'b', 'a'],
        [1104, 44, 'd', 'c'],
      ].map(([x, height, wall, roof]) => (
        <g key={x}>
          <path d={`M${x} 432 v-${height} h44 v${height} z`} fill={`var(--wall-${wall})`} />
          <path
            d={`M${Number(x) - 4} ${432 - Number(height)} l26 -22 l26 22 z`}
            fill={`var(--roof-${roof})`}
          />
          <path
            d={`M${Number(x) + 8} ${442 - Number(height)} h10 v12 h-10 z M${Number(x) + 26} ${442 - Number(height)} h10 v12 h-10 z`}
            fill="var(--window)"
          />
        </g>
      ))}
      <path d="M720 432 H1800 V420 H720 Z" fill="var(--quay)" />
    </g>
  );
}

const PILES_AT = Array.from({ length: 13 }, (_, pile) => -300 + pile * 150);
/** The piles of the pier, and where the water meets them. */
const PILES = PILES_AT.map((x) => `M${x - 11} 0 h22 v92 q-11 6 -22 0 z`).join('');
const RINGS = PILES_AT.map((x) => `M${x - 22} 96 h44 M${x - 8} 108 h34`).join('');

/**
 * The pier that the mast stands on, from its foot down to the end of the stage, and who serves it; `over`: all greet the
 * ship that passes.
 */
export const Pier = memo(function Pier({ over }: { readonly over: boolean }) {
  const hour = useHour(`${planks.planks} ${styles.pier}`);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg
        className={styles.under}
        viewBox="0 0 1200 220"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M-400 0 H1600 V600 H-400 Z" fill="var(--sea-deep)" />
        <path d="M-400 0 H1600 V34 H-400 Z" fill="var(--door)" opacity="0.35" />
        <path d={PILES} fill="var(--wood-shade)" />
        <path d={RINGS} stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
        <g className={styles.rower} transform="translate(-140 34) scale(.76)">
          <path d="M200 112 Q286 94 372 106 Q286 134 200 112 Z" fill="var(--wood-shade)" />
          <g transform="translate(292 148) scale(1.25)">
            <Worker x={0} y={0} cloth="b" skin="b" />
          </g>
          <path d="M318 116 L398 140" stroke="var(--wood)" strokeWidth="4" strokeLinecap="round" />
          <path d="M390 134 L416 143 L410 150 L388 142 Z" fill="var(--wood)" />
          <path d="M200 112 Q286 134 372 106 Q368 148 340 158 H234 Q208 148 200 112 Z" fill="var(--hull)" />
          <path
            d="M200 112 Q286 134 372 106"
            fill="none"
            stroke="var(--hull-line)"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path
            d="M207 132 Q286 150 365 128"
            fill="none"
            stroke="var(--hull-line)"
            strokeWidth="2"
            opacity="0.6"
          />
          <path
            d="M206 162 h100 M250 172 h130 M392 154 h36"
            stroke="var(--foam)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
        <g className={styles.dinghy}>
          <path d="M461 40 Q468 60 480 62" fill="none" stroke="var(--rope)" strokeWidth="3" />
          <path d="M496 50 L556 64" stroke="var(--crate)" strokeWidth="4" strokeLinecap="round" />
          <path d="M476 57 H576 L562 80 H494 Q480 73 476 57 Z" fill="var(--wood)" />
          <path d="M480 62 H571" stroke="var(--wood-shade)" strokeWidth="3" />
          <path d="M470 82 h44 M540 84 h44" stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
        </g>
        <g transform="translate(206 0)">
          <path d="M880 150 l8 -44 h24 l8 44 z" fill="var(--stripe)" />
          <path d="M884 126 h32 l2 12 h-36 z" fill="var(--wall-a)" />
          <path d="M900 106 h12 l8 44 h-20 z" fill="var(--wall-shade)" />
          <path d="M888 106 L896 84 H904 L912 106" fill="none" stroke="var(--door)" strokeWidth="3.5" />
          <circle cx="900" cy="80" r="7" fill="var(--lantern)" />
          <path d="M866 146 H934 Q930 158 916 158 H884 Q870 158 866 146 Z" fill="var(--door)" />
          <path d="M862 156 h76 M880 166 h36" stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
        </g>
      </svg>
      <svg className={styles.crew} viewBox="0 0 560 130" aria-hidden="true" focusable="false">
        {/* Where flags come to hang on the stays, nobody stands. */}
        <g transform="translate(112 130)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
        {!over && <path d="M133 66 L238 -40" stroke="var(--rope)" strokeWidth="2" />}
        <LampPost x={452} y={130} lit />
        <g className={styles.beside}>
          <path d="M507 130 v-15 h-4 v-6 h23 v6 h-4 v15 z" fill="var(--steel)" />
          <path
            d="M504 118 q10 7 20 0 M504 123 q10 7 20 0"
            stroke="var(--rope)"
            strokeWidth="3"
            fill="none"
          />
          <Cat x={66} y={130} scale={0.72} />
          <Worker x={484} y={130} cloth="a" skin="b" waves={over} />
          <path
            d="M-20 130 v-24 h28 v24 z M12 130 v-24 h28 v24 z M-4 104 v-24 h28 v24 z"
            fill="var(--crate)"
          />
          <path
            d="M-20 114 h28 M-20 122 h28 M12 114 h28 M12 122 h28 M-4 88 h28 M-4 96 h28"
            stroke="var(--crate-shade)"
            strokeWidth="2.5"
          />
        </g>
      </svg>
    </div>
  );
});
