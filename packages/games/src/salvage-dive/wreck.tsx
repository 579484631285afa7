import { memo, useRef } from 'react';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { useHandler } from '../harbour/use-handler.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { cellOf } from './cell.ts';
import { CRATES } from './core.ts';
import type { Depth } from './depth.ts';
import { Diver } from './diver.tsx';
import { Hull } from './hull.tsx';
import { Good, Snag } from './signs.tsx';
import styles from './wreck.module.css';

/** What is known of a crate. */
type CrateState = 'closed' | 'opening' | 'good' | 'snag';

/** The 32 crates of the wreck. Never mirrored: a crate lies where it lies. */
export function Wreck({
  opened,
  lost,
  opening,
  before,
  from,
  over,
  open,
}: {
  /** Crates opened so far, in order. */
  readonly opened: readonly number[];
  /** The last of them was a snag. */
  readonly lost: boolean;
  /** The crate that is being opened; null when none is. */
  readonly opening: number | null;
  /** How many were open when it was shown. */
  readonly before: number;
  /** Where the dive was begun from: the wreck was seen from there, or lay below. */
  readonly from: Depth;
  /** The diver goes up: nothing here takes a press or the focus any more. Said of all at once, so that no crate changes. */
  readonly over: boolean;
  /** Absent where nothing can be opened by hand. */
  readonly open?: ((crate: number, method: InputMethod, eventTime: number) => void) | undefined;
}) {
  const hour = useHour(styles.wreck);
  const visited = opening === null || opened.includes(opening) ? opened : [...opened, opening];
  const grid = useRef<HTMLDivElement>(null);
  const gone = over ? (lost ? 'lost' : 'up') : undefined;
  const stateOf = (crate: number): CrateState => {
    if (crate === opening) return 'opening';
    if (!opened.includes(crate)) return 'closed';
    return lost && crate === opened.at(-1) ? 'snag' : 'good';
  };
  const goTo = (crate: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-crate="${crate}"]`)?.focus();
  const columns = () =>
    grid.current === null ? 8 : getComputedStyle(grid.current).gridTemplateColumns.split(' ').length;

  const openOne = useHandler((...given: Parameters<NonNullable<typeof open>>) => open?.(...given));
  const move = useHandler((crate: number, key: string) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(), ArrowDown: columns() }[key];
    if (step === undefined) return false;
    goTo(crate + step);
    return true;
  });

  return (
    <div {...hour} dir="ltr" ref={grid} data-from={from} data-over={gone} inert={over}>
      <Hull />
      <div className={styles.hold} />
      {Array.from({ length: CRATES }, (_, crate) => crate).map((crate) => (
        <CrateButton key={crate} crate={crate} state={stateOf(crate)} open={open && openOne} move={move} />
      ))}
      <Diver crate={visited.at(-1) ?? null} before={visited.at(-2) ?? 0} turn={visited.length} over={gone} />
      <Rest />
      {opened.length > before && <Burst key={-opened.length} crate={opened.at(-1) ?? 0} />}
      {opened.length > before && !lost && <Found key={opened.length} crate={opened.at(-1) ?? 0} />}
    </div>
  );
}

/** What else lies in the hold, where the last row of crates leaves room. */
const Rest = memo(function Rest() {
  return (
    <svg className={styles.rest} viewBox="0 0 210 50" aria-hidden="true" focusable="false">
      <path
        d="M34 48 Q20 46 18 34 Q18 22 30 18 V10 H26 V6 H44 V10 H40 V18 Q52 22 52 34 Q50 46 36 48 Z"
        fill="var(--goods-c)"
        stroke="var(--rope)"
        strokeWidth="2"
      />
      <path d="M20 30 H50 M22 38 H48" stroke="var(--rope)" strokeWidth="2" opacity="0.7" />
      <g fill="none" stroke="var(--steel-light)" strokeWidth="5" strokeLinecap="round">
        <path d="M104 12 V44 M88 20 H120 M80 32 Q84 46 104 46 Q124 46 128 32 M80 32 l-4 6 M80 32 l7 5 M128 32 l4 6 M128 32 l-7 5" />
        <circle cx="104" cy="8" r="4" strokeWidth="3" />
      </g>
      <path
        d="M178 50 q-8 -14 0 -24 q7 -10 0 -22 M192 50 q8 -12 1 -22 q-5 -8 1 -16"
        stroke="var(--trees)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M140 48 l4 -7 l4 7 l8 1 l-6 5 h-12 l-6 -5 Z" fill="var(--crane)" />
    </svg>
  );
});

/** The air that was in a crate goes up, whatever was in it besides. */
const Burst = memo(function Burst({ crate }: { readonly crate: number }) {
  return (
    <div className={`${styles.cell} ${styles.burst}`} style={cellOf(crate)} aria-hidden="true">
      {[0, 1].map((half) => (
        <svg key={half} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
          <path
            d={half === 0 ? AIR : MORE_AIR}
            fill="var(--foam)"
            fillOpacity="0.4"
            stroke="var(--foam)"
            strokeWidth="1.5"
          />
        </svg>
      ))}
    </div>
  );
});

const bubbles = (places: readonly (readonly [number, number, number])[]) =>
  places
    .map(([x, y, r]) => `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`)
    .join(' ');
const AIR = bubbles([
  [18, 40, 6],
  [34, 28, 4],
  [44, 42, 5],
  [26, 16, 3],
]);
const MORE_AIR = bubbles([
  [14, 24, 3],
  [28, 44, 4],
  [40, 18, 5],
  [50, 32, 3],
]);

/** A gem on its way from its crate to the net. */
function Found({ crate }: { readonly crate: number }) {
  return (
    <div className={`${styles.cell} ${styles.found}`} style={cellOf(crate)} aria-hidden="true">
      <div>
        <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <Good />
        </svg>
      </div>
    </div>
  );
}

const CrateButton = memo(function CrateButton({
  crate,
  state,
  open,
  move,
}: {
  readonly crate: number;
  readonly state: CrateState;
  readonly open?: ((crate: number, method: InputMethod, eventTime: number) => void) | undefined;
  /** An arrow key; tells whether it was one. */
  move(crate: number, key: string): boolean;
}) {
  const intl = useWords();
  const told = state === 'opening' ? 'closed' : state;
  const canOpen = open !== undefined && state === 'closed';
  return (
    <button
      type="button"
      className={styles.crate}
      data-crate={crate}
      data-state={state}
      // One stop for Tab; arrows lead from crate to crate.
      tabIndex={open !== undefined && crate === 0 ? 0 : -1}
      aria-disabled={!canOpen}
      aria-label={intl.formatMessage({ id: `salvage-dive.crate_${told}` }, { crate: crate + 1 })}
      onPointerDown={(event) => {
        if (event.button === 0 && canOpen) open(crate, methodOfPointer(event.pointerType), event.timeStamp);
      }}
      onTouchEnd={endTouch}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isPointerlessClick(event) && canOpen) open(crate, 'key', event.timeStamp);
      }}
      onKeyDown={(event) => {
        if (move(crate, event.key)) event.preventDefault();
      }}
    >
      {state === 'snag' ? (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <Snag />
        </svg>
      ) : (
        <span aria-hidden="true">{intl.formatNumber(crate + 1)}</span>
      )}
    </button>
  );
});
