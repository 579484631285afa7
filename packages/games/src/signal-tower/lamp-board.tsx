import styles from '../harbour/trial-stage.module.css';
import type { Direction } from './core.ts';

const LAMPS = [70, 190, 310, 430, 550] as const;
const LAMP_Y = 128;

/**
 * The row of lamps on its beam. `lamps` null shows the dark row with the light to look at in the middle. A lamp is lit
 * with an arrow cut out of it, so shape alone tells; the drawing is never mirrored.
 */
export function LampBoard({
  lamps,
  label,
}: {
  readonly lamps: readonly Direction[] | null;
  readonly label: string;
}) {
  return (
    <svg className={styles.picture} viewBox="0 0 620 200" role="img" aria-label={label} direction="ltr">
      <path d="M60 30 H560" stroke="var(--steel)" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M100 30 V70 M520 30 V70 M270 30 L310 4 L350 30"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="6"
      />
      <rect
        x="4"
        y="62"
        width="612"
        height="132"
        rx="20"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="6"
      />
      <path d="M26 70 H594" stroke="var(--board-edge)" strokeWidth="3" strokeLinecap="round" />
      {[20, 600].map((x) => (
        <path
          key={x}
          d={`M${x} 80 v0.1 M${x} 176 v0.1`}
          stroke="var(--board-edge)"
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
      <path d="M298 70 H322 L310 82 Z M298 186 H322 L310 174 Z" fill="var(--lamp-rim)" />
      {LAMPS.map((x, place) => (
        <Lamp key={x} x={x} shows={lamps?.[place] ?? null} fixation={lamps === null && place === 2} />
      ))}
    </svg>
  );
}

function Lamp({
  x,
  shows,
  fixation,
}: {
  readonly x: number;
  readonly shows: Direction | null;
  readonly fixation: boolean;
}) {
  if (shows === null) {
    return (
      <g>
        <circle cx={x} cy={LAMP_Y} r="44" fill="var(--lamp-off)" stroke="var(--lamp-rim)" strokeWidth="4" />
        {fixation && <circle cx={x} cy={LAMP_Y} r="9" fill="var(--lamp-lit)" />}
      </g>
    );
  }
  const arrow =
    shows === 'left' ? 'M-30 0 L2 -28 V-11 H28 V11 H2 V28 Z' : 'M30 0 L-2 -28 V-11 H-28 V11 H-2 V28 Z';
  return (
    <g>
      <circle cx={x} cy={LAMP_Y} r="44" fill="var(--lamp-lit)" stroke="var(--lamp-glow)" strokeWidth="8" />
      <path d={arrow} transform={`translate(${x} ${LAMP_Y})`} fill="var(--board)" />
    </g>
  );
}
