import { memo, useId } from 'react';
import {
  HOUSES,
  type House,
  litBy,
  quarterAt,
  roofOf,
  shadeOf,
  UPPER_HOUSES,
  wallOf,
  windowsOf,
} from './hillside.ts';
import styles from './view.module.css';

const WALLS = ['var(--wall-a)', 'var(--wall-b)', 'var(--wall-c)', 'var(--wall-d)'] as const;
const ROOFS = ['var(--roof-a)', 'var(--roof-c)', 'var(--roof-b)', 'var(--roof-a)'] as const;
/** Where each quarter lies, in the units of the drawing: left edge and width. */
const BOXES = [
  [-700, 792],
  [86, 116],
  [190, 110],
  [286, 124],
  [398, 862],
] as const;
const TOP = -40;
const HEIGHT = 340;

const rowsOf = (houses: readonly House[]) =>
  [...new Set(houses.map(({ foot }) => foot))].map((foot) => houses.filter((house) => house.foot === foot));
const UPPER_ROWS = rowsOf(UPPER_HOUSES);
const ROWS = rowsOf(HOUSES);
const middleOf = ({ x, width }: House) => x + width / 2;

/**
 * The town on its hill with dark windows, and over it the lights of each quarter, which the sheet turns on. Where a share
 * of the houses has light there is room for all of the hill.
 */
export const Town = memo(function Town({ share }: { readonly share: number | undefined }) {
  const houses = share === undefined ? HOUSES : litBy(share);
  return (
    <>
      <svg
        className={styles.grounds}
        viewBox="0 -60 560 300"
        preserveAspectRatio="xMidYMin meet"
        aria-hidden="true"
        focusable="false"
      >
        {share !== undefined && (
          <>
            <path
              d="M20 96 C110 60 148 20 170 -30 C196 -92 250 -116 318 -116 C388 -116 438 -88 466 -30 C488 16 530 60 610 96 Z"
              fill="var(--hill-near)"
            />
            {UPPER_ROWS.map((row) => (
              <Row key={row[0]?.foot} houses={row} />
            ))}
          </>
        )}
        <Trees />
        <ClockTower />
        {ROWS.map((row) => (
          <Row key={row[0]?.foot} houses={row} />
        ))}
        <path d="M-900 214 H1460 V226 H-900 Z" fill="var(--quay)" />
        <path d="M-900 226 H1460 V242 H-900 Z" fill="var(--quay-shade)" />
      </svg>
      <div>
        {BOXES.map(([left], quarter) => (
          <Lights key={left} quarter={quarter} lit={houses} />
        ))}
      </div>
    </>
  );
});

function Row({ houses }: { readonly houses: readonly House[] }) {
  return (
    <g>
      {WALLS.map((wall, colour) => {
        const alike = houses.filter((house) => house.colour === colour);
        return (
          <g key={wall}>
            <path d={alike.map(wallOf).join('')} fill={wall} />
            <path d={alike.map(roofOf).join('')} fill={ROOFS[colour]} />
          </g>
        );
      })}
      <path d={houses.map(shadeOf).join('')} fill="var(--wall-shade)" />
      <path d={houses.map(windowsOf).join('')} fill="var(--window-off)" />
    </g>
  );
}

function Trees() {
  return (
    <path
      d="M-40 76 a14 14 0 1 1 28 0 z M-16 82 a12 12 0 1 1 24 0 z M104 60 a11 11 0 1 1 22 0 z M392 62 a13 13 0 1 1 26 0 z M498 84 a13 13 0 1 1 26 0 z M522 90 a15 15 0 1 1 30 0 z M-470 84 a16 16 0 1 1 32 0 z M1000 84 a16 16 0 1 1 32 0 z"
      fill="var(--trees)"
    />
  );
}

function ClockTower() {
  return (
    <g>
      <path d="M238 60 V0 h20 V60 Z" fill="var(--wall-b)" />
      <path d="M252 60 V0 h6 V60 Z" fill="var(--wall-shade)" />
      <path d="M234 0 L248 -28 L262 0 Z" fill="var(--roof-c)" />
      <path d="M248 -28 v-9" stroke="var(--roof-c)" strokeWidth="2" />
      <circle cx="248" cy="12" r="7" fill="var(--window-off)" />
      <path d="M248 12 v-4.5 M248 12 h3.5" stroke="var(--wall-a)" strokeWidth="1.4" />
    </g>
  );
}

/** The lights of a quarter with their shine and, where it stands by the water, their streaks on it. */
function Lights({ quarter, lit }: { readonly quarter: number; readonly lit: readonly House[] }) {
  const [left, width] = BOXES[quarter] ?? BOXES[0];
  const houses = lit.filter((house) => quarterAt(middleOf(house)) === quarter);
  const id = useId();
  const atWater = houses.filter(({ foot }) => foot > 200);
  return (
    <svg
      className={styles.quarter}
      viewBox={`${left} ${TOP} ${width} ${HEIGHT}`}
      style={{
        left: `${(left / 560) * 100}%`,
        top: `${((TOP + 60) / 300) * 100}%`,
        width: `${(width / 560) * 100}%`,
      }}
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={id}>
        <stop stopColor="var(--glow)" stopOpacity="0.5" />
        <stop offset="0.4" stopColor="var(--glow)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      {houses
        .filter((_, n) => n % 3 === 0)
        .map((house) => (
          <circle
            key={`${house.x} ${house.foot}`}
            cx={middleOf(house)}
            cy={house.foot - house.height / 2}
            r={house.height * 1.5}
            fill={`url(#${id})`}
          />
        ))}
      <path d={houses.map(windowsOf).join('')} fill="var(--lantern)" />
      {quarter === 2 && houses.length > 0 && <circle cx="248" cy="12" r="6" fill="var(--lantern)" />}
      <path
        d={atWater
          .map((house, n) => {
            const x = middleOf(house);
            return `M${x - 8} ${252 + (n % 3) * 3} h15 M${x - 5} ${264 + (n % 2) * 4} h11 M${x - 3} ${280 + (n % 3) * 3} h6`;
          })
          .join('')}
        stroke="var(--lantern)"
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity="0.5"
      />
    </svg>
  );
}
