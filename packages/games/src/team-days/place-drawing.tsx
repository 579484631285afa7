import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow, LampPost } from '../harbour/scene/light.tsx';
import { Cloud } from '../harbour/scene/weather.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { castOf, stanceOf } from './cast.tsx';
import { Person } from './person.tsx';
import { type Place, placeOf } from './scenarios.ts';
import { Thing } from './thing.tsx';
import styles from './view.module.css';

type Drawing = (props: { readonly scenario: string }) => React.JSX.Element;

/** What lies behind the people of a place, what moves on there with each rating, and they themselves with what stands before them. */
const DRAWINGS: Readonly<
  Record<
    Place,
    readonly [Behind: () => React.JSX.Element, Passing: (() => React.JSX.Element) | null, People: Drawing]
  >
> = {
  quay: [Quay, Ship, OnTheQuay],
  office: [Office, Boat, InTheOffice],
  counter: [Shop, null, AtTheCounter],
};

/**
 * The place of a scenario with its people, behind its words; decoration only. A narrow screen shows the middle of it,
 * x 190 to 610, so that is where the people are.
 */
export const PlaceDrawing = memo(function PlaceDrawing({ scenario }: { readonly scenario: string }) {
  const [Behind, Passing, People] = DRAWINGS[placeOf(scenario)];
  const hour = useHour(styles.drawing);
  return (
    <div {...hour} aria-hidden="true">
      <Layer>
        <Behind />
      </Layer>
      {Passing && (
        <Layer who="passing">
          <Passing />
        </Layer>
      )}
      {Behind === Quay && <Gulls />}
      <div className={styles.people}>
        <People scenario={scenario} />
      </div>
    </div>
  );
});

/** A drawing over the whole of the place; who speaks, who listens and what passes have one of their own, for they move. */
function Layer({
  who,
  children,
}: {
  readonly who?: 'speaker' | 'listener' | 'passing';
  readonly children: React.ReactNode;
}) {
  return (
    <svg
      className={who && styles[who]}
      viewBox="0 -80 800 290"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      direction="ltr"
    >
      {children}
    </svg>
  );
}

/** They glide by themselves, so they are a small drawing of their own. */
function Gulls() {
  return (
    <svg className={styles.gulls} viewBox="0 0 90 44" aria-hidden="true" focusable="false">
      <path
        d="M4 30 q9 -11 16 0 q7 -11 16 0 M50 14 q8 -9 13 0 q5 -9 13 0"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Quay() {
  return (
    <g>
      <rect y="-80" width="800" height="290" fill="var(--sky)" />
      <linearGradient id="team-days-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-low)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--sky-low)" stopOpacity="0.5" />
      </linearGradient>
      <rect y="-80" width="800" height="220" fill="url(#team-days-sky)" />
      <circle cx="412" cy="82" r="33" fill="var(--sun)" opacity="0.24" />
      <circle cx="412" cy="82" r="22" fill="var(--sun)" />
      <Cloud x={255} y={50} scale={0.6} />
      <path d="M0 120 Q160 78 320 104 T620 88 T800 96 V180 H0 Z" fill="var(--hill-far)" />
      <path d="M300 118 Q420 96 560 112 T800 104 V180 H300 Z" fill="var(--hill-near)" />
      <g transform="translate(-16 -158) scale(0.52)">
        <Houses hall={false} />
      </g>
      <rect y="132" width="800" height="60" fill="var(--sea)" />
      <path
        d="M398 140 h28 M392 147 h40 M400 154 h26"
        stroke="var(--glint)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M40 150 h60 M520 148 h70 M690 162 h60 M150 168 h50"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M90 176 L106 -80 M152 176 L136 -80 M98 40 L140 -10 M140 40 L102 -10 M94 130 L148 84 M150 130 L98 84 M98 84 L144 40 M146 84 L100 40"
        stroke="var(--crane-shade)"
        strokeWidth="7"
      />
      <g transform="translate(0 178)">
        <g transform="translate(626 0) scale(1.5)">
          <LampPost x={0} y={0} lit />
        </g>
      </g>
      <rect y="176" width="800" height="34" fill="var(--quay)" />
      <path d="M0 200 H800" stroke="var(--quay-shade)" strokeWidth="10" />
      <path
        d="M60 176 v20 M180 176 v20 M330 176 v20 M440 176 v20 M560 176 v20 M700 176 v20"
        stroke="var(--quay-shade)"
        strokeWidth="2"
      />
      <path d="M716 176 V162 h-5 a5 5 0 0 1 0 -8 h28 a5 5 0 0 1 0 8 h-5 V176 Z" fill="var(--door)" />
      <g transform="translate(726 148)">
        <path d="M-3 0 V7 M3 0 V7" stroke="var(--crane)" strokeWidth="2" />
        <path
          d="M-14 -7 Q-5 -17 5 -12 Q7 -20 13 -19 Q17 -18 16 -12 Q13 2 0 2 Q-8 2 -14 -7 Z"
          fill="var(--sail)"
        />
        <path d="M-15 -7 Q-5 -13 3 -7 Q-2 0 -15 -7 Z" fill="var(--steel-light)" />
        <path d="M16 -16 l7 2 l-7 3 Z" fill="var(--crane)" />
      </g>
      {[
        [214, 136],
        [256, 136],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <rect
            x={x}
            y={y}
            width="40"
            height="40"
            rx="2"
            fill="var(--crate)"
            stroke="var(--crate-shade)"
            strokeWidth="3"
          />
          <path
            d={`M${x + 4} ${y + 13} h32 M${x + 4} ${y + 27} h32`}
            stroke="var(--crate-shade)"
            strokeWidth="3"
          />
        </g>
      ))}
    </g>
  );
}

function OnTheQuay({ scenario }: { readonly scenario: string }) {
  const [left, right] = castOf(scenario);
  const stance = stanceOf(scenario);
  return (
    <>
      <Layer>
        <g transform="translate(545 204) scale(0.8)">
          <Thing scenario={scenario} />
        </g>
      </Layer>
      <Layer who="speaker">
        <Person x={330 - stance.aside} y={212} {...left} looks={1} gesture={stance.left} />
      </Layer>
      <Layer who="listener">
        <Person x={452} y={212} {...right} looks={-1} gesture={stance.right} />
        <g transform="translate(404 150) rotate(-8)">
          <rect width="28" height="36" rx="3" fill="var(--wood)" />
          <path d="M5 10 h18 M5 18 h18 M5 26 h12" stroke="var(--hull-line)" strokeWidth="3" />
        </g>
      </Layer>
    </>
  );
}

function Ship() {
  return (
    <g transform="translate(-110 0)">
      <path d="M470 138 H640 L622 172 H490 Z" fill="var(--hull)" />
      <path d="M474 145 H637" stroke="var(--hull-line)" strokeWidth="3" />
      <rect x="580" y="104" width="40" height="34" fill="var(--wall-a)" />
      <rect x="588" y="112" width="10" height="10" fill="var(--window)" />
      <rect x="603" y="112" width="10" height="10" fill="var(--window)" />
      <path d="M606 104 V88 h10 V104 Z" fill="var(--stripe)" />
      <path
        d="M490 138 V110 M490 112 l22 7 l-22 7 Z"
        stroke="var(--steel)"
        strokeWidth="3"
        fill="var(--stripe)"
      />
    </g>
  );
}

function Office() {
  return (
    <g>
      <rect y="-80" width="800" height="290" fill="var(--wall-d)" />
      <rect y="176" width="800" height="34" fill="var(--wood-shade)" />
      <g>
        <rect x="286" y="22" width="228" height="112" fill="var(--sky)" />
        <path d="M286 96 Q340 72 400 86 T514 80 V134 H286 Z" fill="var(--hill-far)" />
        <rect x="286" y="104" width="228" height="30" fill="var(--sea)" />
        <path
          d="M286 22 H514 V134 H286 Z M400 22 V134 M286 76 H514"
          fill="none"
          stroke="var(--wall-a)"
          strokeWidth="8"
        />
      </g>
      <rect x="72" y="28" width="130" height="84" fill="var(--wall-a)" stroke="var(--wood)" strokeWidth="6" />
      <path d="M84 84 Q110 50 134 70 T190 48" fill="none" stroke="var(--sea-deep)" strokeWidth="7" />
      <circle cx="160" cy="62" r="6" fill="var(--stripe)" />
      <circle cx="574" cy="80" r="26" fill="var(--wall-a)" stroke="var(--roof-c)" strokeWidth="6" />
      <path d="M660 176 V112 h92 V176 M660 144 h92" fill="none" stroke="var(--wood)" strokeWidth="6" />
      <path
        d="M668 141 v-24 h9 v24 Z M680 141 v-22 h9 v22 Z M704 141 v-25 h10 v25 Z M726 141 v-20 h9 v20 Z M668 173 v-22 h10 v22 Z M692 173 v-24 h9 v24 Z"
        fill="var(--cloth-a)"
      />
      <path d="M716 141 v-22 h8 v22 Z M680 173 v-20 h9 v20 Z M706 173 v-23 h10 v23 Z" fill="var(--stripe)" />
      <path d="M738 141 v-23 h9 v23 Z M720 173 v-22 h10 v22 Z" fill="var(--crane)" />
      <path d="M232 176 l-5 -26 h30 l-5 26 Z" fill="var(--roof-a)" />
      <path
        d="M242 150 Q236 116 214 110 Q222 134 240 150 Q240 112 250 92 Q258 120 244 150 Q256 120 276 118 Q268 140 244 150 Z"
        fill="var(--trees)"
      />
      {/* The lamp over the table. */}
      <Glow x={400} y={-6} r={150} />
      <path d="M400 -80 V-26" stroke="var(--roof-c)" strokeWidth="4" />
      <path d="M366 -4 Q370 -30 400 -30 Q430 -30 434 -4 Z" fill="var(--roof-a)" />
      <path d="M388 -4 a12 9 0 0 0 24 0 Z" fill="var(--lantern)" />
      <path
        d="M574 63 V80 L586 87"
        fill="none"
        stroke="var(--roof-c)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Beyond the window. */
function Boat() {
  return (
    <g transform="translate(154 44) scale(0.62)">
      <path d="M440 102 V70 L418 98 H440 Z M444 102 V76 L462 98 H444 Z" fill="var(--sail)" />
      <path d="M414 102 H470 L462 112 H422 Z" fill="var(--hull)" />
    </g>
  );
}

function InTheOffice({ scenario }: { readonly scenario: string }) {
  const [left, right] = castOf(scenario);
  const stance = stanceOf(scenario);
  return (
    <>
      <Layer who="listener">
        <Person x={512 + stance.aside} y={178} {...right} looks={-1} gesture={stance.right} side={-1} />
      </Layer>
      <Layer who="speaker">
        <Person x={290 - stance.aside} y={178} {...left} looks={1} gesture={stance.left} />
      </Layer>
      <Layer>
        <rect x="180" y="164" width="440" height="16" rx="4" fill="var(--wood)" />
        <rect x="180" y="176" width="440" height="5" rx="2" fill="var(--wood-shade)" />
        <path d="M196 181 H604 V210 H196 Z" fill="var(--wood-shade)" />
        <path d="M204 181 V210 M596 181 V210" stroke="var(--wood)" strokeWidth="14" />
        <g transform="translate(402 164)">
          <Thing scenario={scenario} />
        </g>
        <path d="M486 164 l8 -8 h34 l-8 8 Z" fill="var(--hull-line)" />
        <path
          d="M212 164 v-16 h18 v16 Z M230 160 a6 6 0 0 0 0 -8"
          fill="var(--stripe)"
          stroke="var(--stripe)"
          strokeWidth="3"
        />
        <path d="M552 164 h44 v-7 h-44 Z M556 157 h38 v-7 h-38 Z" fill="var(--cloth-a)" />
        <path d="M554 157 h40" stroke="var(--hull-line)" strokeWidth="2" />
      </Layer>
    </>
  );
}

function Shop() {
  return (
    <g>
      <rect y="-80" width="800" height="290" fill="var(--wall-b)" />
      <rect x="210" y="30" width="420" height="110" fill="var(--wood-shade)" />
      <path d="M210 84 H630 M210 136 H630" stroke="var(--wood)" strokeWidth="8" />
      {[
        [230, 52, 40, 28],
        [284, 44, 30, 36],
        [330, 56, 52, 24],
        [500, 50, 44, 30],
        [560, 42, 36, 38],
        [236, 104, 50, 28],
        [520, 100, 40, 32],
        [574, 108, 38, 24],
      ].map(([x = 0, y = 0, width = 0, height = 0]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--crate)" />
          <path d={`M${x + width / 2} ${y} V${y + height}`} stroke="var(--crate-shade)" strokeWidth="4" />
        </g>
      ))}
      {/* Jars, and what hangs there. */}
      {[
        [386, 84, 'var(--stripe)'],
        [412, 84, 'var(--crane)'],
        [438, 84, 'var(--cloth-a)'],
        [464, 84, 'var(--sail)'],
        [300, 136, 'var(--crane)'],
        [330, 136, 'var(--cloth-a)'],
        [494, 136, 'var(--stripe)'],
      ].map(([x = 0, y = 0, fill]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d="M-9 -4 V-22 q0 -4 4 -5 v-4 h10 v4 q4 1 4 5 V-4 Z"
          fill={String(fill)}
        />
      ))}
      <rect x="42" y="46" width="96" height="120" rx="3" fill="var(--sky)" />
      <path d="M42 122 Q80 102 138 116 V166 H42 Z" fill="var(--sea)" />
      <path
        d="M42 46 H138 V166 H42 Z M90 46 V166 M42 104 H138"
        fill="none"
        stroke="var(--wood)"
        strokeWidth="7"
      />
      <path d="M690 176 V70 h70 V176 Z" fill="var(--door)" />
      <path d="M700 116 V80 h50 V116 Z" fill="var(--window)" />
      <circle cx="700" cy="132" r="4" fill="var(--lantern)" />
      {[276, 556].map((x) => (
        <g key={x}>
          <Glow x={x} y={52} r={86} />
          <path d={`M${x} 30 V40`} stroke="var(--door)" strokeWidth="3" />
          <path d={`M${x - 18} 54 Q${x - 14} 38 ${x} 38 Q${x + 14} 38 ${x + 18} 54 Z`} fill="var(--door)" />
          <path d={`M${x - 8} 54 a8 7 0 0 0 16 0 Z`} fill="var(--lantern)" />
        </g>
      ))}
      <path d="M180 6 H660 L676 34 H164 Z" fill="var(--stripe)" />
      <path
        d="M228 6 L220 34 H268 L272 6 Z M324 6 L320 34 H368 V6 Z M420 6 V34 H468 L464 6 Z M512 6 L516 34 H566 L558 6 Z M606 6 L614 34 H664 L650 6 Z"
        fill="var(--hull-line)"
      />
    </g>
  );
}

function AtTheCounter({ scenario }: { readonly scenario: string }) {
  const [left, right, third] = castOf(scenario);
  const stance = stanceOf(scenario);
  return (
    <>
      <Layer who="listener">
        <Person x={448 + stance.aside} y={178} {...right} looks={-1} gesture={stance.right} side={-1} />
      </Layer>
      <Layer>
        <rect x="150" y="156" width="500" height="16" rx="4" fill="var(--wood)" />
        <rect x="168" y="172" width="464" height="38" fill="var(--roof-c)" />
        <path
          d="M244 172 V210 M322 172 V210 M400 172 V210 M478 172 V210 M556 172 V210"
          stroke="var(--wall-shade)"
          strokeWidth="5"
        />
        <path d="M500 156 V142 H552 V156 Z M490 138 H562 V144 H490 Z" fill="var(--steel)" />
        <g transform="translate(352 156)">
          <Thing scenario={scenario} />
        </g>
      </Layer>
      <Layer who="speaker">
        <Person x={270 - stance.aside} y={214} {...left} looks={1} gesture={stance.left} />
        <Person x={588} y={218} {...third} looks={-1} />
      </Layer>
    </>
  );
}
