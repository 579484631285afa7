import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Cloud } from '../harbour/scene/weather.tsx';
import { castOf } from './cast.tsx';
import { Person } from './person.tsx';
import { type Place, placeOf } from './scenarios.ts';
import { Thing } from './thing.tsx';
import styles from './view.module.css';

type Drawing = (props: { readonly scenario: string }) => React.JSX.Element;

/** What lies behind the people of a place, and they themselves with what stands before them. */
const DRAWINGS: Readonly<Record<Place, readonly [Behind: () => React.JSX.Element, People: Drawing]>> = {
  quay: [Quay, OnTheQuay],
  office: [Office, InTheOffice],
  counter: [Shop, AtTheCounter],
};

/**
 * The place of a scenario with its people, behind its words; decoration only. A narrow screen shows the middle of it,
 * x 190 to 610, so that is where the people are.
 */
export const PlaceDrawing = memo(function PlaceDrawing({ scenario }: { readonly scenario: string }) {
  const [Behind, People] = DRAWINGS[placeOf(scenario)];
  const hour = useHour(styles.drawing);
  return (
    <div {...hour} aria-hidden="true">
      <Layer>
        <Behind />
      </Layer>
      <div className={styles.people}>
        <Layer>
          <People scenario={scenario} />
        </Layer>
      </div>
    </div>
  );
});

function Layer({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg viewBox="0 -80 800 290" preserveAspectRatio="xMidYMax slice" aria-hidden="true" direction="ltr">
      {children}
    </svg>
  );
}

function Quay() {
  return (
    <g>
      <rect y="-80" width="800" height="290" fill="var(--sky)" />
      <circle cx="574" cy="46" r="26" fill="var(--sun)" />
      <Cloud x={330} y={20} scale={0.6} />
      <Cloud x={650} y={-20} scale={0.7} />
      <path d="M0 120 Q160 78 320 104 T620 88 T800 96 V180 H0 Z" fill="var(--hill-far)" />
      <rect y="132" width="800" height="60" fill="var(--sea)" />
      <path
        d="M40 150 h60 M520 148 h70 M690 162 h60 M150 168 h50"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M470 138 H640 L622 172 H490 Z" fill="var(--hull)" />
      <path d="M474 145 H637" stroke="var(--hull-line)" strokeWidth="3" />
      <rect x="580" y="104" width="40" height="34" fill="var(--wall-a)" />
      <rect x="588" y="112" width="10" height="10" fill="var(--window)" />
      <rect x="603" y="112" width="10" height="10" fill="var(--window)" />
      <path
        d="M90 176 L106 -80 M152 176 L136 -80 M98 40 L140 -10 M140 40 L102 -10 M94 130 L148 84 M150 130 L98 84 M98 84 L144 40 M146 84 L100 40"
        stroke="var(--crane-shade)"
        strokeWidth="7"
      />
      <rect y="176" width="800" height="34" fill="var(--quay)" />
      <path d="M0 200 H800" stroke="var(--quay-shade)" strokeWidth="10" />
      {[
        [214, 136],
        [256, 136],
        [235, 96],
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
  return (
    <g>
      <g transform="translate(566 204)">
        <Thing scenario={scenario} />
      </g>
      <Person x={348} y={212} {...left} reach={1} />
      <Person x={474} y={212} {...right} />
      <g transform="translate(426 150) rotate(-8)">
        <rect width="28" height="36" rx="3" fill="var(--wood)" />
        <path d="M5 10 h18 M5 18 h18 M5 26 h12" stroke="var(--hull-line)" strokeWidth="3" />
      </g>
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
        <path d="M440 102 V70 L418 98 H440 Z M444 102 V76 L462 98 H444 Z" fill="var(--sail)" />
        <path d="M414 102 H470 L462 112 H422 Z" fill="var(--hull)" />
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
      <circle cx="640" cy="58" r="28" fill="var(--wall-a)" stroke="var(--roof-c)" strokeWidth="6" />
      <path
        d="M640 40 V58 L654 66"
        fill="none"
        stroke="var(--roof-c)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function InTheOffice({ scenario }: { readonly scenario: string }) {
  const [left, right] = castOf(scenario);
  return (
    <g>
      <Person x={290} y={186} {...left} reach={1} />
      <Person x={512} y={186} {...right} />
      <rect x="180" y="164" width="440" height="16" rx="4" fill="var(--wood)" />
      <path d="M204 180 V210 M596 180 V210" stroke="var(--wood)" strokeWidth="14" />
      <g transform="translate(402 164)">
        <Thing scenario={scenario} />
      </g>
      <path d="M486 164 l8 -8 h34 l-8 8 Z" fill="var(--hull-line)" />
    </g>
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
  return (
    <g>
      <Person x={448} y={178} {...right} reach={-1} />
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
      <Person x={254} y={214} {...left} reach={1} />
      <Person x={588} y={218} {...third} />
    </g>
  );
}
