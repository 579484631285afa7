import { memo, useRef } from 'react';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { useHandler } from '../harbour/use-handler.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { cellOf } from './cell.ts';
import { CRATES } from './core.ts';
import { Diver } from './diver.tsx';
import { Good, Snag } from './signs.tsx';
import styles from './view.module.css';

/** What is known of a crate. */
type CrateState = 'closed' | 'opening' | 'good' | 'snag';

/** The 32 crates of the wreck. Never mirrored: a crate lies where it lies. */
export function Wreck({
  opened,
  lost,
  opening,
  before,
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
  /** The diver is up again. */
  readonly over: boolean;
  /** Absent where nothing can be opened by hand. */
  readonly open?: ((crate: number, method: InputMethod, eventTime: number) => void) | undefined;
}) {
  const hour = useHour(styles.wreck);
  const grid = useRef<HTMLDivElement>(null);
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
    <div {...hour} dir="ltr" ref={grid} data-over={over || undefined}>
      <Hull />
      <div className={styles.hold} />
      {Array.from({ length: CRATES }, (_, crate) => crate).map((crate) => (
        <CrateButton key={crate} crate={crate} state={stateOf(crate)} open={open && openOne} move={move} />
      ))}
      <Diver
        crate={opening ?? opened.at(-1) ?? null}
        turn={opened.length + Number(opening !== null && !opened.includes(opening))}
      />
      {opened.length > before && !lost && <Found key={opened.length} crate={opened.at(-1) ?? 0} />}
    </div>
  );
}

/** A gem on its way from its crate to the net. */
function Found({ crate }: { readonly crate: number }) {
  return (
    <div className={styles.found} style={cellOf(crate)} aria-hidden="true">
      <div>
        <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <Good />
        </svg>
      </div>
    </div>
  );
}

/** The ship that lies there, cut open; the crates lie in its hold. */
const Hull = memo(function Hull() {
  return (
    <svg
      className={styles.hull}
      viewBox="0 0 1000 420"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M322 100 L306 -30 M240 22 H384" stroke="var(--wood-shade)" strokeWidth="16" fill="none" />
      <path d="M668 100 L700 -4 M624 46 L764 62" stroke="var(--wood-shade)" strokeWidth="14" fill="none" />
      <path
        d="M14 52 L150 104 Q176 104 190 84 H812 L850 96 L900 44 L986 22 Q968 300 842 408 H176 Q62 330 14 52 Z"
        fill="var(--wood-shade)"
      />
      <path
        d="M44 150 H960 M68 220 H948 M100 290 H918 M142 356 H880"
        stroke="var(--wood)"
        strokeWidth="4"
        opacity="0.6"
      />
    </svg>
  );
});

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
      {state === 'good' || state === 'snag' ? (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          {state === 'good' ? <Good /> : <Snag />}
        </svg>
      ) : (
        <span aria-hidden="true">{intl.formatNumber(crate + 1)}</span>
      )}
    </button>
  );
});
