import { useHour } from '../harbour/scene/hour.ts';
import type { MastSignal } from './core.ts';
import styles from './view.module.css';

const BALL = { x: 210, y: 132 } as const;
const DIAMOND = { x: 210, y: 296 } as const;

/**
 * The mast with its signal board. `shows` null is the bare board with the light to look at. The two signals differ in
 * place and in shape, so nothing depends on colour; the drawing is never mirrored.
 */
export function Mast({ shows, label }: { readonly shows: MastSignal | null; readonly label: string }) {
  const hour = useHour(styles.mast);
  return (
    <svg {...hour} viewBox="0 0 420 420" role="img" aria-label={label} direction="ltr">
      <MastDrawing shows={shows} />
    </svg>
  );
}

/** Mast and board, 420 by 420. */
export function MastDrawing({ shows }: { readonly shows: MastSignal | null }) {
  return (
    <g>
      <Rigging />
      <Board shows={shows} />
    </g>
  );
}

/** The board with its two lamps; once it is `out`, not even the light to look at is lit. */
export function Board({ shows, out = false }: { readonly shows: MastSignal | null; readonly out?: boolean }) {
  return (
    <g>
      <rect
        x="124"
        y="48"
        width="172"
        height="332"
        rx="30"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="6"
      />
      <path
        d="M137 70 Q139 58 154 58 H266 Q281 58 283 70"
        fill="none"
        stroke="var(--lamp-rim)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.55"
      />
      {/* It hangs from the yard by two brackets. */}
      <path d="M160 24 V68 M260 24 V68" stroke="var(--board-edge)" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M160 34 v.1 M160 66 v.1 M260 34 v.1 M260 66 v.1 M148 358 v.1 M272 358 v.1"
        stroke="var(--lamp-rim)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Opening {...BALL} lit={shows === 'ball'} />
      <Opening {...DIAMOND} lit={shows === 'diamond'} />
      {shows === 'ball' && <circle cx={BALL.x} cy={BALL.y} r="46" fill="var(--lamp-lit)" />}
      {shows === 'diamond' && (
        <path d={diamondAround(DIAMOND.x, DIAMOND.y, 54)} fill="var(--lamp-lit)" strokeLinejoin="round" />
      )}
      {shows === null && (
        <circle cx="210" cy="214" r="8" fill={out ? 'var(--lamp-rim)' : 'var(--lamp-lit)'} />
      )}
    </g>
  );
}

/** A square that stands on its corner. */
export function diamondAround(x: number, y: number, reach: number): string {
  return `M${x} ${y - reach} L${x + reach} ${y} L${x} ${y + reach} L${x - reach} ${y} Z`;
}

function Opening({ x, y, lit }: { readonly x: number; readonly y: number; readonly lit: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r="66"
      fill="var(--lamp-off)"
      stroke={lit ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
      strokeWidth={lit ? 7 : 4}
    />
  );
}

/** What holds the board in the trestle, and the ladder up to it. */
export function Braces() {
  return (
    <g>
      <path
        d="M100 236 L318 350 M320 236 L102 350 M86 330 L340 414 M334 330 L80 414"
        stroke="var(--wood-shade)"
        strokeWidth="7"
      />
      <path
        d="M190 384 V420 M230 384 V420 M190 394 H230 M190 408 H230"
        stroke="var(--wood)"
        strokeWidth="5"
      />
    </g>
  );
}

/** What carries the board: a trestle, stays, and a yard; once it is `open`, one sees through it. */
export function Rigging({ open = false }: { readonly open?: boolean }) {
  return (
    <g>
      <path
        className={styles.stays}
        d="M210 0 L24 404 M210 0 L396 404"
        stroke="var(--steel)"
        strokeWidth="2.5"
      />
      {!open && <Braces />}
      <path
        d="M138 30 L72 408 M282 30 L348 408"
        stroke="var(--wood)"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M143 36 L77 408 M287 36 L353 408" stroke="var(--wood-shade)" strokeWidth="4" />
      <path d="M52 420 V404 H94 V420 Z M326 420 V404 H368 V420 Z" fill="var(--wood-shade)" />
      <path d="M210 -58 V40" stroke="var(--wood)" strokeWidth="11" strokeLinecap="round" />
      <circle cx="210" cy="-66" r="8" fill="var(--crane)" />
      <path d="M84 34 H336" stroke="var(--wood)" strokeWidth="11" strokeLinecap="round" />
    </g>
  );
}
