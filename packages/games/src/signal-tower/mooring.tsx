import { memo } from 'react';
import { Garland } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { Hull, Sails } from './boat.tsx';
import { Dog } from './dog.tsx';
import { Keeper } from './keeper.tsx';
import styles from './mooring.module.css';

/** Boats that have room at the quay; a task of more series fills it and stays so. */
const MOST_BERTHS = 6;
/** From the first berth to the last one, which is nearest to where boats come in; their keels are at `y`. */
const BERTHS = { from: 16, to: 384, y: 174 } as const;
/** Where boats are tied to. */
const DECK = 126;
/** Where a boat is when its series ends, by the flag. */
const COMES_FROM = 412;
/** The drawing of a boat. */
const BOAT = { width: 60, height: 46 } as const;

/** The quay under the tower; there all the time. 420 wide, its foot at 160. */
export const Quay = memo(function Quay() {
  return (
    <Part height={160}>
      <path d="M-30 130 H450 V163 H-30 Z" fill="var(--rock-shade)" />
      <path
        d="M-30 147 H450 M10 136 V147 M72 136 V147 M134 136 V147 M196 136 V147 M258 136 V147 M320 136 V147 M382 136 V147 M40 147 V162 M104 147 V162 M166 147 V162 M228 147 V162 M290 147 V162 M352 147 V162 M414 147 V162"
        stroke="var(--rock)"
        strokeWidth="1.5"
      />
      <path d="M-34 128 H454 V136 H-34 Z" fill="var(--quay)" />
      <path d="M-34 136 H454" stroke="var(--quay-joint)" strokeWidth="2" />
      <path
        d={`M-32 163 ${'q8 -4 16 0 t16 0 '.repeat(15)}`}
        stroke="var(--hull-line)"
        strokeWidth="2.5"
        fill="none"
        opacity="0.55"
      />
    </Part>
  );
});

/**
 * The end of a series: the boat that was led home comes to the quay from the flag and moors beside those of the series
 * before, and the keeper and the dog have come out to greet it. It tells how many series are done, and nothing of the answers. Never mirrored.
 */
export const Mooring = memo(function Mooring({ done, of }: { readonly done: number; readonly of: number }) {
  const berths = Math.min(MOST_BERTHS, Math.max(1, done, of));
  const boats = Math.min(berths, Math.max(1, done));
  const step = (BERTHS.to - BERTHS.from) / Math.max(3, berths);
  const size = Math.min(1.25, (step - 6) / BOAT.width);
  const middleOf = (berth: number) => BERTHS.from + (berth + 0.5) * step;
  const at = (berth: number) =>
    `translate(${middleOf(berth) - (BOAT.width / 2) * size} ${BERTHS.y - BOAT.height * size}) scale(${size})`;
  const bollardOf = (berth: number) => middleOf(berth) + step * 0.42;
  const latest = boats - 1;
  const mast = BERTHS.y - 43 * size;
  const rope = (berth: number) => (
    <Rope
      key={`rope ${berth}`}
      from={[middleOf(berth) + 25 * size, BERTHS.y - 13 * size]}
      to={[bollardOf(berth), DECK - 3]}
    />
  );
  return (
    <>
      <div
        className={styles.welcome}
        style={{ '--door': `${(100 * (210 - middleOf(latest))) / 420}%` } as React.CSSProperties}
      >
        <Part height={160} className={styles.keeper}>
          <g transform={`translate(${middleOf(latest) - 62} 131) scale(0.78)`}>
            <Keeper x={0} y={0} />
          </g>
        </Part>
        <Part height={160} className={styles.dog}>
          <g transform={`translate(${middleOf(latest) - 21} 131) scale(0.8)`}>
            <Dog x={0} y={0} />
          </g>
        </Part>
      </div>
      <Part height={160} className={styles.before}>
        {Array.from({ length: berths }, (_, berth) => (
          <Bollard key={bollardOf(berth)} x={bollardOf(berth)} />
        ))}
        {Array.from({ length: latest }, (_, berth) => (
          <g key={middleOf(berth)}>
            <g transform={at(berth)}>
              <Lies />
              <Furled />
              <Hull />
            </g>
            {rope(berth)}
          </g>
        ))}
      </Part>
      <div
        className={styles.arriving}
        style={{ '--from': `${(100 * (COMES_FROM - middleOf(latest))) / 420}%` } as React.CSSProperties}
      >
        <Part height={160} className={styles.wake}>
          <g transform={at(latest)}>
            <path
              d="M62 40 h20 M66 45 h30"
              stroke="var(--hull-line)"
              strokeWidth="2.5"
              strokeLinecap="round"
              opacity="0.8"
            />
          </g>
        </Part>
        <Part height={160} className={styles.sails}>
          <g transform={at(latest)}>
            <Sails />
          </g>
        </Part>
        <Part height={160}>
          <g transform={at(latest)}>
            <Lies />
            <g className={styles.furled}>
              <Furled />
            </g>
            <Hull />
          </g>
        </Part>
      </div>
      <Part height={160} className={styles.tied}>
        {rope(latest)}
        {done >= of &&
          Array.from({ length: latest }, (_, berth) => (
            <Garland
              key={middleOf(berth)}
              from={[middleOf(berth), mast]}
              to={[middleOf(berth + 1), mast]}
              bulbs={3}
            />
          ))}
      </Part>
    </>
  );
});

/** The water along a boat's side. */
function Lies() {
  return (
    <path d="M6 47 H54" stroke="var(--hull-line)" strokeWidth="2.5" strokeLinecap="round" opacity="0.6" />
  );
}

/** Sails rolled up along the boom. */
function Furled() {
  return <path d="M13 28.500 H26 M34 28.500 H54" stroke="#fbf8ee" strokeWidth="5" strokeLinecap="round" />;
}

function Bollard({ x }: { readonly x: number }) {
  return (
    <path
      d={`M${x - 4} 131 V${DECK - 6} H${x + 4} V131 Z M${x - 6.5} ${DECK - 5} V${DECK - 9.5} H${x + 6.5} V${DECK - 5} Z`}
      fill="var(--steel)"
    />
  );
}

function Rope({
  from: [x1, y1],
  to: [x2, y2],
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}) {
  return (
    <path
      d={`M${x1} ${y1} Q${(x1 + x2) / 2 + 4} ${Math.max(y1, y2) + 3} ${x2} ${y2}`}
      stroke="var(--quay)"
      strokeWidth="2.500"
      fill="none"
      strokeLinecap="round"
    />
  );
}
