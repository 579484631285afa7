import { Worker } from '../harbour/scene/people.tsx';

/** Who keeps the light, in oilskin trousers; feet at `x`, `y`, 53 high: all doors here are for people of that size. */
export function Keeper({
  x,
  y,
  does = 'waves',
}: {
  readonly x: number;
  readonly y: number;
  readonly does?: 'waves' | 'looks' | 'walks';
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(.8)`}>
      <Worker x={0} y={0} cloth="a" skin="b" waves={does === 'waves'} />
      <path d="M-5 -24 V-3 M5 -24 V-3" stroke="var(--cloth-b)" strokeWidth="8" strokeLinecap="round" />
      <path d="M-8 -1 H-3 M3 -1 H8" stroke="var(--hull-line)" strokeWidth="3" strokeLinecap="round" />
      {does === 'looks' && (
        <g fill="none" strokeLinecap="round">
          <path d="M8 -57 L28 -51" stroke="var(--wood-shade)" strokeWidth="5" />
          <path d="M19 -54 L29 -51" stroke="var(--crane)" strokeWidth="7" strokeLinecap="butt" />
          <path d="M9 -43 L17 -46 L17 -53" stroke="var(--skin-b)" strokeWidth="6" strokeLinejoin="round" />
        </g>
      )}
    </g>
  );
}
