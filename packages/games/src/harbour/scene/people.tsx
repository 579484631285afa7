/** Somebody at work, feet at `x`, `y`, 66 high. Everybody in the town is drawn alike but for clothes and skin. */
export function Worker({
  x,
  y,
  cloth,
  skin,
  waves = false,
  cheers = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly cloth: 'a' | 'b';
  readonly skin: 'a' | 'b';
  /** One arm up. */
  readonly waves?: boolean;
  /** Both arms up. */
  readonly cheers?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" fill="none">
      <path d="M-5 -26 V-2 M5 -26 V-2" stroke="var(--door)" strokeWidth="8" />
      <path
        d={waves || cheers ? 'M9 -44 L20 -64' : 'M9 -44 L14 -26'}
        stroke={`var(--skin-${skin})`}
        strokeWidth="6"
      />
      {cheers ? (
        <path d="M-9 -44 L-20 -64" stroke={`var(--skin-${skin})`} strokeWidth="6" />
      ) : (
        <path d="M-9 -44 L-14 -26" stroke={`var(--cloth-${cloth})`} strokeWidth="6" />
      )}
      <path d="M-11 -24 V-44 Q-11 -50 -4 -50 H4 Q11 -50 11 -44 V-24 Z" fill={`var(--cloth-${cloth})`} />
      <path d="M-11 -34 H11" stroke="var(--sail)" strokeWidth="3" strokeLinecap="butt" />
      <circle cx="0" cy="-58" r="8.5" fill={`var(--skin-${skin})`} />
      <path d="M-9 -60 Q-8 -69 0 -69 Q8 -69 9 -60 Z" fill="var(--stripe)" />
    </g>
  );
}
