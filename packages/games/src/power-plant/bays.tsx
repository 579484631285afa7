import { useId } from 'react';
import { bayOf, HALL, openingsOf } from './hall.ts';
import styles from './view.module.css';

/** Between the first bay that gets light and the last, ms, and between two where there are few. */
const ALL_WITHIN_MS = 2400;
const APART_MS = 420;

/** The light of lamps that have burned for a while is warmer. */
const LIGHTS = [
  'var(--lamp-lit)',
  'color-mix(in srgb, var(--lamp-lit), var(--lamp-glow) 45%)',
  'color-mix(in srgb, var(--lamp-lit), var(--lamp-glow) 20%)',
] as const;

/**
 * The bays of the shifts: what was started in those that were worked is seen in its light, the others are dark. A drawing
 * for each, so that light can come to one after the other.
 */
export function Bays({ worked, of }: { readonly worked: number; readonly of: number }) {
  const apart = Math.round(Math.min(APART_MS, ALL_WITHIN_MS / Math.max(1, worked)));
  return Array.from({ length: of }, (_, shift) => {
    const { x, y, width, height } = bayOf(shift, of);
    return (
      <svg
        key={`${x} ${y}`}
        className={styles.bay}
        viewBox={`0 0 ${width} ${height}`}
        style={
          {
            left: `${(x / HALL.all) * 100}%`,
            top: `${((y + 60) / 300) * 100}%`,
            width: `${(width / HALL.all) * 100}%`,
            '--wait': `${700 + Math.min(shift, worked) * apart}ms`,
          } as React.CSSProperties
        }
        aria-hidden="true"
        focusable="false"
      >
        <rect width={width} height={height} fill="var(--brick)" />
        {openingsOf(shift, of).map((opening, at) => (
          <Opening
            key={opening.x}
            {...opening}
            light={shift < worked ? LIGHTS[shift % LIGHTS.length] : undefined}
            manned={shift < worked && (shift + at) % 2 === 0}
          />
        ))}
      </svg>
    );
  });
}

/** An arch that one sees into the hall through: the wheel of a generator, the rail of the crane over it, and who minds it. */
function Opening({
  x,
  y,
  width,
  height,
  light,
  manned,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light: string | undefined;
  readonly manned: boolean;
}) {
  const id = useId();
  const right = x + width;
  const foot = y + height;
  const arch = Math.min(width * 0.4, height * 0.3);
  const r = Math.min(width * 0.34, height * 0.27);
  const lit = light !== undefined;
  const cx = x + width / 2;
  const cy = foot - r - 5;
  const bars = Math.max(1, Math.round(width / HALL.step));
  const uprights = Array.from({ length: bars - 1 }, (_, bar) => x + ((bar + 1) * width) / bars);
  // The rail of the crane; where an opening is narrow, its window has a bar for every floor.
  const rails = Array.from(
    { length: height > width * 1.6 ? Math.max(1, Math.floor((cy - r - 4 - y - arch) / HALL.rise) + 1) : 1 },
    (_, rail) => y + arch + rail * HALL.rise,
  );
  const outline = `M${x} ${foot} V${y + arch} Q${x} ${y} ${cx} ${y} Q${right} ${y} ${right} ${y + arch} V${foot} Z`;
  const blades = [0, 60, 120].map((turn) => {
    const a = ((turn + x) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
    return `M${cx - dx} ${cy - dy} L${cx + dx} ${cy + dy}`;
  });
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={lit ? 'var(--lamp-glow)' : 'var(--lamp-off)'} />
        <stop offset="0.55" stopColor={light ?? 'var(--board)'} />
      </linearGradient>
      <path d={outline} fill={`url(#${id})`} />
      <g fill="none" stroke={lit ? 'var(--board)' : 'var(--lamp-rim)'} strokeOpacity={lit ? 0.62 : 0.4}>
        <circle cx={cx} cy={cy} r={r} strokeWidth={Math.max(1.5, r * 0.2)} />
        <path d={blades.join('')} strokeWidth={Math.max(1, r * 0.12)} />
        <path
          d={`M${cx - r * 1.1} ${foot - 2} H${cx + r * 1.1} M${cx} ${cy} V${foot}`}
          strokeWidth={Math.max(2, r * 0.22)}
        />
      </g>
      {manned && width > 80 && (
        <path
          d={`M${right - 15} ${foot} v-11 q0 -5 4.5 -5 q4.5 0 4.5 5 v11 z M${right - 10.5} ${foot - 21.5} m-3.2 0 a3.2 3.2 0 1 0 6.4 0 a3.2 3.2 0 1 0 -6.4 0`}
          fill="var(--board)"
          fillOpacity="0.78"
        />
      )}
      <path
        d={`${rails.map((at) => `M${x} ${at} H${right}`).join('')}${uprights.map((at) => `M${at} ${y + arch * 0.3} V${y + arch}`).join('')}`}
        fill="none"
        stroke={lit ? 'var(--board)' : 'var(--lamp-rim)'}
        strokeOpacity={lit ? 0.7 : 0.4}
        strokeWidth="1.6"
      />
      <path d={outline} fill="none" stroke="var(--board)" strokeWidth="2" />
    </g>
  );
}
