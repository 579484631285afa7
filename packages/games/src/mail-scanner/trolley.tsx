import { Crate } from '../harbour/scene/cargo.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import type { Sacks } from './batches.ts';
import { NoSack, Sack } from './sack.tsx';

const BED = 236;
/** Sacks beside each other at the least: with fewer, what is left of the trolley holds something else. */
const FEWEST = 3;

/**
 * The trolley that the sacks go to, its wheels on 0, 0 and 236 wide: a sack for each batch that is through, and room for
 * those to come.
 */
export function Trolley({ filled, of }: Sacks) {
  const perRow = of > 5 ? Math.ceil(of / 2) : Math.max(FEWEST, of);
  const step = BED / perRow;
  const scale = Math.min(2.2, (step / 26) * 0.96);
  const placeOf = (sack: number) => {
    const row = Math.floor(sack / perRow);
    const x = (sack % perRow) * step + (step - 26 * scale) / 2;
    return `translate(${x} ${-40 - (31 + 25 * row) * scale}) scale(${scale})`;
  };
  const sacks = Array.from({ length: of }, (_, sack) => sack);
  return (
    <g>
      <ellipse cx="150" cy="2" rx="190" ry="9" fill="var(--wall-shade)" />
      {of < FEWEST && (
        <g transform="translate(168 -104) scale(1.6)">
          <Crate x={0} y={0} />
        </g>
      )}
      {[...sacks].reverse().map((sack) => (
        <g key={sack} transform={placeOf(sack)}>
          {sack < filled ? <Sack /> : <NoSack />}
        </g>
      ))}
      <path d="M0 -40 H236 V-27 H0 Z" fill="var(--wood-shade)" />
      <path d="M0 -40 H236" stroke="var(--wood)" strokeWidth="4" />
      <path
        d="M232 -34 H254 L282 -94"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[44, 192].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="-17"
          r="14"
          fill="var(--hull)"
          stroke="var(--steel-light)"
          strokeWidth="5"
        />
      ))}
      <g transform="translate(318 0) scale(2.1)">
        <Worker x={0} y={0} cloth="b" skin="a" />
        <path d="M-8 -43 L-17 -44" stroke="var(--skin-a)" strokeWidth="6" strokeLinecap="round" />
      </g>
    </g>
  );
}
