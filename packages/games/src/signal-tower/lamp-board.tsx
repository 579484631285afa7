import stage from '../harbour/trial-stage.module.css';
import type { Direction } from './core.ts';
import { LAMP_PLACES, LAMP_Y } from './lamp-case.tsx';
import styles from './voyage.module.css';

/**
 * What is lit of the row of lamps, over the case that holds them. `lamps` null shows the light to look at in the middle
 * of the dark row. A lamp is lit with an arrow cut out of it, so shape alone tells; the drawing is never mirrored.
 */
export function LampBoard({
  lamps,
  label,
}: {
  readonly lamps: readonly Direction[] | null;
  readonly label: string;
}) {
  return (
    <svg
      className={`${stage.picture} ${styles.lit}`}
      viewBox="0 0 620 200"
      role="img"
      aria-label={label}
      direction="ltr"
    >
      {lamps === null ? (
        <circle cx={LAMP_PLACES[2]} cy={LAMP_Y} r="9" fill="var(--lamp-lit)" />
      ) : (
        LAMP_PLACES.map((x, place) => <Lamp key={x} x={x} shows={lamps[place] ?? 'left'} />)
      )}
    </svg>
  );
}

/** What is left for a moment of a row that is answered or over, whatever it showed and whatever was answered. Decoration. */
export function Afterglow() {
  return (
    <div className={`${stage.picture} ${styles.afterglow}`} dir="ltr" aria-hidden="true">
      {LAMP_PLACES.map((x) => (
        <i key={x} style={{ left: `${x / 6.2}%` }} />
      ))}
    </div>
  );
}

/** A lamp that is lit, in the drawing of the case. */
export function Lamp({ x, shows }: { readonly x: number; readonly shows: Direction }) {
  const arrow =
    shows === 'left' ? 'M-30 0 L2 -28 V-11 H28 V11 H2 V28 Z' : 'M30 0 L-2 -28 V-11 H-28 V11 H-2 V28 Z';
  return (
    <g>
      <circle cx={x} cy={LAMP_Y} r="44" fill="var(--lamp-lit)" stroke="var(--lamp-glow)" strokeWidth="8" />
      <path d={arrow} transform={`translate(${x} ${LAMP_Y})`} fill="var(--board)" />
    </g>
  );
}
