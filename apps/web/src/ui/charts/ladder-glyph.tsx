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

/** The outline of one rung: 3 wide, round at its corners. */
function outline(rung: number): string {
  const height = heightOf(rung);
  const side = (height - 2).toFixed(1);
  return `M${rung * 4 + 1.5} ${(16 - height).toFixed(1)}h1a1 1 0 0 1 1 1v${side}a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-${side}a1 1 0 0 1 1-1z`;
}

const OUTLINES = RUNGS.map(outline);

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
      {rising ? (
        RUNGS.map((rung) => (
          <path
            key={rung}
            className={classes.rung}
            data-on={rung < step || undefined}
            style={{ '--rung': rung } as React.CSSProperties}
            d={OUTLINES[rung]}
          />
        ))
      ) : (
        // Lists have one in each row: two outlines instead of six.
        <>
          {step > 0 && <path className={classes.rung} data-on d={OUTLINES.slice(0, step).join('')} />}
          {step < RUNGS.length && <path className={classes.rung} d={OUTLINES.slice(step).join('')} />}
        </>
      )}
    </svg>
  );
}
