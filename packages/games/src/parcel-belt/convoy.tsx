import { memo } from 'react';
import { Part } from '../harbour/scene/part.tsx';
import { LorryCab } from './lorry-cab.tsx';
import styles from './view.module.css';

/** The waggons stand from here to the lorry that draws them, on the ground at `y`. */
const TRACK = { from: 8, to: 314, y: 168 } as const;
const LONGEST = 140;
/** A box, and a load, at the largest. */
const LARGEST_BOX = 26;
const HIGHEST = 60;

/**
 * A waggon for each round that is over, with every parcel that has passed in it, whatever was pressed, and the lorry that
 * draws them. Never mirrored.
 */
export const Convoy = memo(function Convoy({
  loads,
}: {
  /** Parcels of each round; null where it is not known any more, after somebody has come back to the task. */
  readonly loads: readonly (number | null)[];
}) {
  const step = Math.min(LONGEST, (TRACK.to - TRACK.from) / Math.max(1, loads.length));
  return (
    <div className={styles.convoy}>
      <Part className={styles.drawn}>
        <path d="M4 172 H416" stroke="var(--wall-shade)" strokeWidth="7" strokeLinecap="round" />
        {loads.map((parcels, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a waggon is its round
          <g key={round} transform={`translate(${TRACK.to - (round + 1) * step} ${TRACK.y})`}>
            <Waggon length={step - 6} parcels={parcels} />
          </g>
        ))}
        <Lorry />
      </Part>
    </div>
  );
});

/** How many boxes stand beside each other in a waggon, so that they are as large as they can be. */
function columnsFor(parcels: number, length: number): number {
  const sizeOf = (columns: number) =>
    Math.min(LARGEST_BOX, (length - 4) / columns, HIGHEST / Math.ceil(parcels / columns));
  return [2, 3, 4, 5, 6].reduce((best, columns) => (sizeOf(columns) > sizeOf(best) ? columns : best));
}

function Waggon({ length, parcels }: { readonly length: number; readonly parcels: number | null }) {
  const columns = columnsFor(parcels ?? 4, length);
  const rows = Math.ceil((parcels ?? 4) / columns);
  const box = Math.min(LARGEST_BOX, (length - 4) / columns, HIGHEST / rows);
  const from = (length - columns * box) / 2;
  const size = box - Math.min(1.5, box / 8);
  const wheel = Math.min(8, length / 6);
  const places = Array.from({ length: parcels ?? 0 }, (_, parcel) => ({
    x: from + (parcel % columns) * box,
    y: -14 - (Math.floor(parcel / columns) + 1) * box,
  }));
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
        <>
          <path
            d={places.map(({ x, y }) => `M${x} ${y} h${size} v${size} h${-size} Z`).join(' ')}
            fill="var(--crate)"
            stroke="var(--crate-mark)"
            strokeWidth={Math.min(1.5, size / 9)}
            strokeLinejoin="round"
          />
          <path
            d={places
              .map(({ x, y }) => `M${x + size * 0.4} ${y} h${size * 0.2} v${size * 0.34} h${-size * 0.2} Z`)
              .join(' ')}
            fill="var(--crate-mark)"
            opacity="0.6"
          />
        </>
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

function Lorry() {
  return (
    <g transform={`translate(316 ${TRACK.y})`}>
      <path d="M0 -14 H50 V-7 H0 Z" fill="var(--steel)" />
      <g transform="translate(46 0)">
        <LorryCab />
      </g>
      <circle cx="20" cy="-8" r="9" fill="var(--hull)" stroke="var(--steel-light)" strokeWidth="3" />
    </g>
  );
}
