import classes from './ladder-glyph.module.css';

interface LadderGlyphProps {
  /** Rungs that are filled, 0 to 6. */
  step?: number;
  /** Height in px; the glyph is as wide as 1.5 times its height. */
  size?: number;
  /** `band`: the text colour around it. `brand`: the logo. `quiet`: a drawing for empty pages. */
  tone?: 'band' | 'brand' | 'quiet';
  /** Read aloud; without it the glyph is decoration. */
  label?: string;
  /** Lets the rungs rise once, one after the other. */
  rising?: boolean;
}

const RUNGS = [0, 1, 2, 3, 4, 5] as const;
const heightOf = (rung: number) => 5 + rung * 2.2;

/** The six-step ladder: band glyph, logo, loading mark and the drawing of empty pages. */
export function LadderGlyph({ step = 6, size = 16, tone = 'band', label, rising = false }: LadderGlyphProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a label it is decoration and hidden
    <svg
      viewBox="0 0 24 16"
      width={size * 1.5}
      height={size}
      className={classes.glyph}
      data-tone={tone}
      data-rising={rising || undefined}
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      {RUNGS.map((rung) => (
        <rect
          key={rung}
          className={classes.rung}
          data-on={rung < step || undefined}
          style={{ '--rung': rung } as React.CSSProperties}
          x={rung * 4 + 0.5}
          y={16 - heightOf(rung)}
          width={3}
          height={heightOf(rung)}
          rx={1}
        />
      ))}
    </svg>
  );
}
