import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { Hull, Sails } from './boat.tsx';
import type { Direction } from './core.ts';
import { ARROWS } from './direction-zones.tsx';
import { Lamp } from './lamp-board.tsx';
import { DarkLamps, LAMP_PLACES, LAMP_Y } from './lamp-case.tsx';
import styles from './voyage.module.css';

const ROW: readonly Direction[] = ['right', 'right', 'left', 'right', 'right'];

/** The lamps light up on the tower; the middle one points left, left is pressed, and the boat comes a length further. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [298, 66] },
    { hand: [298, 66] },
    { hand: [124, 98] },
    { hand: [106, 126], presses: true },
    { hand: [298, 66] },
  ],
  stills: [1, 3],
  draw: (moment) => <Picture moment={moment} />,
};

function Picture({ moment }: { readonly moment: number }) {
  const hour = useHour();
  return (
    <g {...hour}>
      <Roads />
      <g transform="translate(48.400 31) scale(.36)">
        <path
          d="M30 14 L70 46 L110 14 L150 46 L190 14 L230 46 L270 14 L310 46 L350 14 L390 46 L430 14 L470 46 L510 14 L550 46 L590 14 M70 46 H550 M70 46 V76 M550 46 V76 M190 46 V76 M430 46 V76"
          fill="none"
          stroke="var(--steel)"
          strokeWidth="6"
        />
        <rect x="10" width="600" height="14" rx="3" fill="var(--steel)" />
        <DarkLamps />
        {(moment === 0 || moment === 4) && (
          <circle cx={LAMP_PLACES[2]} cy={LAMP_Y} r="11" fill="var(--lamp-lit)" />
        )}
        {moment > 0 &&
          moment < 4 &&
          ROW.map((to, place) => <Lamp key={LAMP_PLACES[place]} x={LAMP_PLACES[place] ?? 0} shows={to} />)}
      </g>
      <g
        className={styles.sketched}
        style={{ transform: `translate(${moment === 4 ? 158 : 132}px, 98px) scale(.46)` }}
      >
        <Sails />
        <Hull />
      </g>
      <path
        d="M128 123 h24 M166 129 h26 M142 135 h18"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Answer x={62} to="left" keyName="F" chosen={moment === 3} />
      <Answer x={258} to="right" keyName="J" />
    </g>
  );
}

/** An answer as it is on the stage: its arrow, and its key where there are keys. */
function Answer({
  x,
  to,
  keyName,
  chosen = false,
}: {
  readonly x: number;
  readonly to: Direction;
  readonly keyName: string;
  readonly chosen?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${chosen ? 119 : 116})`} color="var(--hb-text)">
      <rect x="-51" y="-14" width="102" height={chosen ? 31 : 34} rx="5" fill="var(--wood-shade)" />
      <rect x="-51" y="-16" width="102" height="32" rx="5" fill="var(--wood)" />
      <rect
        x="-46"
        y="-12"
        width="92"
        height="24"
        rx="4"
        fill={chosen ? 'var(--hb-selected)' : 'var(--hb-surface)'}
        stroke={chosen ? 'var(--hb-text)' : 'var(--hb-line)'}
        strokeWidth={chosen ? 3 : 1.5}
      />
      <path transform="translate(-26 -14) scale(1.05)" d={ARROWS[to]} fill="currentColor" />
      <g className={styles.keyed}>
        <rect
          x="12"
          y="-9"
          width="18"
          height="18"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <text x="21" y="4.500" textAnchor="middle" fontSize="12" fontWeight="650" fill="currentColor">
          {keyName}
        </text>
      </g>
    </g>
  );
}

/** The tower and its cape, small. */
function Roads() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <circle cx="60" cy="24" r="11" fill="var(--sun)" />
      <path d="M92 18 h26 a6 6 0 0 0 -1 -12 h-5 a9 9 0 0 0 -17 2 h-3 a5 5 0 0 0 0 10 Z" fill="var(--cloud)" />
      <path d="M0 96 V86 Q50 70 110 84 T230 80 T320 74 V98 H0 Z" fill="var(--hill-far)" />
      <rect y="94" width="320" height="46" fill="var(--sea)" />
      <path d="M0 100 Q40 88 92 92 H196 Q224 96 246 108 L0 112 Z" fill="var(--grass)" />
      <path d="M0 106 L60 102 L130 107 L190 102 L252 108 L214 113 L0 116 Z" fill="var(--rock)" />
      <path d="M192 106 V86" stroke="var(--door)" strokeWidth="2" strokeLinecap="round" />
      <path d="M193 86.500 Q197 84.500 201 87 T209 87 V95 Q205 93 201 95 T193 94 Z" fill="var(--stripe)" />
      <path d="M141 104 L144 28 H176 L179 104 Z" fill="var(--wall-a)" />
      <path d="M141.800 84 H178.200 L178.900 100 H141.100 Z" fill="var(--stripe)" />
      <g transform="translate(0 5)">
        <path d="M147 28 L148 19 H172 L173 28 Z" fill="var(--wall-a)" />
        <path d="M144 20 V16.500 H176 V20 Z" fill="var(--roof-c)" />
        <rect x="151" y="9" width="18" height="8" fill="var(--lantern)" />
        <path d="M147 10 Q150 2 160 1.500 Q170 2 173 10 Z" fill="var(--roof-a)" />
      </g>
    </g>
  );
}
