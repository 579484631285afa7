import { memo } from 'react';
import styles from './voyage.module.css';

/** Where the lamps are, from the left; all at one height. */
export const LAMP_PLACES = [70, 190, 310, 430, 550] as const;
export const LAMP_Y = 128;

const CASE = `${LAMP_PLACES.map((x) => `M${x - 58} ${LAMP_Y} a58 58 0 1 1 116 0 a58 58 0 1 1 -116 0 Z`).join(' ')} M30 96 H590 V160 H30 Z`;

/**
 * The five dark lamps in their hoods, hung from a beam: what stays as it is from row to row, and is therefore drawn only
 * once. Never mirrored. Decoration: what is lit tells itself in words.
 */
export const LampCase = memo(function LampCase() {
  return (
    <svg className={styles.case} viewBox="0 0 620 200" aria-hidden="true" focusable="false" direction="ltr">
      <path
        d="M70 30 V76 M550 30 V76 M270 30 L310 4 L350 30"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="6"
      />
      <path d="M52 30 H568" stroke="var(--steel)" strokeWidth="14" strokeLinecap="round" />
      <path d="M52 26 H568" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.2" />
      {/* The case is thick: its lower side is seen, too. */}
      <path d={CASE} transform="translate(0 7)" fill="var(--board)" />
      <path d={CASE} fill="var(--board)" stroke="var(--board-edge)" strokeWidth="10" />
      <path d={CASE} fill="var(--board)" />
      {LAMP_PLACES.map((x) => (
        <g key={x} fill="none" strokeLinecap="round">
          <path
            d={`M${x - 50} 112 A52.5 52.5 0 0 1 ${x + 50} 112`}
            stroke="var(--board-edge)"
            strokeWidth="8"
          />
          <path d={`M${x - 38} 87 A56 56 0 0 1 ${x + 20} 76`} stroke="var(--lamp-rim)" strokeWidth="2" />
          <circle cx={x} cy={LAMP_Y} r="44" fill="var(--lamp-off)" stroke="var(--lamp-rim)" strokeWidth="4" />
          <circle cx={x} cy={LAMP_Y} r="29" stroke="var(--lamp-rim)" strokeWidth="1.5" opacity="0.4" />
          <path
            d={`M${x - 41} 120 A42 42 0 0 1 ${x + 41} 120 A54 36 0 0 0 ${x - 41} 120 Z`}
            fill="var(--board)"
            opacity="0.6"
          />
          <path
            d={`M${x - 30} 147 A35.500 35.500 0 0 0 ${x - 8} 162.600`}
            stroke="var(--lamp-rim)"
            strokeWidth="4"
          />
        </g>
      ))}
      {/* The one that counts is pointed at. */}
      <path
        d="M299 72 H321 L310 83 Z M299 184 H321 L310 173 Z"
        fill="var(--lamp-rim)"
        stroke="var(--board)"
        strokeWidth="3"
        paintOrder="stroke"
      />
    </svg>
  );
});
