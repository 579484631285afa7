import { memo, type ReactNode } from 'react';
import { Glow } from '../harbour/scene/light.tsx';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import styles from './view.module.css';

/** Where the ship is after each quarter of the cards; at last out of sight. */
const SAILED = [-48, -8, 30, 66, 230];

/** A line in the book for each quarter of the cards. */
const WRITTEN = [
  'M350 91 Q372 86 390 93',
  'M342 99 Q368 93 389 100',
  'M410 93 Q430 86 450 91',
  'M411 100 Q432 93 458 99',
];

/** However many cards it has. */
const HIGHEST_PILE = 78;

/**
 * A quiet desk at the harbour window with an open logbook, above the statements; decoration only. However much room there
 * is, its lower edge is where the desk begins. It has the hour of what it lies in.
 */
export const LogbookDrawing = memo(function LogbookDrawing({
  quarter,
  cards = 2 * quarter,
  tied = false,
}: {
  /** Quarters of the cards that are done, 0 to 4: they pile up, pages fill, the tea cools, the ship sails on, the cat falls asleep. */
  readonly quarter: number;
  /** Cards on the pile. */
  readonly cards?: number;
  /** The cards are all written, and have a ribbon around them. */
  readonly tied?: boolean;
}) {
  const step = Math.min(6, HIGHEST_PILE / Math.max(1, cards));
  const top = cards * step;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 -190 800 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <rect x="-400" y="-400" width="1600" height="530" fill="var(--wall-d)" />
      <rect x="-400" y="34" width="1600" height="96" fill="var(--wall-shade)" />
      <Shelf x={36}>
        <Books />
      </Shelf>
      <Shelf x={628}>
        <Keepsakes />
      </Shelf>
      <svg
        x="250"
        y="-160"
        width="300"
        height="236"
        viewBox="250 -160 300 236"
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(0 -200) scale(0.6)">
          <OpenSky horizon={430} sun={[770, 296, 30]} />
          <Stars />
        </g>
        <rect x="250" y="-60" width="300" height="110" fill="var(--sky-low)" opacity="0.35" />
        <Cloud x={280} y={-92} scale={0.42} />
        <path d="M250 30 Q310 -6 380 18 T550 6 V80 H250 Z" fill="var(--hill-far)" />
        <path d="M250 44 Q340 22 430 38 T550 30 V80 H250 Z" fill="var(--hill-near)" />
        <rect x="250" y="46" width="300" height="34" fill="var(--sea)" />
        <path
          d="M450 51 h26 M444 57 h38 M452 63 h26 M270 60 h30 M320 68 h24 M500 68 h26"
          stroke="var(--glint)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g transform={`translate(${SAILED[quarter]} 0)`}>
          <path d="M350 50 V2 L326 46 H350 Z M354 50 V10 L374 46 H354 Z" fill="var(--sail)" />
          <path d="M322 50 H380 L371 62 H331 Z" fill="var(--hull)" />
          <path d="M326 53 H377" stroke="var(--hull-line)" strokeWidth="2" />
        </g>
      </svg>
      <path
        d="M250 -160 V76 H550 V-160 Z M400 -160 V76 M250 -52 H550"
        fill="none"
        stroke="var(--wall-a)"
        strokeWidth="9"
      />
      <path
        d="M222 -178 H292 Q286 -70 238 40 H222 Z M578 -178 H508 Q514 -70 562 40 H578 Z"
        fill="var(--roof-a)"
      />
      <path
        d="M240 -170 Q246 -60 230 30 M264 -170 Q262 -90 244 0 M560 -170 Q554 -60 570 30 M536 -170 Q538 -90 556 0"
        stroke="var(--wall-shade)"
        strokeWidth="6"
        fill="none"
      />
      <path d="M206 -180 H594" stroke="var(--wood-shade)" strokeWidth="8" strokeLinecap="round" />
      <path d="M236 80 H564" stroke="var(--wall-a)" strokeWidth="12" />
      {/* A cat on the sill, that has seen ships come and go. */}
      {quarter < 3 ? (
        <path
          d="M494 76 Q486 76 486 64 Q486 44 504 42 Q500 30 506 20 L512 27 H520 L526 20 Q530 30 524 40 Q536 46 538 62 Q548 64 552 56 Q556 50 552 44 q8 2 8 12 Q556 74 538 76 Z"
          fill="var(--door)"
        />
      ) : (
        <path
          d="M484 76 Q474 74 476 62 L475 52 L483 57 H489 L497 51 L498 58 Q510 47 526 49 Q546 53 546 70 L545 76 Z"
          fill="var(--door)"
        />
      )}
      <rect x="-400" y="104" width="1600" height="26" fill="var(--desk)" />
      <path d="M-400 105 H1200" stroke="var(--desk-line)" strokeWidth="3" />
      {/* The lamp. */}
      <g transform="translate(190 38) scale(1.4 1)">
        <Glow x={0} y={0} r={92} />
      </g>
      <path d="M190 104 V58" stroke="var(--steel)" strokeWidth="6" />
      <path d="M166 104 h48 v-6 h-48 Z" fill="var(--steel)" />
      <path d="M160 62 L174 22 H206 L220 62 Z" fill="var(--crane)" />
      <path d="M176 62 a14 9 0 0 0 28 0 Z" fill="var(--lantern)" />
      {/* The book and its pen. */}
      <path d="M312 108 L342 84 Q372 76 400 88 Q428 76 458 84 L488 108 Z" fill="var(--hull-line)" />
      <path d="M312 108 H488 V112 H312 Z" fill="var(--roof-b)" />
      <path d="M400 88 V108" stroke="var(--quay-shade)" strokeWidth="3" />
      <path
        d={WRITTEN.slice(0, quarter).join(' ')}
        fill="none"
        stroke="var(--quay-joint)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M470 98 L516 70" stroke="var(--roof-a)" strokeWidth="5" strokeLinecap="round" />
      {/* Tea. */}
      <path d="M580 104 V76 H618 V104 Z" fill="var(--roof-c)" />
      <path d="M618 82 q14 0 14 8 t-14 8" fill="none" stroke="var(--roof-c)" strokeWidth="5" />
      {quarter < 2 && (
        <path
          d="M590 68 q5 -6 0 -12 M606 68 q5 -6 0 -12"
          fill="none"
          stroke="var(--wall-a)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <Plant />
      <g stroke="var(--quay-joint)" strokeWidth="1.5">
        {Array.from({ length: cards }, (_, card) => card).map((card) => (
          <rect
            key={card}
            x={236 + ((card * 5) % 7)}
            y={104 - card * step}
            width="62"
            height={step + 1}
            rx="1.5"
            fill="var(--hull-line)"
          />
        ))}
        {tied && (
          <path
            transform={`translate(0 ${42 + step - top})`}
            d={`M270 ${70 - step + top} V60 M270 60 q-14 -14 -16 -2 q2 6 16 2 q14 -14 16 -2 q-2 6 -16 2`}
            fill="none"
            stroke="var(--stripe)"
            strokeWidth="4"
          />
        )}
      </g>
    </svg>
  );
});

function Shelf({ x, children }: { readonly x: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} -48)`}>
      {children}
      <rect x="-6" width="138" height="9" rx="2" fill="var(--wood)" />
      <path d="M6 9 v12 M120 9 v12" stroke="var(--wood-shade)" strokeWidth="6" />
    </g>
  );
}

function Books() {
  return (
    <g>
      <path
        d="M8 -2 V-46 h12 V-2 Z M46 -2 V-40 h11 V-2 Z M86 -2 l10 -38 l11 3 l-10 36 Z"
        fill="var(--cloth-a)"
      />
      <path d="M21 -2 V-38 h10 V-2 Z M72 -2 V-44 h12 V-2 Z" fill="var(--roof-b)" />
      <path d="M32 -2 V-48 h13 V-2 Z M58 -2 V-36 h12 V-2 Z" fill="var(--crane)" />
    </g>
  );
}

/** A globe, a ship in a bottle and the two books about them: as every harbour has. */
function Keepsakes() {
  return (
    <g>
      <path d="M10 -2 H34 M22 -2 V-9" stroke="var(--wood-shade)" strokeWidth="5" />
      <circle cx="22" cy="-27" r="17" fill="var(--sea-deep)" />
      <path
        d="M10 -38 Q20 -42 24 -34 Q20 -28 14 -26 Q8 -28 7 -32 Z M26 -26 Q36 -30 38 -24 Q34 -14 28 -14 Q24 -20 26 -26 Z"
        fill="var(--grass)"
      />
      <path d="M22 -48 A21 21 0 0 1 22 -6" fill="none" stroke="var(--crane)" strokeWidth="3.5" />
      <path d="M52 -2 l4 -6 h4 v6 Z M84 -2 v-6 h4 l4 6 Z" fill="var(--wood-shade)" />
      <path
        d="M58 -36 H82 Q94 -36 97 -25 H105 V-17 H97 Q94 -6 82 -6 H58 Q48 -6 48 -21 Q48 -36 58 -36 Z"
        fill="var(--sky)"
        stroke="var(--steel-light)"
        strokeWidth="2.5"
      />
      <path d="M103 -26 h7 v10 h-7 Z" fill="var(--wood)" />
      <path d="M70 -14 V-32 L59 -16 H70 Z M73 -14 V-28 L83 -16 H73 Z" fill="var(--sail)" />
      <path d="M56 -15 H86 L81 -9 H61 Z" fill="var(--hull)" />
      <path d="M113 -2 V-44 h9 V-2 Z" fill="var(--cloth-a)" />
      <path d="M123 -2 V-37 h8 V-2 Z" fill="var(--roof-b)" />
    </g>
  );
}

function Plant() {
  return (
    <g>
      <path d="M682 104 l-7 -34 h46 l-7 34 Z" fill="var(--roof-a)" />
      <path d="M672 70 h52 v8 h-52 Z" fill="var(--roof-b)" />
      <path
        d="M696 70 Q688 26 656 18 Q664 54 692 70 Q690 14 702 -14 Q716 20 700 70 Q722 28 752 34 Q740 62 704 70 Z"
        fill="var(--trees)"
      />
    </g>
  );
}
