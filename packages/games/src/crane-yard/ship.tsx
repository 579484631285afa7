import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { LightString } from '../harbour/scene/light-string.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** Colours of the containers, in the order in which they come aboard. */
const PAINTS = [
  'goods-a',
  'goods-c',
  'wall-d',
  'goods-b',
  'sail',
  'crate',
  'cloth-a',
  'wall-c',
  'wall-b',
  'crane',
  'roof-c',
  'cloth-b',
] as const;
/** The hold on deck: where it ends before the bridge, how long and, below the lights, how high it is, and the deck under it. */
const HOLD = { end: 258, length: 142, height: 46, deck: 84 } as const;
const ROWS = 3;
/** Where the container of a plan stands: the hold is filled from the stern on, the lowest row first, whatever its size. */
function placeOf(n: number, of: number) {
  const columns = Math.min(10, Math.max(4, Math.ceil(of / ROWS)));
  const width = HOLD.length / columns;
  const height = Math.min(24, Math.max(15, width * 0.66), HOLD.height / Math.ceil(of / columns));
  return {
    x: HOLD.end - ((n % columns) + 1) * width,
    y: HOLD.deck - (Math.floor(n / columns) + 1) * height,
    width: width - 1.5,
    height: height - 0.5,
  };
}

/** Middle and top of a container, for what it is lowered on. */
function middleOf(n: number, of: number) {
  const { x, y, width } = placeOf(n, of);
  return { '--x': x + width / 2, '--y': y } as React.CSSProperties;
}

/**
 * The ship that is laden by the plans that are behind: a container for each of them, however it went. It is a layer of
 * its own, drawn anew only between two plans.
 */
export const Ship = memo(function Ship({
  done,
  of,
  comes,
  leaves,
}: {
  /** Plans that are behind. */
  readonly done: number;
  /** Plans in all. */
  readonly of: number;
  /** The last container has just been done: it is lowered. */
  readonly comes: boolean;
  /** All is done: the ship puts to sea. */
  readonly leaves: boolean;
}) {
  const hour = useHour(styles.ship);
  return (
    <>
      <div {...hour} data-leaves={leaves || undefined}>
        <div className={styles.afloat} data-comes={comes || undefined}>
          <svg viewBox="0 0 360 150" aria-hidden="true" focusable="false">
            {Array.from({ length: Math.max(0, done - 1) }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a container has nothing but its place
              <Container key={n} n={n} of={of} />
            ))}
            <Hull leaves={leaves} />
          </svg>
          {leaves && (
            <LightString
              from={[24, -20]}
              to={[312, 1]}
              bulbs={11}
              viewBox={[0, 0, 360, 150]}
              afterMs={5500}
            />
          )}
          {done > 0 && (
            <svg
              key={done}
              className={styles.newest}
              style={middleOf(done - 1, of)}
              viewBox="0 0 360 150"
              aria-hidden="true"
              focusable="false"
            >
              {comes && <Sling n={done - 1} of={of} />}
              <g className={styles.load}>
                <Container n={done - 1} of={of} />
              </g>
            </svg>
          )}
        </div>
      </div>
      {comes && <Hoist key={done} n={done - 1} of={of} />}
    </>
  );
});

/** What runs in with a container for the ship; its rope comes out from under it. */
function Hoist({ n, of }: { readonly n: number; readonly of: number }) {
  return (
    <svg
      className={styles.hoist}
      style={middleOf(n, of)}
      viewBox="-26 0 52 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-23 7 H-5 V0 H5 V7 H23 V14 Q23 19 18 19 H-18 Q-23 19 -23 14 Z" fill="var(--crane-shade)" />
      <path d="M-14 8 h.1 M14 8 h.1" stroke="var(--steel)" strokeWidth="9" strokeLinecap="round" />
    </svg>
  );
}

/** What a container hangs on until it stands: a rope from what has brought it, far above. */
function Sling({ n, of }: { readonly n: number; readonly of: number }) {
  const { x, y, width } = placeOf(n, of);
  const middle = x + width / 2;
  return (
    <path
      className={styles.rope}
      d={`M${x + 3} ${y} L${middle} ${y - 12} L${x + width - 3} ${y} M${middle} ${y - 12} V-900`}
      stroke="var(--steel)"
      strokeWidth="2.5"
      fill="none"
    />
  );
}

function Container({ n, of }: { readonly n: number; readonly of: number }) {
  const { x, y, width, height } = placeOf(n, of);
  const ribs = [0.25, 0.5, 0.75].map((at) => `M${x + width * at} ${y + 3} v${height - 6}`).join(' ');
  return (
    <g stroke="var(--ship)">
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="1"
        fill={`var(--${PAINTS[n % PAINTS.length]})`}
        strokeWidth="1.5"
      />
      <path d={ribs} strokeWidth="1" opacity="0.4" />
    </g>
  );
}

function Hull({ leaves }: { readonly leaves: boolean }) {
  return (
    <g>
      <path d="M303 22 V2 H322 V22 Z" fill="var(--stripe)" />
      <path d="M303 9 H322" stroke="var(--hull-line)" strokeWidth="4" />
      <rect x="274" y="40" width="60" height="46" fill="var(--wall-a)" />
      <rect x="318" y="40" width="16" height="46" fill="var(--wall-shade)" />
      <rect x="268" y="21" width="62" height="20" rx="2" fill="var(--wall-a)" />
      <path d="M266 19 H334 V24 H266 Z" fill="var(--roof-a)" />
      <path d="M271 29 H328" stroke="var(--window)" strokeWidth="8" strokeDasharray="9 3" />
      <path d="M282 52 H326 M282 66 H326" stroke="var(--window)" strokeWidth="7" strokeDasharray="7 6" />
      <path
        d="M24 84 V-20 M24 -4 H14 M24 -4 H34"
        stroke="var(--steel)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M26 134 H340 M46 141 H296 M92 147 H250"
        stroke="var(--ship)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.3"
      />
      <path d="M2 76 L34 84 H356 L344 130 H46 Q18 118 2 76 Z" fill="var(--ship)" />
      <path d="M8 84 L34 92 H353" stroke="var(--hull-line)" strokeWidth="3.5" fill="none" />
      <circle cx="30" cy="103" r="4.5" fill="none" stroke="var(--hull-line)" strokeWidth="2" />
      <path
        d="M46 104 h.1 M66 104 h.1 M86 104 h.1 M106 104 h.1 M276 104 h.1 M296 104 h.1 M316 104 h.1"
        stroke="var(--hull-line)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d="M20 130 q8 -7 16 0 q8 6 16 0 H344 M4 138 h20 M336 140 h20"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      {leaves && (
        <g>
          <g transform="translate(272 85) scale(0.4)">
            <Worker x={-14} y={0} cloth="b" skin="b" waves />
          </g>
        </g>
      )}
    </g>
  );
}
