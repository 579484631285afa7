import styles from './light-string.module.css';

/**
 * Lights on a rope between two points of a drawing, for the end of a day: they come on one after the other, from the
 * first to the last. Lies over the drawing, in a box that is as large.
 */
export function LightString({
  from: [x1, y1],
  to: [x2, y2],
  bulbs,
  viewBox: [left, top, width, height],
  afterMs = 0,
  slack = 0.32,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bulbs: number;
  /** The drawing's own. */
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  /** When the first one comes on. */
  readonly afterMs?: number;
  /** How far it hangs down: twice that, as a share of its width. */
  readonly slack?: number;
}) {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + Math.abs(x2 - x1) * slack];
  return (
    <div className={styles.string} style={{ '--after': `${afterMs}ms` } as React.CSSProperties}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
        <path
          d={`M${x1} ${y1} Q${mx} ${my} ${x2} ${y2}`}
          stroke="var(--rope)"
          strokeWidth="1.8"
          fill="none"
        />
      </svg>
      {Array.from({ length: bulbs }, (_, at) => {
        const t = (at + 1) / (bulbs + 1);
        const u = 1 - t;
        const x = u * u * x1 + 2 * u * t * mx + t * t * x2;
        const y = u * u * y1 + 2 * u * t * my + t * t * y2;
        return (
          <svg
            key={x}
            className={styles.bulb}
            style={
              {
                '--at': at,
                left: `${((x - left) / width) * 100}%`,
                top: `${((y - top) / height) * 100}%`,
                inlineSize: `${(32 / width) * 100}%`,
              } as React.CSSProperties
            }
            viewBox="-16 -16 32 32"
            aria-hidden="true"
            focusable="false"
          >
            <circle r="15" fill="var(--glow)" opacity="0.13" />
            <circle r="9" fill="var(--glow)" opacity="0.22" />
            <circle r="4.4" fill="var(--lantern)" stroke="var(--rope)" strokeWidth="1" />
          </svg>
        );
      })}
    </div>
  );
}
