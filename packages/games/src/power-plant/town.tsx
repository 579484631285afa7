import { memo, useId } from 'react';
import {
  footAt,
  gapsOn,
  HOUSES,
  type House,
  LAST_TURN,
  litBy,
  QUARTERS,
  quarterAt,
  roofOf,
  shadeOf,
  TERRACES,
  wallOf,
  wavesOf,
  windowsOf,
} from './hillside.ts';
import styles from './view.module.css';

const WALLS = ['var(--wall-a)', 'var(--wall-b)', 'var(--wall-c)', 'var(--wall-d)'] as const;
const ROOFS = ['var(--roof-a)', 'var(--slate)', 'var(--roof-b)', 'var(--roof-a)'] as const;
/** The middle of the clock of the tower. */
const CLOCK = [300, -33] as const;
/** How far the shine of the houses reaches around them. */
const AROUND = 24;

const middleOf = ({ x, width }: House) => x + width / 2;

/**
 * The town on its slopes with dark windows, and over it its lights: those of each quarter, which the sheet turns on, or in
 * the evening those of the share of the houses that has light, from house to house up to the tower.
 */
export const Town = memo(function Town({ share }: { readonly share: number | undefined }) {
  return (
    <>
      <svg
        className={styles.grounds}
        viewBox="0 -60 560 300"
        preserveAspectRatio="xMidYMin meet"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M-900 78 Q-420 40 -40 64 C80 64 116 34 164 10 C206 -8 250 -13 300 -13 C350 -13 394 -8 436 10 C484 34 520 64 640 64 Q1020 40 1460 78 V226 H-900 Z"
          fill="var(--slope)"
        />
        <ClockTower />
        {TERRACES.map((terrace, row) => (
          <g key={`${terrace.foot} ${terrace.from}`}>
            <Edge row={row} />
            <Planting row={row} />
            <Row houses={HOUSES.filter((house) => house.terrace === row)} />
          </g>
        ))}
        <path d="M-900 214 H1460 V226 H-900 Z" fill="var(--quay)" />
        <path d="M-900 226 H1460 V242 H-900 Z" fill="var(--quay-shade)" />
      </svg>
      <div>
        <Quarters />
      </div>
      {share !== undefined && (
        <div>
          <Waves share={share} />
        </div>
      )}
    </>
  );
});

/** The wall that holds a terrace. */
function Edge({ row }: { readonly row: number }) {
  const terrace = TERRACES[row];
  if (terrace === undefined || terrace.foot > 200) return null;
  const { from, to, foot, bend } = terrace;
  return (
    <path
      d={`M${from - 14} ${foot + bend + 2} Q${(from + to) / 2} ${foot - bend + 2} ${to + 14} ${foot + bend + 2}`}
      fill="none"
      stroke="var(--slope-edge)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}

/** Trees between the houses, and stairs up to the terrace above. */
function Planting({ row }: { readonly row: number }) {
  const terrace = TERRACES[row];
  if (terrace === undefined) return null;
  const gaps = gapsOn(row);
  const above = TERRACES.filter(
    ({ foot, from, to }) => foot < terrace.foot && from < terrace.to && to > terrace.from,
  ).at(-1);
  const stairs =
    above === undefined ? [] : gaps.filter((x, n) => n % 2 === 0 && x > above.from && x < above.to);
  return (
    <>
      {above !== undefined && (
        <path
          d={stairs.map((x) => `M${x} ${footAt(terrace, x)} V${footAt(above, x) + 3}`).join('')}
          fill="none"
          stroke="var(--quay)"
          strokeWidth="6"
          strokeDasharray="2.4 1.6"
        />
      )}
      <path
        d={gaps
          .filter((x) => !stairs.includes(x))
          .map((x) => `M${x - 6.5} ${footAt(terrace, x)} q-1 -20 6.5 -24 q7.500 4 6.500 24 z`)
          .join('')}
        fill="var(--trees)"
      />
    </>
  );
}

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

/** On the crest, free over all roofs. */
function ClockTower() {
  const [x, y] = CLOCK;
  return (
    <g>
      <path d={`M${x - 9} 4 V${y - 10} h18 V4 Z`} fill="var(--wall-a)" />
      <path d={`M${x + 4} 4 V${y - 10} h5 V4 Z`} fill="var(--wall-shade)" />
      <path
        d={`M${x - 11} ${y - 8} h22 v3 h-22 Z M${x - 10} ${y + 10} h20 v2.500 h-20 Z`}
        fill="var(--roof-b)"
      />
      <path d={`M${x - 12} ${y - 8} L${x} ${y - 25} L${x + 12} ${y - 8} Z`} fill="var(--roof-a)" />
      <circle cx={x} cy={y + 2} r="6.4" fill="var(--window-off)" />
      <path d={`M${x} ${y + 2} v-4 M${x} ${y + 2} h3`} stroke="var(--wall-a)" strokeWidth="1.3" />
    </g>
  );
}

function Quarters() {
  return Array.from({ length: QUARTERS }, (_, quarter) => quarter).map((quarter) => (
    <Lights
      key={quarter}
      className={styles.quarter}
      houses={HOUSES.filter((house) => quarterAt(middleOf(house)) === quarter)}
      clock={quarterAt(CLOCK[0]) === quarter}
    />
  ));
}

function Waves({ share }: { readonly share: number }) {
  return (
    <>
      {wavesOf(litBy(share)).map(({ turn, houses }) => (
        <Lights
          key={`${turn} ${houses[0]?.x}`}
          className={styles.wave}
          turn={turn}
          houses={houses}
          clock={false}
        />
      ))}
      {share > 0 && <Lights className={styles.wave} turn={LAST_TURN} houses={[]} clock />}
    </>
  );
}

/** Lights with their shine and, where they are by the water, their streaks on it: a drawing no larger than they need. */
function Lights({
  className,
  turn = 0,
  houses,
  clock,
}: {
  readonly className: string | undefined;
  /** Light comes to the houses of one turn after those of the turn before. */
  readonly turn?: number;
  readonly houses: readonly House[];
  /** The clock of the tower is among them. */
  readonly clock: boolean;
}) {
  const id = useId();
  const atWater = houses.filter(({ foot }) => foot > 200);
  const [cx, cy] = CLOCK;
  const left = Math.min(...houses.map(({ x }) => x), ...(clock ? [cx - 10] : [])) - AROUND;
  const right = Math.max(...houses.map(({ x, width }) => x + width), ...(clock ? [cx + 10] : [])) + AROUND;
  const top =
    Math.min(...houses.map(({ foot, height }) => foot - height), ...(clock ? [cy - 6] : [])) - AROUND;
  const low = Math.max(...houses.map(({ foot }) => foot), ...(clock ? [cy + 8] : [])) + AROUND;
  const bottom = atWater.length > 0 ? 292 : low;
  return (
    <svg
      className={className}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      style={
        {
          left: `${(left / 560) * 100}%`,
          top: `${((top + 60) / 300) * 100}%`,
          width: `${((right - left) / 560) * 100}%`,
          '--turn': turn,
        } as React.CSSProperties
      }
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={id}>
        <stop stopColor="var(--shine)" stopOpacity="0.42" />
        <stop offset="0.4" stopColor="var(--shine)" stopOpacity="0.14" />
        <stop offset="1" stopColor="var(--shine)" stopOpacity="0" />
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
      <path
        d={houses.map(windowsOf).join('')}
        fill="var(--pane)"
        stroke="var(--pane-rim)"
        strokeWidth="1.2"
      />
      {clock && (
        <>
          <circle cx={cx} cy={cy + 2} r="24" fill={`url(#${id})`} />
          <circle cx={cx} cy={cy + 2} r="6" fill="var(--lantern)" />
          <path
            d={`M${cx} ${cy + 2} v-4 M${cx} ${cy + 2} h3`}
            stroke="var(--door)"
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </>
      )}
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
