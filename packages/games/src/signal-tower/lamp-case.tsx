import { memo } from 'react';
import styles from './tower-scene.module.css';

/** Where the lamps are, from the left; all at one height. */
export const LAMP_PLACES = [70, 190, 310, 430, 550] as const;
export const LAMP_Y = 128;

const CASE = `${LAMP_PLACES.map((x) => `M${x - 58} ${LAMP_Y} a58 58 0 1 1 116 0 a58 58 0 1 1 -116 0 Z`).join(' ')} M30 96 H590 V160 H30 Z`;

/** Posts of the railing on the gallery. */
const POSTS = Array.from({ length: 15 }, (_, at) => `M${30 + at * 40} 0 V-30`).join(' ');
/** The girder that the gallery lies on. */
const GIRDER = `M30 14 ${Array.from({ length: 14 }, (_, at) => `L${70 + at * 40} ${at % 2 ? 14 : 46}`).join(' ')} M70 46 H550`;

/**
 * The five dark lamps in their hoods under the gallery of the tower: what stays as it is from row to row, and is
 * therefore drawn only once. Never mirrored. Decoration: what is lit tells itself in words.
 */
export const LampCase = memo(function LampCase() {
  return (
    <svg className={styles.case} viewBox="0 0 620 200" aria-hidden="true" focusable="false" direction="ltr">
      <path d={`${POSTS} M22 -30 H598 M22 -14 H598`} fill="none" stroke="var(--steel)" strokeWidth="3.5" />
      <path d={GIRDER} fill="none" stroke="var(--steel)" strokeWidth="4" />
      <path
        d="M70 46 V76 M190 46 V76 M310 46 V76 M430 46 V76 M550 46 V76"
        stroke="var(--steel)"
        strokeWidth="8"
      />
      <rect x="10" width="600" height="14" rx="3" fill="var(--steel)" />
      <path d="M12 3 H608" stroke="#fff" strokeWidth="3" opacity="0.2" />
      <DarkLamps />
    </svg>
  );
});

/** What carries the gallery, behind the tower: stays from its head, struts from below. In the case's units. */
export const Bracing = memo(function Bracing() {
  return (
    <svg className={styles.case} viewBox="0 0 620 200" aria-hidden="true" focusable="false" direction="ltr">
      <path d="M310 -84 L28 -2 M310 -84 L592 -2" stroke="var(--steel)" strokeWidth="3" />
      <path
        d="M310 300 L130 160 M310 300 L490 160 M310 250 L190 160 M310 250 L430 160"
        stroke="var(--steel)"
        strokeWidth="9"
      />
    </svg>
  );
});

/** The case with its lamps, none of them lit, 620 wide. */
export function DarkLamps() {
  return (
    <g>
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
        d="M295 57 H325 L310 73 Z M295 201 H325 L310 185 Z"
        fill="var(--lamp-rim)"
        stroke="var(--board)"
        strokeWidth="3"
        paintOrder="stroke"
      />
    </g>
  );
}
