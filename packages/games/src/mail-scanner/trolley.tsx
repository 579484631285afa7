import { Crate } from '../harbour/scene/cargo.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { OpenSack, Sack } from './sack.tsx';

const BED = 236;
/** Sacks beside each other at the least: with fewer, what is left of the trolley holds something else. */
const FEWEST = 3;

/** Whether there is a crate where more sacks would stand. */
export const hasCrate = (sacks: number) => sacks < FEWEST;

/** Where each of so many sacks stands on the trolley. */
function placesOf(of: number): (sack: number) => string {
  const perRow = of > 5 ? Math.ceil(of / 2) : Math.max(FEWEST, of);
  const step = BED / perRow;
  const scale = Math.min(2.2, (step / 26) * 0.96);
  return (sack) => {
    const row = Math.floor(sack / perRow);
    const x = (sack % perRow) * step + (step - 26 * scale) / 2;
    return `translate(${x} ${-40 - (31 + 25 * row) * scale}) scale(${scale})`;
  };
}

/** The sacks number `from` to `to` - 1 as they stand on the trolley, those behind first. */
export function TrolleySacks({
  from = 0,
  to,
  of,
}: {
  readonly from?: number;
  readonly to: number;
  readonly of: number;
}) {
  const place = placesOf(of);
  const sacks = Array.from({ length: Math.max(0, to - from) }, (_, at) => to - 1 - at);
  return (
    <g>
      {sacks.map((sack) => (
        <g key={sack} transform={place(sack)}>
          <Sack />
        </g>
      ))}
    </g>
  );
}

/** The sack in hand, as full as its batch is through. */
export function SackInHand({
  at,
  of,
  thirds,
}: {
  readonly at: number;
  readonly of: number;
  readonly thirds: number;
}) {
  if (at >= of) return null;
  return (
    <g transform={placesOf(of)(at)}>
      <OpenSack thirds={thirds === 0 || thirds === 1 ? thirds : 2} />
    </g>
  );
}

/** The crate on the trolley. */
export function TrolleyCrate() {
  return (
    <g transform="translate(168 -104) scale(1.6)">
      <Crate x={0} y={0} />
    </g>
  );
}

/** What is waved with out on the quay, in the hand of whoever has drawn the trolley there. */
export function Kerchief({ className }: { readonly className?: string | undefined }) {
  return (
    <g transform="translate(318 0) scale(2.1) translate(20 -64)">
      <path
        className={className}
        d="M0 0 Q3 -6 9 -5 Q7.500 -2.500 10 1 Q5 0.500 0 0 Z"
        fill="var(--hull-line)"
        stroke="var(--steel)"
        strokeWidth="0.600"
        strokeLinejoin="round"
      />
    </g>
  );
}

/**
 * The trolley that the sacks go to, its wheels on 0, 0 and 236 wide, with room for a sack for each batch. Who draws it
 * waves once it is out on the quay.
 */
export function Trolley({ of, out }: { readonly of: number; readonly out: boolean }) {
  return (
    <g>
      <ellipse cx="160" cy="2" rx="172" ry="9" fill="var(--wall-shade)" />
      {!out && hasCrate(of) && <TrolleyCrate />}
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
        <Worker x={0} y={0} cloth="b" skin="a" waves={out} />
        <path d="M-8 -43 L-17 -44" stroke="var(--skin-a)" strokeWidth="6" strokeLinecap="round" />
      </g>
    </g>
  );
}
