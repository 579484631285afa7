import { Garland } from './light.tsx';
import { partsDone, type TownState } from './town-time.ts';

/** A crate 40 by 40, its upper left corner at `x`, `y`. */
export function Crate({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width="37"
        height="37"
        rx="2"
        fill="var(--crate)"
        stroke="var(--crate-shade)"
        strokeWidth="3"
      />
      <path
        d={`M${x + 4} ${y + 13} H${x + 36} M${x + 4} ${y + 27} H${x + 36}`}
        stroke="var(--crate-shade)"
        strokeWidth="3"
      />
    </g>
  );
}

/** The places on deck, filled from the stern on, the lower row first. */
const HOLD = [
  ...Array.from({ length: 6 }, (_, column) => [586 + column * 42, 650] as const),
  ...Array.from({ length: 5 }, (_, column) => [607 + column * 42, 610] as const),
  ...Array.from({ length: 3 }, (_, column) => [649 + column * 42, 570] as const),
];

/** The ship at the quay, x 560 to 960: it is laden as far as the session has come, and dressed with lights when all is done. */
export function CargoShip({ town }: { readonly town: Pick<TownState, 'done' | 'of'> }) {
  const laden = partsDone(town, HOLD.length);
  const ready = town.done >= town.of;
  return (
    <g>
      {HOLD.slice(0, laden).map(([x, y]) => (
        <Crate key={`${x} ${y}`} x={x} y={y} />
      ))}
      <path d="M862 606 V520" stroke="var(--door)" strokeWidth="5" strokeLinecap="round" />
      <path d="M862 522 L900 532 L862 543 Z" fill="var(--stripe)" />
      <rect x="846" y="606" width="88" height="84" rx="4" fill="var(--wall-a)" />
      <rect x="918" y="606" width="16" height="84" fill="var(--wall-shade)" />
      <rect x="838" y="596" width="104" height="13" rx="4" fill="var(--roof-a)" />
      {[858, 884, 910].map((x) => (
        <rect
          key={x}
          x={x}
          y="622"
          width="17"
          height="17"
          rx="2"
          fill={laden > 0 ? 'var(--window)' : 'var(--window-off)'}
        />
      ))}
      <rect x="866" y="654" width="18" height="36" rx="2" fill="var(--door)" />
      <path d="M560 688 H968 L934 752 H604 Q574 736 560 688 Z" fill="var(--hull)" />
      <path d="M566 700 H962" stroke="var(--hull-line)" strokeWidth="5" />
      <circle cx="590" cy="718" r="6" fill="none" stroke="var(--hull-line)" strokeWidth="3" />
      <path
        d="M590 764 h120 M760 764 h150 M640 776 h90"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {ready && <Garland from={[862, 524]} to={[572, 684]} bulbs={9} />}
    </g>
  );
}
