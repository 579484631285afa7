import { memo } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { LampPost } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** The waggons stand from here to the lorry that draws them, on the ground at `y`. */
const TRACK = { from: 8, to: 314, y: 168 } as const;
const LONGEST = 140;
/** A box, and a load, at the largest. */
const LARGEST_BOX = 26;
const HIGHEST = 104;

/**
 * The end of the task: a waggon for each round with every parcel that has passed in it, whatever was pressed, and off
 * they go. Never mirrored.
 */
export const Convoy = memo(function Convoy({
  loads,
}: {
  /** Parcels of each round; null where it is not known any more, after somebody has come back to the task. */
  readonly loads: readonly (number | null)[];
}) {
  const hour = useHour(styles.convoy);
  const step = Math.min(LONGEST, (TRACK.to - TRACK.from) / Math.max(1, loads.length));
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Part>
        <Street />
      </Part>
      <Part className={styles.drawn}>
        {loads.map((parcels, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a waggon is its round
          <g key={round} transform={`translate(${TRACK.to - (round + 1) * step} ${TRACK.y})`}>
            <Waggon length={step - 6} parcels={parcels} />
          </g>
        ))}
        <Lorry />
      </Part>
      <Part>
        <path d="M0 180 H420 V200 H0 Z" fill="var(--quay-shade)" />
        <path d="M0 180 H420" stroke="var(--quay-joint)" strokeWidth="2" />
        <path
          d="M40 182 l-6 18 M110 182 l-3 18 M180 182 v18 M250 182 l3 18 M320 182 l6 18 M390 182 l9 18"
          stroke="var(--quay-joint)"
          strokeWidth="1.500"
          opacity="0.6"
        />
      </Part>
    </div>
  );
});

function Waggon({ length, parcels }: { readonly length: number; readonly parcels: number | null }) {
  const columns = Math.max(2, Math.ceil(Math.sqrt(parcels ?? 4)));
  const rows = Math.ceil((parcels ?? 4) / columns);
  const box = Math.min(LARGEST_BOX, (length - 4) / columns, HIGHEST / rows);
  const from = (length - columns * box) / 2;
  const wheel = Math.min(8, length / 6);
  return (
    <g>
      {parcels === null ? (
        <path
          d={`M2 -14 V-34 Q${length / 2} -48 ${length - 2} -34 V-14 Z`}
          fill="var(--wall-d)"
          stroke="var(--steel)"
          strokeWidth="1.500"
        />
      ) : (
        Array.from({ length: parcels }, (_, parcel) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is its place
            key={parcel}
            x={from + (parcel % columns) * box}
            y={-14 - (Math.floor(parcel / columns) + 1) * box}
            size={box - Math.min(1.5, box / 8)}
          />
        ))
      )}
      <path d={`M${length} -9 h10`} stroke="var(--steel)" strokeWidth="3" />
      <rect y="-14" width={length} height="6" rx="2" fill="var(--steel)" />
      {[0.24, 0.76].map((at) => (
        <circle
          key={at}
          cx={length * at}
          cy={-wheel + 2}
          r={wheel - 1}
          fill="var(--hull)"
          stroke="var(--steel-light)"
          strokeWidth="2.500"
        />
      ))}
    </g>
  );
}

function Box({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size / 10}
        fill="var(--crate)"
        stroke="var(--crate-mark)"
        strokeWidth={Math.min(1.5, size / 9)}
      />
      <path
        d={`M${x + size * 0.4} ${y} h${size * 0.2} v${size * 0.34} h${-size * 0.2} Z`}
        fill="var(--crate-mark)"
        opacity="0.6"
      />
    </g>
  );
}

function Lorry() {
  return (
    <g transform={`translate(316 ${TRACK.y})`}>
      <path d="M0 -12 H92 V-6 H0 Z" fill="var(--steel)" />
      <path d="M2 -14 V-60 H42 V-14 Z" fill="var(--roof-c)" />
      <path d="M2 -60 H42 V-53 H2 Z" fill="var(--stripe)" />
      <path
        d="M12 -44 h20 v14 h-20 Z M12 -44 l10 8 l10 -8"
        fill="none"
        stroke="var(--sail)"
        strokeWidth="2"
      />
      <path d="M46 -10 V-56 H66 Q72 -56 76 -48 L82 -34 H90 Q96 -34 96 -26 V-10 Z" fill="var(--stripe)" />
      <path d="M52 -50 H64 Q68 -50 70 -46 L75 -34 H52 Z" fill="var(--foam)" />
      <circle cx="60" cy="-39" r="5" fill="var(--skin-b)" />
      <path d="M54 -40 q0 -6 6 -6 q6 0 6 6 Z" fill="var(--roof-c)" />
      <path d="M90 -26 h6 v7 h-6 Z" fill="var(--lantern)" />
      {[22, 78].map((x) => (
        <circle key={x} cx={x} cy="-8" r="9" fill="var(--hull)" stroke="var(--steel-light)" strokeWidth="3" />
      ))}
    </g>
  );
}

/** Houses along the quay: x, width, height, wall and roof. */
const HOUSES = [
  [20, 52, 58, 'd', 'c'],
  [72, 62, 44, 'b', 'a'],
  [150, 50, 64, 'c', 'b'],
  [200, 66, 48, 'a', 'c'],
  [286, 54, 60, 'b', 'a'],
] as const;

function Street() {
  return (
    <g>
      <rect width="420" height="170" fill="var(--sky)" />
      <circle cx="376" cy="40" r="15" fill="var(--sun)" />
      <path
        d="M108 34 h42 a8 8 0 0 0 -2 -15 h-7 a13 13 0 0 0 -24 3 h-8 a6 6 0 0 0 -1 12 Z M262 46 h34 a6 6 0 0 0 -1 -12 h-7 a10 10 0 0 0 -18 2 h-7 a5 5 0 0 0 -1 10 Z"
        fill="var(--cloud)"
      />
      <path d="M0 108 Q70 70 160 92 T320 78 T420 92 V150 H0 Z" fill="var(--hill-far)" />
      <path d="M300 148 V122 Q360 106 420 116 V148 Z" fill="var(--hill-near)" />
      <rect x="330" y="136" width="90" height="20" fill="var(--sea)" />
      {HOUSES.map(([x, width, height, wall, roof]) => (
        <g key={x}>
          <path d={`M${x} 148 v${-height} h${width} v${height} Z`} fill={`var(--wall-${wall})`} />
          <path
            d={`M${x - 4} ${149 - height} L${x + width / 2} ${128 - height} L${x + width + 4} ${149 - height} Z`}
            fill={`var(--roof-${roof})`}
          />
          <path
            d={`M${x + 9} ${158 - height} h10 v13 h-10 Z M${x + width - 19} ${158 - height} h10 v13 h-10 Z`}
            fill="var(--window)"
          />
        </g>
      ))}
      <rect y="146" width="420" height="40" fill="var(--quay)" />
      <path d="M0 147 H420" stroke="var(--quay-shade)" strokeWidth="3" />
      <LampPost x={140} y={150} lit />
      <LampPost x={276} y={150} lit />
      <g transform="translate(360 152) scale(.66)">
        <Worker x={0} y={0} cloth="b" skin="a" waves />
      </g>
      <Cat x={388} y={152} scale={0.44} />
    </g>
  );
}
