import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { columnsFor, cratePlace, strain } from './load.ts';
import styles from './view.module.css';

/** Where the drone is: over the quay, off to the ship with its load, or set down on the water. */
export type DroneState = 'hovering' | 'away' | 'afloat';

const DECK_Y = 372;
const STACK_WIDTH = 300;
/** So far a crate comes up to its place. */
const RISES = 114;

/** The drone with its stack. What it looks like under load follows the crates on board, never its capacity. */
export function DroneScene({
  loaded,
  most,
  inFlight,
  state,
  comesBack,
  label,
}: {
  readonly loaded: number;
  readonly most: number;
  /** A crate is on its way up and not yet known to be aboard. */
  readonly inFlight: boolean;
  readonly state: DroneState;
  /** It flies in from the ship when it is first seen. */
  readonly comesBack: boolean;
  readonly label: string;
}) {
  const load = strain(loaded, most);
  const hour = useHour(styles.scene);
  return (
    <div className={styles.air}>
      <div {...hour} role="img" aria-label={label} dir="ltr">
        {state === 'afloat' ? (
          <Part>
            <Afloat loaded={loaded} most={most} />
          </Part>
        ) : (
          <>
            <Part>
              <Pier />
            </Part>
            <div className={state === 'away' ? styles.away : comesBack ? styles.back : styles.part}>
              <div className={styles.tilt}>
                <div className={styles.hover}>
                  <div className={styles.settle} style={{ '--load': load } as React.CSSProperties}>
                    <div className={styles.dip} data-turn={loaded === 0 ? undefined : loaded % 2}>
                      <div className={styles.sway} style={{ '--load': load } as React.CSSProperties}>
                        <Part>
                          <Ropes load={load} />
                          <Creak load={load} />
                          <Stack loaded={loaded} most={most} />
                          <Deck load={load} />
                        </Part>
                        {inFlight && state === 'hovering' && loaded < most && (
                          <Lifted key={loaded} number={loaded} most={most} />
                        )}
                      </div>
                      <Part>
                        <Body />
                      </Part>
                      <i className={styles.rotors} />
                    </div>
                  </div>
                </div>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** A drawing of its own within the scene: what moves by itself is a layer that the browser moves without drawing it again. */
function Part({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg className={styles.part} viewBox="0 0 520 470" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The wooden pier in front, as wide as any screen. */
const Pier = memo(function Pier() {
  return (
    <g>
      <rect x="-1200" y="430" width="2920" height="34" fill="var(--wood)" />
      <path d="M-1200 447 H1720" stroke="var(--wood-shade)" strokeWidth="34" strokeDasharray="3 61" />
      <ellipse cx="260" cy="447" rx="130" ry="9" fill="none" stroke="var(--hull-line)" strokeWidth="4" />
      <rect x="-1200" y="464" width="2920" height="40" fill="var(--wood-shade)" />
    </g>
  );
});

const Body = memo(function Body() {
  return (
    <g>
      <path
        d="M96 92 Q180 74 260 96 Q340 74 424 92"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      {[84, 436].map((x) => (
        <g key={x}>
          <rect x={x - 8} y="70" width="16" height="30" rx="5" fill="var(--steel)" />
          <ellipse cx={x} cy="66" rx="74" ry="7" fill="var(--steel-light)" opacity="0.8" />
          <ellipse cx={x} cy="66" rx="74" ry="7" fill="none" stroke="var(--steel)" strokeWidth="2.5" />
          <circle cx={x} cy="66" r="7" fill="var(--steel)" />
        </g>
      ))}
      <path
        d="M192 92 Q196 58 260 58 Q324 58 328 92 L314 128 H206 Z"
        fill="var(--wall-a)"
        stroke="var(--steel)"
        strokeWidth="4"
      />
      <path d="M199 104 H321" stroke="var(--stripe)" strokeWidth="10" />
      <path d="M224 86 Q228 70 260 70 Q292 70 296 86 Z" fill="var(--hull)" />
      <rect x="236" y="128" width="48" height="12" rx="4" fill="var(--steel)" />
    </g>
  );
});

function Ropes({ load }: { readonly load: number }) {
  const slack = 14 * (1 - load);
  return (
    <g fill="none" stroke="var(--rope)" strokeWidth="4">
      <path d={`M238 138 Q${150 - slack} ${230 + slack} 100 ${DECK_Y}`} />
      <path d={`M282 138 Q${370 + slack} ${230 + slack} 420 ${DECK_Y}`} />
    </g>
  );
}

/** Where the ropes are strained: short strokes beside them that come with the load. */
function Creak({ load }: { readonly load: number }) {
  return (
    <path
      d="M92 300 l-16 -5 M84 322 l-17 1 M104 280 l-13 -11 M428 300 l16 -5 M436 322 l17 1 M416 280 l13 -11 M204 162 l-12 -8 M316 162 l12 -8"
      stroke="var(--rope)"
      strokeWidth="3.5"
      strokeLinecap="round"
      opacity={Math.max(0, Math.min(1, load * 2.2 - 0.15))}
    />
  );
}

function Deck({ load }: { readonly load: number }) {
  const sag = load * 16;
  return (
    <path
      d={`M92 ${DECK_Y} Q260 ${DECK_Y + sag} 428 ${DECK_Y} V${DECK_Y + 14} Q260 ${DECK_Y + 14 + sag * 1.4} 92 ${DECK_Y + 14} Z`}
      fill="var(--pallet)"
      stroke="var(--rope)"
      strokeWidth="3"
    />
  );
}

const Stack = memo(function Stack({ loaded, most }: { readonly loaded: number; readonly most: number }) {
  const size = STACK_WIDTH / columnsFor(most);
  return (
    <g>
      {Array.from({ length: Math.min(loaded, most) }, (_, number) => {
        const [x, y] = crateCorner(number, most);
        return (
          <g key={cratePlaceKey(number, most)} transform={`translate(${x} ${y})`}>
            <Crate size={size} />
          </g>
        );
      })}
    </g>
  );
});

/** A crate on its way up from the pier, a box of its own until it is known to be aboard. */
function Lifted({ number, most }: { readonly number: number; readonly most: number }) {
  const size = STACK_WIDTH / columnsFor(most);
  const [x, y] = crateCorner(number, most);
  return (
    <svg
      className={styles.flying}
      viewBox={`0 0 ${size} ${size}`}
      style={
        {
          left: `${x / 5.2}%`,
          top: `${y / 4.7}%`,
          inlineSize: `${size / 5.2}%`,
          '--rise': `${(RISES / size) * 100}%`,
        } as React.CSSProperties
      }
      aria-hidden="true"
      focusable="false"
    >
      <Crate size={size} pending />
    </svg>
  );
}

/** The upper left corner of a crate in the stack, in units of the scene. */
function crateCorner(number: number, most: number): readonly [x: number, y: number] {
  const size = STACK_WIDTH / columnsFor(most);
  const { column, row } = cratePlace(number, most);
  return [260 - STACK_WIDTH / 2 + column * size, DECK_Y - (row + 1) * size];
}

function cratePlaceKey(number: number, most: number): string {
  const { column, row } = cratePlace(number, most);
  return `${column}/${row}`;
}

const Crate = memo(function Crate({
  size,
  pending = false,
}: {
  readonly size: number;
  readonly pending?: boolean;
}) {
  const inner = size - 2;
  return (
    <g transform="translate(1 1)">
      <rect
        width={inner}
        height={inner}
        rx={size * 0.08}
        fill={pending ? 'var(--sail)' : 'var(--crate)'}
        stroke="var(--crate-mark)"
        strokeWidth="1.6"
        strokeDasharray={pending ? '3 2' : undefined}
      />
      <path
        d={`M${inner * 0.12} ${inner * 0.5} H${inner * 0.88}`}
        stroke="var(--crate-mark)"
        strokeWidth="1.6"
      />
    </g>
  );
});

/** Set down gently on its floats, the crates swimming beside it: nobody is hurt, nothing is broken. */
function Afloat({ loaded, most }: { readonly loaded: number; readonly most: number }) {
  const swimming = Math.min(9, Math.max(3, Math.round((loaded / most) * 18)));
  return (
    <g>
      <path d="M-600 330 H1120 V470 H-600 Z" fill="var(--sea)" />
      <g transform="translate(0 226)">
        <Body />
        <path
          d="M60 116 q24 16 48 0 M412 116 q24 16 48 0 M210 146 q50 18 100 0"
          stroke="var(--wall-a)"
          strokeWidth="12"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M-540 392 h120 M-300 432 h150 M-80 372 h90 M20 448 h120 M190 426 h110 M340 388 h90 M380 452 h120 M560 384 h110 M720 428 h150 M930 396 h120"
        stroke="var(--foam)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {Array.from({ length: swimming }, (_, place) => {
        const x = 20 + ((place * 173) % 480);
        const y = 398 + ((place * 29) % 44);
        return (
          <g key={x} transform={`translate(${x} ${y}) rotate(${((place * 37) % 30) - 15})`}>
            <rect
              width="24"
              height="24"
              rx="2"
              fill="var(--crate)"
              stroke="var(--crate-mark)"
              strokeWidth="2"
            />
            <path d="M3 12 H21" stroke="var(--crate-mark)" strokeWidth="2" />
          </g>
        );
      })}
    </g>
  );
}
