import { memo } from 'react';
import styles from './view.module.css';

const COLUMNS = 20;
const ROWS = 5;
const STEP = 22;
const HALL_X = 60;
const HALL_Y = 96;

/** The plant by the water: of the hundred windows of its hall, as many are lit as shifts pay of a hundred. */
export const Plant = memo(function Plant({ chance }: { readonly chance: number }) {
  return (
    <svg className={styles.plant} viewBox="0 0 560 240" aria-hidden="true" focusable="false" direction="ltr">
      <path d="M0 226 H560 V240 H0 Z" fill="var(--quay-shade)" />
      <path d="M0 218 H560 V228 H0 Z" fill="var(--quay)" />
      <WindWheel />
      <circle className={styles.puff} cx="444" cy="10" r="9" fill="var(--cloud)" />
      <Chimney x={430} top={22} />
      <Chimney x={474} top={40} />
      <path
        d="M48 96 V84 L104 60 V84 L160 60 V84 L216 60 V84 L272 60 V84 L328 60 V84 L384 60 V84 L440 60 V84 L496 60 V84 L512 84 V96 Z"
        fill="var(--roof-c)"
      />
      <rect x="52" y="90" width="456" height="130" fill="var(--board)" />
      <rect x="52" y="90" width="456" height="130" fill="none" stroke="var(--board-edge)" strokeWidth="4" />
      {Array.from({ length: COLUMNS * ROWS }, (_, k) => (
        <Window key={windowKey(k)} at={k} lit={k < chance} />
      ))}
    </svg>
  );
});

function windowKey(k: number): string {
  return `${Math.floor(k / ROWS)}.${k % ROWS}`;
}

/** Windows fill column by column, so that the lit part can be read off like a bar. */
function Window({ at, lit }: { readonly at: number; readonly lit: boolean }) {
  const x = HALL_X + Math.floor(at / ROWS) * STEP + 4;
  const y = HALL_Y + (ROWS - 1 - (at % ROWS)) * STEP + 10;
  return (
    <rect
      x={x}
      y={y}
      width="14"
      height="15"
      rx="2"
      fill={lit ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
      stroke={lit ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
      strokeWidth="1.5"
    />
  );
}

function Chimney({ x, top }: { readonly x: number; readonly top: number }) {
  return (
    <g>
      <path d={`M${x} 84 L${x + 4} ${top} H${x + 22} L${x + 26} 84 Z`} fill="var(--wall-c)" />
      <path d={`M${x + 3} ${top + 12} H${x + 23} V${top + 22} H${x + 3} Z`} fill="var(--stripe)" />
      <rect x={x + 1} y={top - 5} width="24" height="7" rx="2" fill="var(--roof-b)" />
    </g>
  );
}

function WindWheel() {
  return (
    <g>
      <path d="M25 220 L29 70 H33 L37 220 Z" fill="var(--wall-a)" />
      <g className={styles.wheel} fill="var(--sail)" stroke="var(--steel-light)" strokeWidth="1">
        {[8, 128, 248].map((turn) => (
          <path
            key={turn}
            d="M-3 0 Q-6 -30 0 -56 Q6 -30 3 0 Z"
            transform={`translate(31 70) rotate(${turn})`}
          />
        ))}
      </g>
      <circle cx="31" cy="70" r="5" fill="var(--steel)" />
    </g>
  );
}
